// Puts pantry items on a shopping list.
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';

const fold = (name: string): string => name.trim().toLowerCase();

/** The names the list does not have to buy yet: nothing is bought twice. */
export function missingOn(list: KeptShoppingList, names: readonly string[]): string[] {
  const there = new Set(list.items.filter(({ checked }) => !checked).map(({ name }) => fold(name)));
  return names.filter((name) => !there.has(fold(name)));
}

/** 'Milk', 'Milk and eggs', '5 items'. */
export function namesInWords(names: readonly string[]): string {
  return names.length > 2 ? `${names.length} items` : names.join(' and ');
}
