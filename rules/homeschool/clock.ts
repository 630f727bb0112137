// Clock times of a day plan as minutes after midnight, and spans between them.
import { formatTime, minutesOfDay } from '../time/dates.ts';

/** Minutes after midnight; `end` does not belong to it. */
export interface ClockSpan {
  start: number;
  end: number;
}

/** 510 → '08:30' */
export const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 510 → '8:30 AM' */
export const formatMinutes = (minutes: number): string => formatTime(formatClock(minutes));

const SPOKEN = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?$/i;

/** '8:30 AM' or '08:30' → 510; undefined for anything else. */
export function parseSpokenClock(text: string): number | undefined {
  const spoken = text.trim();
  if (/^\d{1,2}:\d{2}$/.test(spoken)) return inDay(minutesOfDay(spoken.padStart(5, '0')));
  const [, hour, minute = '0', half] = SPOKEN.exec(spoken) ?? [];
  if (hour === undefined || half === undefined || Number(hour) > 12) return undefined;
  return inDay(((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute));
}

const inDay = (minutes: number): number | undefined =>
  minutes >= 0 && minutes < 24 * 60 ? minutes : undefined;

export const lengthOf = ({ start, end }: ClockSpan): number => end - start;

export const overlaps = (a: ClockSpan, b: ClockSpan): boolean => a.start < b.end && b.start < a.end;

/** `window` without `taken`: the free spans, in order. */
export function freeSpans(window: ClockSpan, taken: readonly ClockSpan[]): ClockSpan[] {
  const free: ClockSpan[] = [];
  let { start } = window;
  for (const span of taken.toSorted((a, b) => a.start - b.start)) {
    if (span.start > start) free.push({ start, end: Math.min(span.start, window.end) });
    start = Math.max(start, span.end);
  }
  if (start < window.end) free.push({ start, end: window.end });
  return free.filter((span) => span.end > span.start);
}
