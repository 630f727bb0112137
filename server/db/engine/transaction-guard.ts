// Using the outer handle inside a transaction would deadlock on SQLite (one connection) and silently run outside the
// transaction on PostgreSQL. This detects it on both and throws instead.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely';
import { rememberConnection } from './run-compiled.ts';

export class TransactionGuard {
  readonly #running = new AsyncLocalStorage<{ open: boolean }>();

  /** Runs the body of a transaction. Work it leaves behind is no longer inside once the body has ended. */
  async run<T>(body: () => Promise<T>): Promise<T> {
    const state = { open: true };
    try {
      return await this.#running.run(state, body);
    } finally {
      state.open = false;
    }
  }

  /** Throws when the caller is inside a transaction of this database. */
  refuseInside(): void {
    if (this.#running.getStore()?.open === true) {
      throw new Error('The outer database handle was used inside a transaction: use the handle given to it.');
    }
  }
}

/** Kysely whose transactions notify the guard that they are running. */
export class GuardedKysely<DB> extends Kysely<DB> {
  readonly #guard: TransactionGuard;

  constructor(config: KyselyConfig, guard: TransactionGuard) {
    super(config);
    this.#guard = guard;
  }

  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <T>(body: (trx: Transaction<DB>) => Promise<T>) =>
      execute(async (trx) => {
        await rememberConnection(trx);
        return this.#guard.run(() => body(trx));
      });
    return builder;
  }
}
