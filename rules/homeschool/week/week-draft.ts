// A week while it is being filled: which course is on which day, accepted only when the day can be placed.
import { freeSpans, lengthOf } from '../clock.ts';
import { coursesOf, type Course } from './courses.ts';
import type { Family } from '../family.ts';
import { stretchMinutes } from './lengths.ts';
import { placeDay, type Attempt, type Item, type PlacedDay } from './place-day.ts';
import type { WeekDay } from './week-days.ts';

/** A computation with pauses, in which a server can do other work. */
export type Steps<T> = Generator<void, T>;

/** True for days on which the course may be. */
type Accepts = (course: Course, day: number) => boolean;

interface AddOptions {
  /** Lets the order and some breaks go before a lesson. */
  relaxed: boolean;
  stopsAtLoss?: boolean;
}

/** Longest lesson inside a stretch that is filled. */
const LONGEST_FILLED = 45;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export class WeekDraft {
  readonly courses: Course[];
  /** Share of the usual minutes. */
  readonly level: number;
  readonly #family: Family;
  readonly #days: readonly WeekDay[];
  readonly #items: Item[][];
  /** The last arrangement of each day. */
  readonly #arranged: (Attempt | undefined)[];
  /** Days that refused a course, by its id. */
  readonly #refused = new Map<number, Set<number>>();

  constructor(
    family: Family,
    { days, mainBlock }: { days: readonly WeekDay[]; mainBlock: number },
    level: number,
  ) {
    this.#family = family;
    this.#days = days;
    this.#items = days.map(() => []);
    this.#arranged = days.map(() => undefined);
    this.level = level;
    this.courses = coursesOf(family, { days, mainBlock, level });
  }

  get dayCount(): number {
    return this.#days.length;
  }

  #daysOf(course: Course): number[] {
    return this.#items.flatMap((items, at) => (items.some((item) => item.course === course) ? [at] : []));
  }

  count(course: Course): number {
    return this.#daysOf(course).length;
  }

  /** Minutes of one child on a day, in all stretches or one. */
  minutes(at: number, learner: number, stretch?: number): number {
    let minutes = 0;
    for (const item of this.#items[at] ?? [])
      if (
        item.course.learners.includes(learner) &&
        (stretch === undefined || item.course.stretch === stretch)
      )
        minutes += item.minutes;
    return minutes;
  }

  /** Minutes that a child has on a day. */
  #room(at: number, learner: number): number {
    const hours = this.#days[at]?.learners[learner];
    return hours ? sum(freeSpans(hours.window, hours.away).map(lengthOf)) : 0;
  }

  /** True when the lessons of the week are longer together than the hours of a child, or of the parent. */
  isTooMuch(): boolean {
    const { learners } = this.#family;
    const wanted = (courses: readonly Course[]) => sum(courses.map(({ minutes, must }) => minutes * must));
    const start = Math.min(...learners.map(({ hours }) => hours.start));
    const end = Math.max(...learners.map(({ hours }) => hours.end));
    if (wanted(this.courses.filter(({ taught }) => taught)) > (end - start) * this.#days.length) return true;
    return learners.some(
      (_, who) =>
        wanted(this.courses.filter((course) => course.learners.includes(who))) >
        sum(this.#days.map((_day, at) => this.#room(at, who))),
    );
  }

  /**
   * Adds one lesson of each, on its best day that has room. Returns the courses for which no day had room; with
   * `stopsAtLoss` the first one of a single child ends it.
   */
  *addAll(
    courses: readonly Course[],
    accepts: Accepts,
    { relaxed, stopsAtLoss = false }: AddOptions,
  ): Steps<Course[]> {
    let open = [...courses];
    const lost: Course[] = [];
    while (open.length > 0) {
      const offered = this.#days.map((): Item[] => []);
      for (const course of open) {
        const at = this.#bestDay(course, accepts);
        if (at === undefined) lost.push(course);
        else this.#offer(course, at, offered);
        if (at === undefined && stopsAtLoss && course.learners.length === 1) return lost;
      }
      open = [];
      for (const [at, items] of offered.entries()) {
        open.push(...this.#settle(at, items, relaxed));
        yield;
      }
    }
    return lost;
  }

  #offer(course: Course, at: number, offered: readonly Item[][]): void {
    const item = { course, minutes: course.minutes };
    offered[at]?.push(item);
    this.#items[at]?.push(item);
  }

  /** Takes back what does not fit of the offered items; returns their courses. */
  #settle(at: number, offered: readonly Item[], relaxed: boolean): Course[] {
    const day = this.#days[at];
    let left = [...offered];
    let items = this.#items[at] ?? [];
    if (day === undefined) return [];
    while (left.length > 0) {
      const arranged = placeDay(this.#family, day, items, { quick: true, relaxed, like: this.#arranged[at] });
      const { unplaced } = arranged;
      this.#arranged[at] = arranged;
      if (unplaced.length === 0) break;
      const refused = this.#refusedItems(left, unplaced);
      left = left.filter((item) => !refused.includes(item));
      items = items.filter((item) => !refused.includes(item));
    }
    this.#items[at] = items;
    const lost = offered.filter((item) => !left.includes(item)).map(({ course }) => course);
    for (const { id } of lost) this.#refused.set(id, (this.#refused.get(id) ?? new Set()).add(at));
    return lost;
  }

  /** The offered items that had no room; when others had none, the last ones of the same children, or the last one. */
  #refusedItems(offered: readonly Item[], unplaced: readonly Item[]): Item[] {
    const own = offered.filter((item) => unplaced.includes(item));
    if (own.length === unplaced.length) return own;
    const children = new Set(unplaced.flatMap(({ course }) => course.learners));
    const near = offered.filter(({ course }) => course.learners.some((who) => children.has(who)));
    return [...own, ...(near.length === 0 ? offered : near).slice(-Math.ceil(near.length / 4) || -1)];
  }

  /** Best day on which all its children are there and the course is not: far from its other days, then with little work. */
  #bestDay(course: Course, accepts: Accepts): number | undefined {
    const taken = this.#daysOf(course);
    const refused = this.#refused.get(course.id);
    const evenly = this.#family.curriculum.turns === 'all';
    let best: { at: number; order: number[] } | undefined;
    for (const [at, day] of this.#days.entries()) {
      if (taken.includes(at) || refused?.has(at) === true) continue;
      if (!course.learners.every((who) => day.learners[who]) || !accepts(course, at)) continue;
      const distance = Math.min(...taken.map((other) => Math.abs(other - at)), 7);
      const load = Math.max(...course.learners.map((who) => this.minutes(at, who)));
      const turn = this.#family.rotates ? (at + course.id) % this.#days.length : at;
      const order = [evenly ? 0 : -distance, load, turn];
      if (best === undefined || isBefore(order, best.order)) best = { at, order };
    }
    return best?.at;
  }

  /** True when a day was refused to the course although its children are there. */
  couldBeOnMoreDays(course: Course): boolean {
    return (this.#refused.get(course.id)?.size ?? 0) > 0;
  }

  /** A shared course that fits on no day: its children have it one by one. */
  split(course: Course): Course[] {
    const parts = course.learners.map((who, at) => ({ ...course, id: this.#nextId + at, learners: [who] }));
    this.courses.splice(this.courses.indexOf(course), 1, ...parts);
    return parts;
  }

  get #nextId(): number {
    return Math.max(0, ...this.courses.map(({ id }) => id)) + 1;
  }

  /** Adds a course for the older children of a shared one. */
  open(course: Omit<Course, 'id'>): Course {
    const opened = { ...course, id: this.#nextId };
    this.courses.push(opened);
    return opened;
  }

  /** True when a child of the course has its subject on that day already. */
  hasSubject(at: number, { subject, learners }: Course): boolean {
    return (this.#items[at] ?? []).some(
      ({ course }) =>
        course.subject?.key === subject?.key && course.learners.some((who) => learners.includes(who)),
    );
  }

  /** Forgets what a day has refused: there may be room by now. */
  offerAgain(at: number): void {
    for (const days of this.#refused.values()) days.delete(at);
  }

  /** Children who are there on a day without a lesson. */
  idle(at: number): number[] {
    return (this.#days[at]?.learners ?? []).flatMap((hours, who) =>
      hours !== null && this.minutes(at, who) === 0 ? [who] : [],
    );
  }

  /** Lessons of unbroken stretches grow until the stretch is full. */
  #filled(at: number): Item[] {
    const { learners, curriculum } = this.#family;
    const items = this.#items[at] ?? [];
    return items.map((item) => {
      const { course, minutes } = item;
      if (curriculum.stretches[course.stretch]?.fills !== true) return item;
      const shares = course.learners.map((who) => {
        const learner = learners[who];
        const count = items.filter(
          (other) => other.course.stretch === course.stretch && other.course.learners.includes(who),
        ).length;
        return learner === undefined ? 0 : stretchMinutes(this.#family, learner, course.stretch) / count;
      });
      const share = Math.floor(Math.min(...shares, LONGEST_FILLED) / 5) * 5;
      return { course, minutes: Math.max(minutes, share) };
    });
  }

  /** The placed days. */
  *place(): Steps<{ day: WeekDay; placed: PlacedDay }[]> {
    const days: { day: WeekDay; placed: PlacedDay }[] = [];
    for (const [at, day] of this.#days.entries()) {
      const best = (wanted: readonly Item[]) =>
        placeDay(this.#family, day, wanted, { quick: false, relaxed: true });
      const filled = best(this.#filled(at));
      days.push({ day, placed: filled.unplaced.length === 0 ? filled : best(this.#items[at] ?? []) });
      yield;
    }
    return days;
  }
}

/** Compares numbers from the first on. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at !== -1 && (a[at] ?? 0) < (b[at] ?? 0);
}
