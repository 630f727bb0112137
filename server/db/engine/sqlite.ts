// Kysely on node:sqlite: one writing connection on the main thread, a queue so that no statement runs inside another
// caller's transaction, and a connection for reads, which sees only what is on the disk.
import type { DatabaseSync } from 'node:sqlite';
import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { FairQueue, runningWork } from './fair-queue.ts';
import { GroupCommit, type Unit } from './group-commit.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { runStatement, Statements } from './statements.ts';
import type { TransactionGuard } from './transaction-guard.ts';

const READS = /^\s*select\b/i;
const WRITES = /^\s*(insert|update|delete|with)\b/i;

/** State that the leases of one database share. */
interface Shared {
  readonly statements: Statements;
  /** Runs reads outside transactions; absent where there is only one connection. */
  readonly reader: SqliteReader | undefined;
  readonly group: GroupCommit;
  readonly queue: FairQueue;
}

/** The connection as lent to one caller; worthless once given back, so stray work cannot reach into a stranger's transaction. */
class Lease implements DatabaseConnection {
  readonly #shared: Shared;
  #leave: (() => void) | undefined;
  #unit: Unit | undefined;
  #ended = false;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  end(): void {
    this.#ended = true;
    this.#leave?.();
  }

  async begin(name: string | undefined, how: 'begin' | 'begin immediate'): Promise<void> {
    await this.#enter();
    this.#unit = this.#shared.group.begin(name, how);
  }

  /** Resolves when the transaction is on the disk; others may write before. */
  async commit(): Promise<void> {
    if (this.#unit === undefined) return;
    const committed = this.#shared.group.commit(this.#unit);
    this.end();
    return committed;
  }

  rollback(): void {
    if (this.#unit !== undefined) this.#shared.group.rollback(this.#unit);
    this.end();
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error('This transaction has ended: its handle cannot be used any more.');
    if (this.#unit !== undefined) return this.#run(query);
    const { reader, group } = this.#shared;
    if (reader !== undefined && READS.test(query.sql)) return reader.run(query);
    await this.#enter();
    if (WRITES.test(query.sql)) return this.#runAlone(query);
    // Reads on the only connection, and statements that cannot be in a transaction.
    group.flush();
    if (!READS.test(query.sql)) reader?.close();
    return this.#run(query);
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported on SQLite.');
  }

  async #enter(): Promise<void> {
    this.#leave ??= await this.#shared.queue.enter();
  }

  /** A single write is a transaction, too. */
  async #runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { group } = this.#shared;
    const unit = group.begin(query.sql);
    let result: QueryResult<R>;
    try {
      result = this.#run(query);
    } catch (error) {
      group.rollback(unit);
      throw error;
    }
    const committed = group.commit(unit);
    this.#leave?.();
    this.#leave = undefined;
    await committed;
    return result;
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    try {
      return runStatement(this.#shared.statements, query);
    } catch (error) {
      this.#shared.group.failed(error);
      throw error;
    }
  }
}

class SqliteDriver implements Driver {
  readonly #sqlite: DatabaseSync;
  readonly #guard: TransactionGuard;
  readonly #shared: Shared;

  constructor(sqlite: DatabaseSync, file: string | undefined, guard: TransactionGuard) {
    this.#sqlite = sqlite;
    this.#guard = guard;
    const statements = new Statements(sqlite);
    this.#shared = {
      statements,
      reader: file === undefined ? undefined : new SqliteReader(file),
      group: new GroupCommit(sqlite, statements),
      queue: new FairQueue({ places: 1, perHousehold: 1 }),
    };
  }

  async init(): Promise<void> {}

  /** Runs a statement outside transactions. */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const lease = await this.acquireConnection();
    try {
      return await lease.executeQuery(query);
    } finally {
      lease.end();
    }
  }

  async acquireConnection(): Promise<Lease> {
    this.#guard.refuseInside();
    return new Lease(this.#shared);
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.end();
  }

  async beginTransaction(lease: Lease, { accessMode }: TransactionSettings): Promise<void> {
    // Immediate: a transaction that starts with a read and then writes may find its snapshot outdated by another
    // process. A read-only one blocks no writer.
    await lease.begin(runningWork(), accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  async commitTransaction(lease: Lease): Promise<void> {
    await lease.commit();
  }

  async rollbackTransaction(lease: Lease): Promise<void> {
    lease.rollback();
  }

  async destroy(): Promise<void> {
    this.#shared.group.flush();
    // The last connection to be closed empties the log, which only a writing one can.
    this.#shared.reader?.close();
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
  readonly driver: SqliteDriver;

  /** Reads outside transactions get a connection of their own to `file`, if it is given. */
  constructor(sqlite: DatabaseSync, file: string | undefined, guard: TransactionGuard) {
    super({
      database: () => Promise.reject(new Error('node:sqlite has a driver of its own.')),
    });
    this.driver = new SqliteDriver(sqlite, file, guard);
  }

  override createDriver(): Driver {
    return this.driver;
  }

  override createAdapter(): SqliteAdapter {
    return new QueuedByDriver();
  }
}
