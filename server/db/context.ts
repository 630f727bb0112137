// Creates the context of a request: records bound to the signed-in parent, the change log, and transactions.
import { sql, type Kysely, type Transaction } from 'kysely';
import { byName, keysOf } from '#contract/keys.ts';
import type { Actor } from '../actor.ts';
import type {
  ChangeLog,
  Context,
  HouseholdSnapshot,
  PublicContext,
  Records,
  Replicas,
  WordingModel,
} from '../context.ts';
import { Accounts } from './accounts/accounts.ts';
import { HouseholdChanges } from './changes/change-log.ts';
import { ChangeRecorder } from './changes/change-recorder.ts';
import type { Quotas } from './changes/usage.ts';
import { SnapshotOfHousehold } from './copies/household-snapshot.ts';
import { askingFor } from './engine/fair-queue.ts';
import type { Database } from './engine/open.ts';
import { explained, worthRepeating } from './engine/sql-errors.ts';
import type { Place } from './records/place.ts';
import { typedRecords } from './records/records.ts';
import { HouseholdReplicas } from './records/replicas.ts';
import { TableStore } from './records/table-store.ts';
import { tables, type NewRecordOf, type RecordOf, type TableName } from './records/tables.ts';
import type { Schema } from './schema.ts';

/** PostgreSQL may end one of two transactions that wait for each other; its work is then done again from the start. */
const ATTEMPTS = 3;

interface Contexts {
  contextFor(actor: Actor, wordingModel?: WordingModel): Context;
  publicContext(actor: Actor | null): PublicContext;
}

/** Shared by all contexts of a database. */
interface Shared {
  kysely: Kysely<Schema>;
  openSnapshot: Database['openSnapshot'];
  accounts: Accounts;
  stores: Record<TableName, TableStore>;
  now: () => Date;
  newId: () => string;
  /** Limits of a household; unlimited when absent. */
  quotas?: Quotas | undefined;
  /** Told the household after each change of its records that is in the database for good. */
  written: (householdId: string) => void;
}

/** One running transaction. */
interface Unit {
  trx: Transaction<Schema>;
  accounts: Accounts;
  recorder: ChangeRecorder;
  /** Depth of nested `atomically` calls. */
  depth: number;
}

export function createContexts(
  database: Database,
  {
    now,
    newId,
    quotas,
    written = () => undefined,
  }: Pick<Shared, 'now' | 'newId' | 'quotas'> & Partial<Pick<Shared, 'written'>>,
): Contexts {
  const stores = byName(keysOf(tables), (name) => new TableStore(database.kysely, name));
  const shared: Shared = {
    kysely: database.kysely,
    openSnapshot: database.openSnapshot,
    accounts: accountsOf(database.kysely),
    stores,
    now,
    newId,
    quotas,
    written,
  };
  return {
    contextFor: (actor, wordingModel) =>
      new SignedIn(shared, { actor, through: 'app', wordingModel }, null, 0),
    publicContext: (actor) => ({ now, newId, actor, accounts: shared.accounts }),
  };
}

const accountsOf = (kysely: Kysely<Schema>): Accounts => new Accounts(kysely);

/** Who acts in a context, and with which means. */
interface Caller {
  actor: Actor;
  through: 'app' | 'pip';
  wordingModel?: WordingModel | undefined;
}

class SignedIn implements Context {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly actor: Actor;
  readonly through: 'app' | 'pip';
  readonly wordingModel: WordingModel | undefined;
  readonly accounts: Accounts;
  readonly #shared: Shared;
  readonly #unit: Unit | null;
  readonly #depth: number;

  constructor(shared: Shared, caller: Caller, unit: Unit | null, depth: number) {
    this.now = shared.now;
    this.newId = shared.newId;
    this.actor = caller.actor;
    this.through = caller.through;
    this.wordingModel = caller.wordingModel;
    this.accounts = unit?.accounts ?? shared.accounts;
    this.#shared = shared;
    this.#unit = unit;
    this.#depth = depth;
  }

  records<T extends TableName>(table: T): Records<RecordOf<T>, NewRecordOf<T>> {
    return typedRecords<T>(this.#place(), this.#shared.stores, table);
  }

  get changes(): ChangeLog {
    return new HouseholdChanges(this.#place(), this.#shared.stores);
  }

  get replicas(): Replicas {
    return new HouseholdReplicas(this.#place(), this.#shared.stores);
  }

  async openSnapshot(): Promise<HouseholdSnapshot> {
    const { openSnapshot, stores, now, newId } = this.#shared;
    return new SnapshotOfHousehold(await openSnapshot(), this.actor, stores, { now, newId });
  }

  async atomically<T>(
    operation: string,
    work: (context: Context) => Promise<T>,
    through: 'app' | 'pip' = this.through,
  ): Promise<T> {
    if (this.#unit !== null) return this.#nested(this.#unit, work, through);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { householdId } = this.actor;
        return await askingFor(householdId, () => this.#inTransaction(operation, work, through), operation);
      } catch (error) {
        if (attempt === ATTEMPTS || !worthRepeating(error)) throw explained(error);
      }
    }
  }

  async #inTransaction<T>(
    operation: string,
    work: (context: Context) => Promise<T>,
    through: 'app' | 'pip',
  ): Promise<T> {
    const { result, wrote } = await this.#shared.kysely.transaction().execute(async (trx) => {
      const unit = this.#unitOf(trx, operation);
      const answer = await this.#run(unit, work, through, 0);
      await unit.recorder.settle();
      return { result: answer, wrote: unit.recorder.current() !== null };
    });
    if (wrote) this.#shared.written(this.actor.householdId);
    return result;
  }

  /**
   * Joins the running transaction. When the work fails, only its own writes are rolled back; the caller decides on the
   * rest.
   */
  async #nested<T>(unit: Unit, work: (context: Context) => Promise<T>, through: 'app' | 'pip'): Promise<T> {
    if (unit.depth !== this.#depth) throw new Error('Nested work must run one after the other.');
    const restore = unit.recorder.save();
    unit.depth += 1;
    const savepoint = sql.id(`nested_${unit.depth}`);
    try {
      await sql`savepoint ${savepoint}`.execute(unit.trx);
      const result = await this.#run(unit, work, through, unit.depth);
      await sql`release savepoint ${savepoint}`.execute(unit.trx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint ${savepoint}`.execute(unit.trx);
      restore();
      throw explained(error);
    } finally {
      unit.depth -= 1;
    }
  }

  #unitOf(trx: Transaction<Schema>, operation: string): Unit {
    const { quotas, now, newId } = this.#shared;
    const origin = this.actor.tab ?? null;
    const recorder = new ChangeRecorder({ trx, owner: this.actor, origin, operation, quotas, now, newId });
    return { trx, accounts: accountsOf(trx), recorder, depth: 0 };
  }

  async #run<T>(
    unit: Unit,
    work: (context: Context) => Promise<T>,
    through: 'app' | 'pip',
    depth: number,
  ): Promise<T> {
    // An approval was shown for certain versions: from the check of these to the write, the household's records are
    // locked.
    if (through === 'pip') await unit.recorder.open();
    const { actor, wordingModel } = this;
    return work(new SignedIn(this.#shared, { actor, through, wordingModel }, unit, depth));
  }

  #place(): Place {
    return {
      handle: this.#unit?.trx ?? this.#shared.kysely,
      owner: this.actor,
      timeZone: this.actor.timeZone,
      recorder: this.#unit?.recorder ?? null,
      through: this.through,
      now: this.now,
      newId: this.newId,
      atomically: (operation, work, through) => this.atomically(operation, work, through),
    };
  }
}
