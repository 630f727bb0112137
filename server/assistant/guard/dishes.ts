// Checks a dish of a menu or an answer against the members of the household: by its ingredients when it is one of the
// household's ideas or in the cookbook, otherwise by its name.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import { conflicts, type Conflict } from '#rules/food/conflicts.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import { nameForm } from '#rules/text/words.ts';

let byName: Map<string, readonly string[]> | undefined;

/** An idea of the household's own. */
export type OwnDish = Pick<MenuIdea, 'name' | 'ingredients'>;

function ingredientsOf(dish: string, own: readonly OwnDish[]): readonly string[] | undefined {
  byName ??= new Map(COOKBOOK.map(({ name, ingredients }) => [nameForm(name), ingredients]));
  const form = nameForm(dish);
  // An idea without ingredients has only its name.
  const idea = own.find(({ name, ingredients }) => ingredients.length > 0 && nameForm(name) === form);
  return idea?.ingredients ?? byName.get(form);
}

/** True when an idea of the household or the cookbook has the ingredients of a dish. */
export const isKnownDish = (dish: string, own: readonly OwnDish[]): boolean =>
  ingredientsOf(dish, own) !== undefined;

/** Reasons why a dish does not fit a member. For a name without known ingredients the worst case is assumed. */
export function dishConflicts(
  members: readonly FamilyMember[],
  dish: string,
  own: readonly OwnDish[] = [],
): Conflict[] {
  const ingredients = ingredientsOf(dish, own);
  return conflicts(members, ingredients ?? [dish]).filter(({ level }) => level !== 'unknown word');
}

/** '2 tbsp peanut butter contains peanut, which is not for Mia': why a dish does not fit, as part of a sentence. */
export const conflictWords = ({ memberName, ingredient, reason }: Conflict): string =>
  `${ingredient} ${reason}, which is not for ${memberName}`;

/** Only possible, or against a way of eating that harms nobody when one dish of the table breaks it; shown, not refused. */
export const isDietOfChoice = ({ reason, level }: Conflict): boolean =>
  level === 'may contain' ||
  /, against (?:a (?:vegetarian|vegan|pescatarian) diet|the rule '.+')$/.test(reason);
