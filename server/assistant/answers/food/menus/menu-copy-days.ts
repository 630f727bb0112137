// 'Copy Monday and Tuesday dinners to Thursday and Friday': the dishes of single days stand on others, too.
import type { Meal } from '#contract/week.ts';
import { addDays, weekStart, weekdayNumber } from '#rules/time/dates.ts';
import { spokenDates } from '#rules/time/spoken/remembered-dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { fold } from '../../../text/fold-text.ts';
import { capital, listed } from '../../../text/say.ts';
import { clockOf, dayWords } from '../../moments.ts';
import type { Asked, Plan } from '../../plan.ts';
import { mealOf } from '../dishes/dishes.ts';
import { COPIES, copiesWeek } from './menu-copy.ts';
import { placeAll, type Placing } from './menu-place.ts';
import { menusRead, plannedIn } from './menu-range.ts';

const OF_MEALS = /\b(?:dinners?|suppers?|lunch(?:es)?|breakfasts?|meals?|menu|dish(?:es)?)\b/;
/** Where the days it is copied to may begin. */
const TO = /\b(?:to|onto|into|for|on|over)\b|\s(?=(?:again )?next )/g;
const WEEK = 7;

interface Sides {
  from: readonly SpokenDay[];
  to: readonly SpokenDay[];
  /** 'This Monday', said on a Wednesday, has been. */
  isThisWeek: boolean;
}

const isWeekday = (text: string, { span: [start, end] }: SpokenDay): boolean =>
  /^(?:on )?(?:this )?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*(?:'s)?$/.test(text.slice(start, end));

/** The days that are copied and those they are copied to; undefined where a wish copies no single days. */
function sidesIn(typed: string, facts: Asked['facts']): Sides | undefined {
  const text = fold(typed);
  if (!COPIES.test(text) || !OF_MEALS.test(text)) return undefined;
  const clock = clockOf(facts);
  for (const { index, 0: joint } of text.matchAll(TO)) {
    const [left, right] = [text.slice(0, index), text.slice(index + joint.length)];
    const [from, to] = [spokenDates(left, clock).days, spokenDates(right, clock).days];
    const [first] = to;
    const isSingle =
      from.length > 0 && from.every((day) => day.endDate === undefined && isWeekday(left, day));
    if (isSingle && first && right.slice(0, first.span[0]).trim() === '')
      return { from, to, isThisWeek: /\bthis (?:week|\p{L}{3,}day|mon|tue|wed|thu|fri|sat|sun)/u.test(left) };
  }
  return undefined;
}

/** True for a wish to have the dishes of single days again on others. */
export const copiesDays = (text: string, facts: Asked['facts']): boolean =>
  sidesIn(text, facts) !== undefined;

/** True for a wish to have meals once more, of single days or of a week. */
export const copiesMeals = (text: string, facts: Asked['facts']): boolean =>
  copiesDays(text, facts) || copiesWeek(fold(text));

/** The days to copy to, each behind the one before it: 'next Wednesday and Sunday'. */
function targetsOf({ from, to }: Sides): string[] {
  const [week] = to;
  // 'To next week': the same weekdays of it.
  if (week?.endDate !== undefined)
    return from.map(({ date }) => addDays(weekStart(week.date), (weekdayNumber(date) + 6) % WEEK));
  return to.reduce<string[]>((dates, { date }) => {
    const before = dates.at(-1);
    return [...dates, before !== undefined && date < before ? addDays(date, WEEK) : date];
  }, []);
}

/** The date of a weekday to copy: the last one before the first target that has a meal. */
function sourceOf(asked: Asked, { date }: SpokenDay, sides: Sides, first: string, meal?: Meal): string {
  const { today } = asked.facts;
  if (sides.isThisWeek) return addDays(weekStart(today), (weekdayNumber(date) + 6) % WEEK);
  const before = [date, addDays(date, -WEEK)].filter((one) => one < first);
  return before.find((one) => plannedIn(asked, { from: one, to: one }, meal).length > 0) ?? before[0] ?? date;
}

export function copyDays(asked: Asked): Plan {
  const sides = sidesIn(asked.text, asked.facts);
  if (!sides) return { text: 'Which days should I copy, and to which ones?' };
  const meal = mealOf(asked) ?? (/\b(?:meals|menu)\b/i.test(asked.text) ? undefined : 'dinner');
  const targets = targetsOf(sides);
  const sources = sides.from.map((day) => sourceOf(asked, day, sides, targets[0] ?? day.date, meal));
  const { today } = asked.facts;
  if (sources.length > 1 && sources.length !== targets.length)
    return {
      text: `Which of ${listed(sources.map((date) => dayWords(date, today)))} goes to which day? Name as many days as you copy.`,
    };
  const [from = today, to = today] = [
    [...sources, ...targets].toSorted()[0],
    [...sources, ...targets].toSorted().at(-1),
  ];
  const places = targets.flatMap((date, at): Placing[] => {
    const source = sources[at] ?? sources[0] ?? date;
    return plannedIn(asked, { from: source, to: source }, meal).map((one) => ({
      date,
      meal: one.meal,
      text: one.text,
    }));
  });
  if (places.length === 0)
    return {
      text: `No ${meal ?? 'meal'} is planned for ${listed(
        sources.map((date) => dayWords(date, today)),
        'or',
      )}, so there's nothing to copy.`,
      reads: menusRead({ from, to }),
    };
  const plan = placeAll(asked, places);
  const again = `${capital(meal ?? 'meal')} of ${listed(sources.map((date) => dayWords(date, today)))} once more.`;
  return { ...plan, text: `${again} ${plan.text}`, isAccounted: true };
}
