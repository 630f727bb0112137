// Display names of meal types and pantry categories.
import type { MealType } from '#contract/kinds/menu-idea.ts';
import type { PantryCategory } from '#contract/kinds/pantry-item.ts';

export const MEAL_TYPE_NAMES: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

export const CATEGORY_NAMES: Record<PantryCategory, string> = {
  protein: 'Protein',
  dairy: 'Dairy',
  produce: 'Produce',
  grains: 'Grains',
  pantry: 'Pantry',
  frozen: 'Frozen',
  beverages: 'Beverages',
  other: 'Other',
};
