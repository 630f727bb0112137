// The rules that make calendar events from records. A chunk of its own, fetched together with the records: the month is
// drawn before either has arrived.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { CalendarEvent, DateRange } from '#rules/calendar/calendar.ts';
import { appointmentEvents } from '#rules/calendar/events/appointment-events.ts';
import { mealEvents } from '#rules/calendar/events/meal-events.ts';
import type { Names } from '#rules/calendar/events/school-events.ts';
import { nextEntry, nextInWords } from '#rules/calendar/next-entry.ts';
import { upNext, type ScheduleEntry } from '#rules/calendar/up-next.ts';
import { todayIn } from '#rules/time/dates.ts';

/** The records of a range of dates. */
interface RecordsOfRange {
  range: DateRange;
  zone: string;
  menus: readonly WeeklyMenu[];
  /** Some around the range may be among them. */
  appointments: readonly MedicalAppointment[];
}

/** The events of a range; at the same time of a day, an appointment comes before a meal. */
export const eventsOfRange = ({ range, zone, menus, appointments }: RecordsOfRange): CalendarEvent[] => [
  ...appointmentEvents(appointments, zone).filter(({ date }) => range.from <= date && date <= range.to),
  ...mealEvents(menus, range),
];

interface CurrentInput {
  now: Date;
  zone: string;
  menus: readonly WeeklyMenu[];
  events: readonly CalendarEvent[];
  names: Names;
}

/** The content of Up Next. */
export interface Current {
  entry: ScheduleEntry | null;
  /** True for an entry of the family, which is right even while other data is missing. */
  isOwn: boolean;
  /** 'Dentist for Mia, tomorrow 12:30 PM'; null when nothing with a time is ahead. */
  next: string | null;
}

export function currentOf({ now, zone, menus, events, names }: CurrentInput): Current {
  const entry = upNext({ now, zone, menus, events });
  const next = nextEntry({ now, zone, events });
  return {
    entry,
    isOwn: events.flatMap((event) => event.lessons ?? event).some(({ key }) => key === entry?.key),
    next: next && nextInWords(next, todayIn(now, zone), names),
  };
}
