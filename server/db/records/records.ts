// The records of one table for a domain function: bound to their owner, versioned, and, for the household's, every
// write in the change log.
import type { ListOptions, Records, Referring } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { mapInTurns } from '../../in-turns.ts';
import type { ChangeRecorder } from '../changes/change-recorder.ts';
import { asRead } from './as-read.ts';
import { insertMany, removeMany } from './bulk-rows.ts';
import { updateEach } from './bulk-updates.ts';
import type { Fields, StoredRecord } from './fields.ts';
import type { Place } from './place.ts';
import { checkReferences, clearReferences, referring } from './references.ts';
import { keepRemoved, stampedChanges, stampedNew } from './stamping.ts';
import type { TableStore } from './table-store.ts';
import { tables, type NewRecordOf, type RecordOf, type Table, type TableName } from './tables.ts';
import { updateBy } from './update-by.ts';

const STALE = 'Someone else changed this in the meantime. Please look at it again.';

type Stores = Record<TableName, TableStore>;

/** The fields that have a value; null is one. */
const givenOf = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

class StoredRecords {
  readonly #place: Place;
  readonly #stores: Stores;
  readonly #store: TableStore;
  readonly #declared: Table;

  constructor(place: Place, stores: Stores, table: TableName) {
    this.#place = place;
    this.#stores = stores;
    this.#store = stores[table];
    this.#declared = tables[table];
  }

  async list(options: ListOptions<Fields> = {}): Promise<StoredRecord[]> {
    const records = await this.#store.list(this.#place.handle, this.#place.owner, options);
    return mapInTurns(records, (record) => this.#plain(record));
  }

  async find(id: string): Promise<StoredRecord | undefined> {
    const record = await this.#store.find(this.#place.handle, this.#place.owner, id);
    return record && this.#plain(record);
  }

  async get(id: string): Promise<StoredRecord> {
    const record = await this.find(id);
    if (record === undefined) throw this.#notFound();
    return record;
  }

  async referring(id: string): Promise<Referring[]> {
    await this.get(id);
    const found = await referring(this.#place, this.#stores, this.#store.table, id);
    return found.map(({ table, record }) => {
      const declared = tables[table];
      const label = declared.label(record);
      return { record: table, id: record.id, noun: declared.noun, label };
    });
  }

  async insert(fields: Fields): Promise<StoredRecord> {
    const repeated = await this.#repeated(fields);
    if (repeated !== undefined) return repeated;
    const recorder = this.#recorder();
    if (recorder === 'missing') return this.#alone('insert', (records) => records.insert(fields));
    const { handle, owner, newId, now, through } = this.#place;
    const id = typeof fields.id === 'string' ? fields.id : newId();
    await recorder?.open();
    await checkReferences(this.#place, this.#stores, this.#store.table, fields);
    const version =
      recorder && fields.id !== undefined ? await recorder.firstVersion(this.#store.table, id) : 1;
    const at = now().toISOString();
    const { table } = this.#store;
    const record = await stampedNew(this.#place, table, {
      ...this.#declared.empty,
      ...givenOf(fields),
      id,
      version,
      createdAt: at,
      updatedAt: at,
    });
    const after = await this.#store.insert(handle, owner, record);
    if (after === undefined) {
      // Somebody was faster, with the same id or with what makes this one of a kind.
      const first = await this.#repeated(fields);
      if (first !== undefined) return first;
      throw new AppError('conflict', this.#declared.collision ?? 'This already exists.');
    }
    await recorder?.add(through, { table, id, version, before: null, after });
    return this.#plain(after);
  }

  async update(id: string, changes: Fields, ifVersion?: number): Promise<StoredRecord> {
    const wished = givenOf(changes);
    if (Object.keys(wished).length === 0) return this.#plain(await this.#current(id, ifVersion));
    const recorder = this.#recorder();
    if (recorder === 'missing') {
      return this.#alone('update', (records) => records.update(id, changes, ifVersion));
    }
    const { handle, owner, now, through } = this.#place;
    await recorder?.open();
    const before = recorder ? await this.#current(id, ifVersion) : null;
    await checkReferences(this.#place, this.#stores, this.#store.table, changes);
    const stamped = before ? stampedChanges(this.#place, this.#store.table, before, wished) : wished;
    const fields = { ...stamped, updatedAt: now().toISOString() };
    const after = await this.#store.update(handle, owner, id, fields, ifVersion);
    if (after === undefined) throw await this.#missed(id);
    await recorder?.add(through, { table: this.#store.table, id, version: after.version, before, after });
    return this.#plain(after);
  }

  async updateMany(changes: ReadonlyMap<string, Fields>): Promise<void> {
    const recorder = this.#recorder();
    if (recorder === 'missing') return this.#alone('update', (records) => records.updateMany(changes));
    const { table } = this.#store;
    await recorder?.open();
    await updateEach(this.#place, this.#store, [...changes.keys()], async ({ id }) => {
      const fields = changes.get(id) ?? {};
      await checkReferences(this.#place, this.#stores, table, fields);
      return fields;
    });
  }

  async updateBy(
    range: Required<ListOptions<Fields>>['range'],
    change: (value: unknown) => Fields | undefined,
  ): Promise<void> {
    const recorder = this.#recorder();
    if (recorder === 'missing') return this.#alone('update', (records) => records.updateBy(range, change));
    await recorder?.open();
    await updateBy(this.#place, this.#stores, this.#store.table, range, (value) => {
      const fields = change(value);
      return fields && givenOf(fields);
    });
  }

  async insertMany(all: readonly Fields[]): Promise<void> {
    const recorder = this.#recorder();
    if (recorder === 'missing') return this.#alone('insert', (records) => records.insertMany(all));
    await recorder?.open();
    await insertMany(this.#place, this.#stores, this.#store.table, all.map(givenOf));
  }

  async removeMany(ids: readonly string[]): Promise<void> {
    const recorder = this.#recorder();
    if (recorder === 'missing') return this.#alone('remove', (records) => records.removeMany(ids));
    await recorder?.open();
    await removeMany(this.#place, this.#stores, this.#store.table, ids);
  }

  async remove(id: string, ifVersion?: number): Promise<void> {
    const recorder = this.#recorder();
    if (recorder === 'missing') return this.#alone('remove', (records) => records.remove(id, ifVersion));
    const { handle, owner, through } = this.#place;
    await recorder?.open();
    // Only what is really going to be removed is taken out of the records that refer to it.
    if (this.#declared.owner === 'household') {
      await this.#current(id, ifVersion);
      await clearReferences(this.#place, this.#stores, this.#store.table, id);
    }
    const before = await this.#store.remove(handle, owner, id, ifVersion);
    if (before === undefined) throw await this.#missed(id);
    const version = before.version + 1;
    await keepRemoved(this.#place, this.#store.table, before);
    await recorder?.add(through, { table: this.#store.table, id, version, before, after: null });
  }

  /** The recorder for household records, null for the user's own, 'missing' outside a transaction. */
  #recorder(): ChangeRecorder | null | 'missing' {
    if (this.#declared.owner === 'user') return null;
    return this.#place.recorder ?? 'missing';
  }

  /** A single write of a household record gets a transaction and a change set of its own. */
  #alone<T>(verb: string, work: (records: StoredRecords) => Promise<T>): Promise<T> {
    const { table } = this.#store;
    return this.#place.atomically(`${verb} ${table}`, (context) =>
      work(context.records(table) as unknown as StoredRecords),
    );
  }

  /** The record an insert with these fields already made, if any. */
  async #repeated(fields: Fields): Promise<StoredRecord | undefined> {
    if (typeof fields.id === 'string') {
      const first = await this.find(fields.id);
      if (first !== undefined) return first;
    }
    const { unique } = this.#declared;
    if (unique === undefined || typeof fields[unique] !== 'string') return undefined;
    const [first] = await this.list({ where: { [unique]: fields[unique] }, limit: 1 });
    return first;
  }

  /** The record with what merging needs, in the version asked for. */
  async #current(id: string, ifVersion: number | undefined): Promise<StoredRecord> {
    const record = await this.#store.find(this.#place.handle, this.#place.owner, id);
    if (record === undefined) throw this.#notFound();
    if (ifVersion !== undefined && record.version !== ifVersion) throw new AppError('stale', STALE);
    return record;
  }

  async #missed(id: string): Promise<AppError> {
    return (await this.find(id)) === undefined ? this.#notFound() : new AppError('stale', STALE);
  }

  #plain(record: StoredRecord): StoredRecord {
    return asRead(this.#store.table, record, this.#place);
  }

  #notFound(): AppError {
    return new AppError('not_found', `We couldn't find this ${this.#declared.noun}.`);
  }
}

/** The records of a table with the types of its contract: here "fields by name" becomes "the record of this table". */
export function typedRecords<T extends TableName>(
  place: Place,
  stores: Stores,
  table: T,
): Records<RecordOf<T>, NewRecordOf<T>>;
export function typedRecords(place: Place, stores: Stores, table: TableName): StoredRecords {
  return new StoredRecords(place, stores, table);
}
