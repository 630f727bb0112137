// What other tabs of this browser write, heard through the browser's `storage` events.
import type { Keeper } from './keeper.ts';
import { placeOf } from './keys.ts';
import { readEdit, readRecord } from './stored.ts';

/** Takes in what another tab wrote under a key; `null` when it removed it. */
export function hear(keeper: Keeper, key: string, text: string | null): void {
  const place = placeOf(key);
  if (!place || place.kind === 'other' || place.household !== keeper.household || keeper.isSealed) return;
  if (place.kind === 'edit' && text !== null) {
    const edit = readEdit(place.id, text);
    if (edit) keeper.showOnly(keeper.addEdit(edit));
  }
  if (place.kind === 'record' && text !== null) {
    const record = readRecord(place.collection, place.id, text);
    const entry = keeper.shelf(place.collection).entry(place.id);
    if (record && record.version > entry.version) {
      entry.setBase(record);
      keeper.showOnly(entry);
    }
  }
  keeper.changed();
}
