// The days into which an appointment lasts: a stay of four days is on each of them. Apart from the events themselves,
// which the dashboard has before the calendar is there.
import { addDays } from '../../time/dates.ts';
import type { CalendarEvent } from '../calendar.ts';

/** The days of the longest appointment. */
export const MOST_DAYS = 7;
/** An end before six in the morning belongs to the evening before. */
const MORNING = '06:00';

function laterDays(event: CalendarEvent): CalendarEvent[] {
  const { until, ...shared } = event;
  if (!until) return [];
  const last = until.time < MORNING ? addDays(until.date, -1) : until.date;
  const days: CalendarEvent[] = [];
  for (let date = addDays(event.date, 1); date <= last; date = addDays(date, 1))
    days.push({ ...shared, key: `${event.id}-${date}`, date, time: '00:00', allDay: true });
  return days;
}

/** The events, and one without an hour on each later day that one of them lasts into. */
export const withLaterDays = (events: readonly CalendarEvent[]): CalendarEvent[] => [
  ...events,
  ...events.flatMap(laterDays),
];
