// The members for the warnings on a card, with the allergies of their medical records. A card is for the parent alone: a
// model is told its title and the number of its lines, and a refusal, so none of these may hold an allergy of a record.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { withRecordAllergies } from '#rules/family/allergy-records.ts';
import type { Context } from '../../../context.ts';

export async function eatingMembers(context: Context): Promise<FamilyMember[]> {
  const [members, records] = await Promise.all([
    context.records('family_member').list(),
    context.records('medical_record').list({ where: { category: 'allergy' } }),
  ]);
  return members.map((member) => withRecordAllergies(member, records));
}
