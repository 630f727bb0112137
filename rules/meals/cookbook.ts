// The starter cookbook: all its dishes in one list.
import type { Meal } from '#contract/week.ts';
import breakfasts from '../data/cookbook-breakfasts.json' with { type: 'json' };
import dinners from '../data/cookbook-dinners.json' with { type: 'json' };
import lunches from '../data/cookbook-lunches.json' with { type: 'json' };
import type { Dish } from './dish.ts';

const dishesOf = (meal: Meal, dishes: readonly Omit<Dish, 'meal'>[]): Dish[] =>
  dishes.map((dish) => ({ ...dish, meal }));

/** Every dish of the starter cookbook. */
export const COOKBOOK: readonly Dish[] = [
  ...dishesOf('breakfast', breakfasts),
  ...dishesOf('lunch', lunches),
  ...dishesOf('dinner', dinners),
];

/** Minutes from start to table. */
export const minutesOf = ({ prepMinutes, cookMinutes }: Pick<Dish, 'prepMinutes' | 'cookMinutes'>): number =>
  prepMinutes + cookMinutes;
