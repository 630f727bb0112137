// All data of a household at one moment, read in batches on a connection of its own, for exports. It blocks nobody and
// waits for nobody.
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Actor } from '../../actor.ts';
import type { HouseholdSnapshot } from '../../context.ts';
import { Accounts } from '../accounts/accounts.ts';
import { HouseholdChanges } from '../changes/change-log.ts';
import type { OpenSnapshot } from '../engine/open.ts';
import type { Fields } from '../records/fields.ts';
import { asRead } from '../records/as-read.ts';
import type { Place } from '../records/place.ts';
import type { TableStore } from '../records/table-store.ts';
import type { RecordOf, TableName } from '../records/tables.ts';

type Stores = Record<TableName, TableStore>;

export class SnapshotOfHousehold implements HouseholdSnapshot {
  readonly accounts: Accounts;
  readonly #open: OpenSnapshot;
  readonly #actor: Actor;
  readonly #stores: Stores;
  readonly #changes: HouseholdChanges;
  readonly #now: () => Date;

  constructor(
    open: OpenSnapshot,
    actor: Actor,
    stores: Stores,
    { now, newId }: Pick<Place, 'now' | 'newId'>,
  ) {
    this.accounts = new Accounts(open.kysely);
    this.#open = open;
    this.#actor = actor;
    this.#stores = stores;
    this.#now = now;
    const atomically = () => Promise.reject(new Error('A snapshot can only be read.'));
    const place = { handle: open.kysely, owner: actor, recorder: null, through: 'app' as const };
    const { timeZone } = actor;
    this.#changes = new HouseholdChanges({ ...place, timeZone, now, newId, atomically }, stores);
  }

  count(table: TableName): Promise<number> {
    return this.#stores[table].count(this.#open.kysely, this.#actor);
  }

  records<T extends TableName>(table: T): AsyncGenerator<RecordOf<T>>;
  async *records(table: TableName): AsyncGenerator<Fields> {
    const clock = { now: this.#now, timeZone: this.#actor.timeZone };
    for await (const record of this.#stores[table].each(this.#open.kysely, this.#actor)) {
      yield asRead(table, record, clock);
    }
  }

  changes(): AsyncGenerator<ChangeSet> {
    return this.#changes.each();
  }

  close(): Promise<void> {
    return this.#open.close();
  }
}
