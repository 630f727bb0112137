// What a parent reads while a tool is at work.
import type { Bound } from '../../implement.ts';

const LABELS: Record<string, string> = {
  listFamilyMembers: 'Looking at your family',
  listWeeklyMenus: 'Looking at your menus',
  planWeek: 'Planning the week',
  saveWeeklyMenu: 'Preparing the menu for your approval',
  listShoppingLists: 'Looking at your shopping lists',
  listPantryItems: 'Looking into your pantry',
  listMenuIdeas: 'Looking at your meal ideas',
  findDishes: 'Looking for dishes',
  planShopping: 'Adding up what the week needs',
  listMedicalAppointments: 'Looking at your appointments',
  listMedicalContacts: 'Looking at your medical contacts',
  listMedications: 'Looking at your medications',
  listMedicalRecords: 'Looking at your medical records',
};

/** What a write is prepared as. */
const PREPARING = 'Preparing a card for your approval';

/** 'Looking at your family'; an operation without words of its own is called by its summary. */
export const labelOf = ({ name, operation }: Bound): string =>
  LABELS[name] ?? (operation.pip === 'proposes' ? PREPARING : operation.summary);
