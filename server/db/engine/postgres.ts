// PostgreSQL through Kysely's own dialect, with values in the form that SQLite uses.
import pg from 'pg';
import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver } from 'kysely';
import { CONNECTION_NAME } from './connection-name.ts';
import { FairQueue } from './fair-queue.ts';
import { endWhenSilent } from './silent-connection.ts';
import { explained } from './sql-errors.ts';
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

const CONNECTIONS = 10;
const PATIENCE_MS = 3000;

type PoolConnection = Parameters<PostgresDriver['releaseConnection']>[0];

const OPTIONS = {
  application_name: CONNECTION_NAME,
  connectionTimeoutMillis: PATIENCE_MS,
  statement_timeout: 5000,
  types: {
    getTypeParser: (type: number, format?: 'text' | 'binary'): Reader =>
      readers.get(type) ?? (pg.types.getTypeParser(type, format) as Reader),
  },
} satisfies pg.PoolConfig;

function openQuietPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...OPTIONS, ...config });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // Neither must one that breaks while it is lent out and nothing is asked of it: the next statement says so.
    client.on('error', () => undefined);
    if (client instanceof pg.Client) endWhenSilent(client);
  });
  return pool;
}

/** A pool whose statements give up rather than pile up. */
export const openPool = (url: string): pg.Pool =>
  openQuietPool({
    connectionString: url,
    min: 1,
    max: CONNECTIONS,
    idle_in_transaction_session_timeout: 10_000,
  });

/** One connection for a long read, which waits between its statements for the consumer. */
export const openReader = (url: string): pg.Pool =>
  openQuietPool({ connectionString: url, max: 1, idle_in_transaction_session_timeout: 60_000 });

class GuardedDriver extends PostgresDriver {
  readonly #guard: TransactionGuard;
  // Writers of one household wait for its row, each with a connection in its hand: three of them, and no more.
  readonly #queue = new FairQueue({
    places: CONNECTIONS,
    perHousehold: 3,
    patience: PATIENCE_MS,
    waiting: 200,
  });
  readonly #leaving = new WeakMap<DatabaseConnection, () => void>();

  constructor(pool: pg.Pool, guard: TransactionGuard) {
    super({ pool });
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#guard.refuseInside();
    const leave = await this.#queue.enter();
    try {
      const connection = await super.acquireConnection();
      this.#leaving.set(connection, leave);
      return connection;
    } catch (error) {
      leave();
      throw explained(error);
    }
  }

  override async releaseConnection(connection: PoolConnection): Promise<void> {
    try {
      await super.releaseConnection(connection);
    } finally {
      this.#leaving.get(connection)?.();
    }
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
