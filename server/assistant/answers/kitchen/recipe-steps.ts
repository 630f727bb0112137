// Foods that a pasted recipe names in its steps alone: 'top with peanuts'.
import { checkFor, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { putInBy } from '../../reading/pasted-recipe.ts';
import type { Asked } from '../plan.ts';
import type { Eaters } from './eaters.ts';

/** Their concerns, besides those of the listed ingredients. */
export function besideList(asked: Asked, who: Eaters, listedOnes: readonly FamilyConcern[]): FamilyConcern[] {
  const { recipe } = asked.slots;
  if (!recipe) return [];
  return checkFor(who.eaters)
    .ofDish({ name: recipe.title ?? '', ingredients: putInBy(recipe), from: 'cookbook' })
    .filter(
      ({ strength, says }) => strength === 'contains' && !listedOnes.some((listed) => listed.says === says),
    );
}
