// Serialises records and edits to text in the browser's storage, and parses them. A stored value may have been damaged
// by anything, so all of it is validated.
import { COLLECTIONS, type Collection } from '#contract/collections.ts';
import type { Field, Fields } from '#contract/kind.ts';
import type { Edit, MergeState } from '#contract/schemas/meal-sync.ts';
import { checkedEdit } from '#rules/sync/meal-fields.ts';
import { weekOfMenu, type RecordsOf } from '#rules/sync/meal-records.ts';
import { KEPT, upgradedEdit, upgradedKept } from '#rules/sync/meal-upgrade.ts';

/** A record as it is stored: plain, with the server's version and its merge state. */
export type Stored<C extends Collection = Collection> = RecordsOf[C] & {
  version: number;
  /**
   * The cursor of the response it came with; decides which of two tabs has the newer state. Absent before the server
   * has seen it.
   */
  asOf?: number;
  merge: MergeState;
  /** The edits of the outbox that are folded in; absent where it holds just what the server said. */
  unsent?: string[];
  /** Number of the schema it is in (contract/upgrade.ts); the first without. */
  schema?: number;
};

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => value === null || (typeof value === 'number' && Number.isInteger(value));
const isFlag: Check = (value) => typeof value === 'boolean';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const oneOf =
  (known: readonly string[]): Check =>
  (value) =>
    known.some((one) => one === value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasAll = (value: unknown, checks: Record<string, Check>): boolean =>
  isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (checks: Record<string, Check>): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => hasAll(one, checks));

/** Check of a field's values. */
function checkOf(field: Field): Check {
  switch (field.is) {
    case 'text':
    case 'phone':
    case 'email':
    case 'notes':
    case 'moment':
      return isText;
    case 'choice': {
      const isChosen = oneOf(field.of);
      return (value) => isChosen(value) || (value === null && !field.required && field.empty === undefined);
    }
    case 'yesNo':
      return isFlag;
    case 'whole':
      return isNumber;
    case 'date':
    case 'reference':
    case 'account':
      return (value) => value === null || isText(value);
    case 'texts':
    case 'references':
      return isTexts;
    case 'parts':
      return listOf(checksOf(field.of));
    case 'week':
      return isObject;
    case 'shape':
      return (value) => value !== undefined;
  }
}
const checksOf = (fields: Fields): Record<string, Check> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, checkOf(field)]));

/** Checks beyond the fields of the kind. */
const MORE: Partial<Record<Collection, Record<string, Check>>> = {
  'shopping-lists': { items: listOf({ id: isText }) },
  'weekly-menus': { days: (value) => Array.isArray(value) && value.length === 7 },
};
const SHAPES = Object.fromEntries(
  COLLECTIONS.map((collection) => [collection, checksOf(KEPT[collection].fields)]),
);

const STAMP = /^[0-9a-z]{18}$/;
const isStamps: Check = (value) =>
  isObject(value) && Object.values(value).every((stamp) => STAMP.test(String(stamp)));
const isFieldValue: Check = (value) =>
  value === null || isText(value) || typeof value === 'number' || isFlag(value) || isTexts(value);
const isValues: Check = (value) => isObject(value) && Object.values(value).every(isFieldValue);
const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const COMMON: Record<string, Check> = {
  createdAt: isInstant,
  updatedAt: isInstant,
  version: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  asOf: optional(Number.isSafeInteger),
  unsent: optional(isTexts),
  merge: (value) => hasAll(value, { stamps: isStamps, removed: isStamps, kept: isValues }),
};

const isWeek = (id: string) =>
  /^week-\d{4}-\d{2}-\d{2}$/.test(id) && !Number.isNaN(Date.parse(weekOfMenu(id)));

/** The result of `read`; undefined when it throws, because the text is invalid. */
function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
const parsed = (text: string) => tried((): unknown => JSON.parse(text));

/** The record a text spells, in today's schema; `isOlder` where something was filled in that the server may know better. */
export interface Read {
  record: Stored;
  isOlder: boolean;
}

/** The record a text spells, or undefined when it spells none with this id. */
export const readStored = (collection: Collection, id: string, text: string): Read | undefined =>
  readValue(collection, id, parsed(text));

function readValue(collection: Collection, id: string, value: unknown): Read | undefined {
  if (!isObject(value)) return undefined;
  const { schema = 1, asOf, unsent, ...image } = value;
  if (!isNumber(schema)) return undefined;
  const upgraded = tried(() => upgradedKept(collection, image, Number(schema)));
  if (upgraded === undefined) return undefined;
  const { record, isOlder } = upgraded;
  const whole = { ...record, asOf, unsent };
  const isWhole = hasAll(whole, { ...COMMON, ...SHAPES[collection], id: (found) => found === id });
  if (!isWhole || !hasAll(record, MORE[collection] ?? {})) return undefined;
  if (asOf === undefined) delete whole.asOf;
  if (unsent === undefined) delete whole.unsent;
  const stored = whole as Stored;
  const isOfWeek = () => isWeek(id) && 'weekStart' in stored && stored.weekStart === weekOfMenu(id);
  return collection !== 'weekly-menus' || isOfWeek() ? { record: stored, isOlder } : undefined;
}

/** The record of a response, or undefined when it is none with this id. */
export const readRecord = (collection: Collection, id: string, value: unknown): Stored | undefined =>
  readValue(collection, id, value)?.record;

const isEdit = (id: string, value: unknown): value is Edit =>
  hasAll(value, {
    id: (found) => found === id,
    collection: oneOf(COLLECTIONS),
    recordId: (found) => typeof found === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(found),
    stamp: (stamp) => typeof stamp === 'string' && STAMP.test(stamp),
    set: isValues,
    remove: isTexts,
    saw: optional(isStamps),
    schema: optional(Number.isSafeInteger),
  });

/** The edit a text spells, or undefined when it is none that could ever be stored. */
export function readEdit(id: string, text: string): Edit | undefined {
  const value = parsed(text);
  if (!isEdit(id, value)) return undefined;
  const edit = upgradedEdit(value);
  if (edit.collection === 'weekly-menus' && !isWeek(edit.recordId)) return undefined;
  return 'edit' in checkedEdit(edit) ? edit : undefined;
}
