// One child's day while it is being placed: the time it has reached, the lessons that wait, its breaks and waiting times.
import { freeSpans, lengthOf, overlaps, type ClockSpan } from '../clock.ts';
import type { Course } from './courses.ts';
import type { Stretch } from '../curricula/curriculum.ts';

interface Item {
  course: Course;
  minutes: number;
}

export interface PlacedLesson extends ClockSpan {
  item: Item;
}

export interface Break extends ClockSpan {
  learner: number;
}

interface ChildDayOptions {
  learner: number;
  window: ClockSpan;
  away: readonly ClockSpan[];
  lunch: ClockSpan | null;
  /** Minutes of a break; 0 without breaks. */
  pause: number;
  /** Longest work without a break. */
  rest: number;
  stretches: readonly Stretch[];
}

interface StepOptions {
  parent: readonly ClockSpan[];
  strict: boolean;
  /** Takes the lessons one after the other, even when a later one would fit earlier. */
  keepsOrder: boolean;
}

/** A pause before lunch that is no break of its own, in minutes. */
const LONGEST_BREAK = 30;

type Busy = ClockSpan & { kind: 'work' | 'rest' };

export class ChildDay {
  readonly learner: number;
  readonly window: ClockSpan;
  readonly breaks: Break[] = [];
  /** Lessons of its own that are not placed yet, in order. */
  queue: Item[] = [];
  time: number;
  readonly #options: ChildDayOptions;
  /** Shared lessons, breaks around them, lunch and time away, in order. */
  #busy: Busy[];
  readonly #lessons: PlacedLesson[] = [];
  /** Minutes of work since the last break. */
  #worked = 0;
  /** Stretch of the last own lesson. */
  #stretch = -1;

  constructor(options: ChildDayOptions) {
    const { learner, window, away, lunch } = options;
    this.#options = options;
    this.learner = learner;
    this.window = window;
    this.time = window.start;
    this.#busy = [...away, ...(lunch === null ? [] : [lunch])]
      .map((span): Busy => ({ ...span, kind: 'rest' }))
      .toSorted((a, b) => a.start - b.start);
  }

  get isOver(): boolean {
    return this.time >= this.window.end;
  }

  /** Earliest time of a shared lesson: after the lessons of earlier stretches, after lunch where the stretch wants that. */
  earliestShared({ course }: Item, sharedMinutes: number, strict: boolean): number {
    const { lunch, rest, pause, stretches } = this.#options;
    const before = this.queue
      .filter((item) => item.course.stretch < course.stretch)
      .reduce((sum, { minutes }) => sum + minutes, 0);
    const breaks = before === 0 ? 0 : Math.floor((before - 1) / rest) * pause + pause;
    const usual = this.window.start + before + breaks;
    const latest = Math.max(this.window.end - sharedMinutes, this.window.start);
    const afterLunch = strict && lunch !== null && stretches[course.stretch]?.afterLunch === true;
    return Math.max(Math.min(usual, latest), afterLunch ? lunch.end : 0);
  }

  /** Start of `span` when the child is free then and rested, otherwise the next time to try. */
  freeFrom({ course }: Item, span: ClockSpan): number {
    const busy = this.#busy.filter((other) => overlaps(other, span));
    if (busy.length > 0) return Math.max(...busy.map(({ end }) => end));
    return this.#needsBreakBefore(course, span) ? span.start + this.#options.pause : span.start;
  }

  #needsBreakBefore({ stretch }: Course, span: ClockSpan): boolean {
    const { pause, rest } = this.#options;
    if (pause === 0) return false;
    const { worked, last } = this.#workBefore(span.start);
    if (last === undefined) return false;
    const isUnbroken = this.#isUnbroken(stretch) && last.item.course.stretch === stretch;
    return !isUnbroken && (worked >= rest || this.#changesStretch(last.item.course.stretch, stretch));
  }

  /** Shared work that ends at `time` without a break. */
  #workBefore(time: number): { worked: number; last: PlacedLesson | undefined } {
    let worked = 0;
    let start = time;
    let last: PlacedLesson | undefined;
    for (const lesson of this.#lessons.toReversed())
      if (lesson.end === start) {
        worked += lengthOf(lesson);
        start = lesson.start;
        last ??= lesson;
      }
    return { worked, last };
  }

  #isUnbroken(stretch: number): boolean {
    return this.#options.stretches[stretch]?.unbroken === true;
  }

  /** A break stands between two stretches when one of them is unbroken. */
  #changesStretch(from: number, to: number): boolean {
    return from !== -1 && from !== to && (this.#isUnbroken(from) || this.#isUnbroken(to));
  }

  /** Takes part in a shared lesson. */
  take(item: Item, span: ClockSpan): void {
    this.#lessons.push({ item, ...span });
    this.#busy.push({ ...span, kind: 'work' });
    this.#busy.sort((a, b) => a.start - b.start);
  }

  /** Goes on to the next lesson or waits a while; returns the lesson that starts now. */
  step(options: StepOptions): PlacedLesson | undefined {
    const next = this.#busy.find(({ end }) => end > this.time);
    if (next !== undefined && next.start <= this.time) {
      this.#worked = next.kind === 'rest' ? 0 : this.#worked + lengthOf(next);
      this.time = next.end;
      return undefined;
    }
    const roomEnd = Math.min(next?.start ?? this.window.end, this.window.end);
    if (this.#isBreakDue()) {
      this.#rest(roomEnd, next);
      return undefined;
    }
    const at = this.queue.findIndex(
      (item, position) => !this.#blocks(position, options) && this.#canStart(item, roomEnd, options),
    );
    const item = this.queue[at];
    if (item !== undefined) return this.#start(at, item);
    this.#wait(roomEnd, options.parent);
    return undefined;
  }

  /** Only lessons of the current stretch may be taken before their turn. */
  #blocks(position: number, { strict, keepsOrder }: StepOptions): boolean {
    if (keepsOrder) return position > 0;
    return strict && this.queue[position]?.course.stretch !== this.queue[0]?.course.stretch;
  }

  #isBreakDue(): boolean {
    const { pause, rest } = this.#options;
    const stretch = this.queue[0]?.course.stretch ?? -1;
    if (pause === 0 || this.#worked === 0) return false;
    if (this.#changesStretch(this.#stretch, stretch)) return true;
    return this.#worked >= rest && !(this.#isUnbroken(stretch) && this.#stretch === stretch);
  }

  /** Takes a break; before lunch or time away only when a lesson still fits in between. */
  #rest(roomEnd: number, next: Busy | undefined): void {
    const end = this.time + this.#options.pause;
    this.#worked = 0;
    this.#stretch = -1;
    const isSoon = next?.kind === 'rest' && next.start - this.time <= LONGEST_BREAK;
    const shortest = Math.min(...this.queue.map(({ minutes }) => minutes));
    if (end > roomEnd || (isSoon && end + shortest > roomEnd)) {
      this.time = roomEnd;
      return;
    }
    this.breaks.push({ learner: this.learner, start: this.time, end });
    this.time = end;
  }

  #canStart({ course, minutes }: Item, roomEnd: number, { parent, strict }: StepOptions): boolean {
    const span = { start: this.time, end: this.time + minutes };
    if (span.end > roomEnd) return false;
    if (course.taught && parent.some((busy) => overlaps(busy, span))) return false;
    if (!strict) return true;
    const { lunch, stretches } = this.#options;
    if (lunch !== null && stretches[course.stretch]?.afterLunch === true && this.time < lunch.end)
      return false;
    if (!this.#isUnbroken(course.stretch) || this.#stretch === course.stretch) return true;
    const whole = this.queue.filter((other) => other.course.stretch === course.stretch);
    return this.time + whole.reduce((sum, other) => sum + other.minutes, 0) <= roomEnd;
  }

  #start(at: number, item: Item): PlacedLesson {
    const lesson = { item, start: this.time, end: this.time + item.minutes };
    this.queue.splice(at, 1);
    this.#lessons.push(lesson);
    this.#worked += item.minutes;
    this.#stretch = item.course.stretch;
    this.time = lesson.end;
    return lesson;
  }

  /** Waits until the parent is free or the room ends. */
  #wait(roomEnd: number, parent: readonly ClockSpan[]): void {
    const ends = parent.map(({ end }) => end).filter((end) => end > this.time && end < roomEnd);
    const until = Math.min(roomEnd, ...ends);
    if (until - this.time >= this.#options.pause) this.#worked = 0;
    this.time = until;
  }

  /** Lessons in the order of the day. */
  #sorted(): PlacedLesson[] {
    return this.#lessons.toSorted((a, b) => a.start - b.start);
  }

  /** Minutes without a lesson between the first and the last one, lunch, breaks and time away left out. */
  waiting(): number {
    return this.#gaps().reduce((sum, gap) => sum + lengthOf(gap), 0);
  }

  #gaps(): ClockSpan[] {
    const lessons = this.#sorted();
    const start = lessons[0]?.start ?? 0;
    const end = lessons.at(-1)?.end ?? start;
    return freeSpans({ start, end }, [...lessons, ...this.#busy, ...this.breaks]);
  }

  /** Records waiting times as breaks. Every day has a break: returns false when this one has no room for it. */
  ensureBreak(): boolean {
    const { pause } = this.#options;
    if (pause === 0 || this.#lessons.length === 0) return true;
    const isBeforeRest = (gap: ClockSpan): boolean =>
      this.#busy.some(({ kind, start }) => kind === 'rest' && start === gap.end);
    const gaps = this.#gaps();
    for (const gap of gaps) this.#lengthenBreak(gap);
    const open = gaps.filter((gap) => lengthOf(gap) >= pause);
    const usual = open.filter((gap) => !isBeforeRest(gap) && !this.breaks.some(({ end }) => end === gap.end));
    for (const gap of usual) this.breaks.push({ learner: this.learner, ...gap });
    if (this.breaks.length === 0 && open[0] !== undefined)
      this.breaks.push({ learner: this.learner, ...open[0] });
    return this.breaks.length > 0 || this.#restAfterwards();
  }

  /** A break lasts until something begins. */
  #lengthenBreak(gap: ClockSpan): void {
    const before = this.breaks.find(({ end }) => end === gap.start);
    if (before) before.end = gap.end;
  }

  /** A break after the last lesson. */
  #restAfterwards(): boolean {
    const start = Math.max(...this.#lessons.map((lesson) => lesson.end));
    const span = { start, end: start + this.#options.pause };
    if (span.end > this.window.end || this.#busy.some((busy) => overlaps(busy, span))) return false;
    this.breaks.push({ learner: this.learner, ...span });
    return true;
  }
}
