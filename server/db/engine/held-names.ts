// Names that one holder at a time has, such as a job that must not run twice: in this process, and on PostgreSQL in all
// processes on the database. There an advisory lock of a connection stands for each name, so that a process that dies
// leaves nothing behind.
import type pg from 'pg';
import { CONNECTION_NAME } from './connection-name.ts';
import { endWhenSilent } from './silent-connection.ts';
import { explained } from './sql-errors.ts';

/** First half of the locks' numbers. Any number, always the same. */
const LOCKS = 7_415_002;
const PATIENCE_MS = 3000;

/** Takes a name; undefined while somebody has it. The function returned gives it back; calling it again does nothing. */
export type Hold = (name: string) => Promise<(() => Promise<void>) | undefined>;

export class HeldNames {
  readonly #url: string | undefined;
  readonly #held = new Set<string>();
  /** Open as long as a name is held. */
  #client: Promise<pg.Client> | undefined;

  /** With the address of a PostgreSQL, names are shared by all processes on it. */
  constructor(url?: string) {
    this.#url = url;
  }

  readonly hold: Hold = async (name) => {
    if (this.#held.has(name)) return undefined;
    this.#held.add(name);
    try {
      if (!(await this.#ask('pg_try_advisory_lock', name))) {
        await this.#forget(name);
        return undefined;
      }
    } catch (error) {
      await this.#forget(name);
      throw explained(error);
    }
    let given: Promise<void> | undefined;
    return () => (given ??= this.#giveBack(name));
  };

  /** Gives everything back. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.then((open) => open.end()).catch(() => undefined);
  }

  async #giveBack(name: string): Promise<void> {
    // A connection that broke has given its locks back.
    await this.#ask('pg_advisory_unlock', name).catch(() => undefined);
    await this.#forget(name);
  }

  async #forget(name: string): Promise<void> {
    this.#held.delete(name);
    if (this.#held.size === 0) await this.close();
  }

  async #ask(what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
    if (this.#url === undefined) return true;
    const client = await (this.#client ??= this.#connect(this.#url));
    const { rows } = await client.query<{ done: boolean }>(`select ${what}(${LOCKS}, hashtext($1)) as done`, [
      name,
    ]);
    return rows[0]?.done === true;
  }

  async #connect(url: string): Promise<pg.Client> {
    const { Client } = (await import('pg')).default;
    const client = new Client({
      connectionString: url,
      application_name: CONNECTION_NAME,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
    });
    // The next name opens another one.
    const giveUp = () => (this.#client = undefined);
    client.on('error', giveUp);
    await client.connect().catch((error: unknown) => {
      giveUp();
      throw error;
    });
    endWhenSilent(client);
    return client;
  }
}
