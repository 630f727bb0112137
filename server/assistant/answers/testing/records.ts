// For tests of answers: stored records, from the fields that matter to a test.
import { familyMember, type FamilyMember } from '#contract/kinds/family-member.ts';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medicalContact, type MedicalContact } from '#contract/kinds/medical-contact.ts';
import { medicalRecord, type MedicalRecord } from '#contract/kinds/medical-record.ts';
import { medication, type Medication } from '#contract/kinds/medication.ts';
import { menuIdea, type MenuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem, type PantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList, type ShoppingList } from '#contract/kinds/shopping-list.ts';
import { weeklyMenu, type WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { instantOf } from '#rules/time/dates.ts';

/** The zone of the invented families. */
export const ZONE = 'America/New_York';

/** A child, where nothing else is said. */
export const memberWith = (fields: Partial<FamilyMember> & { id: string; name: string }): FamilyMember =>
  storedRecord(familyMember, { relationship: 'child', ...fields });

/** A doctor, where nothing else is said. */
export const contactWith = (fields: Partial<MedicalContact> & { id: string; name: string }): MedicalContact =>
  storedRecord(medicalContact, { type: 'doctor', ...fields });

/** `when` is the time on the wall of `ZONE`: '2026-11-24T15:45'. */
export const appointmentWith = ({
  when,
  ...fields
}: Partial<MedicalAppointment> & { id: string; title: string; when: string }): MedicalAppointment =>
  storedRecord(medicalAppointment, {
    appointmentDate: instantOf(when, ZONE).toISOString(),
    wallTime: when,
    timeZone: ZONE,
    ...fields,
  });

export const medicationWith = (fields: Partial<Medication> & { id: string; name: string }): Medication =>
  storedRecord(medication, fields);

export const recordWith = (fields: Partial<MedicalRecord> & { id: string; title: string }): MedicalRecord =>
  storedRecord(medicalRecord, fields);

export const listOf = (
  id: string,
  title: string,
  ...items: readonly (readonly [name: string, qty?: string, checked?: boolean])[]
): ShoppingList =>
  storedRecord(shoppingList, {
    id,
    title,
    items: items.map(([name, qty = '', checked = false], at) => ({
      id: `${id}-${at + 1}`,
      name,
      qty,
      checked,
    })),
  });

export const stockOf = (
  id: string,
  name: string,
  quantity: string,
  category: PantryItem['category'] = 'other',
  notes = '',
): PantryItem => storedRecord(pantryItem, { id, name, quantity, category, notes });

/** A dish for dinner, where nothing else is said. */
export const ideaOf = (
  id: string,
  name: string,
  ingredients: string[],
  fields: Partial<MenuIdea> = {},
): MenuIdea => storedRecord(menuIdea, { id, name, ingredients, mealType: 'dinner', ...fields });

/** The menu of the week of November 23, 2026, where no other Monday is said. */
export const menuWith = (meals: WeeklyMenu['meals'], weekStartDate = '2026-11-23'): WeeklyMenu =>
  storedRecord(weeklyMenu, { id: `week-${weekStartDate}`, weekStartDate, meals });
