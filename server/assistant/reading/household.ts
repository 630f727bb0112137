// Snapshot of the household's records, for reading messages and composing answers.
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import type { KindName } from '#contract/kinds.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { School, SchoolSettings } from '#contract/kinds/school.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';

export interface Household {
  members: readonly FamilyMember[];
  /** As stored, where `members` also have the allergies of their medical records. */
  storedMembers?: readonly FamilyMember[];
  appointments: readonly MedicalAppointment[];
  contacts: readonly MedicalContact[];
  medications: readonly Medication[];
  /** Given doses, the newest first. */
  doses: readonly Dose[];
  records: readonly MedicalRecord[];
  lists: readonly ShoppingList[];
  pantry: readonly PantryItem[];
  ideas: readonly MenuIdea[];
  menus: readonly WeeklyMenu[];
  /** The first school. */
  schoolSettings: SchoolSettings | null;
  /** The further ones. */
  schools: readonly School[];
  /** Lessons at home, from two months ago to half a year ahead. */
  schoolDays: readonly SchoolDay[];
  /** Entries of the confirmed school calendars and of lessons at home, as the calendar derives them. */
  schoolEvents?: readonly CalendarEvent[];
  /** The member who speaks, where one is known. */
  speakerId?: string;
}

export const EMPTY_HOUSEHOLD: Household = {
  members: [],
  appointments: [],
  contacts: [],
  medications: [],
  doses: [],
  records: [],
  lists: [],
  pantry: [],
  ideas: [],
  menus: [],
  schoolSettings: null,
  schools: [],
  schoolDays: [],
};

type OfKind = {
  [K in keyof Household]: Household[K] extends readonly { id: string }[] ? K : never;
}[keyof Household];
const LISTS: Readonly<Partial<Record<KindName, OfKind>>> = {
  medical_appointment: 'appointments',
  medication: 'medications',
  dose: 'doses',
  medical_record: 'records',
  medical_contact: 'contacts',
  pantry_item: 'pantry',
  school_day: 'schoolDays',
  family_member: 'members',
};

/** A record by its kind and id; undefined where it is gone, or of a kind that is not looked up so. */
export function recordIn(
  household: Household,
  kind: KindName,
  id: string,
): { id: string; familyMemberId?: string | null } | undefined {
  const list = LISTS[kind];
  return list === undefined ? undefined : household[list]?.find((one) => one.id === id);
}
