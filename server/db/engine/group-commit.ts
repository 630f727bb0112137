// Group commit: transactions of one turn of the event loop share one transaction of SQLite, each in a savepoint of its
// own, and one sync of the disk (decision 028). None is acknowledged before that sync.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Statements } from './statements.ts';

/** A group takes at most this many, and none once it is this old: those in it wait for all of it. */
const MOST = 64;
const OLDEST_MS = 8;
/** Work that took this long the last time is committed alone: short work does not wait for it. */
const LONG_MS = 20;
const MOST_LONG = 1000;

/** A caller's transaction, from its begin to its commit or rollback. */
export interface Unit {
  /** Names the work; undefined: never shares a transaction. */
  name: string | undefined;
  isAlone: boolean;
  /** The first of a group has the transaction, and no savepoint. */
  hasSavepoint: boolean;
  began: number;
}

type Begin = 'begin' | 'begin immediate';

export class GroupCommit {
  readonly #sqlite: DatabaseSync;
  readonly #statements: Statements;
  /** Those that wait for the commit. */
  #waiting: PromiseWithResolvers<void>[] = [];
  /** The one that is writing. */
  #unit: Unit | undefined;
  #began = 0;
  #timer: NodeJS.Immediate | undefined;
  /** Names of the work that took long the last time. */
  readonly #long = new Set<string>();

  readonly #now: () => number;

  /** `now` in milliseconds. */
  constructor(sqlite: DatabaseSync, statements: Statements, now = () => performance.now()) {
    this.#sqlite = sqlite;
    this.#statements = statements;
    this.#now = now;
  }

  /** Begins the only running unit; `name` is the same for work that takes about as long. */
  begin(name: string | undefined, how: Begin = 'begin immediate'): Unit {
    const isAlone = how === 'begin' || name === undefined || this.#long.has(name);
    if (isAlone || this.#waiting.length >= MOST || this.#now() - this.#began > OLDEST_MS) this.flush();
    const hasSavepoint = this.#waiting.length > 0;
    this.#run(hasSavepoint ? 'savepoint unit' : how);
    const began = this.#now();
    if (!hasSavepoint) this.#began = began;
    return (this.#unit = { name, isAlone, hasSavepoint, began });
  }

  /** Ends the unit; resolves when it is on the disk. */
  async commit(unit: Unit): Promise<void> {
    const isLong = this.#learn(unit);
    try {
      if (unit.isAlone) this.#run('commit');
      else if (unit.hasSavepoint) this.#run('release unit');
    } catch (error) {
      this.failed(error);
      this.rollback(unit);
      throw error;
    }
    this.#unit = undefined;
    if (!unit.isAlone) await this.#committed();
    // Requests that came in meanwhile go before what the caller does next.
    if (isLong) await nextTurn();
  }

  #committed(): Promise<void> {
    const committed = Promise.withResolvers<void>();
    this.#waiting.push(committed);
    // After the callbacks of all sockets that were ready in this turn.
    this.#timer ??= setImmediate(() => {
      this.#timer = undefined;
      // A unit that waits for something, such as another thread, has to end before: its writes would be committed too.
      if (this.#unit === undefined) this.flush();
    });
    return committed.promise;
  }

  /** Undoes the unit, and only that. Does nothing after its end, such as when its group could not be committed. */
  rollback(unit: Unit): void {
    if (this.#unit !== unit) return;
    this.#unit = undefined;
    // SQLite rolls back by itself after some errors, such as a full disk.
    if (!this.#sqlite.isTransaction) return;
    if (!unit.hasSavepoint) return this.#run('rollback');
    this.#run('rollback to unit');
    this.#run('release unit');
    if (this.#timer === undefined) this.flush();
  }

  /** Told of a failed statement: when SQLite has rolled everything back, those that wait have lost their writes. */
  failed(error: unknown): void {
    if (this.#sqlite.isTransaction) return;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  /** Commits those that wait. No unit may be running. */
  flush(): void {
    if (this.#waiting.length === 0) return;
    try {
      this.#run('commit');
    } catch (error) {
      if (this.#sqlite.isTransaction) this.#run('rollback');
      return this.failed(error);
    }
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  /** True when the unit took long. */
  #learn({ name, began }: Unit): boolean {
    const isLong = this.#now() - began > LONG_MS;
    if (name !== undefined && !isLong) this.#long.delete(name);
    if (name !== undefined && isLong && this.#long.size < MOST_LONG) this.#long.add(name);
    return isLong;
  }

  #run(sql: string): void {
    this.#statements.get(sql).statement.run();
  }
}
