// The parent's choices in the review of a week's shopping, and the items to add to the list.
import type { NeededItem } from '#contract/schemas/food.ts';

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
