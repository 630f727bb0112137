// Finds the list made of a week, and the items of the week that it lacks. Needs the food rules, which only their worker has.
import type { NeededItem } from '#contract/schemas/food.ts';
import { missingFrom } from '#rules/shopping/shopping-from-week.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { listTitle } from '../menus/menu-weeks.ts';
import type { Reviewed } from './make-list.ts';

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
