// Display names of meal types and pantry categories.
import { MEAL_TYPES } from '#contract/kinds/menu-idea.ts';
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';

/** 'Breakfast' of 'breakfast'. */
const namesOf = <C extends string>(choices: readonly C[]): Record<C, string> =>
  Object.fromEntries(
    choices.map((choice) => [choice, choice.charAt(0).toUpperCase() + choice.slice(1)]),
  ) as Record<C, string>;

export const MEAL_TYPE_NAMES = namesOf(MEAL_TYPES);
export const CATEGORY_NAMES = namesOf(PANTRY_CATEGORIES);
