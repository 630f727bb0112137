// Downloads of single entries of the calendar: an appointment, or a day of a school.
import { calendarFiles } from '#contract/calendar-files.ts';
import type { CheckedInput } from '#contract/index.ts';
import { SCHOOL_SETTINGS_ID, type SchoolSettings } from '#contract/kinds/school.ts';
import { lessonEvents } from '#rules/calendar/events/lesson-events.ts';
import { schoolEvents } from '#rules/calendar/events/school-events.ts';
import { FIRST_SCHOOL, schoolsOf } from '#rules/calendar/events/schools.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { implement } from '../implement.ts';
import { appointmentCalendar } from './icalendar/appointment-calendar.ts';
import {
  eventsOfSchoolDay,
  schoolDayCalendar,
  type SchoolDayEntry,
} from './icalendar/school-day-calendar.ts';

async function appointmentFile(context: Context, { id }: { id: string }): Promise<string> {
  const appointment = await context.records('medical_appointment').get(id);
  const { familyMemberId, contactId } = appointment;
  const member = familyMemberId ? await context.records('family_member').find(familyMemberId) : undefined;
  const contact = contactId ? await context.records('medical_contact').find(contactId) : undefined;
  const { householdId, timeZone } = context.actor;
  return appointmentCalendar(appointment, { member: member?.name, contact }, { householdId, zone: timeZone });
}

interface HouseholdSchools {
  settings: SchoolSettings | null;
  further: Awaited<ReturnType<typeof readFurther>>;
  members: Awaited<ReturnType<typeof readMembers>>;
}

const readFurther = (context: Context) => context.records('school').list();
const readMembers = (context: Context) => context.records('family_member').list();

async function readSchools(context: Context): Promise<HouseholdSchools> {
  return {
    settings: (await context.records('school_settings').find(SCHOOL_SETTINGS_ID)) ?? null,
    further: await readFurther(context),
    members: await readMembers(context),
  };
}

/** The entries of a school's calendar on a date; none while it is not confirmed (CAL-07). */
function calendarEntries(
  { settings, further, members }: HouseholdSchools,
  { school, date }: CheckedInput<'schoolDayFile'>,
): SchoolDayEntry[] {
  const record = school === FIRST_SCHOOL ? settings : further.find(({ id }) => id === school);
  if (!record) return [];
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const events = schoolEvents(schoolsOf(settings, further, members), names).filter(
    (event) => event.school === school,
  );
  const { updatedAt, version } = record;
  return eventsOfSchoolDay(events, date).map((event) => ({ event, updatedAt, sequence: version - 1 }));
}

/** The lessons at home on a date; they belong to the first school. */
async function lessonEntries(
  context: Context,
  { members }: HouseholdSchools,
  date: string,
): Promise<SchoolDayEntry[]> {
  const range = { field: 'date', from: date, before: addDays(date, 1) } as const;
  const days = await context.records('school_day').list({ range });
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const updatedAt = days.reduce((latest, day) => (day.updatedAt > latest ? day.updatedAt : latest), '');
  const sequence = days.reduce((changes, { version }) => changes + version - 1, 0);
  return lessonEvents(days, names)
    .flatMap(({ lessons = [] }) => lessons)
    .map((event) => ({ event, updatedAt, sequence }));
}

async function schoolDayFile(context: Context, asked: CheckedInput<'schoolDayFile'>): Promise<string> {
  const schools = await readSchools(context);
  const entries = calendarEntries(schools, asked);
  if (asked.school === FIRST_SCHOOL) entries.push(...(await lessonEntries(context, schools, asked.date)));
  if (entries.length === 0) {
    throw new AppError('not_found', "We couldn't find this day in a school calendar.");
  }
  const { householdId, timeZone } = context.actor;
  return schoolDayCalendar(entries, { householdId, zone: timeZone });
}

export const calendarFileOperations = implement(calendarFiles, { appointmentFile, schoolDayFile });
