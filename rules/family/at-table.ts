// Allergies, diets and health of a family member, for its card and for what is printed or shared about it.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { notOfFood } from '../restrictions/health-entries.ts';

/** Also in a hurry: 'alergy', 'allegy', 'allerjic'. */
const SPEAKS_OF_ALLERGY = /\bal+e(?:r[gj]|g[iy])|anaphyla|epi-?pen/i;

/** A food of the law's lists, or insects, and no further word: 'sesame' among the diets, where the wizard stores it, is no diet. */
const BARE_ALLERGEN =
  /^(?:(?:cow'?s )?milk|dairy|lactose|eggs?|pe(?:a|n|e)*n+ut+s?|(?:tree ?)?nuts?|almonds?|cashews?|hazelnuts?|pecans?|pistachios?|walnuts?|soy(?:a|beans?)?|wheat|gluten|(?:shell)?fish|crustaceans?|mollus[ck]s?|shrimps?|prawns?|crabs?|lobsters?|sesame(?: seeds?)?|celery|mustard|sul(?:ph|f)ites?|lupine?|insects?)$/i;

/** Each text once, whatever its capitals, as it is written first. */
export const distinct = (items: readonly string[]): string[] => {
  const found = new Map<string, string>();
  for (const item of items) {
    const key = item.toLowerCase();
    if (!found.has(key)) found.set(key, item);
  }
  return [...found.values()];
};

type Lists = Pick<FamilyMember, 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds'>;

/**
 * Allergies, which stand out, other restrictions, and conditions and aids that have nothing to do with food. An allergy
 * among the diets is also an allergy (D34): onboarding stores 'Peanut allergy' there, and 'sesame' when that is typed.
 */
export function atTable(member: Lists): Record<'allergies' | 'diets' | 'health', string[]> {
  const isHealth = (item: string) => notOfFood(item) === 'health';
  const isAllergy = (item: string) =>
    SPEAKS_OF_ALLERGY.test(item) || BARE_ALLERGEN.test(item.trim()) || notOfFood(item) === 'other allergy';
  const others = [...member.dietaryRestrictions, ...member.dietaryNeeds];
  return {
    allergies: distinct([...member.allergies.filter((item) => !isHealth(item)), ...others.filter(isAllergy)]),
    diets: distinct(others.filter((item) => !isAllergy(item) && !isHealth(item))),
    health: distinct([...member.allergies, ...others].filter(isHealth)),
  };
}
