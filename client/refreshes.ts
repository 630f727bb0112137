// Which reads a write makes out of date: the one table behind every refresh after saving.
import { account } from '#contract/account.ts';
import { changes } from '#contract/changes.ts';
import { chat } from '#contract/chat.ts';
import { family } from '#contract/family.ts';
import { meals } from '#contract/meals.ts';
import type { Operation } from '#contract/operation.ts';

const HOUSEHOLD: Operation[] = [family.listFamilyMembers, meals.listWeeklyMenus, changes.listChanges];
const FAMILY: Operation[] = [family.listFamilyMembers, changes.listChanges];
const MENUS: Operation[] = [meals.listWeeklyMenus, changes.listChanges];
const CHATS: Operation[] = [chat.listConversations];

const REFRESHES: [write: Operation, reads: Operation[]][] = [
  [account.updatePreferences, [account.getUser]],
  [account.completeOnboarding, [account.getUser]],
  [family.createFamilyMember, FAMILY],
  [family.updateFamilyMember, FAMILY],
  [family.deleteFamilyMember, FAMILY],
  [meals.saveWeeklyMenu, MENUS],
  [meals.deleteWeeklyMenu, MENUS],
  [chat.createConversation, CHATS],
  [chat.postMessage, CHATS],
  // What Pip proposed may be any write of the household.
  [chat.approveProposal, [...CHATS, ...HOUSEHOLD]],
  [chat.declineProposal, CHATS],
  [changes.undoChange, HOUSEHOLD],
];

/** Key prefixes of the reads `operation` changes; a list's prefix covers its single records. */
export function refreshedBy({ method, path }: Operation): string[][] {
  // By name, not identity: the build has a copy of the contract with schemas and one without.
  const found = REFRESHES.find(([write]) => write.method === method && write.path === path);
  return (found?.[1] ?? []).map((read) => read.path.split('/').slice(1));
}
