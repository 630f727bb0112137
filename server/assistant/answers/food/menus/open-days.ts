// Days of a menu without a meal.
import { addDays, formatWeekday } from '#rules/time/dates.ts';
import { listed } from '../../../text/say.ts';

/** More open days than these are counted instead of named. */
const MOST_NAMED = 4;

interface Range {
  from: string;
  to: string;
}

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
