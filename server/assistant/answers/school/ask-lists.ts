// Entries of school calendars as an answer tells them: a list, or one break with its days.
import { daysBetween, formatTime } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { quoted } from '../../text/say.ts';
import { dayWords, howFar } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import {
  backAfter,
  entriesOf,
  entryWords,
  isOff,
  nameOfSchool,
  READS,
  type Entry,
  type OneSchool,
} from './schools.ts';

const MOST = 6;

export interface Dated extends Entry {
  school: OneSchool;
}

export const allEntries = (schools: readonly OneSchool[]): Dated[] =>
  schools
    .filter(({ calendarConfirmed }) => calendarConfirmed)
    .flatMap((school) => entriesOf(school).map((entry) => ({ ...entry, school })))
    .toSorted((one, other) => Number(one.start > other.start) - Number(one.start < other.start));

/** Several days that a question names: 'in December', 'next week'. */
export const rangeOf = ({ slots }: Asked): SpokenDay | undefined =>
  slots.days.find(({ endDate }) => endDate !== undefined);

export const inRange = ({ start, end }: Entry, { date, endDate = date }: SpokenDay): boolean =>
  start <= endDate && end >= date;

export const rangeWords = ({ date, endDate = date }: SpokenDay, today: string): string =>
  `${dayWords(date, today)} to ${dayWords(endDate, today)}`;

const withSchool = (entry: Dated, several: boolean, today: string): string =>
  `${entryWords(entry, today)}${several ? `, at ${nameOfSchool(entry.school)}` : ''}`;

/** Entries as lines, or one in a sentence. */
export function listPlan(
  asked: Asked,
  schools: readonly OneSchool[],
  found: readonly Dated[],
  { none, one, opening }: { none: string; one: string; opening: string },
): Plan {
  const { today } = asked.facts;
  const [first] = found;
  if (!first) return { text: none, reads: READS };
  const focus = { day: first.start };
  const several = schools.length > 1;
  if (found.length === 1)
    return { text: `${one} ${withSchool(first, several, today)}.`, reads: READS, focus };
  const lines = found.slice(0, MOST).map((entry) => `- ${withSchool(entry, several, today)}`);
  const more = found.length > MOST ? `\n- and ${found.length - MOST} more on the School page` : '';
  return { text: `${opening}\n\n${lines.join('\n')}${more}`, reads: READS, focus };
}

/** ', in 3 days'; nothing for a day far off. */
const soon = (date: string, today: string): string => {
  const away = daysBetween(today, date);
  return away >= 0 && away <= 35 ? `, ${howFar(date, today)}` : '';
};

/** 'Winter Break runs from … to …, 12 days. School is back on …' */
export function breakPlan(asked: Asked, entry: Dated): Plan {
  const { today } = asked.facts;
  const { start, end, school } = entry;
  const title = quoted(entry.title);
  const back = isOff(entry) ? backAfter(school, end) : undefined;
  const again = back ? ` School is back on ${dayWords(back, today)}.` : '';
  const focus = { day: start };
  const days = daysBetween(start, end) + 1;
  const time = entry.time ? ` at ${formatTime(entry.time)}` : '';
  if (days === 1) {
    const off = isOff(entry) ? ', and there is no school' : '';
    const note = entry.note ? ` Noted with it is “${quoted(entry.note)}”.` : '';
    const when = soon(start, today);
    const verb = start < today ? 'was' : 'is';
    return {
      text: `${title} ${verb} on ${dayWords(start, today)}${time}${when}${off}.${note}${again}`,
      reads: READS,
      focus,
    };
  }
  return {
    text: `${title} ${start < today ? 'started' : 'starts'} ${dayWords(start, today)}${soon(start, today)}, and runs through ${dayWords(end, today)}, ${days} days in all.${again}`,
    reads: READS,
    focus,
  };
}
