// Bulk access for the sync to records that browsers store too: with their stamps, removed ones included, and the
// changes since a browser's cursor (D33). Everything else uses records.ts.
import { COLLECTIONS, TABLES, type Collection } from '#contract/collections.ts';
import type { Conflict } from '#contract/schemas/meal-sync.ts';
import { isGone, latestStamp, visibleFields, type Replica } from '#rules/sync/meal-merge.ts';
import { mergeStateOf, storedOfFields } from '#rules/sync/meal-stored.ts';
import { keyOf, withoutOldRemovals, type MergedRecord, type RecordKey } from '#rules/sync/meal-sync-merge.ts';
import { timeOf } from '#rules/sync/stamps.ts';
import type { KnownReplicas, Replicas, StoredReplica } from '../../context.ts';
import type { Change } from '../changes/change-recorder.ts';
import { fieldAuthors } from '../changes/field-authors.ts';
import { repeated } from '../engine/repeated.ts';
import type { Fields } from './fields.ts';
import type { Place } from './place.ts';
import type { TableStore } from './table-store.ts';
import type { TableName } from './tables.ts';
import { Traces, traceLimit } from './traces.ts';

type Stores = Record<TableName, TableStore>;

const COLLECTION_OF = new Map<string, Collection>(COLLECTIONS.map((name) => [TABLES[name], name]));

export class HouseholdReplicas implements Replicas {
  readonly #place: Place;
  readonly #stores: Stores;
  readonly #traces: Traces;

  constructor(place: Place, stores: Stores) {
    this.#place = place;
    this.#stores = stores;
    this.#traces = new Traces(place);
  }

  open(): Promise<number> {
    return this.#recorder().open();
  }

  seenEdits(ids: readonly string[]): Promise<ReadonlyMap<string, Conflict[]>> {
    return this.#traces.seenEdits(ids);
  }

  remember(editIds: readonly string[], conflicts: ReadonlyMap<string, Conflict[]>): Promise<void> {
    return this.#traces.remember(editIds, conflicts);
  }

  authorsOf(
    key: RecordKey,
    current: StoredReplica['record'] | undefined,
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    return fieldAuthors(this.#place, key, current ?? null, paths);
  }

  async refusals(): Promise<(collection: Collection, more: number) => string | undefined> {
    const refusal = await this.#recorder().refusals();
    return (collection, more) => refusal(TABLES[collection], more);
  }

  async cursor(): Promise<number> {
    const { handle, owner } = this.#place;
    const { householdId } = owner;
    const [household] = await repeated(handle, 'how far the household has come', [householdId], () =>
      handle.selectFrom('household').select('seq').where('id', '=', householdId).compile(),
    );
    return household?.seq ?? 0;
  }

  async reaches(cursor: number): Promise<boolean> {
    const { handle, owner, now } = this.#place;
    const { householdId } = owner;
    const [next] = await repeated(handle, 'the next change set', [householdId, cursor], () =>
      handle
        .selectFrom('change_set')
        .select('at')
        .where('household_id', '=', householdId)
        .where('seq', '>', cursor)
        .orderBy('seq')
        .limit((limit) => limit.lit(1))
        .compile(),
    );
    return next === undefined || next.at >= traceLimit(now()).toISOString();
  }

  async changedSince(cursor: number): Promise<RecordKey[]> {
    const { handle, owner } = this.#place;
    // In the order of the log: asked for each record once, SQLite would go through all that was ever changed.
    const { householdId } = owner;
    const rows = await repeated(handle, 'records changed since', [householdId, cursor], () =>
      handle
        .selectFrom('change_entry')
        .select(['record_table', 'record_id'])
        .where('household_id', '=', householdId)
        .where('seq', '>', cursor)
        .orderBy('seq')
        .compile(),
    );
    const keys = new Map<string, RecordKey>();
    for (const { record_table: table, record_id: id } of rows) {
      const collection = COLLECTION_OF.get(table);
      if (collection !== undefined) keys.set(keyOf({ collection, id }), { collection, id });
    }
    return [...keys.values()];
  }

  async versions(): Promise<(RecordKey & { version: number })[]> {
    const { handle, owner } = this.#place;
    const all: (RecordKey & { version: number })[] = [];
    for (const collection of COLLECTIONS) {
      const held = await this.#stores[TABLES[collection]].versions(handle, owner);
      all.push(...held.map(({ id, version }) => ({ collection, id, version })));
    }
    return all;
  }

  async all(): Promise<StoredReplica[]> {
    const { handle, owner } = this.#place;
    const found: StoredReplica[] = [];
    for (const collection of COLLECTIONS) {
      const records = await this.#stores[TABLES[collection]].list(handle, owner, {});
      found.push(...records.map((record) => ({ collection, id: record.id, record })));
    }
    return found;
  }

  async find(keys: readonly RecordKey[]): Promise<StoredReplica[]> {
    const { handle, owner } = this.#place;
    const found: StoredReplica[] = [];
    for (const [collection, of] of Map.groupBy(keys, (key) => key.collection)) {
      const ids = of.map((key) => key.id);
      const records = await this.#stores[TABLES[collection]].findMany(handle, owner, ids);
      found.push(...records.map((record) => ({ collection, id: record.id, record })));
    }
    return found;
  }

  async removed(keys: readonly RecordKey[]): Promise<StoredReplica[]> {
    const found: StoredReplica[] = [];
    for (const [collection, of] of Map.groupBy(keys, (key) => key.collection)) {
      const records = await this.#traces.removed(
        TABLES[collection],
        of.map((key) => key.id),
      );
      for (const [id, record] of records) found.push({ collection, id, record });
    }
    return found;
  }

  async store(merged: readonly MergedRecord[], known: KnownReplicas): Promise<StoredReplica[]> {
    const stored: StoredReplica[] = [];
    for (const [collection, of] of Map.groupBy(merged, (record) => record.collection)) {
      stored.push(...(await this.#storeIn(collection, of, known)));
    }
    return stored;
  }

  async #storeIn(
    collection: Collection,
    merged: readonly MergedRecord[],
    { records, removed }: KnownReplicas,
  ): Promise<StoredReplica[]> {
    const table = TABLES[collection];
    const recorder = this.#recorder();
    const touched = merged.filter((one) => one.changed || one.overtaken.length > 0);
    const versions = await recorder.firstVersions(
      table,
      touched.filter((one) => !records.has(keyOf(one))).map((one) => one.id),
    );
    const changes: Change[] = [];
    const inserts: Fields[] = [];
    const updated: StoredReplica[] = [];
    for (const record of touched) {
      const before = records.get(keyOf(record)) ?? null;
      const version = versions.get(record.id) ?? 1;
      const created = removed.get(keyOf(record))?.['createdAt'];
      const after = await this.#storeOne(record, before, { version, created }, inserts);
      changes.push(...changesOf(table, record, before, after, version));
      if (before !== null && after !== null) updated.push({ collection, id: record.id, record: after });
    }
    await this.#stores[table].insertMany(this.#place.handle, this.#place.owner, inserts);
    await recorder.addAll(this.#place.through, changes);
    return updated;
  }

  /** Writes one record, or adds it to those to insert; returns its state afterwards, null when it is gone. */
  async #storeOne(
    { collection, id, replica: merged, changed }: MergedRecord,
    before: Fields | null,
    { version, created }: { version: number; created: unknown },
    inserts: Fields[],
  ): Promise<Fields | null> {
    const { handle, owner, now } = this.#place;
    const store = this.#stores[TABLES[collection]];
    if (!changed || merged === undefined) return before;
    const isRemoved = isGone(merged);
    const replica = isRemoved ? merged : withoutOldRemovals(merged, traceLimit(now()).getTime());
    const fields = {
      ...storedOfFields(collection, id, visibleFields(replica).seen),
      merge: mergeStateOf(replica),
      updatedAt: now().toISOString(),
    };
    const dated = { id, createdAt: created ?? createdAtOf(replica, now()), version };
    if (isRemoved) {
      await this.#traces.bury(store.table, id, latestStamp(replica) ?? '', {
        ...dated,
        ...before,
        ...fields,
      });
      if (before !== null) await store.remove(handle, owner, id, undefined);
      return null;
    }
    if (before !== null) return (await store.update(handle, owner, id, fields, undefined)) ?? null;
    const after = { ...dated, ...fields };
    await this.#traces.unearth(store.table, id);
    inserts.push(after);
    return after;
  }

  #recorder() {
    const { recorder } = this.#place;
    if (recorder === null) throw new Error('Edits are merged inside a transaction.');
    return recorder;
  }
}

/** A record is as old as its first edit, whenever that reached us. */
const createdAtOf = ({ stamps }: Replica, now: Date): string =>
  new Date(Math.min(timeOf(stamps['record'] ?? 'zzzzzzzzz'), now.getTime())).toISOString();

/**
 * Changes of a record for the change log: from its former to its new state, and in between the states by each overtaken
 * edit (D33).
 */
function changesOf(
  table: TableName,
  { collection, id, changed, overtaken }: MergedRecord,
  before: Fields | null,
  after: Fields | null,
  firstVersion: number,
): Change[] {
  const stored = after ?? before;
  const version =
    after !== null
      ? Number(after['version'])
      : before === null
        ? firstVersion
        : Number(before['version']) + 1;
  const wished = overtaken.map((fields): Fields => ({
    ...stored,
    id,
    ...storedOfFields(collection, id, fields),
  }));
  const steps = [before, ...wished, ...(changed || wished.length > 0 ? [after] : [])];
  return steps.slice(1).flatMap((step, at): Change[] => {
    const last = steps[at] ?? null;
    return last === null && step === null ? [] : [{ table, id, version, before: last, after: step }];
  });
}
