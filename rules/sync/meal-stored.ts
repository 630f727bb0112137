// Maps meal records as the server stores them to the fields that merge: the only mapping behind the sync, the app's own
// operations, and undo (D6).
import type { Collection } from '#contract/collections.ts';
import type { FieldValue, MergeState, SyncedRecord } from '#contract/schemas/meal-sync.ts';
import type { Day, WeekMeals } from '#contract/week.ts';
import {
  applyEdit,
  isGone,
  isSame,
  latestStamp,
  partOf,
  replicaOf,
  visibleFields,
  WHOLE,
  type Fields,
  type Replica,
} from './meal-merge.ts';
import {
  EMPTY_ITEM,
  fieldsOf,
  fieldsOfMeals,
  mealsOfFields,
  recordOf,
  weekOfMenu,
  type KeptRecord,
} from './meal-records.ts';
import { schemaMark } from './meal-upgrade.ts';
import { nextStamp } from './stamps.ts';

/** Device part of the server's stamps; those of browsers have their device there. */
const SERVER = 'server';

type Stored = Record<string, unknown>;

type StoredMenu = {
  notes: string;
  meals: WeekMeals;
  dayNotes: Partial<Record<Day, string>>;
};

/** The fields of a stored record by path. */
export function fieldsOfStored(collection: Collection, record: Stored): Fields {
  if (collection !== 'weekly-menus') return fieldsOf(collection, record as KeptRecord);
  const { notes, meals, dayNotes } = record as StoredMenu;
  return fieldsOfMeals(notes, meals, dayNotes);
}

/** The stored record of these fields, without id, version and dates. */
export function storedOfFields(collection: Collection, id: string, fields: Fields): Stored {
  if (collection === 'weekly-menus') {
    const notes = String(fields['notes'] ?? '');
    return { weekStartDate: weekOfMenu(id), notes, ...mealsOfFields(fields) };
  }
  const {
    id: _id,
    createdAt: _c,
    updatedAt: _u,
    ...own
  } = recordOf(collection, { id, createdAt: '', updatedAt: '' }, fields);
  return own;
}

/** Merge state to store beside the record of a replica, so that the replica can be restored. */
export function mergeStateOf(replica: Replica): MergeState {
  const { stamps, removed } = replica;
  return { stamps, removed, kept: visibleFields(replica).kept };
}

/** A menu from before there were stamps counts as written when it was last changed. */
function stampedSince({ stamps, ...state }: MergeState, updatedAt: string): MergeState {
  if (Object.keys(stamps).length > 0) return { stamps, ...state };
  return { ...state, stamps: { [WHOLE]: nextStamp(undefined, Date.parse(updatedAt), SERVER) } };
}

const NEW = { id: 'week-2026-11-23', createdAt: '', updatedAt: '' };
/** Values of fields that were never written, by collection. */
const unwritten = (collection: Collection) => fieldsOf(collection, recordOf(collection, NEW, {}));
const UNWRITTEN: Record<Collection, Fields> = {
  pantry: unwritten('pantry'),
  'weekly-menus': unwritten('weekly-menus'),
  'shopping-lists': unwritten('shopping-lists'),
  'menu-ideas': unwritten('menu-ideas'),
};
const { name: _name, ...unnamed } = EMPTY_ITEM;
const NEW_ITEM: Fields = unnamed;

/**
 * The fields that were written. An empty one without a stamp of its own was empty from the start, so that a value that
 * another device has put there meanwhile, even with a stamp from before the record was created, is kept.
 */
function written(collection: Collection, fields: Fields, stamps: MergeState['stamps']): Fields {
  const isWritten = ([path, value]: [string, FieldValue]) => {
    const item = path.startsWith('items.') ? path.slice(path.lastIndexOf('.') + 1) : undefined;
    const start = item === undefined ? UNWRITTEN[collection][path] : NEW_ITEM[item];
    return path in stamps || !isSame(value, start);
  };
  return Object.fromEntries(Object.entries(fields).filter(isWritten));
}

/** A record as the browser keeps it, as merging sees it: the same fields count as written as on the server. */
export function replicaOfKept(collection: Collection, record: KeptRecord & { merge: MergeState }): Replica {
  const fields = fieldsOf(collection, record);
  return replicaOf(written(collection, fields, record.merge.stamps), record.merge);
}

/** A stored record as merging sees it. */
export function replicaOfStored(collection: Collection, record: Stored): Replica {
  const state = stampedSince(record['merge'] as MergeState, String(record['updatedAt']));
  return replicaOf(written(collection, fieldsOfStored(collection, record), state.stamps), state);
}

/** A stored record as the browser keeps it. */
export function syncedOfStored(collection: Collection, record: Stored): SyncedRecord {
  const { id, version, createdAt, updatedAt, merge: kept } = record as SyncedRecord;
  const merge = stampedSince(kept, updatedAt);
  const mark = schemaMark(collection);
  if (collection !== 'weekly-menus') return { ...record, id, version, createdAt, updatedAt, merge, ...mark };
  const dated = { id, createdAt, updatedAt };
  return { ...recordOf(collection, dated, fieldsOfStored(collection, record)), version, merge, ...mark };
}

/**
 * A record after it was written as a whole through the server: fields that differ from those it `held` get later stamps
 * than everything in it. A removed record is restored with all its new fields.
 */
export function rewritten(before: Replica | undefined, held: Fields, wanted: Fields, now: number): Replica {
  const all = before === undefined || isGone(before);
  const changed = Object.entries(wanted).filter(([path, value]) => all || !isSame(held[path], value));
  const missing = Object.keys(held).filter((path) => !(path in wanted));
  const remove = [...new Set(missing.map(partOf))].filter((part) => part !== WHOLE);
  if (before && changed.length === 0 && remove.length === 0) return before;
  const stamp = nextStamp(before && latestStamp(before), now, SERVER);
  return applyEdit(before, { ...NOBODYS, set: Object.fromEntries(changed), remove, stamp }).replica;
}

/** The record after its removal through the server. */
export function removedNow(before: Replica, now: number): Replica {
  const stamp = nextStamp(latestStamp(before), now, SERVER);
  return applyEdit(before, { ...NOBODYS, set: {}, remove: [WHOLE], stamp }).replica;
}

/** Writes of the server are no edits that travel. */
const NOBODYS = { id: '', collection: 'pantry', recordId: '' } as const;
