// Changes many records of one table in few statements, each with its stamps and its entry in the change log. The
// household's lock was taken before the records were read, so they cannot have changed since.
import { PIECE } from '../engine/many.ts';
import type { Fields, StoredRecord } from './fields.ts';
import type { Place } from './place.ts';
import { stampedChanges } from './stamping.ts';
import type { TableStore } from './table-store.ts';

/** Checked references or cleared ones: nothing is looked up here. */
interface BulkUpdate {
  before: StoredRecord;
  fields: Fields;
}

/** Stores the changes, in the order given. */
export async function updateMany(
  place: Place,
  store: TableStore,
  updates: readonly BulkUpdate[],
): Promise<void> {
  const { handle, owner, recorder, through, now } = place;
  const { table } = store;
  const updatedAt = now().toISOString();
  const stamped = updates.map(({ before, fields }) => ({
    before,
    fields: { ...stampedChanges(place, table, before, fields), updatedAt },
  }));
  for (const alike of Map.groupBy(stamped, ({ fields }) => Object.keys(fields).join()).values()) {
    await store.updateMany(
      handle,
      owner,
      alike.map(({ before, fields }) => ({ id: before.id, fields })),
    );
  }
  const changes = stamped.map(({ before, fields }) => {
    const version = before.version + 1;
    return {
      table,
      id: before.id,
      version,
      before,
      after: { ...before, ...store.codec.settled(fields), version },
    };
  });
  await recorder?.addAll(through, changes);
}

/** Reads records by id in batches and changes each according to `change`; those without a result are unchanged. */
export async function updateEach(
  place: Place,
  store: TableStore,
  ids: readonly string[],
  change: (record: StoredRecord) => Promise<Fields | undefined> | Fields | undefined,
): Promise<void> {
  for (let start = 0; start < ids.length; start += PIECE) {
    const some = ids.slice(start, start + PIECE);
    const found = await store.findMany(place.handle, place.owner, some);
    const byId = new Map(found.map((record) => [record.id, record]));
    const updates: BulkUpdate[] = [];
    for (const id of some) {
      const before = byId.get(id);
      const fields = before && (await change(before));
      if (before && fields) updates.push({ before, fields });
    }
    await updateMany(place, store, updates);
  }
}
