// Groups pantry items by category, each in alphabetical order.
import { PANTRY_CATEGORIES, type PantryCategory } from '#contract/kinds/pantry-item.ts';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';

interface Shelf {
  category: PantryCategory;
  items: KeptPantryItem[];
}

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
