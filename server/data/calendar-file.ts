// The household's calendar as an iCalendar file (RFC 5545): appointments with their reminders, and meals.
import { PRODUCT } from '#contract/common.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { menuIdOfEvent } from '#rules/calendar/calendar.ts';
import { mealEvents, type MenuOfWeek } from '#rules/calendar/events/meal-events.ts';
import { addDays, instantOf } from '#rules/time/dates.ts';

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

type Property = [name: string, value: string];

/** A line may have 75 octets, its line break not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const DAYS_OF_WEEK = 7;
/** Meals are planned for a time of day, not for a length. */
const MEAL_LENGTH = 'PT30M';

/** Text with what has a meaning of its own escaped (3.3.11); control characters are not allowed at all. */
const text = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** '2026-11-24T21:30:00.000Z' → '20261124T213000Z'. */
const instant = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Splits a line between letters, so that no piece is longer than allowed; each next one begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += letter;
    octets += size;
  }
  return `${[...pieces, piece].join('\r\n')}\r\n`;
}

const lines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => folded(`${name}:${value}`)).join('');

/** Common fields of every event; the same UID and a higher SEQUENCE let another calendar replace its copy. */
const eventOf = (
  { version, updatedAt }: { version: number; updatedAt: string },
  key: string,
  start: string,
  title: string,
): Property[] => [
  ['BEGIN', 'VEVENT'],
  ['UID', text(key)],
  ['SEQUENCE', String(version - 1)],
  ['DTSTAMP', instant(updatedAt)],
  ['LAST-MODIFIED', instant(updatedAt)],
  ['DTSTART', instant(start)],
  ['SUMMARY', text(title)],
];

const uid = (key: string, householdId: string): string => `${key}@${householdId}.${PRODUCT.toLowerCase()}`;

function appointmentEvent(appointment: MedicalAppointment, people: People): string {
  const { id, title, appointmentDate, duration, notes, reminderEnabled, reminderTime } = appointment;
  const member = people.members.get(appointment.familyMemberId ?? '');
  const contact = people.contacts.get(appointment.contactId ?? '');
  const told = [
    member && `For ${member}`,
    contact && ['With', contact.name, contact.phoneNumber].filter(Boolean).join(' '),
    notes,
  ].filter(Boolean);
  const event = eventOf(appointment, uid(`medical-${id}`, people.householdId), appointmentDate, title);
  if (duration !== null && duration > 0) event.push(['DURATION', `PT${duration}M`]);
  if (told.length > 0) event.push(['DESCRIPTION', text(told.join('\n'))]);
  if (contact?.address) event.push(['LOCATION', text(contact.address)]);
  event.push(['CLASS', 'PRIVATE']);
  if (reminderEnabled) {
    event.push(['BEGIN', 'VALARM'], ['ACTION', 'DISPLAY'], ['TRIGGER', `-PT${reminderTime}H`]);
    event.push(['DESCRIPTION', text(title)], ['END', 'VALARM']);
  }
  return lines([...event, ['END', 'VEVENT']]);
}

function* mealsOf(menus: readonly Menu[], { zone, householdId }: CalendarData): Generator<string> {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  for (const { id, key, title, date, time, description } of mealEvents(menus)) {
    const menu = byId.get(menuIdOfEvent(id) ?? '');
    if (menu === undefined) continue;
    const start = instantOf(`${date}T${time}`, zone).toISOString();
    const event = eventOf(menu, uid(key, householdId), start, title);
    event.push(['DURATION', MEAL_LENGTH]);
    if (description !== '') event.push(['DESCRIPTION', text(description)]);
    // Nobody is busy because dinner is planned.
    yield lines([...event, ['TRANSP', 'TRANSPARENT'], ['END', 'VEVENT']]);
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
  yield lines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${PRODUCT}//${PRODUCT}//EN`],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', text(data.name)],
    ['X-WR-TIMEZONE', text(data.zone)],
  ]);
  const people: People = { householdId: data.householdId, members: new Map(), contacts: new Map() };
  for await (const { id, name } of data.members) people.members.set(id, name);
  for await (const { id, name, phoneNumber, address } of data.contacts) {
    people.contacts.set(id, { name, phoneNumber, address });
  }
  for await (const appointment of data.appointments) yield appointmentEvent(appointment, people);
  yield* mealsIn(data);
  yield lines([['END', 'VCALENDAR']]);
}
