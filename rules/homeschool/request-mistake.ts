// Mistakes of a request for a schedule, as sentences for the parent (SCH-10).
import type { Hours, ScheduleRequest } from '#contract/shapes.ts';
import { daysBetween } from '../time/dates.ts';
import { familyOf } from './family.ts';

const MOST_DAYS = 400;

const endsAfterStart = ({ start, end }: Hours): boolean => end > start;

/** The sentence for the first mistake, or undefined. */
export function requestMistake(request: ScheduleRequest): string | undefined {
  const { curriculum, schoolHours, children = [], from, until } = request;
  if (curriculum.trim() === '' || familyOf(request).subjects.length === 0)
    return 'Please select a curriculum and add subjects before generating a schedule';
  if (!endsAfterStart(schoolHours)) return 'Please enter school hours that end after they start';
  const child = children.find(({ hours }) => hours !== undefined && !endsAfterStart(hours));
  if (child) return `Please enter hours for ${child.name} that end after they start`;
  if (from === undefined || until === undefined) return undefined;
  if (until < from) return 'Please choose a last day that is not before the first day';
  if (daysBetween(from, until) > MOST_DAYS) return 'Please plan at most one year at a time';
  return undefined;
}
