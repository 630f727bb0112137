// Saves the items of a week as a shopping list: a new list, or the missing items in the list made before. Pressing
// twice adds nothing twice.
import type { NeededItem } from '#contract/schemas/food.ts';
import { missingFrom } from '#rules/shopping/shopping-from-week.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { listTitle } from '../menus/menu-weeks.ts';

/** Titles that lists made of a week have. */
const OF_A_WEEK = /^Week of \S+ \d{1,2}$/;

/**
 * Items that count as present for a week: all items of the list made from it; on another list a tick may be from last
 * month.
 */
export const countedOn = (list: KeptShoppingList, weekStart: string): KeptShoppingList['items'] =>
  list.title === listTitle(weekStart) ? list.items : list.items.filter(({ checked }) => !checked);

/** A shopping list made of a week: by its title, or, when it was given another one, by what still waits on it. */
export function listOfWeek(
  lists: readonly KeptShoppingList[],
  weekStart: string,
  items: readonly NeededItem[],
): KeptShoppingList | undefined {
  const title = listTitle(weekStart);
  const newest = lists.toSorted(
    (a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt),
  );
  const titled = newest.find((list) => list.title === title);
  // Most of it is on this list: whatever its present name, it is the list for this week. The list of another week is
  // not.
  const holdsMost = (list: KeptShoppingList) =>
    items.length > 1 &&
    !OF_A_WEEK.test(list.title) &&
    missingFrom({ items: countedOn(list, weekStart) }, items).length < items.length / 2;
  return titled ?? newest.find(holdsMost);
}

/** The parent's choices for a plan, by name: needed items to leave out, and pantry items to buy all the same. */
export interface Choice {
  without: ReadonlySet<string>;
  extra: ReadonlySet<string>;
}

export interface Reviewed {
  /** Not on the list yet: ticked unless left out. */
  missing: NeededItem[];
  /** On the list already. */
  there: NeededItem[];
  /** The pantry has it. */
  inPantry: NeededItem[];
}

/** The plan of a week compared with its list. */
export function review(
  plan: { items: readonly NeededItem[]; inPantry: readonly NeededItem[] },
  list: Pick<KeptShoppingList, 'items'> | undefined,
): Reviewed {
  if (!list) return { missing: [...plan.items], there: [], inPantry: [...plan.inPantry] };
  const missing = missingFrom(list, plan.items);
  const inPantry = missingFrom(list, plan.inPantry);
  const there = [...plan.items, ...plan.inPantry].filter(
    (item) => !missing.includes(item) && !inPantry.includes(item),
  );
  return { missing, there, inPantry };
}

/** Name of an item on a list: 'Carrots'. */
export const itemName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The items to add to the list. */
export const chosen = (
  { missing, inPantry }: Reviewed,
  { without, extra }: Choice,
): { name: string; qty: string }[] =>
  [
    ...missing.filter(({ name }) => !without.has(name)),
    ...inPantry.filter(({ name }) => extra.has(name)),
  ].map(({ name, qty }) => ({ name: itemName(name), qty }));

/** A set with `name` in it or not. */
export function toggled(names: ReadonlySet<string>, name: string): Set<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}
