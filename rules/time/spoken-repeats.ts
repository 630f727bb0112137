// Finds repetitions in a text: 'every Tuesday and Thursday', 'Mondays', 'daily'.
import { WEEKDAY, ORDINAL, countIn, ordinalIn, weekdayIn } from './spoken-words.ts';

export interface Repeat {
  every: 'day' | 'week' | 'month' | 'year';
  /** 2 for every other one. */
  interval: number;
  /** 0 is Sunday. */
  weekdays?: number[];
  /** The nth of those weekdays in the month; -1 is the last. */
  nth?: number;
  dayOfMonth?: number;
}

const AND = '(?:\\s*(?:,|and|&|\\+|,\\s*and)\\s*)';
const LIST = `(${WEEKDAY}s?\\b(?:${AND}(?:every |on )?${WEEKDAY}s?\\b)*)`;
const OTHER = '(other|second|2nd|third|two|2|three|3)';
const SCHOOL_DAYS = [1, 2, 3, 4, 5];

const intervalIn = (word: string | undefined): number => {
  if (word === undefined) return 1;
  return word === 'other' ? 2 : /third|three|3/.test(word) ? 3 : 2;
};

const weekdaysIn = (text: string): number[] => {
  const found = [...text.matchAll(new RegExp(`\\b${WEEKDAY}s?\\b`, 'g'))].map(([, name = '']) =>
    weekdayIn(name),
  );
  return [...new Set(found)];
};

const UNITS: Record<string, Repeat['every']> = {
  day: 'day',
  daily: 'day',
  nightly: 'day',
  morning: 'day',
  evening: 'day',
  afternoon: 'day',
  night: 'day',
  week: 'week',
  weekly: 'week',
  month: 'month',
  monthly: 'month',
  year: 'year',
  yearly: 'year',
  annually: 'year',
};

function ofWeekdays(text: string): Repeat | undefined {
  const inMonth = new RegExp(`\\b${ORDINAL} ${WEEKDAY} (?:of|in) (?:every|each|the) month\\b`).exec(text);
  if (inMonth && !/the month/.test(inMonth[0]))
    return {
      every: 'month',
      interval: 1,
      weekdays: [weekdayIn(inMonth[2] ?? '')],
      nth: ordinalIn(inMonth[1] ?? ''),
    };
  if (
    /\b(?:every|each|on) (?:weekdays?|school days?|working days?)\b|\bweekdays\b|\bschool days\b/.test(text)
  )
    return { every: 'week', interval: 1, weekdays: SCHOOL_DAYS };
  if (/\b(?:every|each) weekend\b|\b(?:on )?weekends\b/.test(text))
    return { every: 'week', interval: 1, weekdays: [6, 0] };
  const every = new RegExp(`\\b(?:every|each) (?:${OTHER} )?${LIST}`).exec(text);
  if (every) return { every: 'week', interval: intervalIn(every[1]), weekdays: weekdaysIn(every[0]) };
  const plural = new RegExp(
    `\\b(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days\\b(?:${AND}(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?\\b)*`,
  ).exec(text);
  return plural ? { every: 'week', interval: 1, weekdays: weekdaysIn(plural[0]) } : undefined;
}

/** The repetition in a lower-case text; undefined for a single date. */
export function repeatIn(text: string): Repeat | undefined {
  const weekly = ofWeekdays(text);
  if (weekly) return weekly;
  const unit = new RegExp(
    `\\b(?:every|each) (?:${OTHER} |(\\d{1,2}|two|three|four|six) )?(day|morning|afternoon|evening|night|week|month|year)s?\\b`,
  ).exec(text);
  const single = /\b(daily|nightly|weekly|monthly|yearly|annually)\b/.exec(text);
  const every = UNITS[unit?.[3] ?? single?.[1] ?? ''];
  if (!every) return undefined;
  const interval = unit?.[2] === undefined ? intervalIn(unit?.[1]) : countIn(unit[2]);
  const day = /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b/.exec(text)?.[1];
  return { every, interval, ...(every === 'month' && day ? { dayOfMonth: Number(day) } : {}) };
}
