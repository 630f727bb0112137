// The household's schools for an answer: which of them a wish means, and the days of their calendars.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { emptyValue } from '#contract/kind-facts.ts';
import { SCHOOL_SETTINGS_ID, schoolSettings, type School } from '#contract/kinds/school.ts';
import { DAYS_OFF, SHORT_DAYS, type SchoolEventKind } from '#contract/shapes.ts';
import { kindOfSchoolEvent } from '#rules/calendar/events/school-kinds.ts';
import { FIRST_SCHOOL, schoolsOf, type HouseholdSchool } from '#rules/calendar/events/schools.ts';
import { isSchoolDay } from '#rules/school/school-day.ts';
import { TYPICAL } from '#rules/school/typical.ts';
import { addDays, formatTime, isWeekend } from '#rules/time/dates.ts';
import type { Offer } from '../../dialogue/state.ts';
import { stem, wordsOf } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { dayWords } from '../moments.ts';
import { childrenNamed, whomIn } from '../people.ts';
import type { Asked, Read } from '../plan.ts';
import { careNamed } from '../school-contact.ts';

type SchoolFacts = Omit<School, 'id' | 'createdAt' | 'updatedAt' | 'version'>;
export type OneSchool = SchoolFacts &
  HouseholdSchool & {
    /** Not stored yet: its first card makes it. */
    isNew?: boolean;
  };

export const READS: Read[] = [
  { tool: 'getSchoolSettings', input: {} },
  { tool: 'listSchools', input: {} },
];

/** The first school first. */
export const schoolsIn = ({ household }: Pick<Asked, 'household'>): OneSchool[] =>
  schoolsOf<SchoolFacts>(household.schoolSettings, household.schools, household.members);

export const nameOfSchool = ({ label }: OneSchool): string => quoted(label);

export const offerOfSchool = (school: OneSchool): Offer => ({
  label: nameOfSchool(school),
  choice:
    school.id === FIRST_SCHOOL
      ? { kind: 'school_settings', id: SCHOOL_SETTINGS_ID }
      : { kind: 'school', id: school.id },
});

const GENERIC = new Set(
  'school schools elementary middle high academy primary public charter the of and for st day homeschool home center learning early'
    .split(' ')
    .map(stem),
);

interface WhichSchools {
  schools: OneSchool[];
  /** A child who was named and is at none of the schools. */
  without?: FamilyMember;
}

/** The schools that a wish names, by their names or by their children; all of them where it names none. */
export function whichSchools(asked: Asked): WhichSchools {
  const all = schoolsIn(asked);
  const choice = asked.chosen['which'];
  if (typeof choice === 'object') {
    const id = choice.kind === 'school_settings' ? FIRST_SCHOOL : choice.id;
    const chosen = all.filter((school) => school.id === id);
    if (chosen.length > 0) return { schools: chosen };
  }
  const said = new Set(wordsOf(asked.text).map(stem));
  const named = all.filter(({ schoolName }) =>
    wordsOf(schoolName)
      .map(stem)
      .some((word) => !GENERIC.has(word) && said.has(word)),
  );
  if (named.length > 0) return { schools: named };
  const whom = whomIn(asked);
  if (whom.kind !== 'one' && whom.kind !== 'several') return { schools: all };
  const members = whom.kind === 'one' ? [whom.member] : whom.members;
  const children = members.filter(({ relationship }) => relationship === 'child');
  const own = all.filter((school) => children.some(({ id }) => school.children.includes(id)));
  const [first] = children;
  if (own.length === 0 && first && all.length > 0) return { schools: [], without: first };
  return { schools: own.length > 0 ? own : all };
}

/** A school that is not stored yet, for some children. */
export function newSchool(asked: Asked, children: readonly FamilyMember[], type = 'public'): OneSchool {
  const isFirst = asked.household.schoolSettings === null;
  const empty = Object.fromEntries(
    Object.entries(schoolSettings.fields).map(([name, field]) => [name, emptyValue(field)]),
  ) as SchoolFacts;
  const [child] = children;
  const care = careNamed(asked)?.name ?? '';
  const name = care || (child ? `${child.name}'s school` : 'School');
  return {
    ...empty,
    schoolType: type === 'homeschool' ? 'homeschool' : 'public',
    schoolName: isFirst ? care : type === 'homeschool' ? 'Homeschool' : name,
    id: isFirst ? FIRST_SCHOOL : 'new',
    label: type === 'homeschool' ? 'Homeschool' : isFirst ? care || 'School' : name,
    children: children.map(({ id }) => id),
    isNew: true,
  };
}

const [FIRST_AGE, LAST_AGE] = [5, 18] as const;
const isOfSchoolAge = ({ age }: FamilyMember): boolean => age !== null && age >= FIRST_AGE && age <= LAST_AGE;

/** Learns at home, by the notes or by lessons that are stored. */
const isTaughtAtHome = ({ household: { schoolDays } }: Asked, { id, notes }: FamilyMember): boolean =>
  /\bhome-?school/i.test(notes) || schoolDays.some(({ memberId }) => memberId === id);

/** 'They are off': the children who have lessons to come. */
function taught({ household: { members, schoolDays }, slots, facts }: Asked): FamilyMember[] {
  const coming = new Set(
    schoolDays.filter(({ date }) => date >= facts.today).map(({ memberId }) => memberId),
  );
  return slots.pronouns.includes('they') ? members.filter(({ id }) => coming.has(id)) : [];
}

/** The schools that a change is for; a new one where none is stored, or none for the child who is named. */
export function schoolsToChange(asked: Asked): { schools: OneSchool[]; isNew: boolean } {
  const { schools, without } = whichSchools(asked);
  if (schools.length > 0) return { schools, isNew: false };
  const whom = whomIn(asked, { usesFocus: false });
  const theirs = taught(asked);
  const [said] = asked.slots.people.map((one) => one.said.toLowerCase());
  const isSaid = said !== undefined && asked.text.toLowerCase().includes(said);
  const named =
    whom.kind === 'one'
      ? isSaid || !theirs.includes(whom.member)
        ? [whom.member]
        : theirs
      : whom.kind === 'several'
        ? whom.members
        : asked.slots.groups.length > 0
          ? (childrenNamed(asked, isOfSchoolAge) ?? asked.household.members.filter(isOfSchoolAge))
          : (careNamed(asked)?.children ?? theirs);
  const children = without ? [without] : named.filter(({ relationship }) => relationship === 'child');
  const isHome = children.length > 0 && children.every((child) => isTaughtAtHome(asked, child));
  return { schools: [newSchool(asked, children, isHome ? 'homeschool' : 'public')], isNew: true };
}

/** An entry of a school's calendar, or one of its breaks. */
export interface Entry {
  title: string;
  start: string;
  end: string;
  kind: SchoolEventKind;
  time?: string | undefined;
  note: string;
  isTypical: boolean;
}

/** In the order of their dates. */
export function entriesOf({ breaks, foundCalendar }: OneSchool): Entry[] {
  const found = (foundCalendar?.events ?? []).map((event): Entry => {
    const isTypical = event.qualifier === TYPICAL;
    return {
      title: event.event,
      start: event.date,
      end: event.endDate ?? event.date,
      kind: kindOfSchoolEvent(event),
      time: event.time,
      note: isTypical ? '' : (event.qualifier ?? ''),
      isTypical,
    };
  });
  const own = breaks.map(({ name, startDate, endDate, description = '' }): Entry => ({
    title: name || 'Break',
    start: startDate,
    end: endDate,
    kind: 'break',
    note: description,
    isTypical: false,
  }));
  return [...found, ...own].toSorted(
    (one, other) => Number(one.start > other.start) - Number(one.start < other.start),
  );
}

export const isOff = ({ kind }: Entry): boolean => DAYS_OFF.includes(kind);
export const isShort = ({ kind }: Entry): boolean => SHORT_DAYS.includes(kind);
export const covers = ({ start, end }: Pick<Entry, 'start' | 'end'>, date: string): boolean =>
  start <= date && date <= end;

/** 'Winter Break, Monday, December 21 to Friday, January 1' */
export function entryWords({ title, start, end, time, note }: Entry, today: string): string {
  const days =
    start === end ? dayWords(start, today) : `${dayWords(start, today)} to ${dayWords(end, today)}`;
  return `${quoted(title)}, ${days}${time ? ` at ${formatTime(time)}` : ''}${note ? ` (${quoted(note)})` : ''}`;
}

const SUMMER_DAYS = 60;

export type DayAt =
  | { kind: 'off'; why: string }
  | { kind: 'short'; entry: Entry }
  | { kind: 'school' | 'unknown'; beyond?: string };

/** The day of a school as far as its confirmed calendar tells. */
export function dayAt(school: OneSchool, date: string): DayAt {
  if (isWeekend(date) && !isSchoolDay(school, date)) return { kind: 'off', why: "it's the weekend" };
  if (!school.calendarConfirmed) return { kind: 'unknown' };
  const entries = entriesOf(school);
  const off = entries.find((entry) => isOff(entry) && covers(entry, date));
  const last = (school.foundCalendar?.events ?? [])
    .map((event) => event.endDate ?? event.date)
    .toSorted()
    .at(-1);
  // Far behind its last entry a calendar says nothing about a day.
  if (last !== undefined && addDays(last, SUMMER_DAYS) < date) return { kind: 'unknown', beyond: last };
  if (!isSchoolDay(school, date))
    return { kind: 'off', why: off ? quoted(off.title) : "it's outside the school year" };
  if (last !== undefined && last < date) return { kind: 'unknown', beyond: last };
  const short = entries.find((entry) => isShort(entry) && covers(entry, date));
  return short ? { kind: 'short', entry: short } : { kind: 'school' };
}

/** The next day with school after a date; undefined where the calendar does not reach so far. */
export function nextSchoolDay(school: OneSchool, after: string): string | undefined {
  return Array.from({ length: 120 }, (_, day) => addDays(after, day + 1)).find((date) => {
    const { kind } = dayAt(school, date);
    return kind === 'school' || kind === 'short';
  });
}

const LONGEST_WEEKEND = 5;
/** The day after a break: by the calendar, and where that ends before it by the break itself. */
export const backAfter = (school: OneSchool, end: string): string | undefined =>
  nextSchoolDay(school, end) ??
  Array.from({ length: LONGEST_WEEKEND }, (_, day) => addDays(end, day + 1)).find(
    (date) => dayAt(school, date).kind === 'unknown',
  );

/** Said where nobody has confirmed a calendar. */
export function unconfirmed(schools: readonly OneSchool[]): string {
  const found = schools.some(({ foundCalendar }) => (foundCalendar?.events ?? []).length > 0);
  const names = listed(schools.map(nameOfSchool));
  return found
    ? `The dates found for ${names} still wait for your check, so I don't go by them yet. Confirm them on the School page.`
    : `No calendar is confirmed for ${names} yet, so I can't tell its days off. Add or confirm it on the School page.`;
}
