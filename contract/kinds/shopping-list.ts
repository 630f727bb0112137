// A shopping list with its items. They are in the order of their ids, which is the order in which they were added.
import { kind, type RecordOf } from '../kind.ts';

/** Shopping lists may be longer than other lists (D24). */
export const MOST_SHOPPING_ITEMS = 1000;

export const shoppingList = kind({
  table: 'shopping_list',
  noun: 'shopping list',
  plural: 'shopping lists',
  place: '/meal-planning?tab=lists&id={id}',
  open: 'Open shopping list',
  title: 'title',
  collection: 'shopping-lists',
  log: { created: ['began'], updated: ['renamed'] },
  summaries: {
    list: 'List the shopping lists with their items',
    create: 'Start a shopping list with a title and items',
    update: 'Give a shopping list another title',
    delete: 'Remove a whole shopping list',
  },
  fields: {
    title: { is: 'text', label: 'List Name', card: 'List name', required: true },
    items: {
      is: 'parts',
      label: 'Items',
      most: MOST_SHOPPING_ITEMS,
      atOnce: 100,
      of: {
        name: { is: 'text', label: 'Item name', required: true },
        qty: { is: 'text', label: 'Quantity' },
        // Changed by ticking the item off.
        checked: {
          is: 'yesNo',
          label: 'Checked',
          empty: false,
          clears: false,
          ours: true,
          mistake: 'An item is checked or not',
        },
      },
    },
  },
});
export type ShoppingList = RecordOf<typeof shoppingList>;
export type ShoppingItem = ShoppingList['items'][number];
