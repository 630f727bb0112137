// A dish of the cookbook.
import type { Meal } from '#contract/week.ts';

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
