// Writes the change log of one transaction: at most one change set, with an entry for every household record
// touched. The household's count of writes is raised first, which also makes writers of one household queue.
import type { Kysely } from 'kysely';
import { AppError } from '../errors.ts';
import type { Fields } from './codec.ts';
import { inPieces, padded } from './many.ts';
import { repeated } from './repeated.ts';
import type { Schema } from './schema.ts';
import { withoutMerge } from './stamping.ts';
import type { OwnerKey } from './table-store.ts';
import { tables, type Table, type TableName } from './tables.ts';

/** What happened to a record. A new one has no `before`, a removed one no `after`. */
export interface Change {
  table: TableName;
  id: string;
  /** The record's version afterwards; for a removed one, the number it would continue with. */
  version: number;
  before: Fields | null;
  after: Fields | null;
}

/** The record before and after as people see it: what merging needs beside it is none of the log's. */
function imagesOf({ table, id, version, before, after }: Change) {
  const declared = tables[table] as unknown as Table;
  const image = (record: Fields | null) => record && JSON.stringify(withoutMerge(table, record));
  return {
    record_table: table,
    record_id: id,
    action:
      before === null ? ('created' as const) : after === null ? ('deleted' as const) : ('updated' as const),
    version,
    before: image(before),
    after: image(after),
    schema: declared.schema,
    label: declared.label((after ?? before) as unknown as Parameters<Table['label']>[0]),
  };
}

interface Progress {
  seq: Promise<number> | null;
  stored: Promise<void> | null;
  id: string | null;
  position: number;
}

interface RecorderOptions {
  trx: Kysely<Schema>;
  owner: OwnerKey;
  /** The browser tab all of it comes from, where that said so. */
  origin: string | null;
  /** Name of the outermost operation. */
  operation: string;
  now: () => Date;
  newId: () => string;
}

export class ChangeRecorder {
  readonly #options: RecorderOptions;
  #progress: Progress = { seq: null, stored: null, id: null, position: 0 };

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Id of the change set, once something was written to it. */
  current(): string | null {
    return this.#progress.id;
  }

  /** Takes the household's next number. From here to the end of the transaction its records are ours alone. */
  open(): Promise<number> {
    return (this.#progress.seq ??= this.#nextSeq());
  }

  /** Where a record created again under its old id continues counting. */
  async firstVersion(table: TableName, id: string): Promise<number> {
    return (await this.firstVersions(table, [id])).get(id) ?? 1;
  }

  /** The same for many; those that were never there are missing. */
  async firstVersions(table: TableName, ids: readonly string[]): Promise<Map<string, number>> {
    const versions = new Map<string, number>();
    for (const some of inPieces(ids)) {
      const rows = await this.#options.trx
        .selectFrom('change_entry')
        .select(['record_id', (entry) => entry.fn.max('version').as('version')])
        .where('household_id', '=', this.#options.owner.householdId)
        .where('record_table', '=', table)
        .where('record_id', 'in', padded(some))
        .groupBy('record_id')
        .execute();
      for (const row of rows) versions.set(row.record_id, row.version);
    }
    return versions;
  }

  /** Begins the change set that takes `undoes` back; it must be the first of its transaction. */
  async beginUndo(through: 'app' | 'pip', undoes: string): Promise<void> {
    if (this.#progress.stored !== null)
      throw new Error('Taking a change back needs a transaction of its own.');
    await this.#begin(through, 'undo', undoes);
  }

  async add(through: 'app' | 'pip', change: Change): Promise<void> {
    await this.addAll(through, [change]);
  }

  async addAll(through: 'app' | 'pip', changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const { trx, owner, operation } = this.#options;
    const seq = await this.open();
    await this.#begin(through, operation, null);
    const rows = changes.map((change) => ({
      household_id: owner.householdId,
      seq,
      position: this.#progress.position++,
      ...imagesOf(change),
    }));
    const [first] = rows;
    const insert = (some: typeof rows) => trx.insertInto('change_entry').values(some);
    if (first !== undefined && rows.length === 1) {
      await repeated(trx, 'log one entry', Object.values(first), () => insert(rows).compile());
    } else for (const some of inPieces(rows)) await insert(some).execute();
  }

  /** What to return to when the work that follows is rolled back to a savepoint. */
  save(): () => void {
    const saved = { ...this.#progress };
    return () => {
      this.#progress = saved;
    };
  }

  #begin(through: 'app' | 'pip', operation: string, undoes: string | null): Promise<void> {
    return (this.#progress.stored ??= this.#storeSet(through, operation, undoes));
  }

  async #nextSeq(): Promise<number> {
    const { trx, owner } = this.#options;
    const { householdId, userId } = owner;
    const [counted] = await repeated(trx, 'count a write', [householdId], () =>
      trx
        .updateTable('household')
        .set((set) => ({ seq: set('seq', '+', set.lit(1)) }))
        .where('id', '=', householdId)
        .returning('seq')
        .compile(),
    );
    // Only now: whoever was removed while they waited for their turn is a stranger, and so is everybody of a household that went.
    const [membership] = await repeated(trx, 'belongs', [householdId, userId], () =>
      trx
        .selectFrom('membership')
        .select('user_id')
        .where('household_id', '=', householdId)
        .where('user_id', '=', userId)
        .compile(),
    );
    if (counted === undefined || membership === undefined) {
      throw new AppError('unauthenticated', 'Please sign in again.');
    }
    return counted.seq;
  }

  async #storeSet(through: 'app' | 'pip', operation: string, undoes: string | null): Promise<void> {
    const { trx, owner, origin, now, newId } = this.#options;
    const id = newId();
    this.#progress.id = id;
    const row = {
      household_id: owner.householdId,
      seq: await this.open(),
      id,
      user_id: owner.userId,
      through,
      operation,
      at: now().toISOString(),
      undoes,
      undone: 0,
      origin,
    };
    await repeated(trx, 'log a change set', Object.values(row), () =>
      trx.insertInto('change_set').values(row).compile(),
    );
  }
}
