// What can be done with pantry items, shopping lists and menu ideas through the table of operations: Pip's way in.
// The Meal Planning screen works on the browser's own store and meets these records in POST /api/meal-sync.
import * as z from 'zod/mini';
import { ClientId, Id, LocalDate, NoContent, listLimit, target } from './common.ts';
import {
  MealType,
  MenuIdea,
  NewItems,
  PantryCategory,
  PantryItem,
  ShoppingList,
  ideaFields,
  ideaOptional,
  itemFields,
  listFields,
  pantryFields,
  pantryOptional,
} from './food-entities.ts';
import { operation } from './operation.ts';

const ofHousehold = { kind: 'json', owner: 'household' } as const;
const removed = {
  ...ofHousehold,
  input: z.object(target),
  output: NoContent,
  answers: 204,
  pip: 'proposes',
} as const;
const list = z.object({ limit: listLimit });

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

export const food = {
  listPantryItems: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/pantry-items',
    summary: 'List what is in the pantry, fridge and freezer',
    input: list,
    output: z.array(PantryItem),
    pip: 'reads',
  }),
  createPantryItem: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/pantry-items',
    summary: 'Add something to the pantry',
    input: z.object({ id: z.optional(ClientId), name: pantryFields.name, ...pantryOptional }),
    output: PantryItem,
    answers: 201,
    idempotent: true,
    pip: 'proposes',
  }),
  updatePantryItem: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/pantry-items/{id}',
    summary: 'Change a pantry item; absent fields stay as they are',
    input: z.object({ ...target, name: z.optional(pantryFields.name), ...pantryOptional }),
    output: PantryItem,
    pip: 'proposes',
  }),
  deletePantryItem: operation({
    ...removed,
    method: 'DELETE',
    path: '/api/pantry-items/{id}',
    summary: 'Take something out of the pantry',
  }),

  listMenuIdeas: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/menu-ideas',
    summary: "List the household's own ideas for meals",
    input: list,
    output: z.array(MenuIdea),
    pip: 'reads',
  }),
  createMenuIdea: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/menu-ideas',
    summary: 'Keep an idea for a meal: name and meal type, with ingredients and times if known',
    input: z.object({
      id: z.optional(ClientId),
      name: ideaFields.name,
      mealType: ideaFields.mealType,
      ...ideaOptional,
    }),
    output: MenuIdea,
    answers: 201,
    idempotent: true,
    pip: 'proposes',
  }),
  updateMenuIdea: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/menu-ideas/{id}',
    summary:
      'Change an idea for a meal; absent fields stay as they are, a list takes the place of the stored one',
    input: z.object({
      ...target,
      name: z.optional(ideaFields.name),
      mealType: z.optional(ideaFields.mealType),
      ...ideaOptional,
    }),
    output: MenuIdea,
    pip: 'proposes',
  }),
  deleteMenuIdea: operation({
    ...removed,
    method: 'DELETE',
    path: '/api/menu-ideas/{id}',
    summary: 'Remove an idea for a meal',
  }),

  listShoppingLists: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/shopping-lists',
    summary: 'List the shopping lists with their items',
    input: list,
    output: z.array(ShoppingList),
    pip: 'reads',
  }),
  createShoppingList: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/shopping-lists',
    summary: 'Start a shopping list with a title and items',
    input: z.object({ id: z.optional(ClientId), ...listFields, items: z._default(NewItems, []) }),
    output: ShoppingList,
    answers: 201,
    idempotent: true,
    pip: 'proposes',
  }),
  updateShoppingList: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/shopping-lists/{id}',
    summary: 'Give a shopping list another title',
    input: z.object({ ...target, ...listFields }),
    output: ShoppingList,
    pip: 'proposes',
  }),
  deleteShoppingList: operation({
    ...removed,
    method: 'DELETE',
    path: '/api/shopping-lists/{id}',
    summary: 'Remove a whole shopping list',
  }),
  addShoppingItems: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/shopping-lists/{id}/items',
    summary: 'Add items to a shopping list',
    input: z.object({ ...target, items: NewItems }),
    output: ShoppingList,
    pip: 'proposes',
  }),
  updateShoppingItem: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/shopping-lists/{id}/items/{itemId}',
    summary: 'Change one item of a shopping list: its name, its quantity, or whether it is checked off',
    input: z.object({
      ...target,
      itemId: Id,
      name: z.optional(itemFields.name),
      qty: z.optional(itemFields.qty),
      checked: z.optional(itemFields.checked),
    }),
    output: ShoppingList,
    pip: 'proposes',
  }),
  deleteShoppingItem: operation({
    ...ofHousehold,
    method: 'DELETE',
    path: '/api/shopping-lists/{id}/items/{itemId}',
    summary: 'Take one item off a shopping list',
    input: z.object({ ...target, itemId: Id }),
    output: NoContent,
    answers: 204,
    pip: 'proposes',
  }),

  findDishes: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/dishes',
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
    pip: 'reads',
  }),
  planShopping: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/shopping-plan',
    summary: 'What the meals of a week need from the shop, without what the pantry has',
    /** Any date of the week; this week when absent. */
    input: z.object({ date: z.optional(LocalDate) }),
    output: ShoppingPlan,
    pip: 'reads',
  }),
};
