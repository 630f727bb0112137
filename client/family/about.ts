// What has to be respected at table, and the relationships to choose from.
import { RELATIONSHIPS, type FamilyMember } from '#contract/kinds/family-member.ts';
import { relationshipLabel } from '#rules/family/about-member.ts';

/** Every relationship with its label, in the order of the specification (FAM-04). */
export const RELATIONSHIP_CHOICES = RELATIONSHIPS.map((value) => ({
  value,
  label: relationshipLabel(value),
}));

const SPEAKS_OF_ALLERGY = /allerg|anaphyla|epi-?pen/i;

const distinct = (items: readonly string[]): string[] => {
  const found = new Map<string, string>();
  for (const item of items) if (!found.has(item.toLowerCase())) found.set(item.toLowerCase(), item);
  return [...found.values()];
};

/**
 * What stands out on the card, and what else is respected. An allergy written among the diets is an allergy all the
 * same (D34): the first steps keep 'Peanut allergy' there.
 */
export function atTable(member: Pick<FamilyMember, 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds'>): {
  allergies: string[];
  diets: string[];
} {
  const others = [...member.dietaryRestrictions, ...member.dietaryNeeds];
  const isAllergy = (item: string) => SPEAKS_OF_ALLERGY.test(item);
  const allergies = distinct([...member.allergies, ...others.filter(isAllergy)]);
  return { allergies, diets: distinct(others.filter((item) => !isAllergy(item))) };
}
