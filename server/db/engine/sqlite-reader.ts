// A second connection to the SQLite file for reads outside transactions. They wait for no transaction, and see only
// committed writes.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { openSqliteReader } from './sqlite-file.ts';
import { runStatement, Statements } from './statements.ts';

/** After reads of this many milliseconds others get a turn of the event loop. */
const BREATH_MS = 8;

export class SqliteReader {
  readonly #file: string;
  #open: { sqlite: DatabaseSync; statements: Statements } | undefined;
  /** Begin of the first read in this turn of the event loop. */
  #turnBegan: number | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    while (this.#isTurnOver()) await nextTurn();
    const { statements } = (this.#open ??= this.#connect());
    return runStatement(statements, query);
  }

  /** Closes the connection; the next read opens another one, which sees the tables and statistics of that time. */
  close(): void {
    this.#open?.sqlite.close();
    this.#open = undefined;
  }

  #connect() {
    const sqlite = openSqliteReader(this.#file);
    return { sqlite, statements: new Statements(sqlite) };
  }

  #isTurnOver(): boolean {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = performance.now();
      setImmediate(() => (this.#turnBegan = undefined));
    }
    return performance.now() - this.#turnBegan > BREATH_MS;
  }
}
