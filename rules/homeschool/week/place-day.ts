// Places the lessons of one day: shared ones first, then each child's own side by side, while the teaching parent is with
// one of them only. Lunch moves until everything fits best.
import { freeSpans, lengthOf, overlaps, type ClockSpan } from '../clock.ts';
import type { Course } from './courses.ts';
import { pauseMinutes } from './lengths.ts';
import { ChildDay, type Break, type PlacedLesson } from './child-day.ts';
import type { Family } from '../family.ts';
import { arrange } from './order.ts';
import type { WeekDay } from './week-days.ts';

/** A course on one day. */
export interface Item {
  course: Course;
  minutes: number;
}

export interface PlacedDay {
  lessons: PlacedLesson[];
  breaks: Break[];
  /** Lunch of the family; it is left free, and null on days without. */
  lunch: ClockSpan | null;
}

/** How strictly a day is placed. */
interface Manner {
  /** Keeps the order, 'after lunch' and unbroken stretches. */
  strict: boolean;
  /** Longest work without a break, instead of the usual one. */
  rest?: number;
}

/** A placed day, with the lessons that had no room. */
export interface Attempt extends PlacedDay {
  unplaced: Item[];
  /** The smaller, the better; minutes that children wait, and the distance of lunch from noon. */
  cost: number;
  manner: Manner;
}

const NOON = 12 * 60;
const LUNCH_STARTS = [0, -30, 30, -15, 15, -45, 45, -60, 60, 75].map((offset) => NOON + offset);
const LATEST_START = 11 * 60;
const EARLIEST_END = 13 * 60 + 30;

/** True when the hours of a day need a lunch inside. */
const needsLunch = ({ start, end }: ClockSpan): boolean => start <= LATEST_START && end >= EARLIEST_END;

const lunchMinutes = (longest: number): number => (longest < 330 ? 30 : longest < 450 ? 45 : 60);

/** Half an hour around noon is fine. */
function lunchCost({ start }: ClockSpan): number {
  const distance = Math.abs(start - NOON);
  return distance / 3 + Math.max(0, distance - 30);
}

/** The possible lunches of a day; [null] when nobody needs one. */
function lunches(day: WeekDay): (ClockSpan | null)[] {
  const windows = day.learners.flatMap((learner) => learner?.window ?? []).filter(needsLunch);
  if (windows.length === 0) return [null];
  const minutes = lunchMinutes(Math.max(...windows.map(lengthOf)));
  return LUNCH_STARTS.map((start) => ({ start, end: start + minutes }));
}

/** The day of each child, by index; undefined for those who are away. */
function childDays(family: Family, day: WeekDay, lunch: ClockSpan | null, rest: number | undefined) {
  const { curriculum, includeBreaks } = family;
  return family.learners.map((learner, at) => {
    const hours = day.learners[at];
    if (!hours) return undefined;
    const free = freeSpans(hours.window, hours.away).reduce((sum, span) => sum + lengthOf(span), 0);
    const eats = lunch !== null && needsLunch(hours.window) && overlaps(lunch, hours.window);
    const usual = curriculum.pauseEach ? 1 : curriculum.ages[learner.band].rest;
    return new ChildDay({
      learner: at,
      window: hours.window,
      away: hours.away,
      lunch: eats ? lunch : null,
      pause: includeBreaks ? pauseMinutes(free, curriculum.pause) : 0,
      rest: rest ?? usual,
      stretches: curriculum.stretches,
    });
  });
}

function attempt(
  family: Family,
  day: WeekDay,
  items: readonly Item[],
  lunch: ClockSpan | null,
  manner: Manner,
): Attempt {
  const { strict, rest } = manner;
  const children = childDays(family, day, lunch, rest);
  const ordered = arrange(family, day, items);
  for (const item of ordered)
    if (item.course.learners.length === 1) children[item.course.learners[0] ?? -1]?.queue.push(item);
  const running: Running = { parent: [], lessons: [], strict };
  const unplaced = placeShared(
    children,
    ordered.filter(({ course }) => course.learners.length > 1),
    running,
  );
  const present = children.flatMap((child) => child ?? []);
  runSideBySide(family, present, running);
  const waiting = present.reduce((sum, child) => sum + child.waiting(), 0);
  for (const child of present) {
    unplaced.push(...child.queue);
    // Without room for a break the day is too full.
    if (!child.ensureBreak())
      unplaced.push(...ordered.filter(({ course }) => course.learners.includes(child.learner)).slice(-1));
  }
  const cost = waiting + (lunch === null ? 0 : lunchCost(lunch));
  return {
    lessons: running.lessons,
    breaks: present.flatMap(({ breaks }) => breaks),
    lunch,
    unplaced,
    cost,
    manner,
  };
}

interface Running {
  parent: ClockSpan[];
  lessons: PlacedLesson[];
  strict: boolean;
}

/** Places the shared lessons; returns those without room. */
function placeShared(
  children: readonly (ChildDay | undefined)[],
  shared: readonly Item[],
  { parent, lessons, strict }: Running,
): Item[] {
  return shared.filter((item, at) => {
    const group = item.course.learners.flatMap((who) => children[who] ?? []);
    const left = shared.slice(at).reduce((sum, { minutes }) => sum + minutes, 0);
    const first = Math.max(...group.map((child) => child.earliestShared(item, left, strict)));
    const span = sharedSpan(group, item, first, parent);
    if (span === undefined || group.length < item.course.learners.length) return true;
    group.forEach((child) => child.take(item, span));
    parent.push(span);
    lessons.push({ item, ...span });
    return false;
  });
}

/** First time from `start` on at which all children of a shared lesson and the parent are free. */
function sharedSpan(
  group: readonly ChildDay[],
  item: Item,
  start: number,
  parent: readonly ClockSpan[],
): ClockSpan | undefined {
  const span = { start, end: start + item.minutes };
  for (;;) {
    if (group.some(({ window }) => span.end > window.end)) return undefined;
    const later = Math.max(
      ...parent.filter((busy) => overlaps(busy, span)).map(({ end }) => end),
      ...group.map((child) => child.freeFrom(item, span)),
    );
    if (later <= span.start) return span;
    span.start = later;
    span.end = later + item.minutes;
  }
}

/** Lets time pass: the child who is first free takes the next lesson it can start; the youngest goes first. */
function runSideBySide(family: Family, present: readonly ChildDay[], running: Running): void {
  const { parent, lessons, strict } = running;
  const age = ({ learner }: ChildDay): number => family.learners[learner]?.age ?? 9;
  const byAge = present.toSorted((a, b) => age(a) - age(b));
  const keepsOrder = strict && (present.length === 1 || !family.rotates);
  for (;;) {
    let child: ChildDay | undefined;
    for (const other of byAge)
      if (other.queue.length > 0 && !other.isOver && (child === undefined || other.time < child.time))
        child = other;
    if (child === undefined) return;
    const placed = child.step({ parent, strict, keepsOrder });
    if (placed === undefined) continue;
    lessons.push(placed);
    if (placed.item.course.taught) parent.push({ start: placed.start, end: placed.end });
  }
}

const better = (a: Attempt | undefined, b: Attempt): Attempt =>
  a === undefined ||
  b.unplaced.length < a.unplaced.length ||
  (b.unplaced.length === a.unplaced.length && b.cost < a.cost)
    ? b
    : a;

interface PlaceOptions {
  /** Returns the first arrangement that fits, and tries fewer lunches. */
  quick: boolean;
  /** Gives up the order, 'after lunch' and some breaks before it gives up a lesson. */
  relaxed: boolean;
  /** An arrangement of the same day that is tried first. */
  like?: Attempt | undefined;
}

/** Lunches that a quick look tries. */
const QUICK_LUNCHES = 3;
const STRICT: readonly Manner[] = [{ strict: true }];
/** Fewer breaks, where a day is too full for the usual ones. */
const LOOSE: readonly Manner[] = [
  { strict: true, rest: 120 },
  { strict: false, rest: 180 },
];

/** The best arrangement of a day; `unplaced` is empty when everything fits. */
export function placeDay(
  family: Family,
  day: WeekDay,
  items: readonly Item[],
  { quick, relaxed, like }: PlaceOptions,
): Attempt {
  const all = lunches(day);
  const manners = relaxed ? [...STRICT, ...LOOSE] : STRICT;
  let best: Attempt | undefined;
  if (quick && like !== undefined && manners.includes(like.manner)) {
    best = attempt(family, day, items, like.lunch, like.manner);
    if (best.unplaced.length === 0) return best;
  }
  for (const manner of manners) {
    for (const lunch of quick ? all.slice(0, QUICK_LUNCHES) : all) {
      best = better(best, attempt(family, day, items, lunch, manner));
      if (quick && best.unplaced.length === 0) return best;
    }
    if (best?.unplaced.length === 0) return best;
  }
  return best ?? attempt(family, day, items, null, { strict: false });
}
