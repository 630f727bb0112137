// Reads dates and times in a text, 'next Tuesday at 3:30', in the calendar and wall time of a zone. It never guesses a
// date that is not in the text, and reports the assumptions it makes by rule.
import { addDays, daysBetween, instantOf, wallTime } from '../dates.ts';
import { inMonth, later } from './resolve-days.ts';
import { daysIn, type FoundDays } from './days.ts';
import { impossibleDays, type ImpossibleDay } from './impossible-days.ts';
import { repeatIn, WEEKDAY_LETTERS, type Repeat } from './repeats.ts';
import { spelled } from './spelling.ts';
import { timesIn, type FoundTime } from './times.ts';
import { COUNT, DAY_WORD, MONTH, blanked, countIn, dayWordIn, lowered, type Span } from './words.ts';

export interface SpokenDay {
  date: string;
  /** The last day of several. */
  endDate?: string;
  span: Span;
  /** The word before it that gives it a part: 'until Friday', 'from Monday'. */
  lead?: 'until' | 'from' | 'to' | 'before';
  /** The day to come that the words alone say, where 'since' before them makes it one that has been. */
  ahead?: string;
}

export interface SpokenDate {
  /** Every day named, in the order of the text; two that are a stretch are one. */
  days: readonly SpokenDay[];
  times: readonly FoundTime[];
  repeats?: Repeat;
  /** Dates named that no calendar has; none of `days` is one of them. */
  impossible: readonly ImpossibleDay[];
}

export interface SpokenOptions {
  now: Date;
  /** IANA name of the zone whose calendar and clocks are meant. */
  zone: string;
  /** A bare 'Friday' or 'May 3' means one that has been. */
  past?: boolean;
}

const PHONES = /(?<![\d-])(?:\+?\d{1,3}[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])?\d{3}[.-]\d{4}(?!\d)/g;
const CONNECTOR = /^ ?(?:-|–|—|to|thru|through|until|till|til|and ends?|up to)(?: the)? ?$/;
const LEADS: readonly [SpokenDay['lead'], RegExp][] = [
  ['until', /\b(?:until|till|til|through|thru|up to|ends?(?: on)?|ending(?: on)?)(?: the end of)? ?$/],
  ['from', /\b(?:from|since|(?:starting|starts?|beginning|begins?)(?: on| in| from)?) ?$/],
  ['before', /\b(?:before|prior to|by) ?$/],
  ['to', /\b(?:to|onto|for)(?: be)?(?: on)? ?$/],
];

function leadOf(text: string, start: number): SpokenDay['lead'] {
  const before = text.slice(0, start);
  return LEADS.find(([, pattern]) => pattern.test(before))?.[0];
}

/** True when a day is only the name of a weekday. */
const isNamed = (text: string, [start, end]: Span): boolean =>
  /^(?:on )?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*$/i.test(spelled(text.slice(start, end)).text);

const BEHIND_DATE = /^[,.;(]* ?(?:(?:which is|that['’]?s|that is|it['’]?s|it is) )?(?:on )?(?:an? )?$/;
/** 'The 11th, a Friday': the weekday of the date before it is no other day. */
const isItsWeekday = (text: string, last: SpokenDay, here: FoundDays, between: string): boolean =>
  last.endDate === undefined &&
  here.endDate === undefined &&
  BEHIND_DATE.test(between) &&
  !/\bnot (?:on )?$/.test(text.slice(0, last.span[0])) &&
  isNamed(text, here.span) &&
  !isNamed(text, last.span) &&
  daysBetween(last.date, here.date) % 7 === 0;

/** Joins 'December 21 - January 4' into one stretch. */
function joined(text: string, found: readonly FoundDays[], repeats: boolean): SpokenDay[] {
  // 'Tuesdays until June' is no stretch of days: June ends the repetition.
  const isJoined = (last: SpokenDay, between: string) =>
    last.endDate === undefined && CONNECTOR.test(between) && !(repeats && isNamed(text, last.span));
  const days: SpokenDay[] = [];
  for (const here of found) {
    const last = days.at(-1);
    const between = last ? text.slice(last.span[1], here.span[0]) : '';
    if (last && isJoined(last, between)) {
      const span: Span = [last.span[0], here.span[1]];
      let endDate = here.endDate ?? here.date;
      // 'Dec 23 to Jan 2', 'Friday to Monday': the end comes after the beginning.
      while (endDate < last.date && daysBetween(endDate, last.date) < 7) endDate = addDays(endDate, 7);
      if (endDate < last.date) endDate = `${Number(endDate.slice(0, 4)) + 1}${endDate.slice(4)}`;
      days.splice(-1, 1, { ...last, endDate, span });
    } else if (
      last &&
      isNamed(text, last.span) &&
      !isNamed(text, here.span) &&
      /^,? (?:the )?$/.test(between)
    ) {
      // 'Monday, December 7': the date counts; 'not Monday, Tuesday' are two days.
      days.splice(-1, 1, { ...last, ...here, span: [last.span[0], here.span[1]] });
    } else if (last && isItsWeekday(text, last, here, between)) {
      days.splice(-1, 1, { ...last, span: [last.span[0], here.span[1]] });
    } else {
      const lead = leadOf(text, here.span[0]);
      days.push({ ...here, ...(lead ? { lead } : {}) });
    }
  }
  return days;
}

const BARE_DAY = new RegExp(`^(?:on )?the (?:(\\d{1,2})(?:st|nd|rd|th)|(${DAY_WORD}))$`);
const NAMED_MONTH = new RegExp(`^(?:in )?${MONTH}(?: \\d{4})?$`);

/** 'Flying in … and staying through', 'then'. */
const STRETCH = /\b(?:through|thru|until|till?|to|back|stay\w*|returns?|then|leav\w*)\b/;
const WITH_MONTH = new RegExp(`\\b${MONTH}\\b`);

/**
 * 'Both cleanings in January to the fourteenth', 'November 19 through the 28th': a bare day is one of the same month
 * as that of the date before it, or the next such day behind it.
 */
function inNamedMonth(text: string, found: readonly FoundDays[], today: string): FoundDays[] {
  return found.map((here, at) => {
    const [, number, word] = BARE_DAY.exec(text.slice(...here.span)) ?? [];
    const dayOfMonth = number === undefined ? dayWordIn(word ?? '') : Number(number);
    const named = found.slice(0, at).findLast(({ span }) => WITH_MONTH.test(text.slice(...span)));
    if (named === undefined || dayOfMonth === 0 || named.date < today) return here;
    const isMonth = NAMED_MONTH.test(text.slice(...named.span));
    const ofMonth = addDays(`${named.date.slice(0, 8)}01`, dayOfMonth - 1);
    const isThere = ofMonth.slice(0, 7) === named.date.slice(0, 7) && ofMonth >= today;
    const isBehind = ofMonth > named.date || !STRETCH.test(text.slice(named.span[1], here.span[0]));
    const date =
      isMonth || (isThere && isBehind) ? ofMonth : inMonth(dayOfMonth, { today: named.date, past: false });
    const isOther = isMonth && date?.slice(0, 7) !== named.date.slice(0, 7);
    return date === undefined || isOther ? here : { ...here, date };
  });
}

/** A length of time that is counted from now; the hours may have a half behind them. */
const LENGTH = `(?:(half an hour|a half hour)|${COUNT} (minutes?|mins?|hours?|hrs?))( and a half)?\\b`;
const IN_LENGTH = new RegExp(`\\bin (?:about )?${LENGTH}`);
const FROM_NOW = new RegExp(`(?<![\\w-])${LENGTH} from (?:now|right now)\\b`);
const FOR_WEEKS = new RegExp(`\\bfor (?:the next )?${COUNT} (weeks?|wks?|months?)\\b`);

/** 'In half an hour', 'in 20 minutes': a moment counted from now. */
function momentIn(
  text: string,
  { now, zone }: SpokenOptions,
): { day: SpokenDay; time: FoundTime } | undefined {
  const match = IN_LENGTH.exec(text) ?? FROM_NOW.exec(text);
  if (!match) return undefined;
  const [whole, half, count = '', unit = '', andHalf] = match;
  const hours = unit.startsWith('h');
  const minutes = half ? 30 : (countIn(count) + (andHalf ? 0.5 : 0)) * (hours ? 60 : 1);
  const { date, time } = wallTime(new Date(now.getTime() + minutes * 60_000), zone);
  const span: Span = [match.index, match.index + whole.length];
  return { day: { date, span }, time: { time, span } };
}

/** Every day, time and repetition a text names; empty lists when it names none. */
export function spokenDates(typed: string, options: SpokenOptions): SpokenDate {
  const { text, asTyped } = spelled(typed);
  const read = readSpelled(text, options);
  const placed = <T extends { span: Span }>(found: T): T => ({ ...found, span: asTyped(found.span) });
  return {
    ...read,
    days: read.days.map(placed),
    times: read.times.map(placed),
    impossible: read.impossible.map(placed),
  };
}

function readSpelled(original: string, options: SpokenOptions): SpokenDate {
  let lower = lowered(original);
  for (const { index, 0: number } of lower.matchAll(PHONES)) {
    lower = blankedWith(lower, [index, index + number.length]);
  }
  const impossible = impossibleDays(lower);
  for (const { span } of impossible) lower = blanked(lower, span);
  const moment = momentIn(lower, options);
  if (moment) return { days: [moment.day], times: [moment.time], impossible };
  const { date: today } = wallTime(options.now, options.zone);
  const found = inNamedMonth(lower, daysIn(lower, original, { today, past: options.past ?? false }), today);
  let rest = lower;
  for (const { span } of found) rest = blanked(rest, span);
  rest = rest.replace(WEEKDAY_LETTERS, (letters) => '\uE000'.repeat(letters.length));
  // 2026-12-01T09:00 keeps its time behind the day.
  rest = rest.replace(/\uE000t(?=\d{2}:\d{2})/g, '\uE000 ');
  const times = timesIn(rest, lower);
  const repeats = repeatIn(lower);
  const days = joined(lower, found, repeats !== undefined);
  return { days, times, impossible, ...(repeats ? { repeats: bounded(repeats, days, lower, today) } : {}) };
}

/** 'The 30th until Christmas' */
const HAS_END = /\S ?(?:[-–—]|\b(?:to|thru|through|until|till|til|up to))(?: the)? ?\S/;

/** A repetition with its ends: 'starting Monday', 'until June', 'for 6 weeks'. */
function bounded(repeats: Repeat, days: readonly SpokenDay[], text: string, today: string): Repeat {
  // 'Mondays, Sept 13 thru Dec 6'
  const both = days.find(
    ({ endDate, lead, span }) =>
      endDate !== undefined && (lead === undefined || (lead === 'from' && HAS_END.test(text.slice(...span)))),
  );
  const first = days.find(({ lead }) => lead === 'from') ?? both;
  // 'Through Thursdays' ends a group of weekdays, no repetition.
  const last =
    days.find(({ lead, span }) => lead === 'until' && !text.slice(...span).endsWith('days')) ?? both;
  const from = first?.date;
  const [, count, unit] = FOR_WEEKS.exec(text) ?? [];
  // 'Until June' ends before June begins, 'through June' when it ends.
  const isBefore = last?.endDate !== undefined && /\b(?:until|till|til) ?$/.test(text.slice(0, last.span[0]));
  const named = isBefore ? addDays(last.date, -1) : (last?.endDate ?? last?.date);
  const until =
    named ??
    (count === undefined ? undefined : addDays(later(from ?? today, countIn(count), unit ?? ''), -1));
  return { ...repeats, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
}

const blankedWith = (text: string, [start, end]: Span): string =>
  text.slice(0, start) + '#'.repeat(end - start) + text.slice(end);

/** The time the clock really shows: one that daylight saving skips moves forward by the hour. */
export const onTheClock = (date: string, time: string, zone: string): { date: string; time: string } =>
  wallTime(instantOf(`${date}T${time}`, zone), zone);

/** The day a text means for a time: a bare weekday that is today, at an hour that has passed, is the next one. */
export function dayForTime(day: SpokenDay, time: string, text: string, { now, zone }: SpokenOptions): string {
  const here = wallTime(now, zone);
  return isNamed(text, day.span) && day.date === here.date && time <= here.time
    ? addDays(day.date, 7)
    : day.date;
}
