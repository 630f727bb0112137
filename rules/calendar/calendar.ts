// Calendar events: their shape, the events of a date, their ids, and the grid of a month. Events are derived, never
// stored; rules/calendar/events/ makes them from records.
import type { SchoolEventKind } from '#contract/shapes.ts';
import { addDays, daysInMonth, formatTime, weekdayNumber } from '../time/dates.ts';

export interface CalendarEvent {
  /** Prefix and record id, nothing else (D14); the events of one menu share it. */
  id: string;
  /** Unique in a list. */
  key: string;
  title: string;
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM'; '00:00' for the whole day. */
  time: string;
  /** 'HH:MM' on the same date, where the end is known. */
  endTime?: string;
  /** The end, where it is on a later date; `withLaterDays` makes events of the days between. */
  until?: { date: string; time: string };
  /** No time of its own: it comes first in its day, and never into Up Next (D35). */
  allDay?: true;
  description: string;
  isAIGenerated: boolean;
  type: 'school' | 'meal' | 'medical';
  /** The family members it is for. */
  memberIds?: readonly string[];
  /** The contact of an appointment. */
  contactId?: string;
  /** Of the entries of a school calendar, and of lessons at home. */
  kind?: SchoolEventKind | 'lessons' | 'lesson';
  /** 'first', or the id of a further school (D35). */
  school?: string;
  /** The name before the colon of its title, where the household has more than one school. */
  schoolName?: string;
  /** The first and last day of several that are one; on the events of its beginning and its end. */
  span?: DateSpan;
  /** The date is usual, and no school has confirmed it (D10). */
  typical?: true;
  /** The lessons of a day at home, which is one entry in the month. */
  lessons?: readonly LessonEvent[];
}

/** Several days that read as one: 'Fall Break'. Both ends belong to it. */
export interface DateSpan {
  title: string;
  /** 'YYYY-MM-DD' */
  start: string;
  end: string;
  /** The name before the colon of its title, where the household has more than one school. */
  schoolName?: string;
  /** True for days without school. */
  isOff: boolean;
}

/** The part of a title after the name of its school. */
export const titleWithoutSchool = ({ title, schoolName }: { title: string; schoolName?: string }): string =>
  schoolName === undefined ? title : title.slice(schoolName.length + 2);

/** A lesson at home; children who have it at the same time share it. */
export interface LessonEvent extends CalendarEvent {
  subject: string;
  /** Their names. */
  children: readonly string[];
}

/** A range of dates; both ends belong to it. */
export interface DateRange {
  from: string;
  to: string;
}

export const MEAL_PREFIX = 'meal-';
export const MEDICAL_PREFIX = 'medical-';

const idAfter = (prefix: string, eventId: string): string | undefined =>
  eventId.startsWith(prefix) ? eventId.slice(prefix.length) : undefined;

/** The id of the menu of an event; undefined for other events. */
export const menuIdOfEvent = (eventId: string): string | undefined => idAfter(MEAL_PREFIX, eventId);

/** The id of the appointment of an event; undefined for other events. */
export const appointmentIdOfEvent = (eventId: string): string | undefined => idAfter(MEDICAL_PREFIX, eventId);

/** Whole days first, then by time; equal ones stay in their order. */
const byTime = (a: CalendarEvent, b: CalendarEvent): number =>
  Number(!a.allDay) - Number(!b.allDay) || Number(a.time > b.time) - Number(a.time < b.time);

const indexes = new WeakMap<readonly CalendarEvent[], ReadonlyMap<string, CalendarEvent[]>>();

/** The events by their dates, each day's in order. Made once for a list, which must not change afterwards. */
function indexOfEvents(events: readonly CalendarEvent[]): ReadonlyMap<string, CalendarEvent[]> {
  let index = indexes.get(events);
  if (!index) {
    index = Map.groupBy(events, ({ date }) => date);
    for (const ofDay of index.values()) ofDay.sort(byTime);
    indexes.set(events, index);
  }
  return index;
}

/** The events of one date: whole days first, then the earliest. A day of lessons at home is one event. */
export const eventsOfDay = (events: readonly CalendarEvent[], date: string): CalendarEvent[] =>
  indexOfEvents(events).get(date) ?? [];

/** The events of one date with every single lesson. */
export const entriesOfDay = (events: readonly CalendarEvent[], date: string): CalendarEvent[] =>
  eventsOfDay(events, date)
    .flatMap((event) => event.lessons ?? event)
    .toSorted(byTime);

/** The breaks, and other entries of several days, each once. */
export const spansOf = (events: readonly CalendarEvent[]): DateSpan[] =>
  events.flatMap(({ span, date }) => (span && date === span.start && date < span.end ? [span] : []));

/** 'All day', or '12:30 PM'. */
export const timeOfEvent = ({ allDay, time }: Pick<CalendarEvent, 'allDay' | 'time'>): string =>
  allDay ? 'All day' : formatTime(time);

export interface MonthDay {
  date: string;
  /** 1 to 31 */
  dayNumber: number;
  /** False for the days of the neighbouring months that complete the first and last week. */
  inMonth: boolean;
}

/** The weeks of a month (1 to 12), Sunday first, completed with the neighbouring days. */
export function monthGrid(year: number, month: number): MonthDay[][] {
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  const first = `${prefix}-01`;
  const before = weekdayNumber(first);
  const weeks = Math.ceil((before + daysInMonth(year, month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(first, week * 7 + day - before);
      return { date, dayNumber: Number(date.slice(-2)), inMonth: date.startsWith(prefix) };
    }),
  );
}
