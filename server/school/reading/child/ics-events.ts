// The dated entries of an iCalendar file: all-day and timed ones, of several days, and repeats as single entries.
import { addDays, daysBetween, instantOf, wallTime } from '#rules/time/dates.ts';
import { RRuleTemporal } from 'rrule-temporal';
import { icsText, type IcsComponent, type IcsProperty } from './ics-components.ts';

export interface IcsEntry {
  /** 'YYYY-MM-DD' */
  date: string;
  endDate?: string | undefined;
  /** 'HH:MM'; absent for the whole day. */
  time?: string | undefined;
  title: string;
}

/** Dates from which repeats are taken, and up to which. */
interface IcsWindow {
  from: string;
  to: string;
}

interface Moment {
  date: string;
  time?: string | undefined;
}
interface Dated {
  start: Moment;
  /** The last day. */
  end: string;
}

/** Occurrences of one entry; a longer series is no school calendar. */
const OCCURRENCES_MOST = 400;
const FREQUENCIES = /(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i;
/** Days of one entry; a longer one counts by its first day. */
const DAYS_MOST = 366;
/** Years of a date (contract/schemas/common.ts). */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2199'];
const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(?:\d{2})?Z?)?$/;

/** The zone, where it is an IANA zone; programs also invent names. */
export function knownZone(name = ''): string | undefined {
  try {
    // Throws for any other name.
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return name;
  } catch {
    return undefined;
  }
}

/** The zone of a time: UTC, the one it names, or that of the calendar, also where nobody knows the named one. */
function zoneOf({ value, parameters }: IcsProperty, zone: string): string {
  if (value.trim().endsWith('Z')) return 'UTC';
  return knownZone(parameters['TZID']) ?? zone;
}

/** A date or time as it is on the walls of `zone`; undefined when it is neither. */
function momentOf(property: IcsProperty, zone: string): Moment | undefined {
  const [, year, month, day, hour, minute] = MOMENT.exec(property.value.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  const date = `${year}-${month}-${day}`;
  if (Number.isNaN(Date.parse(date))) return undefined;
  if (hour === undefined || minute === undefined) return { date };
  const own = zoneOf(property, zone);
  if (own === zone) return { date, time: `${hour}:${minute}` };
  const wall = `${date}T${hour}:${minute}`;
  return Number.isNaN(Date.parse(wall)) ? undefined : wallTime(instantOf(wall, own), zone);
}

const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;

/** The last day of an entry that begins at `start`; the first one when the end is not believable. */
function lastDay(event: IcsComponent, start: Moment, zone: string): string {
  const until = event.get('DTEND')?.[0];
  const end = until && momentOf(until, zone);
  if (end) {
    // The end is exclusive: midnight belongs to the day before.
    const isBefore = end.time === undefined || end.time === '00:00';
    const last = isBefore ? addDays(end.date, -1) : end.date;
    const isBelievable = last >= start.date && daysBetween(start.date, last) <= DAYS_MOST;
    return isBelievable ? last : start.date;
  }
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] =
    DURATION.exec(event.get('DURATION')?.[0]?.value ?? '') ?? [];
  const whole = Number(weeks) * 7 + Number(days);
  const rest = Number(hours) * 60 + Number(minutes);
  const [hour = 0, minute = 0] = (start.time ?? '00:00').split(':').map(Number);
  const length = whole * 1440 + rest + hour * 60 + minute;
  const more = Math.max(0, Math.ceil(length / 1440) - 1);
  return more <= DAYS_MOST ? addDays(start.date, more) : start.date;
}

function datedOf(event: IcsComponent, zone: string): Dated | undefined {
  const begin = event.get('DTSTART')?.[0];
  const start = begin && momentOf(begin, zone);
  if (start === undefined) return undefined;
  const end = lastDay(event, start, zone);
  // Nothing at school begins at midnight: these are whole days.
  return { start: start.time === '00:00' ? { date: start.date } : start, end };
}

const datesOf = (properties: readonly IcsProperty[] | undefined, zone: string): string[] =>
  (properties ?? []).flatMap(({ value, parameters }) =>
    value
      .split(',', OCCURRENCES_MOST)
      .flatMap((one) => momentOf({ parameters, value: one.split('/')[0] ?? '' }, zone)?.date ?? []),
  );

/** True for the 30th of February. */
function isNeverTrue(rule: string, date: string): boolean {
  const endless = rule.replace(/;?(?:COUNT|UNTIL)=[^;]*/gi, '');
  const rruleString = `DTSTART:${date.replaceAll('-', '')}T000000Z\nRRULE:${endless}`;
  try {
    const repeats = new RRuleTemporal({ rruleString, maxIterations: 2000 });
    return repeats.next(new Date(`${date}T00:00:00Z`), true) === null;
  } catch {
    // Too many dates were tried.
    return true;
  }
}

/**
 * The first days of a repeating entry. The rule is worked out in wall time: 'UTC' stands for the walls, and days are all
 * that is needed.
 */
function repeatedDays(rule: string, { date }: Moment, zone: string, window: IcsWindow): string[] {
  if (!FREQUENCIES.test(rule)) return [date];
  const until = rule.replace(/UNTIL=([\dTZ]+)/i, (whole, value: string) => {
    const last = momentOf({ value, parameters: {} }, zone)?.date;
    return last === undefined ? whole : `UNTIL=${last.replaceAll('-', '')}T000000Z`;
  });
  const days = until.replace(/;?BY(?:HOUR|MINUTE|SECOND)=[^;]*/gi, '');
  try {
    const rruleString = `DTSTART:${date.replaceAll('-', '')}T000000Z\nRRULE:${days}`;
    const repeats = new RRuleTemporal({ rruleString, includeDtstart: true, maxIterations: 10_000 });
    const last = new Date(`${window.to}T00:00:00Z`);
    const found = repeats.between(new Date(`${window.from}T00:00:00Z`), last, true);
    if (found.length < 2 && isNeverTrue(days, date)) return [];
    return found.slice(0, OCCURRENCES_MOST).map((occurrence) => occurrence.toString().slice(0, 10));
  } catch {
    // A rule that cannot be understood leaves its first day.
    return [date];
  }
}

/** The first days of a repeating entry: the rule is about the days of the zone of its start. */
function daysOfRule(rule: string, event: IcsComponent, zone: string, window: IcsWindow): string[] {
  const begin = event.get('DTSTART')?.[0];
  const own = begin && zoneOf(begin, zone);
  const there = own && momentOf(begin, own);
  const here = begin && momentOf(begin, zone);
  if (!there || !here) return [];
  const later = daysBetween(there.date, here.date);
  return repeatedDays(rule, there, own, window).map((day) => addDays(day, later));
}

/** The entries of one event in the window. `changed` are the days that other components of the series replace. */
function entriesOf(
  event: IcsComponent,
  changed: ReadonlySet<string>,
  zone: string,
  window: IcsWindow,
): IcsEntry[] {
  const dated = datedOf(event, zone);
  const title = icsText(event.get('SUMMARY')?.[0]);
  if (dated === undefined || title === '') return [];
  const { start, end } = dated;
  const more = daysBetween(start.date, end);
  const rule = event.get('RRULE')?.[0]?.value;
  const isChange = event.has('RECURRENCE-ID');
  const days = rule === undefined || isChange ? [start.date] : daysOfRule(rule, event, zone, window);
  const left = new Set([...datesOf(event.get('EXDATE'), zone), ...(isChange ? [] : changed)]);
  const all = new Set([...days, ...datesOf(event.get('RDATE'), zone)]);
  return [...all]
    .filter((day) => !left.has(day) && addDays(day, more) >= window.from && day <= window.to)
    .map((date) => ({
      date,
      ...(more > 0 ? { endDate: addDays(date, more) } : {}),
      ...(start.time === undefined ? {} : { time: start.time }),
      title,
    }));
}

const isCancelled = (event: IcsComponent): boolean =>
  event.get('STATUS')?.[0]?.value.trim().toUpperCase() === 'CANCELLED';

/** First days of all events, without repeats, sorted. */
export const firstDays = (events: readonly IcsComponent[], zone: string): string[] =>
  events.flatMap((event) => datedOf(event, zone)?.start.date ?? []).sort();

/** All entries in the window, by date. */
export function icsEntries(events: readonly IcsComponent[], zone: string, window: IcsWindow): IcsEntry[] {
  const changed = new Map<string, Set<string>>();
  for (const event of events) {
    const uid = event.get('UID')?.[0]?.value ?? '';
    const days = datesOf(event.get('RECURRENCE-ID'), zone);
    changed.set(uid, new Set([...(changed.get(uid) ?? []), ...days]));
  }
  return events
    .filter((event) => !isCancelled(event))
    .flatMap((event) =>
      entriesOf(event, changed.get(event.get('UID')?.[0]?.value ?? '') ?? new Set(), zone, window),
    )
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}
