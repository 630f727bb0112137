// Fills a week: first each subject once, then the daily subjects every day, then repeats until the day is long enough. A
// lesson is accepted only when the whole day can still be placed.
import { courseForOlder, type Course } from './courses.ts';
import type { Family } from '../family.ts';
import { dayMinutes, stretchMinutes } from './lengths.ts';
import type { PlacedDay } from './place-day.ts';
import { WeekDraft, type Steps } from './week-draft.ts';
import type { WeekDay } from './week-days.ts';

export interface PlannedWeek {
  days: { day: WeekDay; placed: PlacedDay }[];
}

interface WeekOptions {
  days: readonly WeekDay[];
  /** Counts the blocks of the main lesson, from 0. */
  mainBlock: number;
}

/** Shares of the usual minutes that are tried until the week holds everything. */
const LEVELS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0] as const;
/** For families with very many courses: a week must not take seconds. */
const FEW_LEVELS = [1, 0.5, 0] as const;
const MANY_COURSES = 120;
const TOO_MANY_COURSES = 330;
/** Below this share, daily subjects give way to a longer lesson less often. */
const LEAST_DAILY = 0.5;

const anyDay = (): boolean => true;
const byImportance = (a: Course, b: Course): number => Number(b.daily) - Number(a.daily) || a.rank - b.rank;

/** Adds what the week must hold. Returns how many lessons had no room, or at least one with `stopsAtLoss`. */
function* addMusts(draft: WeekDraft, stopsAtLoss: boolean): Steps<number> {
  const musts = draft.courses
    .toSorted(byImportance)
    .flatMap((course) => Array.from({ length: course.must }, () => course));
  const options = { relaxed: true, stopsAtLoss };
  const lost = yield* draft.addAll(musts, anyDay, options);
  const together = lost.filter((course) => course.learners.length > 1 && draft.count(course) === 0);
  const parts = [...new Set(together)].flatMap((course) => {
    const own = draft.split(course);
    return Array.from({ length: course.must }, () => own).flat();
  });
  const apart = yield* draft.addAll(parts, anyDay, options);
  return lost.length - together.length + apart.length;
}

/** Adds the daily subjects to every day. Returns whether all had room. */
function* addDaily(draft: WeekDraft): Steps<boolean> {
  const wanted = draft.courses
    .filter(({ daily, must }) => daily && must > 0)
    .flatMap((course) => Array.from({ length: draft.dayCount - draft.count(course) }, () => course))
    .toSorted(byImportance);
  const lost = yield* draft.addAll(wanted, anyDay, { relaxed: false });
  return lost.every((course) => !draft.couldBeOnMoreDays(course));
}

/** True for days that leave minutes for another lesson of the course. */
const isShort =
  (draft: WeekDraft, family: Family) =>
  ({ learners, minutes, stretch }: Course, at: number): boolean =>
    learners.every((who) => {
      const learner = family.learners[who];
      if (learner === undefined) return false;
      return (
        draft.minutes(at, who) + minutes <= dayMinutes(family, learner) &&
        draft.minutes(at, who, stretch) + minutes <= stretchMinutes(family, learner, stretch)
      );
    });

/** Repeats the other subjects in rounds, until the day has the minutes that suit the children. */
function* addRepeats(draft: WeekDraft, family: Family): Steps<void> {
  let open = draft.courses.filter((course) => draft.count(course) > 0 || course.must === 0);
  while (open.length > 0) {
    open = open.filter((course) => draft.count(course) < course.want);
    const lost = new Set(yield* draft.addAll(open, isShort(draft, family), { relaxed: false }));
    open = open.filter((course) => !lost.has(course));
  }
}

/** Older children continue where the day of the youngest is full. */
function* addForOlder(draft: WeekDraft, family: Family): Steps<void> {
  const short = isShort(draft, family);
  for (const course of draft.courses.filter(({ learners }) => learners.length > 1)) {
    let missing = course.want - draft.count(course);
    let next = courseForOlder(family, course, draft.level);
    while (next !== undefined && missing > 0) {
      const older = draft.open(next);
      const accepts = (_: Course, at: number): boolean => short(older, at) && !draft.hasSubject(at, older);
      while (missing > 0 && (yield* draft.addAll([older], accepts, { relaxed: false })).length === 0)
        missing -= 1;
      next = courseForOlder(family, older, draft.level);
    }
  }
}

/** Adds the first of these lessons that has room on that day; false when none has. */
function* addOneOf(draft: WeekDraft, at: number, courses: readonly Course[]): Steps<boolean> {
  for (const course of courses) {
    const lost = yield* draft.addAll([course], (_, day) => day === at, { relaxed: true });
    if (lost.length === 0) return true;
  }
  return false;
}

/**
 * Every day has a lesson, even when few subjects would come less often. A child whose companions are away has one of the
 * shared lessons alone.
 */
function* addToEmptyDays(draft: WeekDraft): Steps<void> {
  for (let at = 0; at < draft.dayCount; at += 1) {
    draft.offerAgain(at);
    for (const who of draft.idle(at)) {
      const own = draft.courses
        .filter(({ learners }) => learners.includes(who))
        .toSorted((a, b) => draft.count(a) - draft.count(b) || a.rank - b.rank);
      if (yield* addOneOf(draft, at, own)) continue;
      for (const course of own.filter(({ learners, subject }) => learners.length > 1 && subject !== null))
        if (yield* addOneOf(draft, at, [draft.open({ ...course, learners: [who], must: 0 })])) break;
    }
  }
}

const courseCount = ({ learners }: Family): number =>
  learners.reduce((sum, { subjects }) => sum + subjects.length, 0);

function levelsFor(family: Family): readonly number[] {
  const count = courseCount(family);
  if (count > TOO_MANY_COURSES) return [0];
  return count > MANY_COURSES ? FEW_LEVELS : LEVELS;
}

/** The draft with the longest lessons in which everything has room; the shortest lessons otherwise. */
function* filledDraft(family: Family, options: WeekOptions): Steps<WeekDraft> {
  let held: WeekDraft | undefined;
  for (const level of levelsFor(family)) {
    const isLast = level === 0;
    const draft = new WeekDraft(family, options, level);
    if (!isLast && draft.isTooMuch()) continue;
    const missing = yield* addMusts(draft, !isLast);
    if (missing > 0 && !isLast) continue;
    if (yield* addDaily(draft)) return draft;
    held ??= draft;
    if (isLast || level <= LEAST_DAILY) return held;
  }
  return held ?? new WeekDraft(family, options, 0);
}

/** The lessons of a week. */
export function* planWeek(family: Family, options: WeekOptions): Steps<PlannedWeek> {
  const draft = yield* filledDraft(family, options);
  if (courseCount(family) <= TOO_MANY_COURSES) {
    yield* addRepeats(draft, family);
    yield* addForOlder(draft, family);
  }
  yield* addToEmptyDays(draft);
  return { days: yield* draft.place() };
}
