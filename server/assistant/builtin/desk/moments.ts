// The day and time a wish names, from its parts; nothing is filled in that nobody said.
import { daysBetween, formatLongDate, formatTime, formatWeekday, instantOf } from '#rules/time/dates.ts';
import {
  dayForTime,
  onTheClock,
  spokenDates,
  type SpokenDay,
  type SpokenDate,
  type SpokenOptions,
} from '#rules/time/spoken/spoken-dates.ts';
import type { FoundTime } from '#rules/time/spoken/times.ts';
import type { Facts } from '../../model/instructions.ts';
import { listed } from '../say.ts';
import type { Part } from './parts.ts';

/** The household's clock and calendar, as the reader of dates takes them. */
export const clockOf = ({ today, time, zone }: Facts): SpokenOptions => ({
  now: instantOf(`${today}T${time}`, zone),
  zone,
});

/** 'YYYY-MM-DDTHH:MM' now. */
export const nowAt = ({ today, time }: Facts): string => `${today}T${time}`;

/** 'Tuesday, November 24', with the year where it is another one. */
export function dayWords(date: string, today: string): string {
  const words = formatLongDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? words.slice(0, words.lastIndexOf(',')) : words;
}

/** 'Tuesday, November 24 at 3:30 PM' */
export const momentWords = (wall: string, today: string): string =>
  `${dayWords(wall.slice(0, 10), today)} at ${formatTime(wall.slice(11))}`;

/** What the reader took by rule, for a parent to correct. */
const halfWords = (time: string, assumed: 'morning' | 'afternoon' | undefined): string | undefined =>
  assumed && `I took ${formatTime(time)}, in the ${assumed}; tell me if you meant the other half of the day.`;

interface Moment {
  day?: SpokenDay;
  /** 'YYYY-MM-DD', when one day is meant. */
  date?: string;
  time?: string;
  note?: string | undefined;
  repeats: boolean;
}

/** 'Which day next week?' – 'Tuesday': the Tuesday of that week. */
function inside(range: SpokenDay | undefined, day: SpokenDay | undefined): SpokenDay | undefined {
  if (!range?.endDate || !day || day.endDate !== undefined) return day;
  const weekday = formatWeekday(day.date);
  for (let date = range.date, i = 0; i <= daysBetween(range.date, range.endDate); i += 1) {
    if (formatWeekday(date) === weekday) return { ...day, date };
    date = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  }
  return day;
}

/** Everything said about days and times, part by part. */
export const readParts = (parts: readonly Part[], facts: Facts, past = false): SpokenDate[] =>
  parts.map(({ text }) => spokenDates(text, { ...clockOf(facts), past }));

/** 'I meant the morning', said after a time, turns it round. */
function inHalf(found: FoundTime | undefined, last: string): FoundTime | undefined {
  const half = /\b(?:morning|a\.?m)\b/i.test(last)
    ? 0
    : /\b(?:afternoon|evening|p\.?m|night)\b/i.test(last)
      ? 12
      : undefined;
  if (!found || half === undefined) return found;
  const hour = (Number(found.time.slice(0, 2)) % 12) + half;
  const { assumed: _, ...sure } = found;
  return { ...sure, time: `${String(hour).padStart(2, '0')}${found.time.slice(2)}` };
}

/** The day and time meant; in each, what was said last counts. `choose` picks among the days of one part. */
export function momentIn(
  parts: readonly Part[],
  facts: Facts,
  choose: (days: readonly SpokenDay[]) => SpokenDay | undefined = (days) => days.at(-1),
): Moment {
  const read = readParts(parts, facts);
  const named = read.map(({ days }) => choose(days)).filter((day) => day !== undefined);
  const day = inside(named.at(-2), named.at(-1));
  const found = inHalf(read.findLast(({ times }) => times.length > 0)?.times[0], parts.at(-1)?.text ?? '');
  const repeats = read.some((part) => part.repeats !== undefined);
  const base: Moment = { repeats, ...(day ? { day } : {}) };
  if (found) Object.assign(base, { time: found.time, note: halfWords(found.time, found.assumed) });
  if (!day || day.endDate !== undefined) return base;
  const part = parts[read.findLastIndex(({ days }) => choose(days) !== undefined)];
  const date = found && part ? dayForTime(day, found.time, part.text, clockOf(facts)) : day.date;
  if (!found) return { ...base, date };
  const real = onTheClock(date, found.time, facts.zone);
  const skipped =
    real.time === found.time
      ? undefined
      : `The clocks skip ${formatTime(found.time)} that night, so I took ${formatTime(real.time)}.`;
  return { ...base, date: real.date, time: real.time, note: skipped ?? base.note };
}

/** 'on Friday, November 27', 'from Monday, … to Sunday, …' */
export const spanWords = ({ date, endDate }: SpokenDay, today: string): string =>
  endDate === undefined
    ? `on ${dayWords(date, today)}`
    : `from ${listed([dayWords(date, today), dayWords(endDate, today)], 'to')}`;
