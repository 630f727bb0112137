// What is in the pantry, fridge and freezer, one record for each item.
import type * as z from 'zod/mini';
import type { food } from '#contract/food.ts';
import type { PantryItem } from '#contract/food-entities.ts';
import type { Context } from '../context.ts';

type Input<K extends keyof typeof food> = z.output<(typeof food)[K]['input']>;

/** The items in the order they were added. */
export const listPantryItems = (
  context: Context,
  { limit }: Input<'listPantryItems'>,
): Promise<PantryItem[]> => context.records('pantry_item').list({ limit });

/** Adds one item; of a name alone nothing more is known. */
export const createPantryItem = (context: Context, item: Input<'createPantryItem'>): Promise<PantryItem> =>
  context.records('pantry_item').insert({
    id: item.id,
    name: item.name,
    category: item.category ?? 'other',
    quantity: item.quantity ?? '',
    notes: item.notes ?? '',
  });

/** Changes what is given. */
export const updatePantryItem = (
  context: Context,
  { id, ifVersion, ...changes }: Input<'updatePantryItem'>,
): Promise<PantryItem> => context.records('pantry_item').update(id, changes, ifVersion);

/** Takes an item out of the pantry. */
export async function deletePantryItem(
  context: Context,
  { id, ifVersion }: Input<'deletePantryItem'>,
): Promise<undefined> {
  await context.records('pantry_item').remove(id, ifVersion);
  return undefined;
}
