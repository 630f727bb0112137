// Kysely on node:sqlite: one connection on the main thread, and a queue so that no statement runs inside another
// caller's transaction.
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { DatabaseSync, constants, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { FairQueue } from './fair-queue.ts';
import { Statements } from './statements.ts';
import type { TransactionGuard } from './transaction-guard.ts';

const BUSY_MILLISECONDS = 5000;

/** Opens the file (created readable by its owner alone) with the settings of docs/decisions: nothing acknowledged is ever lost. */
export function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  }
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS });
  // Only a file that is new takes this, others shrink by `npm run compact`; and it writes, which a full disk refuses.
  if (file === ':memory:' || statSync(file).size === 0) sqlite.exec('pragma auto_vacuum = incremental');
  // FULL, never NORMAL: with NORMAL a power cut took a quarter of the acknowledged rows.
  // fullfsync: on macOS a plain fsync does not reach the disk.
  // secure_delete: what is deleted is overwritten, so that a removed household cannot be read from the file.
  sqlite.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = -16000;
    pragma trusted_schema = off;
    pragma wal_autocheckpoint = 1000;
    pragma journal_size_limit = 67108864;
    pragma fullfsync = on;
    pragma checkpoint_fullfsync = on;
    pragma secure_delete = on;
  `);
  sqlite.setAuthorizer((action, attached) =>
    action === constants.SQLITE_ATTACH && !mayAttach(file, attached)
      ? constants.SQLITE_DENY
      : constants.SQLITE_OK,
  );
  return sqlite;
}

/** Another connection to a file that is open already, for reading alone. */
export function openSqliteReader(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MILLISECONDS });
  sqlite.exec('pragma temp_store = memory; pragma cache_size = -4000; pragma trusted_schema = off');
  return sqlite;
}

/** VACUUM attaches the file it writes: a nameless one, or a copy in our data folder. Nothing else is ever attached. */
const mayAttach = (own: string, attached: string | null): boolean =>
  attached === '' || (attached !== null && own !== ':memory:' && isInside(dirname(resolve(own)), attached));

const isInside = (folder: string, path: string): boolean => !relative(folder, resolve(path)).startsWith('..');

/** The connection as lent to one caller; worthless once given back, so stray work cannot reach into a stranger's transaction. */
class Lease implements DatabaseConnection {
  readonly #statements: Statements;
  readonly #leave: () => void;
  #ended = false;

  constructor(statements: Statements, leave: () => void) {
    this.#statements = statements;
    this.#leave = leave;
  }

  end(): void {
    this.#ended = true;
    this.#leave();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('This transaction has ended: its handle cannot be used any more.');
    const { statement, reads } = this.#statements.get(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (reads) return { rows: statement.all(...parameters) as R[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported on SQLite.');
  }
}

class SqliteDriver implements Driver {
  readonly #sqlite: DatabaseSync;
  readonly #statements: Statements;
  readonly #guard: TransactionGuard;
  readonly #queue = new FairQueue({ places: 1, perHousehold: 1 });

  constructor(sqlite: DatabaseSync, guard: TransactionGuard) {
    this.#sqlite = sqlite;
    this.#statements = new Statements(sqlite);
    this.#guard = guard;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    this.#guard.refuseInside();
    return new Lease(this.#statements, await this.#queue.enter());
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.end();
  }

  async beginTransaction(lease: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    // Immediate: a transaction that starts with a read and then writes may find its snapshot outdated by another
    // process. A read-only one blocks no writer.
    await lease.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    await lease.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    // SQLite rolls back by itself after some errors, such as a full disk.
    if (this.#sqlite.isTransaction) await lease.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    try {
      this.#sqlite.exec('pragma optimize');
    } catch {
      // Statistics for the next start; a full disk or a damaged page must not keep the file from being closed.
    }
    this.#sqlite.close();
  }
}

/** Kysely would otherwise queue in front of our driver, before the guard can speak. */
class QueuedByDriver extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #sqlite: DatabaseSync;
  readonly #guard: TransactionGuard;

  constructor(sqlite: DatabaseSync, guard: TransactionGuard) {
    super({
      database: () => Promise.reject(new Error('node:sqlite has a driver of its own.')),
    });
    this.#sqlite = sqlite;
    this.#guard = guard;
  }

  override createDriver(): Driver {
    return new SqliteDriver(this.#sqlite, this.#guard);
  }

  override createAdapter(): SqliteAdapter {
    return new QueuedByDriver();
  }
}
