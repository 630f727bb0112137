// Checks a dish a menu or an answer names against the people of the household: by its ingredients when it is one of
// the cookbook's, by its own words otherwise.
import type { FamilyMember } from '#contract/family.ts';
import { conflicts, type Conflict } from '#rules/conflicts.ts';
import { COOKBOOK } from '#rules/cookbook.ts';
import { nameForm } from '#rules/words.ts';

let byName: Map<string, readonly string[]> | undefined;

const ingredientsOf = (dish: string): readonly string[] | undefined => {
  byName ??= new Map(COOKBOOK.map(({ name, ingredients }) => [nameForm(name), ingredients]));
  return byName.get(nameForm(dish));
};

/** Whether the cookbook tells what is in a dish. */
export const isKnownDish = (dish: string): boolean => ingredientsOf(dish) !== undefined;

/** Why a dish does not fit somebody. A name nobody knows the ingredients of is taken at its worst. */
export function dishConflicts(members: readonly FamilyMember[], dish: string): Conflict[] {
  const ingredients = ingredientsOf(dish);
  return conflicts(members, ingredients ?? [dish]).filter(({ level }) => level !== 'unknown word');
}

/** '2 tbsp peanut butter contains peanut, which is not for Mia': why a dish does not fit, as part of a sentence. */
export const conflictWords = ({ memberName, ingredient, reason }: Conflict): string =>
  `${ingredient} ${reason}, which is not for ${memberName}`;
