// The entries of one date of a school as a file of its own: whole days, hours of short days, lessons at home.
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { addDays, instantOf } from '#rules/time/dates.ts';
import { eventHead, eventUid } from './appointment-event.ts';
import { icsDate, icsText, type Property } from './content-lines.ts';
import { singleCalendar, timedProperty, type FileOwner } from './single-calendar.ts';

/** An event with the state of the record it comes from. */
export interface SchoolDayEntry {
  event: CalendarEvent;
  updatedAt: string;
  /** Number of changes so far. */
  sequence: number;
}

/** The events of a date; a break is one, on each of its days. */
export const eventsOfSchoolDay = (events: readonly CalendarEvent[], date: string): CalendarEvent[] =>
  events.filter(({ date: at, span }) =>
    span && span.start < span.end ? at === span.start && at <= date && date <= span.end : at === date,
  );

/** A break has its own name, and not that of its first day. */
const titleOf = ({ title, span }: CalendarEvent): string =>
  span && span.start < span.end ? span.title : title;

function timesOf(
  { date, time, endTime, allDay, span }: CalendarEvent,
  zone: string,
): [Property, ...Property[]] {
  if (!allDay) {
    const at = (name: string, clock: string) =>
      timedProperty(name, instantOf(`${date}T${clock}`, zone), zone);
    return [at('DTSTART', time), ...(endTime ? [at('DTEND', endTime)] : [])];
  }
  const last = span && span.start < span.end ? span.end : date;
  // The end of whole days is the day after the last (RFC 5545, 3.6.1).
  return [
    ['DTSTART;VALUE=DATE', icsDate(date)],
    ['DTEND;VALUE=DATE', icsDate(addDays(last, 1))],
  ];
}

function eventProperties({ event, updatedAt, sequence }: SchoolDayEntry, owner: FileOwner): Property[] {
  const [start, ...end] = timesOf(event, owner.zone);
  const uid = eventUid(event.key, owner.householdId);
  const head = eventHead({ version: sequence + 1, updatedAt }, uid, start, titleOf(event));
  const { description, allDay } = event;
  return [
    ...head,
    ...end,
    ...(description === '' ? [] : [['DESCRIPTION', icsText(description)] satisfies Property]),
    // Nobody is busy all day because school is closed.
    ...(allDay ? [['TRANSP', 'TRANSPARENT'] satisfies Property] : []),
  ];
}

export const schoolDayCalendar = (entries: readonly SchoolDayEntry[], owner: FileOwner): string =>
  singleCalendar(
    entries.map((entry) => eventProperties(entry, owner)),
    owner.zone,
    entries.flatMap(({ event }) => (event.allDay ? [] : event.date)),
  );
