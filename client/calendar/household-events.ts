// The calendar events of a household from its records, and the content of Up Next.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { School, SchoolSettings } from '#contract/kinds/school.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { CalendarEvent, DateRange } from '#rules/calendar/calendar.ts';
import { appointmentEvents } from '#rules/calendar/events/appointment-events.ts';
import { lessonEvents } from '#rules/calendar/events/lesson-events.ts';
import { mealEvents } from '#rules/calendar/events/meal-events.ts';
import { schoolEvents, type Names } from '#rules/calendar/events/school-events.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { nextEntry, nextInWords } from '#rules/calendar/next-entry.ts';
import { upNext, type ScheduleEntry } from '#rules/calendar/up-next.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';

/** The records of a range of dates. */
interface RecordsOfRange {
  range: DateRange;
  zone: string;
  names: Names;
  menus: readonly WeeklyMenu[];
  /** Some around the range may be among them. */
  appointments: readonly MedicalAppointment[];
  schoolDays: readonly SchoolDay[];
}

/** The events of a range; at the same time of a day, an appointment comes before a lesson, and both before a meal. */
export function eventsOfRange({ range, zone, names, ...records }: RecordsOfRange): CalendarEvent[] {
  // Of those around, most are passed over before their date in the zone is computed.
  const [first, last] = [addDays(range.from, -1), addDays(range.to, 2)];
  const near = records.appointments.filter(
    ({ appointmentDate }) => first <= appointmentDate && appointmentDate < last,
  );
  return [
    ...appointmentEvents(near, zone).filter(({ date }) => range.from <= date && date <= range.to),
    ...lessonEvents(records.schoolDays, names),
    ...mealEvents(records.menus, range),
  ];
}

/** The events of the confirmed school calendars, of all years. */
export const eventsOfSchools = (
  settings: SchoolSettings | null,
  further: readonly School[],
  members: readonly FamilyMember[],
): CalendarEvent[] => schoolEvents(schoolsOf(settings, further, members), namesOf(members));

/** The names of members by their ids. */
export const namesOf = (members: readonly FamilyMember[]): Names =>
  new Map(members.map(({ id, name }) => [id, name]));

interface CurrentInput {
  now: Date;
  zone: string;
  menus: readonly WeeklyMenu[];
  events: readonly CalendarEvent[];
  names: Names;
  /** The last date whose events are all here. */
  until: string;
}

/** The content of Up Next. */
export interface Current {
  entry: ScheduleEntry | null;
  /** True for an entry of the family, which is right even while other data is missing. */
  isOwn: boolean;
  /** 'Dentist for Mia, tomorrow 12:30 PM'; null when nothing with a time is ahead. */
  next: string | null;
}

export function currentOf({ now, zone, menus, events, names, until }: CurrentInput): Current {
  const entry = upNext({ now, zone, menus, events });
  const next = nextEntry({ now, zone, events: events.filter(({ date }) => date <= until) });
  return {
    entry,
    isOwn: events.flatMap((event) => event.lessons ?? event).some(({ key }) => key === entry?.key),
    next: next && nextInWords(next, todayIn(now, zone), names),
  };
}
