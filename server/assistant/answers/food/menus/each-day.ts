// A dish that is wanted on many days: 'oatmeal for breakfast every weekday next week', 'leftovers for lunch all week',
// 'pancakes every Saturday'.
import { addDays, weekdayNumber, weekStart } from '#rules/time/dates.ts';
import type { Meal } from '#contract/week.ts';
import type { Asked } from '../../plan.ts';
import { OVER_AT } from './menu-dates.ts';

const DAYS_OF = '(?:week ?days?|week ?nights?|school ?(?:days?|nights?)|days?|nights?|mornings?|evenings?)';
const MEAL = '(?:breakfast|lunch|dinner|supper)';
const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const WEEK = '(?:(?:this|next|the|coming|whole|entire) )*week(?:end)?';
/** The words that say so; none of them is part of a dish. */
const EACH = new RegExp(
  `\\b(?:on )?(?:(?:every|each)(?: single)? (?:${DAYS_OF}|${MEAL}|${WEEKDAY}s?)(?: (?:morning|night|evening)s?| of)?|(?:for )?(?:all|the rest)(?: of)? ${WEEK}|(?:for )?(?:the )?(?:whole|entire) week|week ?days|week ?nights|school ?(?:days|nights)|every ?day|daily)\\b`,
  'giu',
);
const REST = /\b(?:all|whole|entire|rest)\b/i;
const OTHER = /\bevery other\b/i;

const WEEKS_AHEAD = 4;
/** As many weekdays are a group, 'weekdays', and no day of every week. */
const GROUP = 5;
const ALL = [0, 1, 2, 3, 4, 5, 6];
const SCHOOL_DAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 0];

interface EachDay {
  dates: string[];
  /** The wish without those words. */
  text: string;
  /** True where it goes on after the last of the dates. */
  goesOn: boolean;
}

/** The first and the last day of the week that is named. */
function namedWeek({ slots, text, facts: { today } }: Asked): [from: string, to: string] | undefined {
  const stretch = slots.days.find(
    ({ date, endDate }) => endDate !== undefined && endDate >= addDays(date, 1),
  );
  if (stretch?.endDate !== undefined) return [stretch.date, stretch.endDate];
  const monday = weekStart(today);
  if (/\bnext week\b/i.test(text)) return [addDays(monday, 7), addDays(monday, 13)];
  return /\bweek(?:end)?\b/i.test(text) ? [monday, addDays(monday, 6)] : undefined;
}

const between = (from: string, to: string, weekdays: readonly number[]): string[] => {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (weekdays.includes(weekdayNumber(date))) dates.push(date);
  return dates;
};

const weekdaysOf = (said: string): number[] => {
  if (/weekend/i.test(said)) return WEEKEND;
  return /week ?(?:day|night)|school/i.test(said) ? SCHOOL_DAYS : ALL;
};

/** True for words that name many days. */
export const saysEachDay = (text: string): boolean => text.match(EACH) !== null && !OTHER.test(text);

/** The days from today's meal on that such a wish means; undefined where it names none, or single ones. */
export function eachDay(asked: Asked, meal: Meal = 'dinner'): EachDay | undefined {
  const {
    slots: { repeat },
    text,
    facts: { today, time },
  } = asked;
  const said = text.match(EACH)?.join(' ');
  if (said === undefined || OTHER.test(text)) return undefined;
  if (repeat && (!/^(?:day|week)$/.test(repeat.every) || repeat.interval > 1)) return undefined;
  const weekdays = repeat?.weekdays ?? weekdaysOf(said);
  const isSingle = weekdays.length < GROUP && !REST.test(said);
  const week = namedWeek(asked);
  const first = time < OVER_AT[meal] ? today : addDays(today, 1);
  const begin = repeat?.from !== undefined && repeat.from > first ? repeat.from : first;
  const datesIn = (from: string, to: string) =>
    between(
      from < begin ? begin : from,
      repeat?.until && repeat.until < to ? repeat.until : to,
      weekdays,
    ).filter((date) => !repeat?.except?.includes(date));
  const days = WEEKS_AHEAD * 7;
  const monday = weekStart(today);
  const dates = week
    ? datesIn(...week)
    : isSingle || repeat?.until
      ? datesIn(begin, addDays(begin, days - 1))
      : datesIn(monday, addDays(monday, 6));
  const found = dates.length > 0 || week ? dates : datesIn(addDays(monday, 7), addDays(monday, 13));
  if (found.length === 0) return undefined;
  return { dates: found, text: text.replaceAll(EACH, ' '), goesOn: isSingle && !week && !repeat?.until };
}
