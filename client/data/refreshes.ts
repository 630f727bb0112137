// Which reads a write makes out of date: the one table behind every refresh after saving.
import { account } from '#contract/account.ts';
import { changes } from '#contract/changes.ts';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { access, household } from '#contract/household.ts';
import { mealSync } from '#contract/meal-sync.ts';
import { meals } from '#contract/meals.ts';
import { medical } from '#contract/medical.ts';
import type { Operation } from '#contract/operation.ts';

/** Medications, appointments and records; contacts have a list of their own. */
const OF_MEMBER: Operation[] = [
  medical.listMedications,
  medical.listMedicalAppointments,
  medical.listMedicalRecords,
];
const HOUSEHOLD: Operation[] = [
  household.getHousehold,
  family.listFamilyMembers,
  meals.listWeeklyMenus,
  medical.listMedicalContacts,
  ...OF_MEMBER,
  changes.listChanges,
];
const FAMILY: Operation[] = [family.listFamilyMembers, changes.listChanges];
const CONTACTS: Operation[] = [medical.listMedicalContacts, changes.listChanges];
const MEDICATIONS: Operation[] = [medical.listMedications, changes.listChanges];
const APPOINTMENTS: Operation[] = [medical.listMedicalAppointments, changes.listChanges];
const RECORDS: Operation[] = [medical.listMedicalRecords, changes.listChanges];
const ABOUT_HOUSEHOLD: Operation[] = [household.getHousehold];
const MENUS: Operation[] = [meals.listWeeklyMenus, changes.listChanges];
const CHATS: Operation[] = [chat.listConversations];

const REFRESHES: [write: Operation, reads: Operation[]][] = [
  [account.updatePreferences, [account.getUser]],
  [account.completeOnboarding, [account.getUser]],
  [family.createFamilyMember, FAMILY],
  [family.updateFamilyMember, FAMILY],
  // What referred to the member, or to the contact, no longer does (D30).
  [family.deleteFamilyMember, [...FAMILY, ...OF_MEMBER]],
  [medical.createMedicalContact, CONTACTS],
  [medical.updateMedicalContact, CONTACTS],
  [medical.deleteMedicalContact, [...CONTACTS, medical.listMedicalAppointments]],
  [medical.createMedication, MEDICATIONS],
  [medical.updateMedication, MEDICATIONS],
  [medical.deleteMedication, MEDICATIONS],
  [medical.createMedicalAppointment, APPOINTMENTS],
  [medical.updateMedicalAppointment, APPOINTMENTS],
  [medical.deleteMedicalAppointment, APPOINTMENTS],
  [medical.createMedicalRecord, RECORDS],
  [medical.updateMedicalRecord, RECORDS],
  [medical.deleteMedicalRecord, RECORDS],
  [household.updateHousehold, [account.getUser, ...ABOUT_HOUSEHOLD, ...APPOINTMENTS]],
  [household.switchHousehold, [account.getUser, ...HOUSEHOLD]],
  [household.createInvitation, ABOUT_HOUSEHOLD],
  [household.revokeInvitation, ABOUT_HOUSEHOLD],
  [household.removeHouseholdMember, [...ABOUT_HOUSEHOLD, ...FAMILY]],
  [household.leaveHousehold, [account.getUser, ...HOUSEHOLD]],
  [access.deleteHousehold, [account.getUser, ...HOUSEHOLD]],
  [access.endSession, [access.listSessions]],
  [access.changePassword, [access.listSessions]],
  [access.deleteAccount, [account.getUser]],
  [meals.saveWeeklyMenu, MENUS],
  [meals.deleteWeeklyMenu, MENUS],
  [mealSync.syncMeals, MENUS],
  [chat.createConversation, CHATS],
  [chat.postMessage, CHATS],
  // What Pip proposed may be any write of the household.
  [chat.approveProposal, [...CHATS, ...HOUSEHOLD]],
  [chat.declineProposal, CHATS],
  [changes.undoChange, HOUSEHOLD],
];

/** Pip's ways to what the meal store keeps; the store hears of it by its own sync. */
const OF_STORE = /^\/api\/(?:pantry-items|menu-ideas|shopping-lists)/;

/** Key prefixes of the reads `operation` changes; a list's prefix covers its single records. */
export function refreshedBy({ method, path }: Operation): string[][] {
  // By name, not identity: the build has a copy of the contract with schemas and one without.
  const found = REFRESHES.find(([write]) => write.method === method && write.path === path);
  return (found?.[1] ?? (OF_STORE.test(path) ? [changes.listChanges] : [])).map((read) =>
    read.path.split('/').slice(1),
  );
}
