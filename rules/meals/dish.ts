// A dish of the cookbook.
import type { Meal } from '#contract/week.ts';

export interface Dish {
  id: string;
  name: string;
  meal: Meal;
  cuisine: string;
  /** The protein of the dish; a week varies it. */
  main: string;
  /** Readable lines with the quantity for `servings`; the rules check them for allergens. */
  ingredients: readonly string[];
  prepMinutes: number;
  cookMinutes: number;
  servings: number;
  steps: readonly string[];
  tags: readonly string[];
}
