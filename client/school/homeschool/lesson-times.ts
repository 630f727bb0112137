// When a lesson is, in words: by the clock, in a work cycle, or as a window; and the pauses between lessons. Pure.
import { formatTime, minutesOfDay } from '#rules/time/dates.ts';

interface Timed {
  start: string;
  end: string;
}

/** '8:30 – 9:00 AM', '11:30 AM – 12:15 PM' */
function formatTimes({ start, end }: Timed): string {
  const [from, to] = [formatTime(start), formatTime(end)];
  const half = / [AP]M$/.exec(to)?.[0];
  return `${half !== undefined && from.endsWith(half) ? from.slice(0, -half.length) : from} – ${to}`;
}

/** Lessons that follow each other without a pause: a work cycle. */
function cycleAround(lessons: readonly Timed[], at: number): Timed | undefined {
  let [first, last] = [at, at];
  while (first > 0 && lessons[first - 1]?.end === lessons[first]?.start) first -= 1;
  while (lessons[last + 1] !== undefined && lessons[last]?.end === lessons[last + 1]?.start) last += 1;
  const [from, to] = [lessons[first], lessons[last]];
  return from && to && { start: from.start, end: to.end };
}

/** Time of a lesson as its curriculum means it. */
export function timeOfLesson(lessons: readonly Timed[], at: number, curriculum: string): string {
  const lesson = lessons[at];
  if (lesson === undefined) return '';
  if (/montessori/i.test(curriculum)) {
    const cycle = cycleAround(lessons, at) ?? lesson;
    // The cycle names its time once; inside it the child chooses.
    return cycle.start === lesson.start ? `Work cycle, ${formatTimes(cycle)}` : 'Same cycle, any order';
  }
  return /unschooling/i.test(curriculum) ? `Any time, ${formatTimes(lesson)}` : formatTimes(lesson);
}

const LUNCH = { earliest: 11 * 60, latest: 13 * 60 + 30, shortest: 30 };

/** The pause before a lesson: 'Lunch, 45 min', 'Break, 10 min'; undefined when it follows the last one at once. */
export function pauseBefore(lessons: readonly Timed[], at: number): string | undefined {
  const [before, lesson] = [lessons[at - 1], lessons[at]];
  if (before === undefined || lesson === undefined) return undefined;
  const minutes = minutesOfDay(lesson.start) - minutesOfDay(before.end);
  if (minutes <= 0) return undefined;
  const isLunch =
    minutes >= LUNCH.shortest &&
    minutesOfDay(before.end) <= LUNCH.latest &&
    minutesOfDay(lesson.start) >= LUNCH.earliest + LUNCH.shortest;
  return `${isLunch ? 'Lunch' : 'Break'}, ${minutes} min`;
}
