// The entries of a school's calendar as iCalendar events (whole days, hours of short days, lessons at home), and those of
// one date as a file of its own.
import type { CalendarEvent, DateSpan } from '#rules/calendar/calendar.ts';
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

/** The events with one for each break: its days are shown as two, where it begins and where it ends. */
export function withWholeBreaks(events: readonly CalendarEvent[]): CalendarEvent[] {
  const seen = new Set<DateSpan>();
  return events.filter(({ span }) => {
    if (span === undefined) return true;
    const isFirst = !seen.has(span);
    seen.add(span);
    return isFirst;
  });
}

/** The events of a date; a break is one, on each of its days. */
export const eventsOfSchoolDay = (events: readonly CalendarEvent[], date: string): CalendarEvent[] =>
  withWholeBreaks(events).filter(({ date: at, span }) =>
    span ? span.start <= date && date <= span.end : at === date,
  );

/** A break has its own name, and not that of its first day. */
const titleOf = ({ title, span }: CalendarEvent): string => (span ? span.title : title);

/** Writes a moment as the property with this name. */
type WriteMoment = (name: string, at: Date) => Property;

function timesOf(
  { date, time, endTime, allDay, span }: CalendarEvent,
  zone: string,
  write: WriteMoment,
): [Property, ...Property[]] {
  if (!allDay) {
    const at = (name: string, clock: string) => write(name, instantOf(`${date}T${clock}`, zone));
    return [at('DTSTART', time), ...(endTime ? [at('DTEND', endTime)] : [])];
  }
  const last = span ? span.end : date;
  // The end of whole days is the day after the last (RFC 5545, 3.6.1).
  return [
    ['DTSTART;VALUE=DATE', icsDate(date)],
    ['DTEND;VALUE=DATE', icsDate(addDays(last, 1))],
  ];
}

/** The event up to its END. */
export function schoolEventProperties(
  { event, updatedAt, sequence }: SchoolDayEntry,
  owner: FileOwner,
  write: WriteMoment,
): Property[] {
  const [start, ...end] = timesOf(event, owner.zone, write);
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
    entries.map((entry) =>
      schoolEventProperties(entry, owner, (name, at) => timedProperty(name, at, owner.zone)),
    ),
    owner.zone,
    entries.flatMap(({ event }) => (event.allDay ? [] : event.date)),
  );
