// What can be done with pantry items, shopping lists and menu ideas through the table of operations: Pip's way in.
// The Meal Planning screen works on the browser's own store and meets these records in POST /api/meal-sync.
import { crud } from './crud.ts';
import { menuIdea } from './kinds/menu-idea.ts';
import { pantryItem } from './kinds/pantry-item.ts';
import { shoppingList } from './kinds/shopping-list.ts';
import { operations } from './operation.ts';
import type { ownFoodSchemas } from './schemas/food.ts';

export type { FoundDish, NeededItem, ShoppingPlan } from './schemas/food.ts';

export const food = {
  ...crud(pantryItem),
  ...crud(menuIdea),
  ...crud(shoppingList),
  ...operations<typeof ownFoodSchemas>()({
    addShoppingItems: {
      method: 'POST',
      path: '/api/shopping-lists/{id}/items',
      owner: 'household',
      pip: 'proposes',
      writes: ['shopping_list'],
    },
    updateShoppingItem: {
      method: 'PUT',
      path: '/api/shopping-lists/{id}/items/{itemId}',
      owner: 'household',
      pip: 'proposes',
      writes: ['shopping_list'],
    },
    deleteShoppingItem: {
      method: 'DELETE',
      path: '/api/shopping-lists/{id}/items/{itemId}',
      owner: 'household',
      answers: 204,
      pip: 'proposes',
      writes: ['shopping_list'],
    },
    findDishes: {
      method: 'GET',
      path: '/api/dishes',
      owner: 'household',
      pip: 'reads',
      reads: ['family_member', 'pantry_item', 'menu_idea'],
    },
    planShopping: {
      method: 'GET',
      path: '/api/shopping-plan',
      owner: 'household',
      pip: 'reads',
      reads: ['weekly_menu', 'pantry_item', 'menu_idea'],
    },
  }),
};
