// Items of a shopping list: their fields by path, and ids in the order in which they were added.
import type { Fields } from '#rules/sync/meal-merge.ts';

export interface NewListItem {
  name: string;
  qty?: string;
}

/** The fields of a new item. */
const itemFields = (id: string, { name, qty = '' }: NewListItem): Fields => ({
  [`items.${id}.name`]: name,
  [`items.${id}.qty`]: qty,
  [`items.${id}.checked`]: false,
});

/** The fields of new items under these ids. */
export const newItems = (ids: readonly string[], items: readonly NewListItem[]): Fields =>
  Object.fromEntries(items.flatMap((item, at) => Object.entries(itemFields(ids[at] ?? '', item))));

/** The instant in a UUIDv7; 0 where an id was made otherwise. */
const instantOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) || 0;

/** Ids of items that come after `last`, one after another: items are shown in the order of their ids. */
export function nextItemIds(
  last: string | undefined,
  count: number,
  now: number,
  newId: (at: number) => string,
): string[] {
  const first = Math.max(now, last === undefined ? 0 : instantOf(last) + 1);
  return Array.from({ length: count }, (_, at) => newId(first + at));
}
