// What the food half keeps besides weekly menus: pantry items, shopping lists and menu ideas, with the rules for
// each field. The browser's store and the server check with the same ones.
import * as z from 'zod/mini';
import { LIMITS, clearable, longText, recordFields, requiredName, shortText, textList } from './common.ts';

export const PANTRY_CATEGORIES = [
  'protein',
  'dairy',
  'produce',
  'grains',
  'pantry',
  'frozen',
  'beverages',
  'other',
] as const;
export const PantryCategory = z.enum(PANTRY_CATEGORIES, 'Please choose a category');
export type PantryCategory = z.infer<typeof PantryCategory>;

export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const MealType = z.enum(MEAL_TYPES, 'Meal Type is required');
export type MealType = z.infer<typeof MealType>;

/** A shopping list is longer than other lists get (D24). */
export const MOST_SHOPPING_ITEMS = 1000;

/** The longest anybody cooks, a week, in minutes; and the largest party. */
const Minutes = z.nullable(
  z
    .int('Times are whole minutes')
    .check(z.minimum(0, 'Times cannot be below 0'), z.maximum(10_080, 'Times can be at most a week')),
);
const Servings = z.nullable(
  z
    .int('Servings must be a whole number')
    .check(z.minimum(1, 'Servings start at 1'), z.maximum(1000, 'Servings can be at most 1,000')),
);

export const itemFields = {
  name: requiredName('Item name'),
  qty: shortText('Quantity'),
  checked: z.boolean('An item is checked or not'),
};

/** The rule for every field of a pantry item. */
export const pantryFields = {
  name: requiredName('Item Name'),
  category: PantryCategory,
  quantity: shortText('Quantity'),
  notes: longText('Notes'),
};

export const ideaFields = {
  name: requiredName('Meal Name'),
  description: longText('Description'),
  mealType: MealType,
  ingredients: textList('Ingredients'),
  instructions: longText('Instructions'),
  prepTime: Minutes,
  cookTime: Minutes,
  servings: Servings,
  tags: textList('Tags'),
  isFavorite: z.boolean('An idea is a favourite or not'),
};

export const listFields = { title: requiredName('List Name') };

/** What a parent may leave out or clear when adding or changing one. */
export const pantryOptional = {
  category: z.optional(PantryCategory),
  quantity: clearable(pantryFields.quantity, ''),
  notes: clearable(pantryFields.notes, ''),
};
export const ideaOptional = {
  description: clearable(ideaFields.description, ''),
  ingredients: clearable(ideaFields.ingredients, []),
  instructions: clearable(ideaFields.instructions, ''),
  prepTime: clearable(ideaFields.prepTime, null),
  cookTime: clearable(ideaFields.cookTime, null),
  servings: clearable(ideaFields.servings, null),
  tags: clearable(ideaFields.tags, []),
  isFavorite: z.optional(ideaFields.isFavorite),
};
const NewItem = z.object({ name: itemFields.name, qty: clearable(itemFields.qty, '') });
export const NewItems = z
  .array(NewItem, 'Items must be a list')
  .check(z.maxLength(LIMITS.list, `At most ${LIMITS.list} items can be added at once`));

export const PantryItem = z.object({
  ...recordFields,
  name: z.string(),
  category: PantryCategory,
  quantity: z.string(),
  notes: z.string(),
});
export type PantryItem = z.infer<typeof PantryItem>;

/** Items are in the order of their ids, which is the order in which they were added. */
export const ShoppingItem = z.object({
  id: z.string(),
  name: z.string(),
  qty: z.string(),
  checked: z.boolean(),
});
export type ShoppingItem = z.infer<typeof ShoppingItem>;

export const ShoppingList = z.object({ ...recordFields, title: z.string(), items: z.array(ShoppingItem) });
export type ShoppingList = z.infer<typeof ShoppingList>;

export const MenuIdea = z.object({
  ...recordFields,
  name: z.string(),
  description: z.string(),
  mealType: MealType,
  ingredients: z.array(z.string()),
  instructions: z.string(),
  prepTime: z.nullable(z.int()),
  cookTime: z.nullable(z.int()),
  servings: z.nullable(z.int()),
  tags: z.array(z.string()),
  isFavorite: z.boolean(),
});
export type MenuIdea = z.infer<typeof MenuIdea>;
