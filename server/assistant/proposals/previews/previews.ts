// One preview for each operation Pip may propose, by the name of the operation.
import { FAMILY_MEMBER } from './family-kind.ts';
import { MENU_IDEA, PANTRY_ITEM, SHOPPING_LIST } from './food-kinds.ts';
import { APPOINTMENT, CONTACT, MEDICAL_RECORD, MEDICATION } from './medical-kinds.ts';
import type { Look } from './preview.ts';
import { changing, creating, removing } from './record-preview.ts';
import {
  previewNewItems,
  previewNewList,
  previewItemChange,
  previewItemRemoval,
  previewListRemoval,
} from './shopping.ts';
import { previewWeeklyMenu } from './weekly-menu.ts';

export const previews: Record<string, Look | undefined> = {
  saveWeeklyMenu: previewWeeklyMenu,
  createFamilyMember: creating(FAMILY_MEMBER),
  updateFamilyMember: changing(FAMILY_MEMBER),
  deleteFamilyMember: removing(FAMILY_MEMBER),
  createMedicalContact: creating(CONTACT),
  updateMedicalContact: changing(CONTACT),
  deleteMedicalContact: removing(CONTACT),
  createMedication: creating(MEDICATION),
  updateMedication: changing(MEDICATION),
  deleteMedication: removing(MEDICATION),
  createMedicalAppointment: creating(APPOINTMENT),
  updateMedicalAppointment: changing(APPOINTMENT),
  deleteMedicalAppointment: removing(APPOINTMENT),
  createMedicalRecord: creating(MEDICAL_RECORD),
  updateMedicalRecord: changing(MEDICAL_RECORD),
  deleteMedicalRecord: removing(MEDICAL_RECORD),
  createPantryItem: creating(PANTRY_ITEM),
  updatePantryItem: changing(PANTRY_ITEM),
  deletePantryItem: removing(PANTRY_ITEM),
  createMenuIdea: creating(MENU_IDEA),
  updateMenuIdea: changing(MENU_IDEA),
  deleteMenuIdea: removing(MENU_IDEA),
  createShoppingList: previewNewList,
  updateShoppingList: changing(SHOPPING_LIST),
  deleteShoppingList: previewListRemoval,
  addShoppingItems: previewNewItems,
  updateShoppingItem: previewItemChange,
  deleteShoppingItem: previewItemRemoval,
};
