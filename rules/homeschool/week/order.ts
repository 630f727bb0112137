// The order of a day's lessons: subjects take turns from day to day when the family wants rotation.
import { alternate, type Course } from './courses.ts';
import type { Family } from '../family.ts';
import { strandOf } from '../curricula/subjects.ts';
import type { WeekDay } from './week-days.ts';

/** Moves the first `by` items to the end. */
function rotated<T>(items: readonly T[], by: number): T[] {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

function turned<T extends { course: Course }>(family: Family, day: WeekDay, items: readonly T[]): T[] {
  const { turns } = family.curriculum;
  if (turns === 'all') return rotated(items, day.index);
  if (turns === 'strands') return alternate(items, ({ course }) => strandOf(course.discipline));
  const fixed = items.filter(({ course }) => course.daily);
  const rest = items.filter(({ course }) => !course.daily);
  return [...fixed, ...rotated(rest, day.index)];
}

/** The items of a day in their order: stretch by stretch, inside by rank or in turn. */
export function arrange<T extends { course: Course }>(
  family: Family,
  day: WeekDay,
  items: readonly T[],
): T[] {
  const byRank = items.toSorted((a, b) => a.course.rank - b.course.rank);
  if (!family.rotates) return byRank;
  return family.curriculum.stretches.flatMap((_, stretch) =>
    turned(
      family,
      day,
      byRank.filter(({ course }) => course.stretch === stretch),
    ),
  );
}
