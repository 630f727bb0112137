// Schemas of shopping items, dishes, and the shopping that a week needs.
import * as z from 'zod/mini';
import { fieldRules, newPartsSchema, recordSchema } from '../kind-schemas.ts';
import { MEAL_TYPES } from '../kinds/menu-idea.ts';
import { PANTRY_CATEGORIES } from '../kinds/pantry-item.ts';
import { shoppingList } from '../kinds/shopping-list.ts';
import { Id, LocalDate, NoContent, clearable, listLimit, localDate, target } from './common.ts';

const ShoppingList = recordSchema(shoppingList);
const NewItems = newPartsSchema(shoppingList.fields.items);
const itemFields = fieldRules(shoppingList.fields.items.of);
const MealType = z.enum(MEAL_TYPES, 'Meal Type is required');
const PantryCategory = z.enum(PANTRY_CATEGORIES);

/** Names separated by commas, as in a query. */
const Words = z.optional(z.string().check(z.maxLength(500, 'That is too long')));

/** A dish that could be cooked, from the household's ideas or from the cookbook. */
const FoundDish = z.object({
  name: z.string(),
  from: z.enum(['idea', 'cookbook']),
  /** Id of the menu idea; null for a dish of the cookbook. */
  ideaId: z.nullable(z.string()),
  mealType: MealType,
  /** From start to table, in minutes; null when unknown. */
  minutes: z.nullable(z.int()),
  ingredients: z.array(z.string()),
  /** The wanted ingredients that it uses, and the ingredients that are not in the pantry. */
  uses: z.array(z.string()),
  missing: z.array(z.string()),
  /**
   * Members who should not have it, with the reason: 'Mia: peanut butter contains peanut'. An empty list is not a
   * promise.
   */
  concerns: z.array(z.string()),
  /** True when a member of the family should not have it. */
  conflicting: z.boolean(),
});
export type FoundDish = z.infer<typeof FoundDish>;

/** One line of the shopping that a week needs. */
export const NeededItem = z.object({
  name: z.string(),
  /** The sum where the units allow: '3 cups', '400 g + 1 can'; empty when no dish names an amount. */
  qty: z.string(),
  category: PantryCategory,
  /** The dishes that need it. */
  dishes: z.array(z.string()),
});
export type NeededItem = z.infer<typeof NeededItem>;

export const ShoppingPlan = z.object({
  weekStartDate: LocalDate,
  items: z.array(NeededItem),
  /** Left out, because the pantry has it. */
  inPantry: z.array(NeededItem),
  /** Meals of the week without known ingredients. */
  unknownDishes: z.array(z.string()),
});
export type ShoppingPlan = z.infer<typeof ShoppingPlan>;

export const foodSchemas = {
  addShoppingItems: {
    summary: 'Add items to a shopping list',
    input: z.object({ ...target, items: NewItems }),
    output: ShoppingList,
  },
  updateShoppingItem: {
    summary: 'Change one item of a shopping list: its name, its quantity, or whether it is checked off',
    input: z.object({
      ...target,
      itemId: Id,
      name: z.optional(itemFields.name),
      qty: clearable(itemFields.qty, ''),
      checked: z.optional(itemFields.checked),
    }),
    output: ShoppingList,
  },
  deleteShoppingItem: {
    summary: 'Take one item off a shopping list',
    input: z.object({ ...target, itemId: Id }),
    output: NoContent,
  },
  findDishes: {
    summary:
      "Dishes from the household's ideas and the cookbook that use these ingredients, checked for the family",
    input: z.object({
      /** Ingredients to cook with, separated by commas; the content of the pantry when absent. */
      with: Words,
      without: Words,
      mealType: z.optional(MealType),
      maxMinutes: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(600))),
      limit: listLimit,
    }),
    output: z.array(FoundDish),
  },
  planShopping: {
    summary: 'What the meals of a week need from the shop, without what the pantry has',
    /** Any date of the week; this week when absent. */
    input: z.object({ date: z.optional(localDate('Date')) }),
    output: ShoppingPlan,
  },
};
