// What a week's shopping list becomes: a new list, or what is missing from the one made before. Pressed twice, nothing is
// bought twice.
import type { NeededItem } from '#contract/schemas/food.ts';
import { missingFrom } from '#rules/shopping/shopping-from-week.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { listTitle } from '../menus/menu-weeks.ts';

/** Titles that lists made of a week have. */
const OF_A_WEEK = /^Week of \S+ \d{1,2}$/;

/** What counts as on a list for a week: of the list made of it everything; on another one a tick may be of last month. */
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
  // Most of it waits there: whatever it is called now, it is the list for this week. That of another week is not.
  const holdsMost = (list: KeptShoppingList) =>
    items.length > 1 &&
    !OF_A_WEEK.test(list.title) &&
    missingFrom({ items: countedOn(list, weekStart) }, items).length < items.length / 2;
  return titled ?? newest.find(holdsMost);
}

/** What a parent wants of a plan, by name: needed things they left out, and things of the pantry they need all the same. */
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

/** The plan of a week beside the list it goes on. */
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

/** As it stands on a list: 'Carrots'. */
export const itemName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What goes on the list. */
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
