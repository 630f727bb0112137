// Counts the allergies of medical records, and those among the diets, with those of the members, so that every answer goes
// by them.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { addedByRecords, withRecordAllergies } from '#rules/family/allergy-records.ts';
import { atTable } from '#rules/family/at-table.ts';
import type { Household } from './household.ts';

/** An allergy that a record says, and that the profile of its member does not. */
export interface RecordAllergy {
  member: FamilyMember;
  entry: string;
  record: MedicalRecord;
}

export const recordAllergies = ({ members, records }: Household): RecordAllergy[] =>
  members.flatMap((member) => addedByRecords(member, records).map((added) => ({ member, ...added })));

/** The member with the allergies among the diets, where onboarding stores them, as allergies (D34). */
function asAtTable(member: FamilyMember): FamilyMember {
  const { allergies } = atTable(member);
  const isDiet = (entry: string) => !allergies.includes(entry);
  const moved = allergies.filter((entry) => !member.allergies.includes(entry));
  if (moved.length === 0) return member;
  return {
    ...member,
    allergies: [...member.allergies, ...moved],
    dietaryRestrictions: member.dietaryRestrictions.filter(isDiet),
    dietaryNeeds: member.dietaryNeeds.filter(isDiet),
  };
}

/** The household whose members have their allergies in one place; `storedMembers` keeps them as stored. */
export const withAllergiesInOne = (household: Household): Household => ({
  ...household,
  members: household.members.map(asAtTable),
  storedMembers: household.members,
});

/** The household whose members have the allergies of these records, too; `storedMembers` keeps them as stored. */
export const withCounted = (household: Household, records: readonly MedicalRecord[]): Household => ({
  ...household,
  members: household.members.map((member) => withRecordAllergies(member, records)),
  storedMembers: household.storedMembers ?? household.members,
});

const eaters = new WeakMap<Household, readonly FamilyMember[]>();

/** The members with the allergies of all their records: the family that the food rules are given (decision 042). */
export function eatersOf(household: Household): readonly FamilyMember[] {
  const known = eaters.get(household) ?? withCounted(household, household.records).members;
  eaters.set(household, known);
  return known;
}

/** For whatever writes to a member: the members as they are stored, so that no allergy of a record is written by the way. */
export const asStored = <A extends { household: Household }>(asked: A): A => ({
  ...asked,
  household: { ...asked.household, members: asked.household.storedMembers ?? asked.household.members },
});

/** The entry is nowhere in the member's profile: a record says it. */
export const isOfRecord = (
  { storedMembers }: Household,
  { id }: Pick<FamilyMember, 'id'>,
  entry: string,
): boolean => {
  const stored = storedMembers?.find((one) => one.id === id);
  if (!stored) return false;
  const { allergies, dietaryRestrictions, dietaryNeeds } = stored;
  return ![...allergies, ...dietaryRestrictions, ...dietaryNeeds].includes(entry);
};
