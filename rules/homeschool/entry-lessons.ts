// Lessons of a saved schedule that was changed by hand: entries have a time and notes, but no end.
import type { PlannedLesson, ScheduleEntry } from '#contract/shapes.ts';
import { formatClock, parseSpokenClock } from './clock.ts';
import { BREAK, LUNCH } from './describe.ts';

/** Minutes of a lesson whose notes do not say how long it is. */
const USUAL = 45;
const LAST_MINUTE = 24 * 60 - 1;

/** '30 minutes', 'Work cycle of 90 minutes', 'Any time until 10:15 AM' */
function lengthIn(notes: string, start: number): number {
  const minutes = /(\d{1,3}) minutes/.exec(notes)?.[1];
  if (minutes !== undefined) return Number(minutes);
  const until = parseSpokenClock(/until (\d{1,2}:\d{2} [AP]M)/.exec(notes)?.[1] ?? '');
  return until !== undefined && until > start ? until - start : USUAL;
}

interface Placed {
  entry: ScheduleEntry;
  start: number;
}

/** Entries with their minutes; a time that cannot be read follows the entry before it. */
function placed(entries: readonly ScheduleEntry[], first: number): Placed[] {
  let next = first;
  return entries.map((entry) => {
    const start = parseSpokenClock(entry.time) ?? next;
    next = Math.min(start + lengthIn(entry.notes, start), LAST_MINUTE);
    return { entry, start };
  });
}

const isLesson = ({ entry: { subject } }: Placed): boolean => subject !== BREAK && subject !== LUNCH;

/** The lessons of a day; entries with one time share it, as in a work cycle. */
export function lessonsOfEntries(
  entries: readonly ScheduleEntry[],
  hours: { start: number; end: number },
): Omit<PlannedLesson, 'sharedWith' | 'teacher'>[] {
  const all = placed(entries, hours.start);
  const byStart = Map.groupBy(all.filter(isLesson), ({ start }) => start);
  return [...byStart].flatMap(([start, group]) => {
    const length = Math.max(...group.map(({ entry }) => lengthIn(entry.notes, start)));
    const later = all.map((other) => other.start).filter((other) => other > start);
    const end = Math.min(start + length, hours.end > start ? hours.end : LAST_MINUTE, ...later);
    const each = Math.max(1, Math.floor((end - start) / group.length));
    return group.map(({ entry: { subject, activity } }, at) => {
      const own = Math.min(start + at * each, LAST_MINUTE - 1);
      const isLast = at === group.length - 1;
      const ownEnd = Math.min(isLast ? Math.max(end, own + 1) : own + each, LAST_MINUTE);
      return { start: formatClock(own), end: formatClock(ownEnd), subject, activity };
    });
  });
}
