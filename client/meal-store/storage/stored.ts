// Records and edits as text in the browser's storage, and the way back. What comes back may have been damaged by
// anything, so nothing of it is believed before it was looked at.
import { COLLECTIONS, type Collection } from '#contract/collections.ts';
import { MEAL_TYPES } from '#contract/kinds/menu-idea.ts';
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';
import type { Edit, MergeState } from '#contract/schemas/meal-sync.ts';
import { checkedEdit } from '#rules/sync/meal-fields.ts';
import { weekOfMenu, type RecordsOf } from '#rules/sync/meal-records.ts';

/** A record as it is stored: plain, with the server's version and what merging needs beside it. */
export type Stored<C extends Collection = Collection> = RecordsOf[C] & {
  version: number;
  /** The cursor of the answer it came with: which of two tabs knows more of it. Absent before the server has seen it. */
  asOf?: number;
  merge: MergeState;
  /** The edits of the outbox that are folded in; absent where it holds just what the server said. */
  unsent?: string[];
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
const listOf =
  (checks: Record<string, Check>): Check =>
  (value) =>
    Array.isArray(value) && value.every((one) => hasAll(one, checks));

const DAY = { day: isText, breakfast: isText, lunch: isText, dinner: isText, notes: isText };

const SHAPES: Record<Collection, Record<string, Check>> = {
  pantry: { name: isText, category: oneOf(PANTRY_CATEGORIES), quantity: isText, notes: isText },
  'shopping-lists': {
    title: isText,
    items: listOf({ id: isText, name: isText, qty: isText, checked: isFlag }),
  },
  'menu-ideas': {
    name: isText,
    description: isText,
    mealType: oneOf(MEAL_TYPES),
    ingredients: isTexts,
    instructions: isText,
    prepTime: isNumber,
    cookTime: isNumber,
    servings: isNumber,
    tags: isTexts,
    isFavorite: isFlag,
  },
  'weekly-menus': {
    weekStart: isText,
    notes: isText,
    days: (value) => listOf(DAY)(value) && (value as unknown[]).length === 7,
  },
};

const STAMP = /^[0-9a-z]{18}$/;
const isStamps: Check = (value) =>
  isObject(value) && Object.values(value).every((stamp) => STAMP.test(stamp as string));
const isFieldValue: Check = (value) =>
  value === null || isText(value) || typeof value === 'number' || isFlag(value) || isTexts(value);
const isValues: Check = (value) => isObject(value) && Object.values(value).every(isFieldValue);
const isInstant: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const COMMON: Record<string, Check> = {
  createdAt: isInstant,
  updatedAt: isInstant,
  version: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  asOf: (value) => value === undefined || Number.isSafeInteger(value),
  unsent: (value) => value === undefined || isTexts(value),
  merge: (value) => hasAll(value, { stamps: isStamps, removed: isStamps, kept: isValues }),
};

const isWeek = (id: string) =>
  /^week-\d{4}-\d{2}-\d{2}$/.test(id) && !Number.isNaN(Date.parse(weekOfMenu(id)));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The record a text spells, or undefined when it spells none with this id. */
export function readRecord(collection: Collection, id: string, text: string): Stored | undefined {
  const value = parsed(text);
  if (!hasAll(value, { ...COMMON, ...SHAPES[collection], id: (found) => found === id })) return undefined;
  const record = value as Stored;
  if (collection !== 'weekly-menus') return record;
  return isWeek(id) && (record as Stored<'weekly-menus'>).weekStart === weekOfMenu(id) ? record : undefined;
}

/** The edit a text spells, or undefined when it is none that could ever be stored. */
export function readEdit(id: string, text: string): Edit | undefined {
  const value = parsed(text);
  const isEdit = hasAll(value, {
    id: (found) => found === id,
    collection: oneOf(COLLECTIONS),
    recordId: (found) => typeof found === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(found),
    stamp: (stamp) => typeof stamp === 'string' && STAMP.test(stamp),
    set: isValues,
    remove: isTexts,
  });
  if (!isEdit) return undefined;
  const edit = value as Edit;
  if (edit.collection === 'weekly-menus' && !isWeek(edit.recordId)) return undefined;
  return 'edit' in checkedEdit(edit) ? edit : undefined;
}
