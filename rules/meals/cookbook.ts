// What a dish of the cookbook is, and all of them in one list.
import type { Meal } from '#contract/meals.ts';
import { BREAKFASTS } from '../data/cookbook-breakfasts.ts';
import { DINNERS } from '../data/cookbook-dinners.ts';
import { LUNCHES } from '../data/cookbook-lunches.ts';

export interface Dish {
  id: string;
  name: string;
  meal: Meal;
  cuisine: string;
  /** What fills the plate's protein place; a week spreads these. */
  main: string;
  /** Readable lines with the quantity for `servings`; the rules read them for allergens. */
  ingredients: readonly string[];
  prepMinutes: number;
  cookMinutes: number;
  servings: number;
  steps: readonly string[];
  tags: readonly string[];
}

/** Every dish of the starter cookbook. */
export const COOKBOOK: readonly Dish[] = [...BREAKFASTS, ...LUNCHES, ...DINNERS];

/** Minutes from start to table. */
export const minutesOf = ({ prepMinutes, cookMinutes }: Dish): number => prepMinutes + cookMinutes;
