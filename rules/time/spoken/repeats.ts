// Finds repetitions in a text: 'every Tuesday and Thursday', 'Mondays', 'daily'.
import { addDays, weekdayNumber } from '../dates.ts';
import { WEEKDAY, ORDINAL, countIn, ordinalIn, weekdayIn } from './words.ts';

export interface Repeat {
  every: 'day' | 'week' | 'month' | 'year';
  /** 2 for every other one. */
  interval: number;
  /** 0 is Sunday. */
  weekdays?: number[];
  /** The nth of those weekdays in the month; -1 is the last. */
  nth?: number;
  dayOfMonth?: number;
  /** The first date on which it may be, where one was said. */
  from?: string;
  /** The last date on which it may be, where one was said. */
  until?: string;
  /** Dates that were left out of it. */
  except?: string[];
}

const AND = '(?:\\s*(?:,|and|&|\\+|,\\s*and)\\s*)';
const LIST = `(${WEEKDAY}s?\\b(?:${AND}(?:every |on )?${WEEKDAY}s?\\b)*)`;
const OTHER = '(other|second|2nd|third|two|2|three|3)';

const intervalIn = (word: string | undefined): number => {
  if (word === undefined) return 1;
  return word === 'other' ? 2 : /third|three|3/.test(word) ? 3 : 2;
};

const ANY_WEEKDAY = new RegExp(`\\b${WEEKDAY}s?\\b`, 'g');
const weekdaysIn = (text: string): number[] => {
  const found = [...text.matchAll(ANY_WEEKDAY)].map(([, name = '']) => weekdayIn(name));
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
  biweekly: 'week',
  fortnightly: 'week',
  'every fortnight': 'week',
  month: 'month',
  monthly: 'month',
  quarterly: 'month',
  year: 'year',
  yearly: 'year',
  annually: 'year',
};

/** Units in one of these words. */
const INTERVALS: Readonly<Record<string, number>> = {
  biweekly: 2,
  fortnightly: 2,
  'every fortnight': 2,
  quarterly: 3,
};

/** Weekdays by their letters: 'MWF', 'T/Th'. */
export const WEEKDAY_LETTERS = /\b(?:m\/?w\/?f|t(?:u|ue|ues)?\/?th(?:u|ur|urs)?)\b/g;
const NAMED_PLURAL = '(?:sun|mon|tues|wednes|thurs|fri|satur)days';
const THROUGH = '(?:-|–|to|through|thru)';

const ofMonth = [
  `\\b${ORDINAL} ${WEEKDAY} (?:of|in) (?:every|each) month\\b`,
  `\\b(?:every|each) ${ORDINAL} ${WEEKDAY} (?:of|in) (?:the|a) month\\b`,
  `\\b(?:every|each) (first|1st|fourth|4th|last) ${WEEKDAY}\\b`,
].map((pattern) => new RegExp(pattern));

/** Groups of weekdays with a name of their own. */
const GROUPS: readonly [when: RegExp, weekdays: number[]][] = [
  [
    /\b(?:every|each|on) (?:weekdays?|weeknights?|school days?|working days?)\b|\b(?:weekdays|weeknights|school days)\b|\bweekday (?:mornings|afternoons|evenings)\b|\bm ?- ?f\b/,
    [1, 2, 3, 4, 5],
  ],
  [/\b(?:every|each|on) school nights?\b|\bschool nights\b/, [0, 1, 2, 3, 4]],
  [/\b(?:every|each) weekend\b|\b(?:on )?weekends\b/, [6, 0]],
];
const SLASHED = new RegExp(`\\b${WEEKDAY}s?(?:/${WEEKDAY}s?)+\\b`);
const FROM_TO = new RegExp(
  `\\b(?:every|each|weekly,?) ${WEEKDAY} ?${THROUGH} ?${WEEKDAY}\\b|\\b${NAMED_PLURAL} ?${THROUGH} ?${NAMED_PLURAL}\\b`,
);
const EVERY = new RegExp(`\\b(?:every|each) (?:${OTHER} )?${LIST}`);
const PLURAL = new RegExp(
  `\\b(?:on )?${NAMED_PLURAL}\\b(?! from (?:now|today))(?:${AND}(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?\\b)*`,
);

/** 'Mon wed fri 3:30-5 till the end of May': several weekdays with an end are a rule. */
const SEVERAL = new RegExp(`\\b${WEEKDAY}(?:(?:,? (?:and |& )?|, ?|/)${WEEKDAY})+\\b`);
const IS_BOUNDED =
  /\b(?:until|till|til|thru|through|starting|beginning|for (?:the next )?\w+ (?:weeks|months))\b/;

/** Weekdays from one to another, over the weekend too. */
function fromTo([first = 0, last = 0]: readonly number[]): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
}

/** "Saturdays and Mondays dinner": those of the coming days, typed without an apostrophe. */
const OF_DAYS = new RegExp(
  `\\b${NAMED_PLURAL}(?:${AND}${NAMED_PLURAL})* (?:dinners?|lunch|breakfast|supper|snack|menu|meals?|appointment|appt|checkup|visit)\\b`,
);

function ofWeekdays(text: string): Repeat | undefined {
  const weekly = (weekdays: number[], interval = 1): Repeat => ({ every: 'week', interval, weekdays });
  const [, nth = '', name = ''] = ofMonth.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
  if (name !== '') return { every: 'month', interval: 1, weekdays: [weekdayIn(name)], nth: ordinalIn(nth) };
  const group = GROUPS.find(([when]) => when.test(text));
  if (group) return weekly(group[1]);
  const [letters] = text.match(WEEKDAY_LETTERS) ?? [];
  if (letters !== undefined) return weekly(letters.startsWith('m') ? [1, 3, 5] : [2, 4]);
  const through = FROM_TO.exec(text);
  if (through) return weekly(fromTo(weekdaysIn(through[0])));
  const every = EVERY.exec(text);
  if (every) return weekly(weekdaysIn(every[0]), intervalIn(every[1]));
  const listed =
    SLASHED.exec(text) ??
    (OF_DAYS.test(text) ? null : PLURAL.exec(text)) ??
    (IS_BOUNDED.test(text) ? SEVERAL.exec(text) : null);
  return listed ? weekly(weekdaysIn(listed[0])) : undefined;
}

const UNIT =
  /\b(?:every|each) (?:(other|second|2nd|third|two|2|three|3) |(\d{1,2}|two|three|four|six) )?(day|morning|afternoon|evening|night|week|month|year)s?\b/;
const ADVERB =
  /\b(daily|nightly|weekly|biweekly|fortnightly|every fortnight|monthly|quarterly|yearly|annually)\b/;
const TIMES = /\b(?:once|twice|(?:two|three|four|\d) times|\dx) (?:a|per|every|each) (day|week|month|year)\b/;

/** How often by a unit: 'every 3 months', 'biweekly', 'twice a week'. */
function unitIn(text: string): { every: Repeat['every']; interval: number } | undefined {
  const [, other, count, unit] = UNIT.exec(text) ?? [];
  const adverb = ADVERB.exec(text)?.[1];
  const every = UNITS[unit ?? adverb ?? TIMES.exec(text)?.[1] ?? ''];
  if (!every) return undefined;
  return {
    every,
    interval: INTERVALS[adverb ?? ''] ?? (count === undefined ? intervalIn(other) : countIn(count)),
  };
}

/** The repetition in a lower-case text; undefined for a single date. */
export function repeatIn(text: string): Repeat | undefined {
  const weekly = ofWeekdays(text);
  const unit = unitIn(text);
  // 'Biweekly on Fridays'
  if (weekly)
    return weekly.every === 'week' && unit?.every === 'week'
      ? { ...weekly, interval: Math.max(weekly.interval, unit.interval) }
      : weekly;
  if (!unit) return undefined;
  const weekdays = unit.every === 'week' ? weekdaysIn(text) : [];
  const day = unit.every === 'month' ? /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b/.exec(text)?.[1] : undefined;
  return {
    ...unit,
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...(day === undefined ? {} : { dayOfMonth: Number(day) }),
  };
}

/** The first day of a weekly repetition from a date on; undefined where no weekday and no start was said. */
export function firstOfRepeat({ weekdays = [], from }: Repeat, today: string): string | undefined {
  const start = from ?? today;
  return weekdays.length === 0
    ? from
    : Array.from({ length: 7 }, (_, day) => addDays(start, day)).find((date) =>
        weekdays.includes(weekdayNumber(date)),
      );
}

const LONGEST_SERIES = 400;
/** The nth date of a weekly repetition, the first one counted as 1; -1 is the last where an end was said. */
export function nthOfRepeat(repeat: Repeat, first: string, nth: number): string | undefined {
  const { every, interval, weekdays = [], until, except = [] } = repeat;
  if (every !== 'week' || weekdays.length === 0 || (nth < 0 && until === undefined)) return undefined;
  const start = addDays(first, -weekdayNumber(first));
  const dates = Array.from({ length: LONGEST_SERIES }, (_, day) => ({
    date: addDays(start, day),
    day,
  })).filter(
    ({ date, day }) =>
      date >= first &&
      date <= (until ?? date) &&
      weekdays.includes(weekdayNumber(date)) &&
      Math.floor(day / 7) % interval === 0 &&
      !except.includes(date),
  );
  return dates.at(nth > 0 ? nth - 1 : nth)?.date;
}
