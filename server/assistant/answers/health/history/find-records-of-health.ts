// Finds the entries of the health history that a wish means: by vaccine, test or condition, by person, day and doctor.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { addDays, daysBetween } from '#rules/time/dates.ts';
import {
  ANY_VACCINE,
  categoryOf,
  titleOfRecord,
  wordsOfVaccine,
} from '../../../reading/taggers/health-words.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { stem } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import { best, byWords, wordSet, wordsOfVisits } from '../../find-records.ts';
import { dayWords, isWithin } from '../../moments.ts';
import { forWhom } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { askWhich, forPeople, ofPeople, ownersOf, pickedOf, reading, type OfPeople } from '../narrow.ts';
import { contactsNamed } from '../contacts/prescriber.ts';
import testNames from '../data/test-names.json' with { type: 'json' };
import { changedInProfile } from './profile-conditions.ts';
import { plainRole } from '../contacts/visit-words.ts';
import recordWords from '../data/record-words.json' with { type: 'json' };

export const RECORD_READS = reading('listFamilyMembers', 'listMedicalRecords');

export type Category = NonNullable<MedicalRecord['category']>;
const CATEGORIES: readonly Category[] = ['vaccination', 'test_result', 'diagnosis', 'procedure', 'allergy'];
const ANY_WORD: readonly (readonly [Category, RegExp])[] = [
  ['vaccination', /\b(?:shots?|vaccin\w+|immuni[sz]\w+|boosters?|jabs?)\b/i],
  ['procedure', /\b(?:surger(?:y|ies)|procedures?|operations?)\b/i],
  ['diagnosis', /\bdiagnos\w+\b/i],
  ['test_result', /\b(?:tests|test results?|lab results?|labs)\b/i],
];

/** Words that name an illness as well as its vaccine. */
const ILLNESS =
  /^(?:flu|covid|coronavirus|rsv|measles|mumps|rubella|polio|meningitis|varicella|diphtheria|hepatitis [ab]|hep [ab])$/i;
const SHOT = /\b(?:shots?|vaccin\w*|immuni[sz]\w*|boosters?|jabs?|doses?)\b/i;
const ILL =
  /\b(?:positive|negative|tested|test|diagnos\w+|sick|caught|came down|down with|has|had|have|got over|having)\b/i;

/** 'Tested positive for covid' names no vaccine. */
const isIllness = (text: string, said: string): boolean =>
  ILLNESS.test(said) && !SHOT.test(text) && ILL.test(text);
export const shotsIn = ({ slots, text }: Pick<Asked, 'slots' | 'text'>): Asked['slots']['vaccines'] =>
  slots.vaccines.filter(({ said }) => !isIllness(text, said));
export const conditionsIn = ({
  slots,
  text,
}: Pick<Asked, 'slots' | 'text'>): Asked['slots']['conditions'] => [
  ...slots.conditions,
  ...slots.vaccines.filter(({ said }) => isIllness(text, said)).map((one) => ({ ...one, name: one.said })),
];

/** The category that the words of a wish belong to. */
export function categoryIn({ slots, text }: Pick<Asked, 'slots' | 'text'>): Category | undefined {
  if (shotsIn({ slots, text }).length > 0) return 'vaccination';
  const named = slots.records.flatMap(({ name }) => categoryOf(name.toLowerCase()) ?? [])[0];
  return CATEGORIES.find((one) => one === named) ?? ANY_WORD.find(([, words]) => words.test(text))?.[0];
}

const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b|\d[/.-]\d/i;

/** The same day of the month before; its last one where it is shorter. */
function monthBefore(date: string): string {
  const lastOfBefore = addDays(`${date.slice(0, 7)}-01`, -1);
  return `${lastOfBefore.slice(0, 8)}${date.slice(8) <= lastOfBefore.slice(8) ? date.slice(8) : lastOfBefore.slice(8)}`;
}

/** A past day behind what is read as one to come: 'got her shot Tuesday' was last Tuesday. */
export function pastDay(day: SpokenDay, today: string, text = ''): SpokenDay {
  if (day.date <= today) return day;
  const back = (date: string): string => {
    const weekBefore = addDays(date, -7);
    if (weekBefore <= today) return weekBefore;
    // 'The 12th' of no month was this month's or the last one's.
    if (!MONTH.test(text) && addDays(today, 31) >= date) return monthBefore(date);
    return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  };
  return {
    ...day,
    date: back(day.date),
    ...(day.endDate === undefined ? {} : { endDate: back(day.endDate) }),
  };
}

const COMMON = new Set(recordWords.common);

const OF_BLOOD: ReadonlySet<string> = new Set(
  ['pressure', 'sugar', 'type', 'group', 'count', 'clot', 'thinner'].map(stem),
);

/** Words that tell one thing from another: 'mmr', 'measles'; not 'shot'. */
function telling(texts: readonly string[]): Set<string> {
  const words = [...wordSet(...texts)].filter((word) => !COMMON.has(word));
  // 'Blood pressure' is no other thing of the blood.
  const isMeasure = words.some((word) => OF_BLOOD.has(word));
  return new Set(isMeasure ? words.filter((word) => word !== 'blood') : words);
}

const PLAIN_TESTS = testNames.map(({ plain, names }) => ({
  said: new RegExp(
    `\\b(?:${plain}) (?:tests?|checks?|scans?|labs?|results?|levels?|screening|numbers?)\\b`,
    'i',
  ),
  names: names.split(', '),
}));

/** The names of a test that is called by what it is of: 'his lung test' is a spirometry. */
const testsOf = (text: string): Set<string>[] =>
  PLAIN_TESTS.filter(({ said }) => said.test(text)).map(({ names }) => telling(names));

/** The words by which a record may call each thing that is named. */
function namedThings(asked: Asked): Set<string>[] {
  const { slots } = asked;
  const visits = telling([...wordsOfVisits(asked)]);
  return [
    ...shotsIn(asked)
      .filter(({ name }) => name !== ANY_VACCINE)
      .map(({ name }) => telling([name, ...wordsOfVaccine(name)])),
    ...[...slots.records, ...conditionsIn(asked)].map(({ said, name }) =>
      telling([said, name, titleOfRecord(name.toLowerCase()) ?? '']),
    ),
    ...(slots.visits.length > 0 ? [visits] : []),
    ...testsOf(asked.text),
  ].filter((words) => words.size > 0);
}

export interface FoundRecords extends OfPeople<MedicalRecord> {
  /** The words for the entry, as typed: 'mmr'. */
  said: string | undefined;
}

/** 'MMR', 'flu shot', 'x-ray' */
function saidOf(asked: Asked): string | undefined {
  const { slots } = asked;
  const [vaccine] = shotsIn(asked);
  if (vaccine) return vaccine.name === ANY_VACCINE ? vaccine.said : plainRole(vaccine.name);
  return [...slots.records, ...conditionsIn(asked), ...slots.visits][0]?.said;
}

const newest = (records: readonly MedicalRecord[]): MedicalRecord[] =>
  records.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));

/** Records that one of the named things is about; a chickenpox shot is no chickenpox. */
function ofThings(asked: Asked, things: readonly Set<string>[]): MedicalRecord[] {
  const isShot = shotsIn(asked).length > 0;
  const records = asked.household.records.filter(
    ({ category }) => !isShot || category === null || category === 'vaccination',
  );
  const described = records.map((record) => ({ record, words: wordSet(record.title, record.description) }));
  // Words of the title count before those of the description.
  const found = things.flatMap((words) => {
    const inTitle = described.filter(({ record }) =>
      [...wordSet(record.title)].some((own) => words.has(own)),
    );
    const all =
      inTitle.length > 0
        ? inTitle
        : described.filter(({ words: own }) => [...own].some((word) => words.has(word)));
    return all.map(({ record }) => record);
  });
  const unique = [...new Set(found)];
  if (unique.length < 2 || isShot) return unique;
  // Left or right, first or second: the rest of the words decides.
  const ranked = best(
    byWords(
      asked.text,
      unique.map((record) => ({ record, words: wordSet(record.title) })),
    ),
  );
  return ranked.length > 0 ? ranked : unique;
}

/** The entries a wish means, the newest first. */
export function findRecords(asked: Asked, { dayMatters = true } = {}): FoundRecords {
  const { household, slots, facts, focus } = asked;
  const picked = pickedOf(asked, 'medical_record', household.records);
  if (picked) return { records: [picked], people: [], elsewhere: [], said: undefined };
  const things = namedThings(asked);
  const said = saidOf(asked);
  const category = categoryIn(asked);
  let records: MedicalRecord[] = [...household.records];
  if (things.length > 0) records = ofThings(asked, things);
  else {
    const loose = best(
      byWords(
        slots.loose.join(' '),
        records.map((record) => ({ record, words: telling([record.title, record.description]) })),
      ),
    );
    const focused = records.find(({ id }) => id === focus.medical_record);
    if (loose.length > 0) records = loose;
    else if (category === undefined && focused && slots.days.length === 0 && slots.people.length === 0)
      records = [focused];
    else if (category !== undefined) records = records.filter((record) => record.category === category);
  }
  const doctors = contactsNamed(asked).map(({ name }) => name.toLowerCase().split(/\s+/).at(-1) ?? '');
  const byDoctor = records.filter(({ provider }) =>
    doctors.some((name) => provider.toLowerCase().includes(name)),
  );
  if (byDoctor.length > 0) records = byDoctor;
  const days = slots.days.map((day) => pastDay(day, facts.today, asked.text));
  const onDay = records.filter(({ date }) => date !== null && days.some((day) => isWithin(date, day)));
  if (dayMatters && (onDay.length > 0 || (days.length > 0 && things.length === 0))) records = onDay;
  return {
    ...ofPeople(asked, newest(records)),
    said: things.length > 0 || category !== undefined ? said : undefined,
  };
}

const NEAR_DAYS = 14;
/** 'September 30'; the weekday only of the last days. */
export function recordDay(date: string, today: string): string {
  const words = dayWords(date, today);
  return Math.abs(daysBetween(date, today)) <= NEAR_DAYS ? words : words.slice(words.indexOf(', ') + 2);
}

/** 'Flu shot for Mia, October 12' */
export const recordLabel =
  (asked: Asked) =>
  ({ title, familyMemberId, date }: MedicalRecord): string =>
    [
      `${quoted(title)}${forWhom(asked, familyMemberId)}`,
      date === null ? 'no date' : recordDay(date, asked.facts.today),
    ].join(', ');

/** The one entry a change is about, or the question or the sentence why there is none. */
export function oneRecord(
  asked: Asked,
  verb: string,
  options: { dayMatters?: boolean } = {},
): MedicalRecord | Plan {
  const { records, people, elsewhere, said } = findRecords(asked, options);
  const [one, ...others] = records;
  if (one && others.length === 0) return one;
  if (one)
    return {
      ...askWhich('medical_record', records, recordLabel(asked), `Which entry should I ${verb}?`),
      reads: RECORD_READS,
    };
  const what = said === undefined ? 'such entry' : quoted(said);
  const other =
    elsewhere.length > 0 && said !== undefined ? ` There's one for ${ownersOf(asked, elsewhere)}.` : '';
  return {
    text: `No ${what}${forPeople(asked, people)} is in the health history, so there's nothing to ${verb}.${other}${changedInProfile(asked, people, said)}`,
    reads: RECORD_READS,
  };
}
