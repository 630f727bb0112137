// Bags for a trip, by person: things for the age, the medicines taken now, and food they can eat.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { readRestrictions } from '#rules/restrictions/restrictions.ts';
import { listed, quoted } from '../../text/say.ts';
import { childrenNamed, whomIn } from '../people.ts';
import type { Asked } from '../plan.ts';
import { OLDEST, yearsOld } from './child-ages.ts';
import byAge from './data/occasion-ages.json' with { type: 'json' };

const things = ({ age }: FamilyMember): string[] => {
  const row = age === null || age > OLDEST ? undefined : byAge.packing.find(({ upTo }) => age <= upTo);
  return row && age !== null ? [`${yearsOld(age)}, ${row.fits}`] : [];
};

function medicines({ household, facts }: Asked, { id }: FamilyMember): string[] {
  const taken = household.medications.filter((one) => one.familyMemberId === id && isTaken(one, facts.today));
  return taken.length === 0 ? [] : [`${listed(taken.map(({ name }) => quoted(name)))} in the hand luggage`];
}

/** An allergy to a medicine limits no food. */
function limitsFood(allergy: string): boolean {
  const only = { allergies: [allergy], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
  const { allergens, diets, words } = readRestrictions(only);
  return allergens.length + diets.length + words.length > 0;
}

function food({ allergies, dietaryRestrictions, dietaryNeeds }: FamilyMember): string[] {
  const limits = [
    ...allergies.filter(limitsFood).map((one) => `${quoted(one)} allergy`),
    ...[...dietaryRestrictions, ...dietaryNeeds].map(quoted),
  ];
  return limits.length === 0 ? [] : [`food for the way (${limits.join(', ')})`];
}

/** A line for each person who is meant and needs something of their own. */
export function bagsIn(asked: Asked, member: FamilyMember | undefined): string[] {
  const whom = whomIn(asked, { usesFocus: false });
  const meant = member
    ? [member]
    : whom.kind === 'several'
      ? whom.members
      : (childrenNamed(asked) ?? asked.household.members);
  return meant.flatMap((one) => {
    const parts = [...things(one), ...medicines(asked, one), ...food(one)];
    return parts.length === 0 ? [] : [`- **${quoted(one.name)}**, ${parts.join('; ')}`];
  });
}
