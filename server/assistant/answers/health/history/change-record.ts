// Prepares cards that change or remove entries of the health history.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { ANY_VACCINE } from '../../../reading/taggers/health-words.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { capital, listed } from '../../../text/say.ts';
import { isPlan } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { anotherEntry } from './another-entry.ts';
import { ownRecord } from './ask-records.ts';
import { findRecords, oneRecord, pastDay, recordLabel, RECORD_READS } from './find-records-of-health.ts';
import { injuryNamed, reworded, valuesIn } from './record-entries.ts';
import { measuresIn } from '../../../reading/taggers/measures.ts';
import { cardWords, changedOf, forPeople, isDenied, lastWritten, peopleOf } from '../narrow.ts';
import { asSentences } from '../own-words.ts';
import { providerOf } from '../contacts/prescriber.ts';
import { wordingFor } from '../../wording.ts';

const focusOn = ({ id, familyMemberId }: MedicalRecord): Plan['focus'] => ({
  medical_record: id,
  ...(familyMemberId === null ? {} : { family_member: familyMemberId }),
});

/** 'July 5 not the 4th' of an entry of last year is in that year. */
function inYearOf(stored: string | null, day: SpokenDay, text: string, today: string): string {
  const past = pastDay(day, today, text).date;
  const isOfMonth = !/\b(?:mon|tues|wednes|thurs|fri|satur|sun|yester|to)day\b|\b\d{4}\b|\bago\b/i.test(text);
  return stored !== null && isOfMonth ? `${stored.slice(0, 4)}${past.slice(4)}` : past;
}

/** The day said that the entry does not have yet; of two, the one not denied. */
function newDate({ slots, facts, text }: Asked, { date }: MedicalRecord): string | undefined {
  const days = slots.days
    .map((day) => ({ ...day, date: inYearOf(date, day, text, facts.today) }))
    .filter((day) => day.endDate === undefined && day.date !== date);
  const [first] = days;
  return /^\s*(?:not|it wasn)/i.test(text) ? days.at(-1)?.date : first?.date;
}

const YEAR = '((?:19|20)\\d\\d)';
const YEARS = new RegExp(
  `\\b${YEAR},? (?:and )?not (?:in )?${YEAR}\\b|\\bnot (?:in )?${YEAR},? (?:but |it was |its )?(?:in )?${YEAR}\\b`,
  'i',
);
/** '2018, not 2019' of an entry of 2019: the same day of the other year. */
function newYear({ text }: Asked, { date }: MedicalRecord): string | undefined {
  const [said, one, notThat, notThis, other] = YEARS.exec(text) ?? [];
  const [year, old] = [one ?? other, notThat ?? notThis];
  return said !== undefined && year !== undefined && old !== undefined && date?.startsWith(old)
    ? `${year}${date.slice(4)}`
    : undefined;
}

/** The right person of an entry that was stored with somebody else. */
function newPerson(asked: Asked, { familyMemberId }: MedicalRecord): string | undefined {
  const people = peopleOf(asked);
  const others = people.filter(({ id, name }) => id !== familyMemberId && !isDenied(asked.text, name));
  const speaksOfIt = people.length > 1 || /\bwrong (?:kid|person|one|child)\b|\bunder\b/i.test(asked.text);
  return speaksOfIt ? others.at(-1)?.id : undefined;
}

const RESULT = /\b(positive|negative|normal|abnormal|all clear|inconclusive)\b/gi;
const OVER = /\b(resolved|healed|gone|cleared up|over)\b/i;
const NOTE = /\b(?:note|notes|add to)\b[^:]*:\s*(.+)$/i;
const NOTE_LIKE = /\b(?:saying|note that|add that|it says|says|should say|with)\s+(.+)$/i;
const SIDE = /\b(?:left|right)\b/gi;

function otherSide(asked: Asked, record: MedicalRecord): Partial<MedicalRecord> {
  const [title, description] = [reworded(asked.text, record.title), reworded(asked.text, record.description)];
  if (title !== record.title || description !== record.description) return { title, description };
  const [side] = asked.text.match(SIDE) ?? [];
  const isNew = side !== undefined && !/\b(?:left|right)\b/i.test(`${title} ${description}`);
  if (!isNew) return {};
  const [first = '', ...rest] = title.split(' ');
  return injuryNamed(first)
    ? { title: [first, side.toLowerCase(), ...rest].join(' ') }
    : { description: asSentences([description, capital(side.toLowerCase())]) };
}

function newDescription(asked: Asked, { description, category }: MedicalRecord): string | undefined {
  const { text } = asked;
  const note = NOTE.exec(text)?.[1];
  if (note !== undefined) return asSentences([description, note]);
  const results = [...text.matchAll(RESULT)].map(([found]) => found);
  const result = results.find((found) => !isDenied(text, found));
  if (result !== undefined) {
    const isOne = [...description.matchAll(RESULT)].length === 1;
    return isOne
      ? description.replace(RESULT, capital(result.toLowerCase()))
      : asSentences([description, result]);
  }
  const value = valuesIn(asked).findLast((one) => !isDenied(text, one));
  const stored = measuresIn(description)[0] ?? /\d+(?:[.,]\d+)?/.exec(description)?.[0];
  if (category === 'test_result' && value !== undefined)
    return stored === undefined ? asSentences([description, value]) : description.replace(stored, value);
  const over = OVER.exec(text)?.[1];
  if (over !== undefined)
    return asSentences([description, over.toLowerCase() === 'healed' ? 'Healed' : 'Resolved']);
  return undefined;
}

/** 'It was Tdap not tetanus': the name that the entry does not have. */
function newTitle({ slots, text }: Asked, { title, category }: MedicalRecord): string | undefined {
  const vaccines = slots.vaccines
    .filter(({ name, said }) => name !== ANY_VACCINE && !isDenied(text, said))
    .map(({ name }) => name);
  const conditions = slots.conditions
    .filter(({ said }) => !isDenied(text, said))
    .map(({ said }) => capital(said.toLowerCase()));
  const count = slots.vaccines.length + slots.conditions.length + slots.records.length;
  const changes = category === 'vaccination' ? vaccines : conditions;
  return count > 1 || /\b(?:changed the diagnosis to|its actually|rename)\b/i.test(text)
    ? changes.find((one) => one.toLowerCase() !== title.toLowerCase())
    : undefined;
}

function changesOf(asked: Asked, record: MedicalRecord): Record<string, unknown> {
  const note = NOTE.test(asked.text);
  const wanted = {
    ...otherSide(asked, record),
    ...(newTitle(asked, record) === undefined ? {} : { title: newTitle(asked, record) }),
    // A note's own days and doctors are part of the note.
    date: note ? undefined : (newYear(asked, record) ?? newDate(asked, record)),
    provider: note ? undefined : providerOf(asked),
    familyMemberId: newPerson(asked, record),
    ...(newDescription(asked, record) === undefined ? {} : { description: newDescription(asked, record) }),
  };
  if (typeof asked.chosen['data'] === 'string' && Object.values(wanted).every((value) => value === undefined))
    wanted.description = asSentences([record.description, asked.chosen['data']]);
  return changedOf(record, wanted);
}

/** The entry to change: the one of the day named as the wrong one, where several fit; with the wrong person, too. */
function toChange(asked: Asked): MedicalRecord | Plan {
  const found = findRecords(asked, { dayMatters: false });
  const days = asked.slots.days.map((day) => pastDay(day, asked.facts.today, asked.text).date);
  const ofDay = found.records.filter(({ date }) => date !== null && days.includes(date));
  if (found.records.length > 1 && ofDay.length === 1 && ofDay[0]) return ofDay[0];
  const [other, ...more] = found.elsewhere;
  const isWrongPerson = /\bwrong (?:kid|person|child)\b|\bnot\b|\bunder\b/i.test(asked.text);
  if (other && more.length === 0 && isWrongPerson) return other;
  const written = found.said === undefined ? lastWritten(asked, asked.household.records, 'title') : undefined;
  if (written) return written;
  // 'Dr. Amari, not Dr. Patel, did it' names the doctor it is not stored with, too.
  return oneRecord(asked, 'change', { dayMatters: false });
}

export function recordChange(asked: Asked): Plan {
  const one = toChange(asked);
  if (isPlan(one)) return one;
  const another = anotherEntry(asked, one);
  if (another) return another;
  const changes = changesOf(asked, one);
  const own = ownRecord(asked, one);
  if (Object.keys(changes).length === 0) {
    const said = NOTE_LIKE.exec(asked.text)?.[1];
    if (said === undefined)
      return {
        text: `What should change on ${own}? Tell me the day, the doctor, the person or what was found.`,
        asked: 'data',
        reads: RECORD_READS,
        focus: focusOn(one),
      };
    changes['description'] = asSentences([one.description, said]);
  }
  return {
    text: `${wordingFor(asked.said, [`This corrects ${own}.`, `One change to ${own}.`, `${capital(own)}, old and new side by side.`])} ${cardWords(asked)}`,
    reads: RECORD_READS,
    cards: [{ tool: 'updateMedicalRecord', input: { id: one.id, ...changes } }],
    isAccounted: true,
    focus: focusOn(one),
  };
}

const ALL = /\b(?:all|both|everything|entries|whole)\b|\bclear\b.*\bhistory\b/i;
const TWICE = /\b(?:twice|double|duplicate|logged it too|two of)\b/i;

/** Of two equal entries the newer one. */
function doubled(asked: Asked): MedicalRecord | undefined {
  if (!TWICE.test(asked.text)) return undefined;
  const sorted = findRecords(asked).records.toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return sorted.find((one, at) =>
    sorted
      .slice(at + 1)
      .some(
        (other) =>
          other.title === one.title && other.familyMemberId === one.familyMemberId && other.date === one.date,
      ),
  );
}

export function recordRemove(asked: Asked): Plan {
  const { records } = findRecords(asked);
  const several = ALL.test(asked.text) && records.length > 1 ? records : undefined;
  const one = several ?? doubled(asked) ?? oneRecord(asked, 'remove');
  if (!Array.isArray(one) && isPlan(one)) return one;
  const gone = Array.isArray(one) ? one : [one];
  const what =
    gone.length > 4
      ? `${gone.length} entries${forPeople(asked, peopleOf(asked))}`
      : listed(gone.map(recordLabel(asked)), 'and');
  return {
    text: `This removes ${what} from the health history. ${cardWords(asked)}`,
    reads: RECORD_READS,
    cards: gone.map(({ id }) => ({ tool: 'deleteMedicalRecord', input: { id } })),
  };
}
