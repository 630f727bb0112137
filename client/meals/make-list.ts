// What a week's shopping list becomes: a new list, or what is missing from the one made before. Pressed twice, nothing is
// bought twice.
import type { NeededItem } from '#contract/food.ts';
import type { KeptShoppingList } from '#rules/meal-records.ts';
import { missingFrom } from '#rules/shopping-from-week.ts';
import { listTitle } from './menus-weeks.ts';

/** A shopping list made of a week: by its title, or, when it was given another one, by what is on it. */
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
  // Most of it stands there already: whatever it is called now, it is the list for this week.
  return (
    titled ?? newest.find((list) => items.length > 1 && missingFrom(list, items).length < items.length / 2)
  );
}

/** What a parent wants of a plan, by name: needed things they left out, and things of the pantry they need all the same. */
export interface Choice {
  without: ReadonlySet<string>;
  extra: ReadonlySet<string>;
}

export interface Reviewed {
  /** Not on the list yet: ticked unless left out. */
  missing: NeededItem[];
  /** On the list already, checked off or not. */
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
