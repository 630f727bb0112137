// Writes the change log of one transaction: at most one change set, with an entry for every household record touched.
// Also counts the household's usage. The household's count of writes is increased first, which makes concurrent writers
// of one household queue.
import { SqliteAdapter, type Kysely } from 'kysely';
import { schemaNumberOf } from '#contract/upgrade.ts';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { inPieces, padded, PIECE } from '../engine/many.ts';
import { repeated } from '../engine/repeated.ts';
import type { Fields } from '../records/fields.ts';
import { withoutMerge } from '../records/merge-column.ts';
import { tables, type TableName } from '../records/tables.ts';
import type { Schema } from '../schema.ts';
import { makeRoom } from './image-expiry.ts';
import { imageOf } from './images.ts';
import { bytesOfEntry, recount, storeUsage, Usage, type Quotas } from './usage.ts';

/** A change of one record. A new one has no `before`, a removed one no `after`. */
export interface Change {
  table: TableName;
  id: string;
  /** The record's version afterwards; for a removed one, the number it would continue with. */
  version: number;
  before: Fields | null;
  after: Fields | null;
}

/** The row of a change, without its position. The merge state is not logged. */
function entryOf({ table, id, version, before, after }: Change) {
  const image = imageOf(table, before && withoutMerge(table, before), after && withoutMerge(table, after));
  return {
    record_table: table,
    record_id: id,
    action:
      before === null ? ('created' as const) : after === null ? ('deleted' as const) : ('updated' as const),
    version,
    before: image && JSON.stringify(image),
    schema: schemaNumberOf(table),
    label: tables[table].label(after ?? before ?? {}),
  };
}

interface Progress {
  seq: Promise<number> | null;
  /** Counted from the household's turn on. */
  usage: Usage | null;
  isUndo: boolean;
  stored: Promise<void> | null;
  id: string | null;
  position: number;
}

/** Entries that a statement wrote about updated records of a table. */
interface Logged {
  table: TableName;
  records: number;
  /** Bytes that the records hold more. */
  bytes: number;
  /** Bytes that the log holds more. */
  history: number;
}

interface RecorderOptions {
  trx: Kysely<Schema>;
  owner: Pick<Actor, 'householdId' | 'userId' | 'kiosk'>;
  /** The browser tab all of it comes from, where that said so. */
  origin: string | null;
  /** Name of the outermost operation. */
  operation: string;
  quotas: Quotas | undefined;
  now: () => Date;
  newId: () => string;
}

export class ChangeRecorder {
  readonly #options: RecorderOptions;
  #progress: Progress = {
    seq: null,
    usage: null,
    isUndo: false,
    stored: null,
    id: null,
    position: 0,
  };

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

  /** First version of a record that is created again under its old id. */
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
    this.#progress.isUndo = true;
    await this.#begin(through, 'undo', undoes);
  }

  async add(through: 'app' | 'pip', change: Change): Promise<void> {
    await this.addAll(through, [change]);
  }

  async addAll(through: 'app' | 'pip', changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    const { owner, operation } = this.#options;
    const seq = await this.open();
    await this.#begin(through, operation, null);
    for (const some of inPieces(changes)) {
      const rows = some.map((change) => ({
        household_id: owner.householdId,
        seq,
        position: this.#progress.position++,
        ...entryOf(change),
      }));
      await this.#insert(rows);
      for (const row of rows) this.#progress.usage?.countHistory(bytesOfEntry(row));
    }
    this.#count(changes);
  }

  /** The place of the next entry, for a statement that writes entries itself; `logged` must follow. */
  async begin(through: 'app' | 'pip'): Promise<{ seq: number; position: number }> {
    const seq = await this.open();
    await this.#begin(through, this.#options.operation, null);
    return { seq, position: this.#progress.position };
  }

  /** Counts the entries of a statement: as many updated records of a table, and the bytes that these and the log hold more. */
  logged({ table, records, bytes, history }: Logged): void {
    this.#progress.position += records;
    this.#progress.usage?.countHistory(history);
    this.#progress.usage?.countBytes(table, bytes);
  }

  /**
   * Returns the function that gives the reason why the household cannot have `more` records of a kind, or undefined.
   */
  async refusals(): Promise<(table: TableName, more: number) => string | undefined> {
    await this.open();
    const { quotas } = this.#options;
    const { usage } = this.#progress;
    return (table, more) => quotas && usage?.refusal(table, more, quotas);
  }

  /** Stores what was counted; the last thing a transaction does. */
  async settle(): Promise<void> {
    const { trx, owner, quotas, now } = this.#options;
    const { usage } = this.#progress;
    if (usage === null || !usage.isChanged) return;
    const { householdId } = owner;
    if (quotas) await makeRoom(trx, householdId, usage, { now: now(), most: quotas.historyBytes });
    await storeUsage(trx, householdId, usage);
  }

  /** Returns the function that restores the state when the following work is rolled back to a savepoint. */
  save(): () => void {
    const saved = { ...this.#progress, usage: this.#progress.usage?.copy() ?? null };
    return () => {
      this.#progress = saved;
    };
  }

  /** Counts the changes. New records need room, but for those that taking a change back makes again. */
  #count(changes: readonly Change[]): void {
    const { quotas } = this.#options;
    const { usage, isUndo } = this.#progress;
    if (usage === null) return;
    const made = new Set<TableName>();
    for (const { table, before, after } of changes) {
      usage.countRecord(table, before, after);
      if (before === null && after !== null) made.add(table);
    }
    if (quotas && !isUndo) for (const table of made) usage.refuseBeyond(table, quotas);
  }

  async #insert(
    rows: readonly (ReturnType<typeof entryOf> & { household_id: string; seq: number; position: number })[],
  ) {
    const { trx } = this.#options;
    const query = () => trx.insertInto('change_entry').values(rows);
    // Pieces of these lengths come again and again.
    if (rows.length !== 1 && rows.length !== PIECE) return void (await query().execute());
    await repeated(trx, `log ${rows.length} entries`, rows.flatMap(Object.values), () => query().compile());
  }

  #begin(through: 'app' | 'pip', operation: string, undoes: string | null): Promise<void> {
    return (this.#progress.stored ??= this.#storeSet(through, operation, undoes));
  }

  async #nextSeq(): Promise<number> {
    const { trx, owner } = this.#options;
    const { householdId, userId } = owner;
    const [counted] = await repeated(trx, 'count a write', [householdId, userId], () =>
      trx
        .updateTable('household')
        .set((set) => ({ seq: set('seq', '+', set.lit(1)) }))
        .where('id', '=', householdId)
        .returning((row) => [
          'seq',
          'usage',
          row
            .selectFrom('membership')
            .select('user_id')
            .whereRef('household_id', '=', 'household.id')
            .where('user_id', '=', userId)
            .as('member'),
        ])
        .compile(),
    );
    // Checked after waiting: a parent who was removed meanwhile is a stranger, and so are all members of a removed
    // household.
    if (counted === undefined || !(await this.#isStillMember(counted.member))) {
      throw new AppError('unauthenticated', 'Please sign in again.');
    }
    this.#progress.usage =
      counted.usage === null ? new Usage(await recount(trx, householdId), true) : Usage.parse(counted.usage);
    return counted.seq;
  }

  /** On SQLite the wait was before the statement; on PostgreSQL it was within, and `member` is of the time before. */
  async #isStillMember(member: string | null): Promise<boolean> {
    const { trx, owner } = this.#options;
    if (trx.getExecutor().adapter instanceof SqliteAdapter) return member !== null;
    const { householdId, userId } = owner;
    const rows = await repeated(trx, 'belongs', [householdId, userId], () =>
      trx
        .selectFrom('membership')
        .select('user_id')
        .where('household_id', '=', householdId)
        .where('user_id', '=', userId)
        .compile(),
    );
    return rows.length > 0;
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
      kiosk: owner.kiosk ? 1 : 0,
    };
    await repeated(trx, 'log a change set', Object.values(row), () =>
      trx.insertInto('change_set').values(row).compile(),
    );
  }
}
