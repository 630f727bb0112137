// Allergies and diets of a family member, for its card and for what is printed or shared about it.
import type { FamilyMember } from '#contract/kinds/family-member.ts';

/** Also in a hurry: 'alergy', 'allegy', 'allerjic'. */
const SPEAKS_OF_ALLERGY = /\bal+e(?:r[gj]|g[iy])|anaphyla|epi-?pen/i;

/** Things that are no food, and stand among the diets only because of an allergy. */
const OTHER_ALLERGEN =
  /^(?:(?:bee|wasp|hornet|insect|fire ant|mosquito)s?(?: (?:stings?|venom|bites?))?|latex|penicillins?|amoxicillin|sulfa(?: drugs?)?|(?:tree |grass )?pollen|ragweed|hay ?fever|dust(?: mites?)?|mou?ld|(?:cat|dog|pet)s?(?: (?:hair|dander|fur))?|nickel|adhesives?)$/i;

/** A food of the law's lists and no further word: 'sesame' among the diets, where the wizard stores it, is no diet. */
const BARE_ALLERGEN =
  /^(?:(?:cow'?s )?milk|dairy|lactose|eggs?|pe(?:a|n|e)*n+ut+s?|(?:tree ?)?nuts?|almonds?|cashews?|hazelnuts?|pecans?|pistachios?|walnuts?|soy(?:a|beans?)?|wheat|gluten|(?:shell)?fish|crustaceans?|mollus[ck]s?|shrimps?|prawns?|crabs?|lobsters?|sesame(?: seeds?)?|celery|mustard|sul(?:ph|f)ites?|lupine?)$/i;

/** Each text once, whatever its capitals, as it is written first. */
export const distinct = (items: readonly string[]): string[] => {
  const found = new Map<string, string>();
  for (const item of items) {
    const key = item.toLowerCase();
    if (!found.has(key)) found.set(key, item);
  }
  return [...found.values()];
};

/**
 * Allergies, which stand out, and other restrictions. An allergy among the diets is also an allergy
 * (D34): onboarding stores 'Peanut allergy' there, and 'sesame' when that is typed.
 */
export function atTable(member: Pick<FamilyMember, 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds'>): {
  allergies: string[];
  diets: string[];
} {
  const others = [...member.dietaryRestrictions, ...member.dietaryNeeds];
  const isAllergy = (item: string) =>
    SPEAKS_OF_ALLERGY.test(item) || [BARE_ALLERGEN, OTHER_ALLERGEN].some((named) => named.test(item.trim()));
  const allergies = distinct([...member.allergies, ...others.filter(isAllergy)]);
  return { allergies, diets: distinct(others.filter((item) => !isAllergy(item))) };
}
