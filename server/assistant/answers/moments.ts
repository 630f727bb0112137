// Reads the days and times of a wish, and formats them for answers. A value that the parent did not give stays absent.
import {
  addDays,
  daysBetween,
  formatLongDate,
  formatTime,
  instantOf,
  wallTime,
  minutesOfDay,
} from '#rules/time/dates.ts';
import {
  dayForTime,
  onTheClock,
  type SpokenDay,
  type SpokenOptions,
} from '#rules/time/spoken/spoken-dates.ts';
import type { Facts } from '../model/instructions.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import { listed } from '../text/say.ts';
import type { Asked } from './plan.ts';
import { saidHalf } from '#rules/time/spoken/halves.ts';
import type { FoundTime } from '#rules/time/spoken/times.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import { formatClock } from '#rules/homeschool/clock.ts';

/** The household's clock and calendar, as the reader of dates takes them. */
export const clockOf = ({ today, time, zone }: Facts): SpokenOptions => ({
  now: instantOf(`${today}T${time}`, zone),
  zone,
});

/** 'YYYY-MM-DDTHH:MM' now. */
export const nowAt = ({ today, time }: Facts): string => `${today}T${time}`;

/** The instant as wall time in the household's time zone, 'YYYY-MM-DDTHH:MM'. */
export function wallOf({ facts }: Pick<Asked, 'facts'>, instant: string): string {
  const { date, time } = wallTime(new Date(instant), facts.zone);
  return `${date}T${time}`;
}

/** 'Tuesday, November 24', with the year where it is another one. */
export function dayWords(date: string, today: string): string {
  const words = formatLongDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? words.slice(0, words.lastIndexOf(',')) : words;
}

/** 'today', 'tomorrow', or 'Tuesday, November 24' */
export function nearDay(date: string, today: string): string {
  const away = daysBetween(today, date);
  return { '-1': 'yesterday', '0': 'today', '1': 'tomorrow' }[away] ?? dayWords(date, today);
}

/** 'today', 'in 3 days', 'in 2 weeks' from today; for days to come. */
export function howFar(date: string, today: string): string {
  const away = daysBetween(today, date);
  if (away < 2) return nearDay(date, today);
  return away % 7 === 0 && away > 7 ? `in ${away / 7} weeks` : `in ${away} days`;
}

const WEEK = 7;
/** '9 weeks and 2 days' */
export const inWeeks = (days: number): string => {
  const [weeks, rest] = [Math.floor(days / WEEK), days % WEEK];
  const plural = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  const parts = [...(weeks > 0 ? [plural(weeks, 'week')] : []), ...(rest > 0 ? [plural(rest, 'day')] : [])];
  return parts.length === 0 ? '0 days' : listed(parts);
};

/** 'Tuesday, November 24 at 3:30 PM' */
export const momentWords = (wall: string, today: string): string =>
  `${dayWords(wall.slice(0, 10), today)} at ${formatTime(wall.slice(11))}`;

/** 'on Friday, November 27', 'from Monday, … to Sunday, …' */
export const spanWords = ({ date, endDate }: SpokenDay, today: string): string =>
  endDate === undefined
    ? `on ${dayWords(date, today)}`
    : `from ${listed([dayWords(date, today), dayWords(endDate, today)], 'to')}`;

export const isWithin = (date: string, { date: first, endDate = first }: SpokenDay): boolean =>
  date >= first && date <= endDate;

const UP_TO = new Set(['before', 'until', 'till', 'til', 'by', 'through']);
const FROM_ON = new Set(['after', 'since', 'past']);
const LONGEST_AHEAD = 90;

/** 'Before Christmas', 'after Thanksgiving': a day that only bounds what is asked for becomes a stretch from or to it. */
export function withOpenDays<A extends Pick<Asked, 'slots' | 'facts' | 'text'>>(asked: A): A {
  const { slots, facts, text } = asked;
  const days = slots.days.map((day) => {
    const words = wordsOf(text.slice(Math.max(0, day.span[0] - 24), day.span[0]));
    const [before = '', lead = ''] = [words.at(-2), words.at(-1)];
    const isCounted = before === 'day' || before === 'week' || before === 'right';
    if (day.endDate !== undefined || day.isPast || isCounted) return day;
    if (UP_TO.has(lead) && day.date > facts.today)
      return { ...day, date: facts.today, endDate: lead === 'before' ? addDays(day.date, -1) : day.date };
    return FROM_ON.has(lead) && day.date >= facts.today
      ? { ...day, date: addDays(day.date, 1), endDate: addDays(day.date, LONGEST_AHEAD) }
      : day;
  });
  const year = days.length === 0 ? THIS_YEAR.exec(text) : undefined;
  if (year) {
    const span: SpokenDay['span'] = [year.index, year.index + year[0].length];
    const of = facts.today.slice(0, 4);
    const isPast = HAS_BEEN.test(text);
    const [date, endDate] = isPast ? [`${of}-01-01`, facts.today] : [facts.today, `${of}-12-31`];
    days.push({ date, endDate, span, isPast });
  }
  return { ...asked, slots: { ...slots, days } };
}
const HAS_BEEN = /\b(?:did|had|was|were|went|so far|already)\b/i;
const THIS_YEAR =
  /\b(?:(?:in |still |for )?this year|(?:the )?rest of (?:the|this) year|before (?:the )?year(?:['’]s)? end)\b/i;

interface Moment {
  /** 'YYYY-MM-DD' */
  date?: string;
  /** 'HH:MM' */
  time?: string;
  /** Note beside the card: the half of the day that was assumed (am or pm), or that the hour does not exist (DST). */
  note?: string;
  /** Several days were named where one is needed. */
  range?: SpokenDay;
}

const BACK = /\b(?:back|home|returning|return)(?: home)?(?: on| by| the)?[ ,]+$/i;
/** 'Back Sunday': the day on which something ends. */
export const isReturn = (text: string, [start]: readonly [number, number]): boolean =>
  start > 0 && BACK.test(text.slice(0, start));

/** The one day and time a wish names; the last day counts where there are several ('from Tuesday to Thursday'). */
/** The last day, or the one right before the only hour: 'Friday at 3, and I'm away Monday'. */
function dayBeside(
  { days, times, repeat }: Asked['slots'],
  text: string,
  found: Asked['slots']['times'][number] | undefined,
) {
  const coming = days.filter(({ isPast }) => !isPast);
  // 'Leaving Friday, back Sunday' begins on Friday.
  const going = coming.filter(({ span }) => !isReturn(text, span));
  const ahead = going.length > 0 ? going : coming;
  const beside =
    found && !repeat && times.length === 1 && found.span[1] > 0
      ? ahead.find(
          ({ span: [, end] }) => end > 0 && found.span[0] >= end && found.span[0] - end <= MOST_BETWEEN,
        )
      : undefined;
  return beside ?? ahead.at(-1);
}
/** 'Make it 9' after 'Monday evening': an hour whose half of the day was said before it. */
function inHalf(found: FoundTime | undefined, text: string): FoundTime | undefined {
  const half = found?.assumed === undefined ? undefined : saidHalf(fold(text));
  if (!found || half === undefined) return found;
  const { assumed: _, ...rest } = found;
  const minutes = (minutesOfDay(found.time) % HALF_DAY) + (half === 'pm' ? HALF_DAY : 0);
  return { ...rest, time: formatClock(minutes) };
}
const HALF_DAY = 12 * 60;

/** Characters between a day and its hour: ' at '. */
const MOST_BETWEEN = 4;

export function momentOf({ slots, facts, text }: Asked): Moment {
  const found = inHalf(slots.times.at(-1), text);
  const day = dayBeside(slots, text, found);
  const note =
    found?.assumed &&
    `I took ${formatTime(found.time)}, in the ${found.time >= '17' ? 'evening' : found.assumed}; tell me if you meant the other half of the day.`;
  const base: Moment = { ...(found ? { time: found.time } : {}), ...(note ? { note } : {}) };
  if (!day) return base;
  if (day.endDate !== undefined) return { ...base, range: day };
  if (!found) return { ...base, date: day.date };
  const date = dayForTime(day, found.time, text, clockOf(facts));
  const real = onTheClock(date, found.time, facts.zone);
  const skipped =
    real.time === found.time
      ? undefined
      : `The clocks skip ${formatTime(found.time)} that night, so I took ${formatTime(real.time)}.`;
  return { ...base, ...real, ...(skipped ? { note: skipped } : {}) };
}

/** Minutes of '45 minutes', 'an hour and a half', '2 weeks'; undefined for other words. */
export function minutesIn(duration: string): number | undefined {
  const [, count = '', unit = '', half] =
    /^(half(?: an)?|an?|\d+(?:\.\d+)?|[a-z]+)[ -]?(minutes?|mins?|hours?|hrs?|hr|days?|weeks?|wks?|months?|mos?|years?|yrs?)( and a half)?$/i.exec(
      duration.trim().toLowerCase(),
    ) ?? [];
  if (unit === '') return undefined;
  const number = count.startsWith('half')
    ? 0.5
    : /^an?$/.test(count)
      ? 1
      : /^\d/.test(count)
        ? Number(count)
        : numberWord(count);
  if (number === undefined) return undefined;
  const size = unit.startsWith('mo')
    ? 43_200
    : unit.startsWith('m')
      ? 1
      : unit.startsWith('h')
        ? 60
        : unit.startsWith('d')
          ? 1440
          : unit.startsWith('w')
            ? 10_080
            : 525_600;
  return Math.round((number + (half ? 0.5 : 0)) * size);
}

/** The last day of a period that starts on `from` and lasts `duration` ('10 days', 'two weeks'); both days count. */
export function lastDayOf(from: string, duration: string): string | undefined {
  const minutes = minutesIn(duration);
  return minutes === undefined || minutes < 1440 ? undefined : addDays(from, Math.round(minutes / 1440) - 1);
}

/** Adds minutes to a time, 'HH:MM'; the result is at most 23:59. */
export const later = (time: string, minutes: number): string => {
  const at = Math.min(minutesOfDay(time) + minutes, 23 * 60 + 59);
  return formatClock(at);
};
