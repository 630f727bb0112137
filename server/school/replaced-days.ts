// The school days that a saved schedule replaces: those that go, those that change, and those that are new.
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson, PlannedDay } from '#contract/shapes.ts';

type NewDay = Pick<SchoolDay, 'date' | 'memberId' | 'child' | 'lessons'>;

export interface Replacement {
  /** Ids of the days that go. */
  removed: string[];
  /** Days that get other lessons, by id. */
  changed: Map<string, { lessons: Lesson[] }>;
  added: NewDay[];
}

/** A day as it is stored, with nothing done yet. */
const dayOf = ({ date, childId, child, lessons }: PlannedDay): NewDay => ({
  date,
  memberId: childId,
  child,
  lessons: lessons.map(({ sharedWith, ...lesson }) => ({
    ...lesson,
    shared: sharedWith.length > 0,
    done: false,
  })),
});

/** A child has one day on a date. */
const keyOf = ({ date, memberId, child }: NewDay): string =>
  JSON.stringify([date, memberId ?? child, memberId]);

const same = (one: readonly Lesson[], other: readonly Lesson[]): boolean =>
  one.length === other.length &&
  one.every((lesson, at) => {
    const { [at]: its } = other;
    return (
      its !== undefined &&
      lesson.start === its.start &&
      lesson.end === its.end &&
      lesson.subject === its.subject &&
      lesson.activity === its.activity &&
      lesson.shared === its.shared &&
      lesson.teacher === its.teacher
    );
  });

/** Compares the stored days of a range with the planned ones. A day of which a lesson is done stays (attendance). */
export function replacementOf(stored: readonly SchoolDay[], planned: readonly PlannedDay[]): Replacement {
  const wanted = new Map(planned.map(dayOf).map((day) => [keyOf(day), day]));
  const replacement: Replacement = { removed: [], changed: new Map(), added: [] };
  for (const day of stored) {
    const next = wanted.get(keyOf(day));
    wanted.delete(keyOf(day));
    if (day.lessons.some(({ done }) => done)) continue;
    if (next === undefined) replacement.removed.push(day.id);
    else if (!same(day.lessons, next.lessons)) replacement.changed.set(day.id, { lessons: next.lessons });
  }
  replacement.added.push(...wanted.values());
  return replacement;
}
