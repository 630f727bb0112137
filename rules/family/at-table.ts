// Allergies and diets of a family member, for its card and for what is printed or shared about it.
import type { FamilyMember } from '#contract/kinds/family-member.ts';

const SPEAKS_OF_ALLERGY = /allerg|anaphyla|epi-?pen/i;

/** Each text once, whatever its capitals, as it is written first. */
export const distinct = (items: readonly string[]): string[] => {
  const found = new Map<string, string>();
  for (const item of items) if (!found.has(item.toLowerCase())) found.set(item.toLowerCase(), item);
  return [...found.values()];
};

/**
 * Allergies, which stand out, and other restrictions. An allergy among the diets is also an allergy
 * (D34): onboarding stores 'Peanut allergy' there.
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
