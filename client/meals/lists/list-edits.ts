// In-place edits of a shopping list, with the error texts for a browser that could not store them (MEAL-15).
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { toastError } from '../../kit/overlays/toast.ts';
import type { MealStore } from '../../meal-store/store.ts';
import { offerUndo, removeWithUndo } from '../meal-removal.ts';

export const FAILED = {
  quantity: 'Failed to update quantity. Please try again.',
  title: 'Failed to update title. Please try again.',
  item: 'Failed to update item. Please try again.',
  add: 'Failed to add item. Please try again.',
  remove: 'Failed to remove item. Please try again.',
} as const;

/** Name of an item until a parent changes it (MEAL-09). */
export const NEW_ITEM = 'New item';

type List = Pick<KeptShoppingList, 'id' | 'items'>;

/** Checks an item off, or back on. */
export function checkItem(store: MealStore, listId: string, itemId: string, checked: boolean): void {
  try {
    store.changeItem(listId, itemId, { checked });
  } catch {
    toastError(FAILED.item);
  }
}

/** Adds 'New item' without a quantity (MEAL-09); returns its id, so that it can be focused. */
export function addItem(store: MealStore, listId: string): string | undefined {
  try {
    return store.addItems(listId, [{ name: NEW_ITEM, qty: '' }])[0]?.id;
  } catch {
    toastError(FAILED.add);
    return undefined;
  }
}

/** Takes an item off that was never named; nobody misses it. */
export function dropItem(store: MealStore, listId: string, itemId: string): void {
  try {
    store.removeItem(listId, itemId);
  } catch {
    toastError(FAILED.remove);
  }
}

/** Takes an item off, with the way back in the toast. */
export function removeItem(store: MealStore, listId: string, item: { id: string; name: string }): void {
  const words = { done: `${item.name} removed`, failed: FAILED.remove, restored: `${item.name} is back` };
  removeWithUndo(words, () => store.removeItem(listId, item.id));
}

const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Takes everything off that is checked, with one way back for all of it. */
export function clearChecked(store: MealStore, { id, items }: List): void {
  const undos: (() => void)[] = [];
  const bringBack = () => {
    for (const undo of undos.splice(0)) undo();
  };
  try {
    for (const item of items) if (item.checked) undos.push(store.removeItem(id, item.id));
  } catch {
    toastError(FAILED.remove);
  }
  const count = undos.length;
  if (count === 0) return;
  offerUndo(`${itemCount(count)} cleared`, bringBack);
}
