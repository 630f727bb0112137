// The people of the household.
import { family } from '#contract/family.ts';
import { implement } from '../implement.ts';

export const familyOperations = implement(family, {
  listFamilyMembers: (context, { limit }) => context.records('family_member').list({ limit }),

  createFamilyMember: (context, member) =>
    context.records('family_member').insert({
      id: member.id,
      name: member.name,
      relationship: member.relationship,
      age: member.age ?? null,
      dietaryRestrictions: member.dietaryRestrictions ?? [],
      dietaryNeeds: member.dietaryNeeds ?? [],
      allergies: member.allergies ?? [],
      interests: member.interests ?? [],
      notes: member.notes ?? '',
      userId: member.userId ?? null,
    }),

  updateFamilyMember: (context, { id, ifVersion, ...changes }) =>
    context.records('family_member').update(id, changes, ifVersion),

  async deleteFamilyMember(context, { id, ifVersion }) {
    await context.records('family_member').remove(id, ifVersion);
    return undefined;
  },
});
