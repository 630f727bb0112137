// A family described in a JSON file, entered into a new household through the operations that parents use. What the
// product has no place for is left out and named.
import * as z from 'zod/mini';
import { RELATIONSHIPS } from '#contract/kinds/family-member.ts';
import { FREQUENCIES } from '#contract/kinds/medication.ts';
import { APPOINTMENT_TYPES } from '#contract/kinds/medical-appointment.ts';
import { CONTACT_TYPES } from '#contract/kinds/medical-contact.ts';
import { RECORD_CATEGORIES } from '#contract/kinds/medical-record.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { Parent } from '#server/assistant/testing/home.ts';
import { formatShortDate, weekStart } from '#rules/time/dates.ts';

const Text = z.nullish(z.string());
const Amount = z.nullish(z.union([z.string(), z.number()]));
const Whole = z.nullish(z.number());
const Flag = z.nullish(z.boolean());
const Texts = z.nullish(z.array(z.string()));
const rowsOf = <S extends z.core.$ZodLooseShape>(shape: S) => z._default(z.array(z.looseObject(shape)), []);

const FamilyFile = z.looseObject({
  timeZone: z._default(z.string(), 'America/New_York'),
  now: z._default(z.string(), '2026-11-22T18:30'),
  parent: z._default(z.string(), 'Dana'),
  members: rowsOf({
    key: Text,
    name: z.string(),
    relationship: Text,
    age: Whole,
    birthDate: Text,
    allergies: Texts,
    dietaryRestrictions: Texts,
    interests: Texts,
    notes: Text,
  }),
  contacts: rowsOf({
    key: Text,
    name: z.string(),
    type: Text,
    specialty: Text,
    phoneNumber: Text,
    email: Text,
    address: Text,
    isEmergencyContact: Flag,
  }),
  appointments: rowsOf({
    key: Text,
    title: z.string(),
    when: z.string(),
    member: Text,
    contact: Text,
    type: Text,
    duration: Whole,
    notes: Text,
    reminderTime: Whole,
  }),
  medications: rowsOf({
    key: Text,
    name: z.string(),
    dosage: Text,
    frequency: Text,
    member: Text,
    prescribedBy: Text,
    startDate: Text,
    endDate: Text,
    instructions: Text,
    isActive: Flag,
  }),
  records: rowsOf({
    key: Text,
    title: z.string(),
    category: Text,
    date: Text,
    member: Text,
    provider: Text,
    description: Text,
  }),
  lists: rowsOf({
    name: z.string(),
    items: rowsOf({ name: z.string(), quantity: Amount, unit: Text, checked: Flag }),
  }),
  pantry: rowsOf({ name: z.string(), quantity: Amount, unit: Text, expires: Text }),
  /** The fields of the school settings, as the API takes them. */
  school: z.nullish(z.looseObject({ schoolName: Text })),
  menus: rowsOf({
    weekStart: z.string(),
    meals: z._default(z.record(z.string(), z.record(z.string(), z.string())), {}),
  }),
});
export type FamilyFile = z.infer<typeof FamilyFile>;

export const readFamily = (text: string): FamilyFile => FamilyFile.parse(JSON.parse(text));

const RELATIVES: Record<string, (typeof RELATIONSHIPS)[number]> = {
  brother: 'sibling',
  daughter: 'child',
  father: 'parent',
  grandfather: 'grandparent',
  grandmother: 'grandparent',
  husband: 'spouse',
  mother: 'parent',
  partner: 'spouse',
  self: 'parent',
  sister: 'sibling',
  son: 'child',
  wife: 'spouse',
};

const amount = ({ quantity, unit }: { quantity?: string | number | null; unit?: string | null }): string =>
  [quantity, unit].filter((part) => part !== undefined && part !== null && part !== '').join(' ');

/** Enters the rows of a file, one kind after the other. */
class Entering {
  /** Rows and fields that were refused or left out, in words. */
  readonly notes: string[] = [];
  readonly #parent: Parent;
  readonly #file: FamilyFile;
  readonly #members = new Map<string, string>();
  readonly #contacts = new Map<string, string>();
  constructor(parent: Parent, file: FamilyFile) {
    this.#parent = parent;
    this.#file = file;
  }

  async all(): Promise<void> {
    await this.#people();
    await this.#school();
    await this.#medical();
    await this.#food();
  }

  async #send<T extends { id: string }>(path: string, body: object, name: string): Promise<T | undefined> {
    const method = path.startsWith('/api/weekly-menus/') ? 'PUT' : 'POST';
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    const { status, text, json } = await this.#parent.send<T>(method, path, given);
    if (status >= 300) {
      this.notes.push(`“${name}” was refused: ${text}`);
      return undefined;
    }
    for (const [field, value] of Object.entries(given))
      if (value !== undefined && !(field in json))
        this.notes.push(`“${name}”: ${field} is unknown; left out`);
    return json;
  }

  /** One of the words the product knows, or nothing and a note. */
  #choice(of: readonly string[], word: string | null | undefined, name: string): string | undefined {
    if (word === undefined || word === null || word === '') return undefined;
    const found = of.find(
      (one) => one === word.toLowerCase().replaceAll(' ', '_') || one === word.toLowerCase(),
    );
    if (found === undefined) this.notes.push(`“${name}”: ${word} is none of ${of.join(', ')}; left out`);
    return found;
  }

  #reference(known: Map<string, string>, key: string | null | undefined, name: string): string | undefined {
    if (key === undefined || key === null || key === '') return undefined;
    const id = known.get(key);
    if (id === undefined) this.notes.push(`“${name}” names ${key}, which is unknown; left out`);
    return id;
  }

  async #people(): Promise<void> {
    for (const { key, relationship, ...member } of this.#file.members) {
      const word = RELATIVES[relationship?.toLowerCase() ?? ''] ?? relationship;
      const body = { ...member, relationship: this.#choice(RELATIONSHIPS, word, member.name) ?? 'other' };
      const own = member.name.split(' ')[0] === this.#file.parent && body.relationship !== 'child';
      const userId = own ? this.#parent.context.actor.userId : null;
      const stored = await this.#send('/api/family-members', { ...body, userId }, member.name);
      if (stored) for (const name of [key, member.name]) if (name) this.#members.set(name, stored.id);
    }
    for (const { key, type, ...contact } of this.#file.contacts) {
      const body = { ...contact, type: this.#choice(CONTACT_TYPES, type, contact.name) };
      const stored = await this.#send('/api/medical-contacts', body, contact.name);
      if (stored) for (const name of [key, contact.name]) if (name) this.#contacts.set(name, stored.id);
    }
  }

  async #school(): Promise<void> {
    const { school } = this.#file;
    if (school) await this.#send('/api/school-settings', school, school.schoolName ?? 'the school');
  }

  async #medical(): Promise<void> {
    const { appointments, medications, records } = this.#file;
    for (const { key: _, when, member, contact, type, ...visit } of appointments) {
      const body = {
        ...visit,
        appointmentDate: when.slice(0, 'YYYY-MM-DDTHH:MM'.length),
        familyMemberId: this.#reference(this.#members, member, visit.title),
        contactId: this.#reference(this.#contacts, contact, visit.title),
        type: this.#choice(APPOINTMENT_TYPES, type, visit.title),
      };
      await this.#send('/api/medical-appointments', body, visit.title);
    }
    for (const { key: _, member, frequency, ...medicine } of medications) {
      const familyMemberId = this.#reference(this.#members, member, medicine.name);
      const body = { ...medicine, familyMemberId };
      const often = this.#choice(FREQUENCIES, frequency, medicine.name);
      await this.#send('/api/medications', { ...body, frequency: often }, medicine.name);
    }
    for (const { key: _, member, category, ...record } of records) {
      const familyMemberId = this.#reference(this.#members, member, record.title);
      const body = { ...record, familyMemberId };
      const sort = this.#choice(RECORD_CATEGORIES, category, record.title);
      await this.#send('/api/medical-records', { ...body, category: sort }, record.title);
    }
  }

  async #food(): Promise<void> {
    for (const { name, items } of this.#file.lists) {
      const body = { title: name, items: items.map((item) => ({ name: item.name, qty: amount(item) })) };
      const list = await this.#send<ShoppingList>('/api/shopping-lists', body, name);
      for (const [at, { checked, name: item }] of items.entries()) {
        const path = `/api/shopping-lists/${list?.id}/items/${list?.items[at]?.id}`;
        if (!list || checked !== true) continue;
        const { status, text } = await this.#parent.send('PUT', path, { checked });
        if (status >= 300) this.notes.push(`“${item}” could not be ticked: ${text}`);
      }
    }
    for (const { name, expires, ...item } of this.#file.pantry) {
      const notes = expires ? `Expires ${formatShortDate(expires)}` : '';
      await this.#send('/api/pantry-items', { name, quantity: amount(item), notes }, name);
    }
    await this.#menus();
  }

  async #menus(): Promise<void> {
    for (const { weekStart: monday, meals } of this.#file.menus) {
      const name = `menu of ${monday}`;
      if (weekStart(monday) !== monday) this.notes.push(`“${name}” begins on no Monday`);
      const stored = await this.#send<WeeklyMenu>(`/api/weekly-menus/${monday}`, { meals }, name);
      for (const [day, dishes] of Object.entries(meals)) {
        const kept = Object.entries(stored?.meals ?? {}).find(([of]) => of === day)?.[1] ?? {};
        for (const meal of Object.keys(dishes))
          if (stored && !(meal in kept)) this.notes.push(`“${name}”: no ${meal} on ${day}; left out`);
      }
    }
  }
}

/** Enters the family; returns what was refused or left out, in words. */
export async function enterFamily(parent: Parent, file: FamilyFile): Promise<string[]> {
  await parent.send('POST', '/api/onboarding/complete', { timeZone: file.timeZone, preferences: {} });
  const entering = new Entering(parent, file);
  await entering.all();
  return entering.notes;
}
