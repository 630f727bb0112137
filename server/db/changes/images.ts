// Images of the change log: a record whole where it was made or removed, and of an update only what differs, item by
// item in lists. A tick on a list of 1,000 items stores one item, not two lists.
import type { Fields } from '../records/codec.ts';

interface Item {
  id: string;
}

/** The items of a list that differ, by id; null where the list has no such item. Stands in the place of an array. */
type ItemImage = Record<string, Item | null>;

interface Images {
  before: Fields | null;
  after: Fields | null;
}

/** Fields that every update changes; undo sets them itself. */
const OWN = new Set(['version', 'updatedAt']);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** A list whose items are in the order of their ids, so that the ids alone tell where an item belongs. */
function isOrderedList(value: unknown): value is Item[] {
  if (!Array.isArray(value)) return false;
  let last = '';
  for (const item of value as Partial<Item>[]) {
    if (typeof item !== 'object' || item === null || typeof item.id !== 'string' || item.id <= last)
      return false;
    last = item.id;
  }
  return true;
}

function itemImages(
  before: readonly Item[],
  after: readonly Item[],
): { before: ItemImage; after: ItemImage } {
  const images: { before: ItemImage; after: ItemImage } = { before: {}, after: {} };
  const held = new Map(before.map((item) => [item.id, item]));
  for (const item of after) {
    const earlier = held.get(item.id);
    held.delete(item.id);
    if (isSame(earlier, item)) continue;
    images.before[item.id] = earlier ?? null;
    images.after[item.id] = item;
  }
  for (const item of held.values()) {
    images.before[item.id] = item;
    images.after[item.id] = null;
  }
  return images;
}

/** What the log keeps of a record that was `before` and is `after`. */
export function imagesOf(before: Fields | null, after: Fields | null): Images {
  if (before === null || after === null) return { before, after };
  const images: { before: Fields; after: Fields } = { before: {}, after: {} };
  for (const [name, value] of Object.entries(after)) {
    const earlier = before[name];
    if (OWN.has(name) || isSame(earlier, value)) continue;
    const isList = isOrderedList(earlier) && isOrderedList(value) && earlier.length + value.length > 0;
    const { before: from, after: to } = isList
      ? itemImages(earlier, value)
      : { before: earlier, after: value };
    images.before[name] = from;
    images.after[name] = to;
  }
  return images;
}

const isItemImage = (value: unknown, current: unknown): value is ItemImage =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Array.isArray(current);

function withItems(current: readonly Item[], image: ItemImage): Item[] {
  const items = new Map(current.map((item) => [item.id, item]));
  for (const [id, item] of Object.entries(image)) {
    if (item === null) items.delete(id);
    else items.set(id, item);
  }
  return [...items.values()].sort((one, other) => Number(one.id > other.id) - Number(one.id < other.id));
}

/** The fields of `image` as they are in a record that is otherwise `current`. Takes whole images of older rows too. */
export function fieldsOfImage(current: Fields, image: Fields): Fields {
  const fields = Object.entries(image).map(([name, value]) => {
    const held = current[name];
    return [name, isItemImage(value, held) ? withItems(held as Item[], value) : value] as const;
  });
  return Object.fromEntries(fields);
}
