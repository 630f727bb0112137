// Operation behind 'What can I cook with chicken and rice?', over the household's ideas and the cookbook.
import type { CheckedInput } from '#contract/index.ts';
import type { FoundDish } from '#contract/schemas/food.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { findDishes as find } from '#rules/meals/find-dishes.ts';
import type { Context } from '../context.ts';
import { inTurns } from '../in-turns.ts';

type Asked = CheckedInput<'findDishes'>;

/** An unlimited list would be the whole cookbook. */
const MOST_DISHES = 20;

/** The dishes that use most of what was asked for, or of what the pantry has, checked for the family. */
export async function findDishes(context: Context, asked: Asked): Promise<FoundDish[]> {
  const [ideas, pantry, members] = await Promise.all([
    context.records('menu_idea').list(),
    context.records('pantry_item').list(),
    context.records('family_member').list(),
  ]);
  const { mealType, maxMinutes, limit = MOST_DISHES } = asked;
  const wanted = { with: wordsIn(asked.with), without: wordsIn(asked.without), mealType, maxMinutes, limit };
  return inTurns(find({ ideas, pantry, members }, wanted));
}
