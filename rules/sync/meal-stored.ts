// The meal records as the server stores them, and the fields that merge: the one mapping behind the sync, the records
// of the app's own operations, and undo (D6).
import { COLLECTIONS, type Collection } from '#contract/collections.ts';
import type { FieldValue, MergeState, SyncedRecord } from '#contract/schemas/meal-sync.ts';
import type { Day, WeekMeals } from '#contract/week.ts';
import {
  applyEdit,
  isGone,
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
  type RecordsOf,
} from './meal-records.ts';
import { shapeMark } from './meal-upgrade.ts';
import { nextStamp } from './stamps.ts';

/** What stamps of the server end with, where those of browsers name their device. */
const SERVER = 'server';

type Stored = Record<string, unknown>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

interface StoredMenu {
  notes: string;
  meals: WeekMeals;
  dayNotes: Partial<Record<Day, string>>;
}

/** The fields of a stored record by path. */
export function fieldsOfStored(collection: Collection, record: Stored): Fields {
  if (collection !== 'weekly-menus') return fieldsOf(collection, record as unknown as RecordsOf['pantry']);
  const { notes, meals, dayNotes } = record as unknown as StoredMenu;
  return fieldsOfMeals(notes, meals, dayNotes);
}

/** What is stored for these fields, besides id, version and dates. */
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

/** What is stored beside the record of a replica, so that it can be put together again. */
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
/** What fields hold that nobody wrote, by collection. */
const UNWRITTEN = Object.fromEntries(
  COLLECTIONS.map((collection) => [collection, fieldsOf(collection, recordOf(collection, NEW, {}))]),
) as Record<Collection, Fields>;
const { name: _name, ...unnamed } = EMPTY_ITEM;
const NEW_ITEM: Fields = unnamed;

/**
 * The fields somebody wrote. An empty one without a stamp of its own was empty from the start, so that what another
 * device put there meanwhile, by its clock even before the record was made, has its place.
 */
function written(collection: Collection, fields: Fields, stamps: MergeState['stamps']): Fields {
  const isWritten = ([path, value]: [string, FieldValue]) => {
    const item = path.startsWith('items.') ? path.slice(path.lastIndexOf('.') + 1) : undefined;
    const start = item === undefined ? UNWRITTEN[collection][path] : NEW_ITEM[item];
    return path in stamps || !same(value, start);
  };
  return Object.fromEntries(Object.entries(fields).filter(isWritten));
}

/** A record as the browser keeps it, as merging sees it: the same fields count as written as on the server. */
export function replicaOfKept(collection: Collection, record: KeptRecord & { merge: MergeState }): Replica {
  const fields = fieldsOf(collection, record as RecordsOf[typeof collection]);
  return replicaOf(written(collection, fields, record.merge.stamps), record.merge);
}

/** A stored record as merging sees it. */
export function replicaOfStored(collection: Collection, record: Stored): Replica {
  const state = stampedSince(record['merge'] as MergeState, String(record['updatedAt']));
  return replicaOf(written(collection, fieldsOfStored(collection, record), state.stamps), state);
}

/** A stored record as the browser keeps it. */
export function syncedOfStored(collection: Collection, record: Stored): SyncedRecord {
  const { id, version, createdAt, updatedAt } = record as unknown as SyncedRecord;
  const merge = stampedSince(record['merge'] as MergeState, updatedAt);
  const mark = shapeMark(collection);
  if (collection !== 'weekly-menus') return { ...record, id, version, createdAt, updatedAt, merge, ...mark };
  const dated = { id, createdAt, updatedAt };
  return { ...recordOf(collection, dated, fieldsOfStored(collection, record)), version, merge, ...mark };
}

/**
 * A record after somebody wrote it whole through the server: what differs from what it `held` is stamped later than
 * everything in it. Something that was removed comes back with all it is to hold now.
 */
export function rewritten(before: Replica | undefined, held: Fields, wanted: Fields, now: number): Replica {
  const all = before === undefined || isGone(before);
  const changed = Object.entries(wanted).filter(([path, value]) => all || !same(held[path], value));
  const missing = Object.keys(held).filter((path) => !(path in wanted));
  const remove = [...new Set(missing.map(partOf))].filter((part) => part !== WHOLE);
  if (before && changed.length === 0 && remove.length === 0) return before;
  const stamp = nextStamp(before && latestStamp(before), now, SERVER);
  return applyEdit(before, { ...NOBODYS, set: Object.fromEntries(changed), remove, stamp }).replica;
}

/** The record after somebody removed it through the server. */
export function removedNow(before: Replica, now: number): Replica {
  const stamp = nextStamp(latestStamp(before), now, SERVER);
  return applyEdit(before, { ...NOBODYS, set: {}, remove: [WHOLE], stamp }).replica;
}

/** Writes of the server are no edits that travel. */
const NOBODYS = { id: '', collection: 'pantry', recordId: '' } as const;
