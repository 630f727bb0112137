// The family members, for names, selects and filters.
import { family } from '#contract/family.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { useRead } from '../../data/api.ts';

/** All members of the family; empty while unknown. */
export const useMembers = (): readonly FamilyMember[] => useRead(family.listFamilyMembers, {}).data ?? [];

/** The person a new record is about: the one the list is filtered by, while in the family; '' for none. */
export const memberOfNew = (members: readonly { id: string }[], memberId: string | null): string =>
  members.find(({ id }) => id === memberId)?.id ?? '';
