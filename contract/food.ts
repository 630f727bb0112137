// What can be done with pantry items, shopping lists and menu ideas through the table of operations: Pip's way in.
// The Meal Planning screen works on the browser's own store and meets these records in POST /api/meal-sync.
import { crud } from './crud.ts';
import { menuIdea } from './kinds/menu-idea.ts';
import { pantryItem } from './kinds/pantry-item.ts';
import { shoppingList } from './kinds/shopping-list.ts';
import { operations } from './operation.ts';
import type { foodSchemas } from './schemas/food.ts';

export type { FoundDish, NeededItem, ShoppingPlan } from './schemas/food.ts';

export const food = {
  ...crud(pantryItem, {
    list: 'List what is in the pantry, fridge and freezer',
    create: 'Add something to the pantry',
    delete: 'Take something out of the pantry',
  }),
  ...crud(menuIdea, {
    list: "List the household's own ideas for meals",
    create: 'Keep an idea for a meal: name and meal type, with ingredients and times if known',
    update:
      'Change an idea for a meal; absent fields stay as they are, a list takes the place of the stored one',
    delete: 'Remove an idea for a meal',
  }),
  ...crud(shoppingList, {
    list: 'List the shopping lists with their items',
    create: 'Start a shopping list with a title and items',
    update: 'Give a shopping list another title',
    delete: 'Remove a whole shopping list',
  }),
  ...operations<
    Pick<
      typeof foodSchemas,
      'addShoppingItems' | 'updateShoppingItem' | 'deleteShoppingItem' | 'findDishes' | 'planShopping'
    >
  >()({
    addShoppingItems: {
      method: 'POST',
      path: '/api/shopping-lists/{id}/items',
      summary: 'Add items to a shopping list',
      owner: 'household',
      pip: 'proposes',
      writes: ['shopping_list'],
    },
    updateShoppingItem: {
      method: 'PUT',
      path: '/api/shopping-lists/{id}/items/{itemId}',
      summary: 'Change one item of a shopping list: its name, its quantity, or whether it is checked off',
      owner: 'household',
      pip: 'proposes',
      writes: ['shopping_list'],
    },
    deleteShoppingItem: {
      method: 'DELETE',
      path: '/api/shopping-lists/{id}/items/{itemId}',
      summary: 'Take one item off a shopping list',
      owner: 'household',
      answers: 204,
      pip: 'proposes',
      writes: ['shopping_list'],
    },
    findDishes: {
      method: 'GET',
      path: '/api/dishes',
      summary:
        "Dishes from the household's ideas and the cookbook that use these ingredients, checked for the family",
      owner: 'household',
      pip: 'reads',
      reads: ['family_member', 'pantry_item', 'menu_idea'],
    },
    planShopping: {
      method: 'GET',
      path: '/api/shopping-plan',
      summary: 'What the meals of a week need from the shop, without what the pantry has',
      owner: 'household',
      pip: 'reads',
      reads: ['weekly_menu', 'pantry_item', 'menu_idea'],
    },
  }),
};
