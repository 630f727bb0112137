// The demo family's pantry, fridge and freezer: what was there at first, and what was used up and bought since.
import * as z from 'zod/mini';
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';
import { ParentKey } from '../demo-folder.ts';
import changes from './data/pantry-changes.json' with { type: 'json' };
import items from './data/pantry.json' with { type: 'json' };
import type { Home, Step } from './home.ts';

const Item = z.strictObject({
  category: z.enum(PANTRY_CATEGORIES),
  name: z.string(),
  quantity: z.string(),
  notes: z.string(),
});
type Item = z.infer<typeof Item>;

/** Of a quantity; null takes the item out, and a later quantity means that it was bought again. */
const Change = z.strictObject({
  day: z.int(),
  time: z.string(),
  by: ParentKey,
  name: z.string(),
  quantity: z.nullable(z.string()),
});
type Change = z.infer<typeof Change>;

const ITEMS = z.array(Item).parse(items);
const keyOf = (name: string): string => `pantry ${name}`;

function added(home: Home, by: ParentKey, item: Item) {
  const id = home.newId();
  home.remember(keyOf(item.name), id);
  return home.edit(by, 'pantry', id, { set: item });
}

function changed(home: Home, { by, name, quantity }: Change, isGone: boolean) {
  const item = ITEMS.find((one) => one.name === name);
  if (isGone && item && quantity !== null) return added(home, by, { ...item, quantity });
  const change = quantity === null ? { remove: ['record'] } : { set: { quantity } };
  return home.edit(by, 'pantry', home.idOf(keyOf(name)), change);
}

/** Everything the parents did in the pantry: shelf by shelf on one afternoon, then now and then. */
export function pantrySteps(): Step[] {
  const first = PANTRY_CATEGORIES.map((shelf, at): Step => ({
    day: -352,
    time: `14:${String(10 + 4 * at)}`,
    run(home) {
      const there = ITEMS.filter(({ category }) => category === shelf);
      return home.sync(
        'nora',
        there.map((item) => added(home, 'nora', item)),
      );
    },
  }));
  const gone = new Set<string>();
  const later = z
    .array(Change)
    .parse(changes)
    .map((change): Step => {
      const isGone = gone.delete(change.name);
      if (change.quantity === null) gone.add(change.name);
      const { day, time, by } = change;
      return { day, time, run: (home) => home.sync(by, [changed(home, change, isGone)]) };
    });
  return [...first, ...later];
}
