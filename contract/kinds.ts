// Every kind of record of a household, by its table. A kind that is missing here does not exist.
import type { Kind } from './kind.ts';
import { dose } from './kinds/dose.ts';
import { familyMember } from './kinds/family-member.ts';
import { medicalAppointment } from './kinds/medical-appointment.ts';
import { medicalContact } from './kinds/medical-contact.ts';
import { medicalRecord } from './kinds/medical-record.ts';
import { medication } from './kinds/medication.ts';
import { menuIdea } from './kinds/menu-idea.ts';
import { pantryItem } from './kinds/pantry-item.ts';
import { schoolDay } from './kinds/school-day.ts';
import { schoolSchedule } from './kinds/school-schedule.ts';
import { school, schoolSettings } from './kinds/school.ts';
import { shoppingList } from './kinds/shopping-list.ts';
import { weeklyMenu } from './kinds/weekly-menu.ts';

export const KINDS = {
  family_member: familyMember,
  weekly_menu: weeklyMenu,
  pantry_item: pantryItem,
  shopping_list: shoppingList,
  menu_idea: menuIdea,
  medical_contact: medicalContact,
  medication,
  dose,
  medical_appointment: medicalAppointment,
  medical_record: medicalRecord,
  school_settings: schoolSettings,
  school,
  school_schedule: schoolSchedule,
  school_day: schoolDay,
} as const satisfies { [T in string]: Kind & { table: T } };

/** The kinds with the usual operations; a weekly menu is saved by its week, and others are one record. */
const { weekly_menu: _menu, school_settings: _settings, school_schedule: _schedule, ...withCrud } = KINDS;
export const CRUD_KINDS = withCrud;

/** The table of a kind of record. */
export type KindName = keyof typeof KINDS;
/** The declaration of the kind in this table. */
export type KindIn<T extends KindName> = (typeof KINDS)[T];

/** The kind of this name, with the type of any kind. */
export const kindNamed = (name: KindName): Kind => KINDS[name];

/** True for records of a declared kind; a newer version, or an older change, may name others. */
export const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/** The names of all kinds. */
export const KIND_NAMES: readonly KindName[] = Object.keys(KINDS).filter(isKindName);
