// Images of the change log: a record before a change. A removed one without its empty fields, and of an update only the
// differences, item by item in lists and path by path in trees of texts. The state afterwards needs no image: it is the
// record itself, or the image of its next change (decision 022).
import type { Fields } from '../records/fields.ts';
import { fillingIn } from '../records/grown.ts';
import type { TableName } from '../records/tables.ts';

interface Item {
  id: string;
}

/** The items of a list that differ, by id; null where the list has no such item. Stands in the place of an array. */
type ItemImage = Record<string, Item | null>;

/** Texts by name, at any depth: the meals of a week by day and meal. */
interface Tree {
  [name: string]: string | Tree;
}

/** Fields that every update changes; undo sets them itself. */
const OWN = new Set(['version', 'updatedAt']);
/** The entry names the record. */
const NOT_KEPT = new Set([...OWN, 'id']);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** A list ordered by the ids of its items, so that the ids alone determine positions. */
function isOrderedList(value: unknown): value is Item[] {
  if (!Array.isArray(value)) return false;
  let last = '';
  const items: readonly unknown[] = value;
  for (const item of items) {
    if (!isItem(item) || item.id <= last) return false;
    last = item.id;
  }
  return true;
}

function itemsBefore(before: readonly Item[], after: readonly Item[]): ItemImage {
  const image: ItemImage = {};
  const held = new Map(before.map((item) => [item.id, item]));
  for (const item of after) {
    const earlier = held.get(item.id);
    held.delete(item.id);
    if (!isSame(earlier, item)) image[item.id] = earlier ?? null;
  }
  for (const item of held.values()) image[item.id] = item;
  return image;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([name, part]) => !name.includes('.') && (typeof part === 'string' || isTree(part)),
  );

/** Differences in a tree, by path; null where there was nothing. */
function placesBefore(path: string, before: Tree, after: Tree): Fields {
  const image: Fields = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[name], after[name]];
    if (isSame(from, to)) continue;
    const below = `${path}.${name}`;
    if (isTree(from) && isTree(to)) Object.assign(image, placesBefore(below, from, to));
    else image[below] = from ?? null;
  }
  return image;
}

/** Image of a field that was `before` and is `after`. */
function fieldBefore(name: string, before: unknown, after: unknown): Fields {
  if (isOrderedList(before) && isOrderedList(after) && before.length + after.length > 0)
    return { [name]: itemsBefore(before, after) };
  const whole = { [name]: before };
  if (!isTree(before) || !isTree(after)) return whole;
  const places = placesBefore(name, before, after);
  return JSON.stringify(places).length < JSON.stringify(whole).length ? places : whole;
}

/** A record without what `grownRecord` fills in again. */
function compact(table: TableName, record: Fields): Fields {
  const filling = fillingIn(table);
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => {
      return !NOT_KEPT.has(name) && !(Object.hasOwn(filling, name) && isSame(filling[name], value));
    }),
  );
}

/** Image of a record that was `before` and is `after`; null for a new one. */
export function imageOf(table: TableName, before: Fields | null, after: Fields | null): Fields | null {
  if (before === null) return null;
  if (after === null) return compact(table, before);
  const image: Fields = {};
  for (const [name, value] of Object.entries(after)) {
    if (OWN.has(name) || isSame(before[name], value)) continue;
    Object.assign(image, fieldBefore(name, before[name], value));
  }
  return image;
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

/** The tree with another part in this place; null takes it out. */
function withPlace(tree: unknown, [name = '', ...below]: readonly string[], part: unknown): Fields {
  const { [name]: held, ...others } = isTree(tree) ? tree : {};
  if (below.length > 0) return { ...others, [name]: withPlace(held, below, part) };
  return part === null ? others : { ...others, [name]: part };
}

/** The fields of `image` as they are in a record that is otherwise `current`. Takes whole images of older rows too. */
export function fieldsOfImage(current: Fields, image: Fields): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(image)) {
    const [root = name, ...below] = name.split('.');
    const held = fields[root] ?? current[root];
    if (below.length > 0) fields[root] = withPlace(held, below, value);
    else fields[root] = isItemImage(value, held) ? withItems(held as Item[], value) : value;
  }
  return fields;
}
