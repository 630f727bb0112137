// Lessons of a placed week with their subjects and lines: loops carried on, activities in turn.
import { SPAN_OF_AGES, USUAL_AGE } from './age-groups.ts';
import type { Course } from './week/courses.ts';
import type { ClockSpan } from './clock.ts';
import type { Family } from './family.ts';
import type { PlacedDay } from './week/place-day.ts';
import type { Subject } from './curricula/subjects.ts';
import type { WeekDay } from './week/week-days.ts';
import { activityFor } from './curricula/words.ts';

/** A lesson with its words. */
export interface TimetableLesson extends ClockSpan {
  course: Course;
  subject: Subject;
  activity: string;
}

export interface TimetableDay {
  day: WeekDay;
  /** In the order of time. */
  lessons: TimetableLesson[];
  placed: PlacedDay;
}

/** The youngest sets the words; among children of very different ages, those of the middle years fit all. */
function ageOfWords(ages: readonly number[]): number | null {
  if (ages.length === 0) return null;
  const youngest = Math.min(...ages);
  return Math.max(...ages) - youngest > SPAN_OF_AGES ? Math.max(youngest, USUAL_AGE) : youngest;
}

/** Gives lessons their words, day after day: it remembers where each loop stopped and which line was used last. */
export class Timetable {
  readonly #family: Family;
  /** Places in the loops, by loop and children. */
  readonly #loops = new Map<string, number>();
  readonly #turns = new Map<string, number>();

  constructor(family: Family) {
    this.#family = family;
  }

  /** The lessons of the next day. `isLast`: the last school day of the week. */
  next({ day, placed }: { day: WeekDay; placed: PlacedDay }, isLast: boolean): TimetableDay {
    const inOrder = placed.lessons.toSorted(
      (a, b) => a.start - b.start || a.item.course.rank - b.item.course.rank,
    );
    const lessons = inOrder.flatMap(({ item: { course }, start, end }) => {
      const subject = course.subject ?? this.#nextInLoop(course);
      return subject === undefined
        ? []
        : [{ course, subject, start, end, activity: this.#line(course, subject, isLast) }];
    });
    return { day, lessons, placed };
  }

  #nextInLoop({ loop, learners }: Course): Subject | undefined {
    const run = loop === null ? undefined : this.#family.loops[loop];
    if (run === undefined) return undefined;
    const key = JSON.stringify([loop, learners]);
    const at = this.#loops.get(key) ?? 0;
    this.#loops.set(key, at + 1);
    return run.subjects[at % run.subjects.length];
  }

  #line({ learners, stretch }: Course, subject: Subject, isLastDay: boolean): string {
    const key = JSON.stringify([subject.key, learners]);
    const turn = this.#turns.get(key) ?? 0;
    this.#turns.set(key, turn + 1);
    const ages = learners.flatMap((at) => this.#family.learners[at]?.age ?? []);
    const age = ageOfWords(ages);
    return activityFor(this.#family, { subject, stretch, turn, age, isLastDay });
  }
}
