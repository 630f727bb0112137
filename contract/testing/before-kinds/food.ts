// For tests: the schemas of food records as they were written by hand, before kinds (decision 020).
import * as z from 'zod/mini';
import { LIMITS } from '../../common.ts';
import {
  clearable,
  ClientId,
  LocalDate,
  longText,
  recordFields,
  requiredName,
  shortText,
  target,
  textList,
} from './common.ts';

const PANTRY_CATEGORIES = [
  'protein',
  'dairy',
  'produce',
  'grains',
  'pantry',
  'frozen',
  'beverages',
  'other',
] as const;
const PantryCategory = z.enum(PANTRY_CATEGORIES, 'Please choose a category');

const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const MealType = z.enum(MEAL_TYPES, 'Meal Type is required');

/** The longest cooking time, a week, in minutes; and the largest number of servings. */
const Minutes = z.nullable(
  z
    .int('Times are whole minutes')
    .check(z.minimum(0, "Times can't be below 0"), z.maximum(10_080, 'Times can be at most a week')),
);
const Servings = z.nullable(
  z
    .int('Servings must be a whole number')
    .check(z.minimum(1, 'Servings start at 1'), z.maximum(1000, 'Servings can be at most 1,000')),
);

const itemFields = {
  name: requiredName('Item name'),
  qty: shortText('Quantity'),
  checked: z.boolean('An item is checked or not'),
};

/** The rule for every field of a pantry item. */
const pantryFields = {
  name: requiredName('Item Name'),
  category: PantryCategory,
  quantity: shortText('Quantity'),
  notes: longText('Notes'),
};

const ideaFields = {
  name: requiredName('Meal Name'),
  description: longText('Description'),
  mealType: MealType,
  ingredients: textList('Ingredients'),
  instructions: longText('Instructions'),
  prepTime: Minutes,
  cookTime: Minutes,
  servings: Servings,
  tags: textList('Tags'),
  isFavorite: z.boolean('An idea is a favorite or not'),
};

const listFields = { title: requiredName('List Name') };

/** Fields that may be omitted or cleared when adding or changing a pantry item. */
const pantryOptional = {
  category: z.optional(PantryCategory),
  quantity: clearable(pantryFields.quantity, ''),
  notes: clearable(pantryFields.notes, ''),
};
const ideaOptional = {
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
const NewItems = z
  .array(NewItem, 'Items must be a list')
  .check(z.maxLength(LIMITS.list, `At most ${LIMITS.list} items can be added at once`));

const PantryItem = z.object({
  ...recordFields,
  name: z.string(),
  category: PantryCategory,
  quantity: z.string(),
  notes: z.string(),
});

/** Items are in the order of their ids, which is the order in which they were added. */
const ShoppingItem = z.object({
  id: z.string(),
  name: z.string(),
  qty: z.string(),
  checked: z.boolean(),
});

const ShoppingList = z.object({ ...recordFields, title: z.string(), items: z.array(ShoppingItem) });

const MenuIdea = z.object({
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

const MealText = z.optional(longText('A meal'));
const DayMeals = z.object({ breakfast: MealText, lunch: MealText, dinner: MealText });
const WeekMeals = z.object({
  monday: z.optional(DayMeals),
  tuesday: z.optional(DayMeals),
  wednesday: z.optional(DayMeals),
  thursday: z.optional(DayMeals),
  friday: z.optional(DayMeals),
  saturday: z.optional(DayMeals),
  sunday: z.optional(DayMeals),
});

const WeeklyMenu = z.object({
  ...recordFields,
  weekStartDate: LocalDate,
  notes: z.string(),
  meals: WeekMeals,
});

export const foodBefore = {
  pantry_item: {
    record: PantryItem,
    added: z.object({ id: z.optional(ClientId), name: pantryFields.name, ...pantryOptional }),
    changed: z.object({ ...target, name: z.optional(pantryFields.name), ...pantryOptional }),
    rules: pantryFields,
  },
  menu_idea: {
    record: MenuIdea,
    added: z.object({
      id: z.optional(ClientId),
      name: ideaFields.name,
      mealType: ideaFields.mealType,
      ...ideaOptional,
    }),
    changed: z.object({
      ...target,
      name: z.optional(ideaFields.name),
      mealType: z.optional(ideaFields.mealType),
      ...ideaOptional,
    }),
    rules: ideaFields,
  },
  shopping_list: {
    record: ShoppingList,
    added: z.object({ id: z.optional(ClientId), ...listFields, items: z._default(NewItems, []) }),
    // It asked for a title, although a change is partial (D28): the one rule that was not kept.
    changed: z.object({ ...target, title: z.optional(listFields.title) }),
    rules: listFields,
  },
  weekly_menu: { record: WeeklyMenu },
};
export const itemsBefore = itemFields;
