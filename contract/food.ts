// Operations on pantry items, shopping lists and menu ideas, used by Pip. The Meal Planning screen works on the
// browser's own store and syncs these records with POST /api/meal-sync.
import { crud } from './crud.ts';
import type { menuIdea } from './kinds/menu-idea.ts';
import type { pantryItem } from './kinds/pantry-item.ts';
import type { shoppingList } from './kinds/shopping-list.ts';
import { operations } from './operation.ts';
import type { foodSchemas } from './schemas/food.ts';

export const food = {
  ...crud<typeof pantryItem>('pantry_item'),
  ...crud<typeof menuIdea>('menu_idea'),
  ...crud<typeof shoppingList>('shopping_list'),
  ...operations<typeof foodSchemas>()({
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
      reads: ['menu_idea', 'family_member', 'medical_record'],
    },
    planShopping: {
      method: 'GET',
      path: '/api/shopping-plan',
      owner: 'household',
      pip: 'reads',
    },
  }),
};
