// Attendance: days and minutes of lessons done, by child. A counter, never legal advice.
import { minutesOfDay } from '../time/dates.ts';
import type { Lesson } from '#contract/shapes.ts';

/** The lessons of one child on one date. */
export interface LessonDay {
  /** The family member; null for a child who is not one. */
  memberId: string | null;
  child: string;
  /** 'YYYY-MM-DD' */
  date: string;
  lessons: Lesson[];
}

interface ChildAttendance {
  memberId: string | null;
  child: string;
  /** Dates with at least one lesson done. */
  days: number;
  minutes: number;
}

/** Key of a child: a member keeps it when its name changes. */
export const childKey = ({ memberId, child }: Pick<LessonDay, 'memberId' | 'child'>): string =>
  JSON.stringify(memberId === null ? [null, child] : [memberId]);

const minutesOfLesson = ({ start, end }: Lesson): number =>
  Math.max(0, minutesOfDay(end) - minutesOfDay(start));

/** Counts the lessons done from `from` to `to`, both included; children in the order of their first day. */
export function attendance(
  days: readonly LessonDay[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): ChildAttendance[] {
  const inRange = days
    .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  return [...Map.groupBy(inRange, childKey).values()].flatMap((own) => {
    const last = own.at(-1);
    if (last === undefined) return [];
    const done = own.map((day) => ({ date: day.date, lessons: day.lessons.filter((lesson) => lesson.done) }));
    const attended = done.filter(({ lessons }) => lessons.length > 0);
    return {
      memberId: last.memberId,
      child: last.child,
      days: new Set(attended.map(({ date }) => date)).size,
      minutes: attended
        .flatMap(({ lessons }) => lessons)
        .reduce((sum, lesson) => sum + minutesOfLesson(lesson), 0),
    };
  });
}
