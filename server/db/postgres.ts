// PostgreSQL through Kysely's own dialect, with values spelled as SQLite spells them.
import pg from 'pg';
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver } from 'kysely';
import type { TransactionGuard } from './transaction-guard.ts';

type Reader = (value: string) => unknown;

const asText = (value: string): string => value;
/** By type number: boolean, bigint, json, numeric, jsonb. Everything else as pg reads it. */
const readers = new Map<number, Reader>([
  [16, (value) => (value === 't' ? 1 : 0)],
  [20, Number],
  [114, asText],
  [1700, Number],
  [3802, asText],
]);

/** What PostgreSQL calls our connections. A running server keeps one open, so a restore can see it. */
export const CONNECTION_NAME = 'PipPal';

/** A pool whose statements give up rather than pile up. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: CONNECTION_NAME,
    min: 1,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary'): Reader =>
        readers.get(type) ?? (pg.types.getTypeParser(type, format) as Reader),
    },
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

class GuardedDriver extends PostgresDriver {
  readonly #guard: TransactionGuard;

  constructor(pool: pg.Pool, guard: TransactionGuard) {
    super({ pool });
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.refuseInside();
    return super.acquireConnection();
  }
}

export class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #guard: TransactionGuard;

  constructor(pool: pg.Pool, guard: TransactionGuard) {
    super({ pool });
    this.#pool = pool;
    this.#guard = guard;
  }

  override createDriver(): Driver {
    return new GuardedDriver(this.#pool, this.#guard);
  }
}
