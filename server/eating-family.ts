// The family that the food rules are given: every member with the allergies of its medical records (decision 042).
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import { currentAllergies } from '#rules/family/allergy-records.ts';
import { joinAllergies } from '#rules/family/joined-allergies.ts';
import type { Context } from './context.ts';

/** The records of allergies that are not over. */
export const allergyRecords = async (context: Context): Promise<AllergyRecord[]> =>
  currentAllergies(await context.records('medical_record').list({ where: { category: 'allergy' } }));

/**
 * The members with the allergies of the profile and of the records; never written back. What a model reads, a guest in
 * the kitchen or a sitter must not tell which allergies are `fromRecords`, nor the titles of the records.
 */
export async function eatingFamily(context: Context): Promise<FamilyMember[]> {
  const [members, records] = await Promise.all([
    context.records('family_member').list(),
    allergyRecords(context),
  ]);
  return members.map((member) => joinAllergies(member, records));
}
