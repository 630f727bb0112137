// Reading what this browser keeps of a household: its records, and the edits that are not sent yet on top of them.
// What cannot be read is set aside under its own key and never stops the rest from loading.
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { REQUIRED } from '#rules/sync/meal-fields.ts';
import { latestStamp, visibleFields } from '#rules/sync/meal-merge.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import type { Entry } from '../entry.ts';
import type { Keeper } from '../keeper.ts';
import { ANEW, BACK, placeOf, type Place } from './keys.ts';
import { setAside } from './quarantine.ts';
import { readEdit, readRecord } from './stored.ts';

/** Takes one key in. Answers whether it could be read. */
function takeIn(keeper: Keeper, place: Place, text: string): boolean {
  switch (place.kind) {
    case 'record': {
      const record = readRecord(place.collection, place.id, text);
      if (record) keeper.shelf(place.collection).entry(place.id).setBase(record);
      return record !== undefined;
    }
    case 'edit': {
      const edit = readEdit(place.id, text);
      if (edit) keeper.addEdit(edit);
      return edit !== undefined;
    }
    case 'cursor': {
      const isCursor = /^\d{1,15}$/.test(text);
      if (isCursor) keeper.cursor = Number(text);
      return isCursor || text === ANEW || text === BACK;
    }
    case 'other':
    case 'quarantine':
    case 'unknown':
      return false;
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
  };
  try {
    keeper.keep([edit]);
  } catch {
    // Shown as it is; the next load tries again.
  }
}

/** Reads everything this browser keeps of the household. Answers how many keys could not be read. */
export function load(keeper: Keeper): number {
  const { storage } = keeper.surroundings;
  if (!storage) return 0;
  let unreadable = 0;
  let isUnclear = false;
  for (const key of storage.keys()) {
    const place = placeOf(key);
    if (!place || place.kind === 'other' || place.kind === 'quarantine') continue;
    if (place.household !== undefined && place.household !== keeper.household) continue;
    const text = storage.get(key);
    if (text === null || takeIn(keeper, place, text)) continue;
    unreadable += 1;
    setAside(storage, key, text);
  }
  for (const entry of keeper.entries) {
    if (entry.edits.length > 0) keeper.show(entry);
    else keeper.showOnly(entry);
    restoreCreation(keeper, entry);
    isUnclear ||= entry.version > 0 && entry.base?.unsent?.some((id) => !keeper.isWaiting(id)) === true;
  }
  // An edit that is folded in was lost; only the server knows what is true without it.
  if (isUnclear) keeper.askAnew();
  return unreadable;
}
