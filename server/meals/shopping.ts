// Operations on shopping lists and their items. A list is one record; its items are in the order of their ids, which is
// the order in which they were added.
import type { CheckedInput } from '#contract/index.ts';
import { MOST_SHOPPING_ITEMS, type ShoppingItem, type ShoppingList } from '#contract/kinds/shopping-list.ts';
import { LIST_IS_FULL } from '#rules/sync/meal-sync-merge.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type NewItem = CheckedInput<'addShoppingItems'>['items'][number];

/** Begins a list, with its first items. */
export const createShoppingList = (
  context: Context,
  { id, title, items }: CheckedInput<'createShoppingList'>,
): Promise<ShoppingList> =>
  context.records('shopping_list').insert({ id, title, items: newItems(context, items) });

/** Puts items at the end of a list. */
export const addShoppingItems = (
  context: Context,
  { id, ifVersion, items: added }: CheckedInput<'addShoppingItems'>,
): Promise<ShoppingList> =>
  withItems(context, { id, ifVersion }, (items) => {
    if (items.length + added.length > MOST_SHOPPING_ITEMS) throw new AppError('invalid', LIST_IS_FULL);
    return inOrder([...items, ...newItems(context, added)]);
  });

/** Changes what is given of one item. */
export const updateShoppingItem = (
  context: Context,
  { id, ifVersion, itemId, ...changes }: CheckedInput<'updateShoppingItem'>,
): Promise<ShoppingList> => {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return withItems(context, { id, ifVersion }, (items) => {
    mustHave(items, itemId);
    return items.map((item) => (item.id === itemId ? { ...item, ...given } : item));
  });
};

/** Takes one item off a list. */
export async function deleteShoppingItem(
  context: Context,
  { id, ifVersion, itemId }: CheckedInput<'deleteShoppingItem'>,
): Promise<undefined> {
  await withItems(context, { id, ifVersion }, (items) => {
    mustHave(items, itemId);
    return items.filter((item) => item.id !== itemId);
  });
  return undefined;
}

/** Ids are made one after the other, so the items keep the order in which they were named. */
const newItems = ({ newId }: Context, items: readonly NewItem[]): ShoppingItem[] =>
  items.map(({ name, qty }) => ({ id: newId(), name, qty: qty ?? '', checked: false }));

const inOrder = (items: readonly ShoppingItem[]): ShoppingItem[] =>
  items.toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id));

function mustHave(items: readonly ShoppingItem[], itemId: string): void {
  if (!items.some(({ id }) => id === itemId)) {
    throw new AppError('not_found', "We couldn't find this item on the list.");
  }
}

async function withItems(
  context: Context,
  { id, ifVersion }: { id: string; ifVersion?: number | undefined },
  change: (items: ShoppingItem[]) => ShoppingItem[],
): Promise<ShoppingList> {
  // Locked from reading the items to writing them, because an item added in between would be treated as removed.
  await context.replicas.open();
  const lists = context.records('shopping_list');
  const { items } = await lists.get(id);
  return lists.update(id, { items: change(items) }, ifVersion);
}
