// The household's calendar as an iCalendar file (RFC 5545): appointments with their reminders, meals, and the
// calendars of schools.
import { PRODUCT } from '#contract/common.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { SCHOOL_SETTINGS_ID, type School, type SchoolSettings } from '#contract/kinds/school.ts';
import { menuIdOfEvent } from '#rules/calendar/calendar.ts';
import { mealEvents, type MenuOfWeek } from '#rules/calendar/events/meal-events.ts';
import { schoolEvents } from '#rules/calendar/events/school-events.ts';
import { FIRST_SCHOOL, schoolsOf } from '#rules/calendar/events/schools.ts';
import { addDays, instantOf } from '#rules/time/dates.ts';
import { appointmentFacts, appointmentUid, eventHead, eventUid } from './appointment-event.ts';
import { contentLines, icsInstant, icsText, type Property } from './content-lines.ts';
import { schoolEventProperties, withWholeBreaks } from './school-day-calendar.ts';

type Menu = MenuOfWeek & { version: number; updatedAt: string };
type Member = Pick<FamilyMember, 'id' | 'name' | 'relationship' | 'age'>;
type Some<T> = AsyncIterable<T> | Iterable<T>;

interface CalendarData {
  householdId: string;
  name: string;
  zone: string;
  appointments: Some<MedicalAppointment>;
  members: Some<Member>;
  contacts: Some<Pick<MedicalContact, 'id' | 'name' | 'phoneNumber' | 'address'>>;
  /** In the order of their weeks. */
  menus: Some<Menu>;
  schoolSettings: Some<SchoolSettings>;
  schools: Some<School>;
}

/** Members and contacts of appointments. */
interface People {
  householdId: string;
  members: Map<string, string>;
  contacts: Map<string, Pick<MedicalContact, 'name' | 'phoneNumber' | 'address'>>;
}

const DAYS_OF_WEEK = 7;
/** Meals are planned for a time of day, not for a length. */
const MEAL_LENGTH = 'PT30M';

function appointmentEvent(appointment: MedicalAppointment, people: People): string {
  const { title, appointmentDate, duration, familyMemberId, contactId } = appointment;
  const uid = appointmentUid(appointment, people.householdId);
  const facts = appointmentFacts(appointment, {
    member: people.members.get(familyMemberId ?? ''),
    contact: people.contacts.get(contactId ?? ''),
  });
  const length: Property[] = duration !== null && duration > 0 ? [['DURATION', `PT${duration}M`]] : [];
  const head = eventHead(appointment, uid, ['DTSTART', icsInstant(appointmentDate)], title);
  return contentLines([...head, ...length, ...facts, ['END', 'VEVENT']]);
}

function* mealsOf(menus: readonly Menu[], { zone, householdId }: CalendarData): Generator<string> {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  for (const { id, key, title, date, time, description } of mealEvents(menus)) {
    const menu = byId.get(menuIdOfEvent(id) ?? '');
    if (menu === undefined) continue;
    const start = icsInstant(instantOf(`${date}T${time}`, zone).toISOString());
    const event = eventHead(menu, eventUid(key, householdId), ['DTSTART', start], title);
    event.push(['DURATION', MEAL_LENGTH]);
    if (description !== '') event.push(['DESCRIPTION', icsText(description)]);
    // Nobody is busy because dinner is planned.
    yield contentLines([...event, ['TRANSP', 'TRANSPARENT'], ['END', 'VEVENT']]);
  }
}

/** The meals of menus that overlap together, and of the others one by one. */
async function* mealsIn(data: CalendarData): AsyncGenerator<string> {
  let together: Menu[] = [];
  for await (const menu of data.menus) {
    const last = together.at(-1);
    if (last && menu.weekStartDate >= addDays(last.weekStartDate, DAYS_OF_WEEK)) {
      yield* mealsOf(together, data);
      together = [];
    }
    together.push(menu);
  }
  yield* mealsOf(together, data);
}

/** Days off, breaks, short days and other entries of confirmed schools (CAL-07), with the ids of their own files. */
async function* schoolsIn(data: CalendarData, members: readonly Member[]): AsyncGenerator<string> {
  const [settings] = await Array.fromAsync(data.schoolSettings);
  const further = await Array.fromAsync(data.schools);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const events = schoolEvents(schoolsOf(settings ?? null, further, members), names);
  const records = new Map([...(settings ? [settings] : []), ...further].map((school) => [school.id, school]));
  for (const event of withWholeBreaks(events)) {
    const record = records.get(event.school === FIRST_SCHOOL ? SCHOOL_SETTINGS_ID : (event.school ?? ''));
    if (record === undefined) continue;
    const { updatedAt, version } = record;
    const entry = { event, updatedAt, sequence: version - 1 };
    const properties = schoolEventProperties(entry, data, (name, at) => [name, icsInstant(at.toISOString())]);
    yield contentLines([...properties, ['END', 'VEVENT']]);
  }
}

/** The calendar, event by event. Times are written in UTC, so that they are right wherever they are read. */
export async function* calendarFileOf(data: CalendarData): AsyncGenerator<string> {
  yield contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${PRODUCT}//${PRODUCT}//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', icsText(data.name)],
    ['X-WR-TIMEZONE', icsText(data.zone)],
  ]);
  const people: People = { householdId: data.householdId, members: new Map(), contacts: new Map() };
  const members = await Array.fromAsync(data.members);
  for (const { id, name } of members) people.members.set(id, name);
  for await (const { id, name, phoneNumber, address } of data.contacts) {
    people.contacts.set(id, { name, phoneNumber, address });
  }
  for await (const appointment of data.appointments) yield appointmentEvent(appointment, people);
  yield* mealsIn(data);
  yield* schoolsIn(data, members);
  yield contentLines([['END', 'VCALENDAR']]);
}
