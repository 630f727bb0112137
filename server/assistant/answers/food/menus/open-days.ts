// Days of a menu without a meal.
import { MEALS, type Meal } from '#contract/week.ts';
import { addDays, formatWeekday } from '#rules/time/dates.ts';
import { capital, listed } from '../../../text/say.ts';
import type { Range } from './menu-range.ts';

/** More open days than these are counted instead of named. */
const MOST_NAMED = 4;

/** The dates that have nothing planned. */
export function datesOpen({ from, to }: Range, planned: readonly { date: string }[]): string[] {
  const taken = new Set(planned.map(({ date }) => date));
  const count = 1 + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return Array.from({ length: count }, (_, at) => addDays(from, at)).filter((date) => !taken.has(date));
}

/** 'Saturday and Sunday are still open.' */
export function openDays(range: Range, planned: readonly { date: string }[]): string {
  const open = datesOpen(range, planned);
  const named = listed(open.map(formatWeekday));
  if (open.length > MOST_NAMED) return `${open.length} days are still open.`;
  return `${named} ${open.length === 1 ? 'is' : 'are'} still open.`;
}

/** 'Which nights are empty', 'where are gaps': the places without a meal are asked for. */
const GAPS =
  /\b(?:empty|open|free|blank|unplanned|missing|gaps?|holes?|(?:not|still to be) (?:planned|filled)|nothing planned)\b/i;
const ASKS = /^(?:(?:and|so|ok|okay|but|hey|pip)[, ]+)*(?:what|which|show|list|where)/i;
export const asksOpen = (text: string): boolean => GAPS.test(text) && ASKS.test(text.trim());

/** The open places, the named meal alone or dinner first; other meals where one of them is planned. */
export function sayOpen(range: Range, planned: readonly { date: string; meal: Meal }[], meal?: Meal): string {
  const meals =
    meal === undefined
      ? MEALS.toReversed().filter((one) => one === 'dinner' || planned.some((own) => own.meal === one))
      : [meal];
  return meals
    .map((one) => {
      const open = datesOpen(
        range,
        planned.filter((own) => own.meal === one),
      );
      return `- ${capital(one)}, ${open.length === 0 ? 'all planned' : `open on ${listed(open.map(formatWeekday))}`}`;
    })
    .join('\n');
}
