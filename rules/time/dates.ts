// Dates and wall times without Temporal: a calendar date is text 'YYYY-MM-DD', a wall time 'HH:MM', and a zone an IANA
// name. Used on both sides, also by browsers without Temporal. English names are written here and not taken from Intl,
// whose spaces and abbreviations differ between engines.
import type { Day } from '#contract/week.ts';

const DAY_MS = 86_400_000;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Wall time in a zone. */
interface WallTime {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM', 00:00 to 23:59 */
  time: string;
  hour: number;
}

// Represents a date by midnight UTC; days there are always 24 hours long, so daylight saving cannot interfere.
const toMs = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const fromMs = (ms: number): string => {
  const text = new Date(ms).toISOString();
  return text.slice(0, text.indexOf('T'));
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: constructing a formatter is slow, and the first one of a page takes as long as drawing a screen. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Milliseconds the zone is ahead of UTC at an instant; Intl writes it as 'GMT-03:30', 'GMT+00:19:32', or 'GMT' for none. */
function offsetAsked(ms: number, zone: string): number {
  const [, offset] = formatOf(zone).format(ms).split('GMT');
  return offset ? Number(`${offset[0]}1`) * Date.parse(`1970-01-01T${`${offset}:00`.slice(1, 9)}Z`) : 0;
}

/** Offsets of a zone in a range of time, computed on another machine: a browser that has them needs no Intl. */
export interface ZoneOffsets {
  /** ISO instants from which the zone is `seconds` ahead of UTC. */
  changes: { at: string; seconds: number }[];
  /** ISO instant at which the last of them is no longer known. */
  until: string;
}

/** A span of time with one offset, in milliseconds; the end does not belong to it. */
interface OffsetSpan {
  from: number;
  until: number;
  offset: number;
}

const remembered = new Map<string, readonly OffsetSpan[]>();

/** The remembered offsets of a zone, the earliest first; none for a zone that nobody has computed. */
export const rememberedOffsets = (zone: string): readonly OffsetSpan[] => remembered.get(zone) ?? [];

/** Uses these offsets for the zone from now on. */
export function rememberOffsets(zone: string, { changes, until }: ZoneOffsets): void {
  const ends = [...changes.slice(1).map(({ at }) => at), until];
  remembered.set(
    zone,
    changes.map(({ at, seconds }, index) => ({
      from: Date.parse(at),
      until: Date.parse(ends[index] ?? until),
      offset: seconds * 1000,
    })),
  );
}

const offsetRemembered = (ms: number, zone: string): number | undefined =>
  remembered.get(zone)?.find(({ from, until }) => from <= ms && ms < until)?.offset;

/** Offsets by zone and span of time; undefined for a span in which the clock changes. */
const offsets = new Map<string, number | undefined>();
const MOST_OFFSETS = 10_000;

/** The one offset in the span of `length` that holds the instant; undefined when the clock changes in it. */
function offsetInSpan(ms: number, zone: string, length: number): number | undefined {
  const span = Math.floor(ms / length);
  const key = `${zone} ${length} ${span}`;
  if (!offsets.has(key)) {
    if (offsets.size === MOST_OFFSETS) offsets.clear();
    const offset = offsetAsked(span * length, zone);
    offsets.set(key, offsetAsked((span + 1) * length, zone) === offset ? offset : undefined);
  }
  return offsets.get(key);
}

/**
 * Milliseconds the zone is ahead of UTC. Intl takes 10 µs for one instant, so it is asked for spans of four days, in
 * which no zone changes its clock twice (the nearest two between 1970 and 2045 are six days apart, in Brazil in 2000).
 */
const offsetMs = (ms: number, zone: string): number =>
  offsetRemembered(ms, zone) ??
  offsetInSpan(ms, zone, 4 * DAY_MS) ??
  offsetInSpan(ms, zone, DAY_MS) ??
  offsetAsked(ms, zone);

/** The first millisecond after `from` at which the offset is no longer the one of `from`; it is not at `until`. */
function changeBetween(from: number, until: number, zone: string): number {
  const offset = offsetAsked(from, zone);
  let [before, after] = [from, until];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAsked(middle, zone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

/** The offsets of a zone from `days` before the day of `now` in UTC until `days` after it. */
export function offsetsAround(now: Date, zone: string, days: number): ZoneOffsets {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const until = today + days * DAY_MS;
  const changes: { at: string; seconds: number }[] = [];
  const note = (ms: number) =>
    changes.push({ at: new Date(ms).toISOString(), seconds: offsetAsked(ms, zone) / 1000 });
  let at = today - days * DAY_MS;
  note(at);
  for (; at < until; at = Math.min(at + 4 * DAY_MS, until)) {
    const next = Math.min(at + 4 * DAY_MS, until);
    if (offsetAsked(next, zone) !== offsetAsked(at, zone)) note(changeBetween(at, next, zone));
  }
  return { changes, until: new Date(until).toISOString() };
}

/** The date and wall time of an instant in a zone. */
export function wallTime(now: Date, zone: string): WallTime {
  const ms = now.getTime();
  const [date = '', clock = ''] = new Date(ms + offsetMs(ms, zone)).toISOString().split('T');
  const time = clock.slice(0, 5);
  return { date, time, hour: Number(time.slice(0, 2)) };
}

/**
 * The instant of a wall time `wall`, 'YYYY-MM-DDTHH:MM', in `zone`. A time that occurs twice means the first; a time
 * that the clock skips is moved forward by the length of the gap ('compatible' in RFC 9557 and Temporal).
 */
export function instantOf(wall: string, zone: string): Date {
  const asUtc = Date.parse(`${wall}:00Z`);
  // No zone changes its offset twice within two days, so these are the offsets before and after any change nearby.
  const before = offsetMs(asUtc - DAY_MS, zone);
  const after = offsetMs(asUtc + DAY_MS, zone);
  if (before === after) return new Date(asUtc - before);
  const fits = [before, after].filter((offset) => offsetMs(asUtc - offset, zone) === offset);
  return new Date(asUtc - (fits.length === 0 ? before : Math.max(...fits)));
}

/** Today's date in a zone. */
export const todayIn = (now: Date, zone: string): string => wallTime(now, zone).date;

/** The date `days` later (earlier when negative). */
export const addDays = (date: string, days: number): string => fromMs(toMs(date) + days * DAY_MS);

/** Number of days from `from` to `to`. */
export const daysBetween = (from: string, to: string): number => Math.round((toMs(to) - toMs(from)) / DAY_MS);

/** 0 is Sunday, 6 is Saturday. */
export const weekdayNumber = (date: string): number => new Date(toMs(date)).getUTCDay();

/** True for a Saturday and a Sunday. */
export const isWeekend = (date: string): boolean => [0, 6].includes(weekdayNumber(date));

/** 'monday' to 'sunday', as menus name their days. */
export const dayOf = (date: string): Day => WEEKDAYS[weekdayNumber(date)] ?? 'monday';

/** The Monday of the week of a date. */
export const weekStart = (date: string): string => addDays(date, -((weekdayNumber(date) + 6) % 7));

/** The number of days of a month, 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const yearOf = (date: string): number => Number(date.slice(0, -6));
const monthName = (date: string): string => MONTHS[Number(date.slice(-5, -3)) - 1] ?? '';
const dayNumber = (date: string): number => Number(date.slice(-2));

/** 'Tuesday' */
export const formatWeekday = (date: string): string => capital(dayOf(date));

/** '08:30', also with seconds behind it → 510, minutes after midnight. */
export const minutesOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** '18:00' → '6:00 PM' */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Tuesday, November 24, 2026' */
export const formatLongDate = (date: string): string =>
  `${formatWeekday(date)}, ${monthName(date)} ${dayNumber(date)}, ${yearOf(date)}`;

/** 'Nov 24, 2026' */
export const formatShortDate = (date: string): string =>
  `${monthName(date).slice(0, 3)} ${dayNumber(date)}, ${yearOf(date)}`;

/** 'November 2026'; month 1 to 12. */
export const formatMonth = (year: number, month: number): string => `${MONTHS[month - 1] ?? ''} ${year}`;
