// Loads a household's data from this browser: its records, with the unsent edits on top. Unreadable values are moved to
// quarantine and never stop the others from loading.
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { REQUIRED } from '#rules/sync/meal-fields.ts';
import { latestStamp, visibleFields } from '#rules/sync/meal-merge.ts';
import { schemaMark } from '#rules/sync/meal-upgrade.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import type { Entry } from '../entry.ts';
import type { Keeper } from '../keeper.ts';
import { BACK, RECEIVING, meaningOf, type KeyMeaning } from './keys.ts';
import { setAside } from './quarantine.ts';
import { readEdit, readStored } from './stored.ts';

/** Result of reading a text: unreadable, or in the schema of an earlier release, so that the server may have more. */
type Reading = 'unreadable' | 'older' | 'read';

/** Takes one key in. */
function takeIn(keeper: Keeper, meaning: KeyMeaning, text: string): Reading {
  switch (meaning.kind) {
    case 'record': {
      const read = readStored(meaning.collection, meaning.id, text);
      if (read === undefined) return 'unreadable';
      keeper.shelf(meaning.collection).entry(meaning.id).setBase(read.record);
      return read.isOlder && read.record.version > 0 ? 'older' : 'read';
    }
    case 'edit': {
      const edit = readEdit(meaning.id, text);
      if (edit) keeper.addEdit(edit);
      return edit ? 'read' : 'unreadable';
    }
    case 'cursor': {
      const isCursor = /^\d{1,15}$/.test(text);
      if (isCursor) keeper.cursor = Number(text);
      return isCursor || text === RECEIVING || text === BACK ? 'read' : 'unreadable';
    }
    case 'other':
    case 'quarantine':
    case 'unknown':
      return 'unreadable';
  }
}

/** A new record whose first edit was lost would never reach the server: it is made again. */
function restoreCreation(keeper: Keeper, entry: Entry): void {
  if (!entry.base || entry.version > 0) return;
  const required = REQUIRED[entry.collection];
  if (entry.edits.some(({ set }) => required === null || required in set)) return;
  const { replica } = entry;
  const { now, newId, device } = keeper.surroundings;
  const at = now();
  const edit: Edit = {
    id: newId(at),
    collection: entry.collection,
    recordId: entry.id,
    // No later than what is known: what another tab did meanwhile stays.
    stamp: latestStamp(replica) ?? nextStamp(undefined, at, device),
    set: visibleFields(replica).seen,
    remove: [],
    ...schemaMark(entry.collection),
  };
  try {
    keeper.keep([edit]);
  } catch {
    // Shown as it is; the next load tries again.
  }
}

/** Loads all data of the household from this browser. Returns the number of unreadable keys. */
export function load(keeper: Keeper): number {
  const { storage } = keeper.surroundings;
  if (!storage) return 0;
  let unreadable = 0;
  let isUnclear = false;
  for (const key of storage.keys()) {
    const meaning = meaningOf(key);
    if (!meaning || meaning.kind === 'other' || meaning.kind === 'quarantine') continue;
    if (meaning.household !== undefined && meaning.household !== keeper.household) continue;
    const text = storage.get(key);
    const reading = text === null ? 'read' : takeIn(keeper, meaning, text);
    isUnclear ||= reading === 'older';
    if (text === null || reading !== 'unreadable') continue;
    unreadable += 1;
    setAside(storage, key, text);
  }
  for (const entry of keeper.entries) {
    if (entry.edits.length > 0) keeper.show(entry);
    else keeper.showOnly(entry);
    restoreCreation(keeper, entry);
    isUnclear ||= entry.version > 0 && entry.base?.unsent?.some((id) => !keeper.isWaiting(id)) === true;
  }
  // A folded edit was lost, or an earlier release omitted fields it did not know: the server sends the record again.
  if (isUnclear) keeper.askForAll();
  return unreadable;
}
