// The schemas of the items of shopping lists, of dishes, and of what a week needs from the shop.
import * as z from 'zod/mini';
import { fieldRules, newPartsSchema, recordSchema } from '../kind-schemas.ts';
import { MEAL_TYPES } from '../kinds/menu-idea.ts';
import { PANTRY_CATEGORIES } from '../kinds/pantry-item.ts';
import { shoppingList } from '../kinds/shopping-list.ts';
import { Id, LocalDate, NoContent, listLimit, target } from './common.ts';

const ShoppingList = recordSchema(shoppingList);
const NewItems = newPartsSchema(shoppingList.fields.items);
const itemFields = fieldRules(shoppingList.fields.items.of);
const MealType = z.enum(MEAL_TYPES, 'Meal Type is required');
const PantryCategory = z.enum(PANTRY_CATEGORIES);

/** Names separated by commas, as they come in a query. */
const Words = z.optional(z.string().check(z.maxLength(500, 'That is too long')));

/** A dish that could be cooked, from the household's ideas or from the cookbook. */
const FoundDish = z.object({
  name: z.string(),
  from: z.enum(['idea', 'cookbook']),
  /** Id of the menu idea; null for a dish of the cookbook. */
  ideaId: z.nullable(z.string()),
  mealType: MealType,
  /** From start to table; null where nobody said. */
  minutes: z.nullable(z.int()),
  ingredients: z.array(z.string()),
  /** Which of the wanted ingredients it uses, and what of it the pantry does not have. */
  uses: z.array(z.string()),
  missing: z.array(z.string()),
  /** Who should not have it, and why: 'Mia: peanut butter contains peanut'. Nothing found is not a promise. */
  concerns: z.array(z.string()),
  /** Somebody of the family should not have it. */
  conflicting: z.boolean(),
});
export type FoundDish = z.infer<typeof FoundDish>;

/** One line of what a week needs from the shop. */
export const NeededItem = z.object({
  name: z.string(),
  /** Added up where the units allow: '3 cups', '400 g + 1 can'; empty when no dish names an amount. */
  qty: z.string(),
  category: PantryCategory,
  /** The dishes that need it. */
  dishes: z.array(z.string()),
});
export type NeededItem = z.infer<typeof NeededItem>;

export const ShoppingPlan = z.object({
  weekStartDate: LocalDate,
  items: z.array(NeededItem),
  /** What the pantry has already, so it was left out. */
  inPantry: z.array(NeededItem),
  /** Meals of the week whose ingredients nobody knows. */
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
      qty: z.optional(itemFields.qty),
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
      /** Ingredients to cook with, separated by commas; what the pantry has when absent. */
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
    input: z.object({ date: z.optional(LocalDate) }),
    output: ShoppingPlan,
  },
};
