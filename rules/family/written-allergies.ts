// The allergies of a member for paper, and for the page of a sitter. Apart from `at-table.ts`: cards need no reading of texts.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import { atTable, distinct } from './at-table.ts';
import { addsTo } from './joined-allergies.ts';

/** Such a record tells how bad it is, which the profile may not. */
const SEVERITY = /anaphyla|severe|life-threatening|epi-?(?:pen|nephrine)/i;

/** The record says nothing but what these allergies say. Where no food was read in it, it may say anything. */
const repeats = (allergies: readonly string[], { title, entries }: AllergyRecord): boolean => {
  // Without the diets: a diet that leaves out milk does not say that milk is an allergy.
  const profile = { allergies, dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
  return entries.length > 0 && !SEVERITY.test(title) && !entries.some((entry) => addsTo(profile, entry));
};

/**
 * The allergies of the profile, and the titles of the records that add to them. The sheet must not say that none is
 * written down where only a record has it.
 */
export function writtenAllergies(
  member: Pick<FamilyMember, 'id' | 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds'>,
  records: readonly AllergyRecord[],
): string[] {
  const { allergies } = atTable(member);
  const own = records.filter(({ familyMemberId }) => familyMemberId === member.id);
  return distinct([
    ...allergies,
    ...own.filter((record) => !repeats(allergies, record)).map(({ title }) => title),
  ]);
}
