// One preview for each operation Pip may propose, by the name of the operation.
import { FAMILY_MEMBER } from './family-kind.ts';
import { APPOINTMENT, CONTACT, MEDICAL_RECORD, MEDICATION } from './medical-kinds.ts';
import type { Look } from './preview.ts';
import { changing, creating, removing } from './record-preview.ts';
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
};
