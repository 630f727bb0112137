// Prepared statements of a SQLite connection: preparing one costs more than running it.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

const CACHED_STATEMENTS = 256;

const KEPT = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;

interface Prepared {
  statement: StatementSync;
  /** True when it returns rows; `run` would discard them. */
  reads: boolean;
}

/** The most recently used statements, prepared once. */
export class Statements {
  readonly #sqlite: DatabaseSync;
  readonly #cache = new Map<string, Prepared>();

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  get(sql: string): Prepared {
    const known = this.#cache.get(sql);
    if (known !== undefined) {
      this.#cache.delete(sql);
      this.#cache.set(sql, known);
      return known;
    }
    const statement = this.#sqlite.prepare(sql);
    // Some pragmas do their work row by row without having a column.
    const prepared = { statement, reads: statement.columns().length > 0 || /^\s*pragma\b/i.test(sql) };
    if (KEPT.test(sql)) this.#keep(sql, prepared);
    // Anything else may change the tables, and with them the columns of a statement's result.
    else this.#cache.clear();
    return prepared;
  }

  #keep(sql: string, prepared: Prepared): void {
    this.#cache.set(sql, prepared);
    if (this.#cache.size > CACHED_STATEMENTS) {
      const [oldest] = this.#cache.keys();
      if (oldest !== undefined) this.#cache.delete(oldest);
    }
  }
}

/** Runs a query of Kysely. */
export function runStatement<R>(statements: Statements, query: CompiledQuery): QueryResult<R> {
  const { statement, reads } = statements.get(query.sql);
  const parameters = query.parameters as SQLInputValue[];
  if (reads) return { rows: statement.all(...parameters) as R[] };
  const { changes } = statement.run(...parameters);
  return { rows: [], numAffectedRows: BigInt(changes) };
}
