// Groups pantry items by category, each in alphabetical order.
import { PANTRY_CATEGORIES, type PantryCategory } from '#contract/kinds/pantry-item.ts';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';

/** A pantry, or one category of it, is looked over at a glance up to here. */
export const FEW = 8;
/** Columns of a wide screen. */
const COLUMNS = 3;

interface Shelf {
  category: PantryCategory;
  items: KeptPantryItem[];
}

const isLong = ({ items }: Shelf): boolean => items.length > FEW;

const inOrder = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The shelves that have something whose name or notes say `text`. */
export function shelvesOf(items: readonly KeptPantryItem[], text: string): Shelf[] {
  const wanted = text.trim().toLowerCase();
  const found = items.filter(({ name, notes }) => `${name} ${notes}`.toLowerCase().includes(wanted));
  const byCategory = Map.groupBy(found, ({ category }) => category);
  return PANTRY_CATEGORIES.flatMap((category) => {
    const its = byCategory.get(category)?.toSorted((a, b) => inOrder.compare(a.name, b.name)) ?? [];
    return its.length === 0 ? [] : [{ category, items: its }];
  });
}

/**
 * True for a shelf across all columns: a long one, and one of so few between long ones, or at all, that side by side
 * they would leave columns empty.
 */
export function isAcross(shelves: readonly Shelf[], at: number): boolean {
  const next = shelves.findIndex((one, place) => place >= at && isLong(one));
  const last = shelves.slice(0, at).findLastIndex(isLong);
  return next === at || (next === -1 ? shelves.length : next) - last <= COLUMNS;
}
