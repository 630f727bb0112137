// 'We missed today': moves lessons that are not done to the following places of the same child and subject. The last ones
// get a new place after the end; nothing is lost and the order stays.
import type { Lesson } from '#contract/shapes.ts';
import { addDays, minutesOfDay } from '../time/dates.ts';
import { childKey, type LessonDay } from './attendance.ts';
import { overlaps, type ClockSpan } from './clock.ts';
import { subjectKey } from './curricula/subjects.ts';

interface Missed {
  /** The missed dates. */
  dates: readonly string[];
  /** One subject; all without. */
  subject?: string | undefined;
  /** One child; all without. */
  memberId?: string | null | undefined;
}

interface BumpOptions {
  /** True when a child may have lessons at that time of a date: a school day of the week, no break, not away. */
  mayTeach: (child: LessonDay, date: string, span: ClockSpan) => boolean;
  /** True for dates without lessons: what stands there stays, and nothing moves to it. */
  isDayOff: (date: string) => boolean;
  /** Last day of the schedule: later days were added by moves, and take further lessons. */
  until: string;
}

interface Bumped<D> {
  /** Days with other lessons than before; one may have none left. */
  changed: D[];
  added: LessonDay[];
}

/** A place of a lesson in the days while they change. */
interface Place {
  day: LessonDay;
  lesson: Lesson;
}

/** Days looked at for a new place. */
const MOST_DAYS = 800;

const spanOf = ({ start, end }: Lesson): ClockSpan => ({
  start: minutesOfDay(start),
  end: minutesOfDay(end),
});
const isBefore = (a: Place, b: Place): number =>
  a.day.date === b.day.date
    ? a.lesson.start.localeCompare(b.lesson.start)
    : a.day.date.localeCompare(b.day.date);

/** Moves what the places hold on to those that are kept; returns what is left over, with the places of the missed days. */
function shift(places: readonly Place[], missed: readonly Place[]): Lesson[] {
  const held = places.map(({ lesson }) => lesson.activity);
  const kept = places.filter((place) => !missed.includes(place));
  kept.forEach(({ lesson }, at) => {
    lesson.activity = held[at] ?? lesson.activity;
  });
  for (const { day, lesson } of missed) day.lessons = day.lessons.filter((other) => other !== lesson);
  const over = held.slice(kept.length);
  return missed.map(({ lesson }, at) => ({ ...lesson, activity: over[at] ?? lesson.activity, done: false }));
}

class Bumping {
  readonly #days: LessonDay[];
  readonly #last: string;
  readonly #options: BumpOptions;
  readonly added: LessonDay[] = [];

  constructor(days: LessonDay[], options: BumpOptions) {
    this.#days = days;
    this.#last = days.map(({ date }) => date).reduce((last, date) => (date > last ? date : last), '');
    this.#options = options;
  }

  /** Gives a lesson a place from a date after the end of its chain on; returns its date. */
  append(child: LessonDay, lesson: Lesson, earliest: string): string {
    const last = this.#days
      .filter((day) => childKey(day) === childKey(child))
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .at(-1);
    const isOpen =
      last !== undefined &&
      last.date >= earliest &&
      last.date > this.#options.until &&
      this.#options.mayTeach(child, last.date, spanOf(lesson)) &&
      this.#isFree(last, lesson);
    const day = isOpen ? last : this.#newDay(child, lesson, earliest);
    day.lessons = [...day.lessons, lesson].toSorted((a, b) => a.start.localeCompare(b.start));
    return day.date;
  }

  /** True when the child, and for a taught lesson the parent, has nothing else at that time. */
  #isFree(day: LessonDay, lesson: Lesson): boolean {
    return this.#days
      .filter(({ date }) => date === day.date)
      .every(({ lessons, ...child }) =>
        lessons
          .filter((other) => overlaps(spanOf(other), spanOf(lesson)))
          .every((other) => childKey(child) !== childKey(day) && !(other.teacher && lesson.teacher)),
      );
  }

  /** The first school day of the child after everybody's last one on which there is time for the lesson. */
  #newDay({ memberId, child: name }: LessonDay, lesson: Lesson, earliest: string): LessonDay {
    const after = addDays(this.#last, 1);
    const first = earliest > after ? earliest : after;
    const on = (date: string): LessonDay =>
      this.added.find(
        (day) => day.date === date && childKey(day) === childKey({ ...day, memberId, child: name }),
      ) ?? {
        memberId,
        child: name,
        date,
        lessons: [],
      };
    const days = Array.from({ length: MOST_DAYS }, (_, at) => addDays(first, at));
    const date = days.find(
      (other) => this.#options.mayTeach(on(other), other, spanOf(lesson)) && this.#isFree(on(other), lesson),
    );
    const day = on(date ?? first);
    if (!this.added.includes(day)) {
      this.added.push(day);
      this.#days.push(day);
    }
    return day;
  }
}

/** Moves the lessons of missed days. The days must be all of the children concerned from the first of them on. */
export function bumpMissed<D extends LessonDay>(
  days: readonly D[],
  missed: Missed,
  options: BumpOptions,
): Bumped<D> {
  const copies = days.map((day): D => ({ ...day, lessons: day.lessons.map((lesson) => ({ ...lesson })) }));
  const bumping = new Bumping([...copies], {
    ...options,
    mayTeach: (child, date, span) => !missed.dates.includes(date) && options.mayTeach(child, date, span),
  });
  const first = missed.dates.toSorted()[0] ?? '';
  const isMissed = ({ date }: LessonDay): boolean => missed.dates.includes(date);
  const isMeant = ({ day, lesson }: Place): boolean =>
    day.date >= first &&
    (isMissed(day) || !options.isDayOff(day.date)) &&
    !lesson.done &&
    (missed.memberId ?? day.memberId) === day.memberId &&
    (missed.subject === undefined || subjectKey(lesson.subject) === subjectKey(missed.subject));
  const places = copies
    .flatMap((day) => day.lessons.map((lesson) => ({ day, lesson })))
    .filter(isMeant)
    .toSorted(isBefore);
  const chains = Map.groupBy(places, ({ day, lesson }) =>
    JSON.stringify([childKey(day), subjectKey(lesson.subject)]),
  );
  for (const chain of chains.values()) {
    const gone = chain.filter(({ day }) => isMissed(day));
    const [child] = gone;
    if (child === undefined) continue;
    let earliest = addDays(chain.at(-1)?.day.date ?? first, 1);
    let before = '';
    for (const lesson of shift(chain, gone)) {
      // Lessons of several days may have the same hour: their order stays.
      if (lesson.start < before) earliest = addDays(earliest, 1);
      earliest = bumping.append(child.day, lesson, earliest);
      before = lesson.end;
    }
  }
  const changed = copies.filter(
    ({ lessons }, at) => JSON.stringify(lessons) !== JSON.stringify(days[at]?.lessons),
  );
  return { changed, added: bumping.added };
}
