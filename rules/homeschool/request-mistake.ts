// Mistakes of a request for a schedule, as sentences for the parent (SCH-10), and the range of a saved one.
import type { Hours, ScheduleRequest } from '#contract/shapes.ts';
import { academicYearStart } from '../school/academic-year.ts';
import { daysBetween } from '../time/dates.ts';
import { familyOf } from './family.ts';
import { planRange } from './generate.ts';

const MOST_DAYS = 400;
const TOO_LONG = 'Please plan at most one year at a time';
const BACKWARDS = 'Please choose a last day that is not before the first day';

const endsAfterStart = ({ start, end }: Hours): boolean => end > start;

/** The sentence for the first mistake, or undefined. */
export function requestMistake(request: ScheduleRequest, today: string): string | undefined {
  const { curriculum, schoolHours, children = [] } = request;
  if (curriculum.trim() === '' || familyOf(request).subjects.length === 0)
    return 'Please select a curriculum and add subjects before generating a schedule';
  if (!endsAfterStart(schoolHours)) return 'Please enter school hours that end after they start';
  const child = children.find(({ hours }) => hours !== undefined && !endsAfterStart(hours));
  if (child) return `Please enter hours for ${child.name} that end after they start`;
  const { from, until } = planRange(request, today);
  if (until < from) return BACKWARDS;
  return daysBetween(from, until) > MOST_DAYS ? TOO_LONG : undefined;
}

/** The first and last day that saving a schedule writes: from today at the earliest, to the end of the academic year. */
export function savedRange(
  request: ScheduleRequest | null,
  today: string,
): { from: string; until: string } | { mistake: string } {
  const from = request?.from !== undefined && request.from > today ? request.from : today;
  const until = request?.until ?? `${academicYearStart(from) + 1}-06-30`;
  if (request?.from !== undefined && request.until !== undefined && request.until < request.from)
    return { mistake: BACKWARDS };
  return daysBetween(from, until) > MOST_DAYS ? { mistake: TOO_LONG } : { from, until };
}
