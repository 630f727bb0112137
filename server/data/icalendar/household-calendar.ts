// The household's calendar as an iCalendar file (RFC 5545): appointments with their reminders, and meals.
import { PRODUCT } from '#contract/common.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { menuIdOfEvent } from '#rules/calendar/calendar.ts';
import { mealEvents, type MenuOfWeek } from '#rules/calendar/events/meal-events.ts';
import { addDays, instantOf } from '#rules/time/dates.ts';
import { appointmentFacts, appointmentUid, eventHead, eventUid } from './appointment-event.ts';
import { contentLines, icsInstant, icsText, type Property } from './content-lines.ts';

type Menu = MenuOfWeek & { version: number; updatedAt: string };
type Some<T> = AsyncIterable<T> | Iterable<T>;

interface CalendarData {
  householdId: string;
  name: string;
  zone: string;
  appointments: Some<MedicalAppointment>;
  members: Some<Pick<FamilyMember, 'id' | 'name'>>;
  contacts: Some<Pick<MedicalContact, 'id' | 'name' | 'phoneNumber' | 'address'>>;
  /** In the order of their weeks. */
  menus: Some<Menu>;
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
  for await (const { id, name } of data.members) people.members.set(id, name);
  for await (const { id, name, phoneNumber, address } of data.contacts) {
    people.contacts.set(id, { name, phoneNumber, address });
  }
  for await (const appointment of data.appointments) yield appointmentEvent(appointment, people);
  yield* mealsIn(data);
  yield contentLines([['END', 'VCALENDAR']]);
}
