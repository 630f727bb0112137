// Menu idea: a dish that the household wants to remember, with its recipe.
import { kind, type RecordOf } from '../kind.ts';

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** The longest anybody cooks is a week, in minutes. */
const TIMES = {
  is: 'whole',
  max: 10_080,
  empty: null,
  unit: 'min',
  mistakes: {
    whole: 'Times are whole minutes',
    min: "Times can't be below 0",
    max: 'Times can be at most a week',
  },
} as const;

export const menuIdea = kind({
  table: 'menu_idea',
  noun: 'menu idea',
  plural: 'menu ideas',
  yours: 'meal ideas',
  place: '/meal-planning?tab=ideas&id={id}',
  open: 'Open menu idea',
  title: 'name',
  collection: 'menu-ideas',
  log: { created: ['kept'] },
  summaries: {
    list: "List the household's own ideas for meals",
    create: 'Keep an idea for a meal: name and meal type, with ingredients and times if known',
    update:
      'Change an idea for a meal; absent fields stay as they are, a list takes the place of the stored one',
    delete: 'Remove an idea for a meal',
  },
  fields: {
    name: { is: 'text', label: 'Meal Name', card: 'Name', required: true },
    mealType: { is: 'choice', label: 'Meal Type', card: 'Meal type', of: MEAL_TYPES, required: true },
    description: { is: 'notes', label: 'Description' },
    ingredients: { is: 'texts', label: 'Ingredients' },
    instructions: { is: 'notes', label: 'Instructions' },
    prepTime: { ...TIMES, label: 'Prep Time (minutes)', card: 'Preparing' },
    cookTime: { ...TIMES, label: 'Cook Time (minutes)', card: 'Cooking' },
    servings: {
      is: 'whole',
      label: 'Servings',
      min: 1,
      max: 1000,
      empty: null,
      mistakes: {
        whole: 'Servings must be a whole number',
        min: 'Servings start at 1',
        max: 'Servings can be at most 1,000',
      },
    },
    tags: { is: 'texts', label: 'Tags' },
    isFavorite: {
      is: 'yesNo',
      label: 'Favorite',
      empty: false,
      clears: false,
      mistake: 'An idea is a favorite or not',
    },
  },
});
export type MenuIdea = RecordOf<typeof menuIdea>;
