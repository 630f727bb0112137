// 'What day is it', 'when is Thanksgiving', 'how many days until Christmas', 'is the 14th a Tuesday', 'what time is it'
import {
  addDays,
  dayOf,
  daysBetween,
  daysInMonth,
  formatLongDate,
  formatMonth,
  formatTime,
  formatWeekday,
  instantOf,
} from '#rules/time/dates.ts';
import { HOLIDAYS } from '#rules/time/holidays.ts';
import { keysOf } from '#contract/keys.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { spansOf } from '#rules/calendar/calendar.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import { dayWords, howFar, nearDay } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { sayClockOf, sayWorldDay } from './world-days.ts';

type Words = ReadonlySet<string>;

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** 'Thursday, November 26', with the year where it is another one. */
const long = (date: string, today: string): string => dayWords(date, today);

/** "Mother's Day", 'Christmas Eve': the name of a holiday by its key. */
const holidayTitle = (key: string): string =>
  capital(key.replace(/([A-Z])/g, ' $1'))
    .replace(/\b(Valentine|Mother|Father|Patrick|Year)s\b/g, "$1's")
    .replace(/\b(President|Fool)s\b/g, "$1s'")
    .replace(' De ', ' de ');

/** The holidays of a date. */
export const holidaysOn = (date: string): string[] =>
  keysOf(HOLIDAYS)
    .filter((key) => HOLIDAYS[key](Number(date.slice(0, 4))) === date)
    .map(holidayTitle);

const MOST_DAYS_AHEAD = 370;

/** The next date on which the clocks of the zone change: a day that is not 24 hours long. */
function clockChange({ today, zone }: Asked['facts']): { date: string; isBack: boolean } | undefined {
  for (let days = 0; days < MOST_DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    const hours =
      (instantOf(`${addDays(date, 1)}T00:00`, zone).getTime() - instantOf(`${date}T00:00`, zone).getTime()) /
      3_600_000;
    if (hours !== 24) return { date, isBack: hours > 24 };
  }
  return undefined;
}

/** '33 days', and in weeks where weeks were asked for. */
function distance(from: string, to: string, words: Words): string {
  const days = Math.abs(daysBetween(from, to));
  const weeks = Math.floor(days / 7);
  if (words.has('weeks') || words.has('week')) {
    const rest = days % 7;
    return rest === 0
      ? plural(weeks, 'week')
      : `${weeks === 0 ? '' : `${plural(weeks, 'week')} and `}${plural(rest, 'day')}`;
  }
  return plural(days, words.has('sleeps') ? 'sleep' : 'day');
}

/** 'Thanksgiving is Thursday, November 26, in 4 days.' */
function aboutDay(asked: Asked, day: SpokenDay): string {
  const { today } = asked.facts;
  const { date, endDate } = day;
  if (endDate !== undefined) return `That's ${long(date, today)} to ${long(endDate, today)}.`;
  const holidays = holidaysOn(date);
  const [name] = holidays;
  const isToday = date === today;
  const far =
    date > today
      ? `, ${howFar(date, today)}`
      : isToday
        ? ''
        : `, ${plural(daysBetween(date, today), 'day')} ago`;
  const verb = date < today ? 'was' : 'is';
  const text = fold(asked.text);
  const said = name !== undefined && HOLIDAY_WORD.test(text) ? name : undefined;
  if (said !== undefined)
    return isToday
      ? `${said} is today, ${long(date, today)}.`
      : `${said} ${verb} ${long(date, today)}${far}.`;
  const also = name === undefined ? '' : ` That's ${listed(holidays)}.`;
  return isToday
    ? `That's today, ${formatLongDate(date)}.${also}`
    : `That ${verb} ${long(date, today)}${far}.${also}`;
}
const HOLIDAY_WORD =
  /\b(?:day|eve|christmas|xmas|thanksgiving|easter|halloween|juneteenth|mardi|friday|sunday|mayo|years?|july)\b/;

const WEEKDAY =
  /^(?:sun|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/;
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** 'Is the 14th a Tuesday', 'is it Friday yet', 'is it still November', 'is Friday a holiday' */
function yesOrNo(asked: Asked, words: readonly string[]): string | undefined {
  if (!['is', 'was', 'are'].includes(words[0] ?? '')) return undefined;
  const { today } = asked.facts;
  const [day] = asked.slots.days;
  if (words.includes('holiday')) {
    const date = day?.date ?? today;
    const holidays = holidaysOn(date);
    return holidays.length > 0
      ? `Yes, ${long(date, today)} is ${listed(holidays)}.`
      : `No, ${long(date, today)} is no holiday I know of.`;
  }
  const month = words.find((word) => MONTH.test(word));
  if (month !== undefined && words.includes('it')) {
    const now = formatMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
    return `${now.toLowerCase().startsWith(month) ? 'Yes' : 'No'}, it's ${now}, ${dayWords(today, today)} to be exact.`;
  }
  const weekday = words.findLast((word) => WEEKDAY.test(word));
  if (weekday === undefined) return undefined;
  const date = words.includes('it') || words.includes('today') ? today : (day?.date ?? today);
  const isSo = dayOf(date).startsWith(weekday.slice(0, 3));
  return `${isSo ? 'Yes' : 'No'}, ${date === today ? 'today' : dayWords(date, today).split(', ')[1]} is a ${formatWeekday(date)}.`;
}

/** The first day of a break of the school calendar that the words name. */
function schoolBreak({ household, facts }: Asked, words: Words): string | undefined {
  const found = spansOf(household.schoolEvents ?? [])
    .filter(({ end }) => end >= facts.today)
    .find(
      ({ title }) =>
        wordsOf(title).some((word) => word.length > 4 && word !== 'break' && words.has(word)) &&
        words.has('break'),
    );
  return (
    found &&
    `${quoted(found.title)} is ${dayWords(found.start, facts.today)} to ${dayWords(found.end, facts.today)}, by the school calendar.`
  );
}

/** 'How many days are left in this month' */
function leftOfMonth({ facts: { today } }: Asked, words: Words): string | undefined {
  if (!words.has('left') || !words.has('month')) return undefined;
  const left = daysInMonth(Number(today.slice(0, 4)), Number(today.slice(5, 7))) - Number(today.slice(8));
  return `${plural(left, 'day')} after today; the last is ${dayWords(addDays(today, left), today)}.`;
}

/** 'How long ago was November 1', 'since Easter': the last one before today. */
function pastDate(date: string, today: string): string {
  if (date <= today) return date;
  const year = Number(date.slice(0, 4)) - 1;
  const holiday = keysOf(HOLIDAYS).find((key) => HOLIDAYS[key](year + 1) === date);
  return holiday ? HOLIDAYS[holiday](year) : `${year}${date.slice(4)}`;
}

/** Answers questions without a day: the time, the date, the month, the year, the clocks. */
function withoutDay(asked: Asked, words: Words): string {
  const { facts } = asked;
  const { today } = facts;
  const year = Number(today.slice(0, 4));
  if (words.has('clocks') || words.has('daylight')) {
    const change = clockChange(facts);
    return change
      ? `The clocks go ${change.isBack ? 'back' : 'forward'} an hour on ${dayWords(change.date, today)}, ${howFar(change.date, today)}.`
      : "The clocks where you live don't change.";
  }
  if (words.has('time') || words.has('clock'))
    return `It's ${formatTime(facts.time)} on ${dayWords(today, today)}.`;
  if (words.has('year') && !words.has('day')) return `It's ${year}.`;
  return `Today is ${formatLongDate(today)}.`;
}

/** 'What time is it an hour from now' is read as a moment. */
function momentSaid({ slots, facts }: Asked): string | undefined {
  const [day] = slots.days;
  const [time] = slots.times;
  if (!time) return undefined;
  const near = nearDay(day?.date ?? facts.today, facts.today);
  return `That'll be ${formatTime(time.time)}${near === 'today' ? '' : `, ${near}`}.`;
}

export function askDate(asked: Asked): Plan {
  const ofWorld = sayWorldDay(asked) ?? sayClockOf(asked);
  if (ofWorld !== undefined) return { text: ofWorld };
  const { slots, facts, focus } = asked;
  const list = wordsOf(asked.text).filter(
    (word) => !['hey', 'hi', 'pip', 'so', 'ok', 'btw', 'oh', 'and'].includes(word),
  );
  const words = new Set(list);
  const [day] = slots.days;
  const isCount =
    words.has('until') ||
    words.has('til') ||
    words.has('till') ||
    words.has('untill') ||
    words.has('ago') ||
    words.has('since') ||
    (words.has('how') &&
      (words.has('days') || words.has('weeks') || words.has('long') || words.has('sleeps')));
  const known =
    leftOfMonth(asked, words) ?? yesOrNo(asked, list) ?? schoolBreak(asked, words) ?? momentSaid(asked);
  if (known !== undefined) return { text: known, ...(day ? { focus: { ...focus, day: day.date } } : {}) };
  if (!day) return { text: withoutDay(asked, words), focus: { day: facts.today } };
  if (!isCount) return { text: aboutDay(asked, day), focus: { day: day.date } };
  const { today } = facts;
  const date = words.has('ago') || words.has('since') ? pastDate(day.date, today) : day.date;
  const far = distance(today, date, words);
  if (date === today) return { text: `That's today, ${dayWords(date, today)}.`, focus: { day: date } };
  const [name] = holidaysOn(date);
  const target =
    name !== undefined && HOLIDAY_WORD.test(fold(asked.text))
      ? `${name}, ${dayWords(date, today)}`
      : dayWords(date, today);
  const text = date > today ? `${capital(far)} until ${target}.` : `${capital(far)} since ${target}.`;
  return { text, focus: { day: date } };
}
