// Operation behind 'What can I cook with chicken and rice?', over the household's ideas and the cookbook.
import { food } from '#contract/food.ts';
import type { CheckedInput } from '#contract/index.ts';
import type { FoundDish } from '#contract/schemas/food.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { findDishes as find } from '#rules/meals/find-dishes.ts';
import type { Context } from '../context.ts';
import { eatingFamily } from '../eating-family.ts';
import { implement, type Bound } from '../implement.ts';
import { inTurns } from '../in-turns.ts';

type Asked = CheckedInput<'findDishes'>;

/** An unlimited list would be the whole cookbook. */
const MOST_DISHES = 20;

async function search(context: Context, asked: Asked, hidesRecords: boolean): Promise<FoundDish[]> {
  const [ideas, pantry, members] = await Promise.all([
    context.records('menu_idea').list(),
    context.records('pantry_item').list(),
    eatingFamily(context),
  ]);
  const { mealType, maxMinutes, limit = MOST_DISHES } = asked;
  const words = { with: wordsIn(asked.with), without: wordsIn(asked.without) };
  return inTurns(find({ ideas, pantry, members }, { ...words, mealType, maxMinutes, limit, hidesRecords }));
}

/** The dishes that use most of what was asked for, or of what the pantry has, checked for the family. */
export const findDishes = (context: Context, asked: Asked): Promise<FoundDish[]> =>
  search(context, asked, false);

/** The same for a model that may not read health records: it offers nothing against them, and tells nothing of them. */
export const dishesWithoutRecords: readonly Bound[] = implement(
  { findDishes: food.findDishes },
  { findDishes: (context, asked) => search(context, asked, true) },
);
