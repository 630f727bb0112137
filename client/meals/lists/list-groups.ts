// Groups a shopping list for the shop: open items by category, ticked ones at the end.
import type { PantryCategory } from '#contract/kinds/pantry-item.ts';

/** The way through a shop: what is fresh first, what thaws last. */
const WAY: readonly PantryCategory[] = [
  'produce',
  'protein',
  'dairy',
  'grains',
  'pantry',
  'beverages',
  'other',
  'frozen',
];

/** The things by category, on the way through a shop; a category with nothing in it is not there. */
export function byCategory<T>(
  things: readonly T[],
  categoryOf: (thing: T) => PantryCategory,
): { category: PantryCategory; things: T[] }[] {
  const groups = new Map<PantryCategory, T[]>(WAY.map((category) => [category, []]));
  for (const thing of things) groups.get(categoryOf(thing))?.push(thing);
  return [...groups]
    .filter(([, its]) => its.length > 0)
    .map(([category, its]) => ({ category, things: its }));
}
