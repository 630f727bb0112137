// Sessions in the database: found by the hash of their cookie, never by the cookie itself.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { runCompiled } from '../engine/run-compiled.ts';
import type { AccountsTables, SessionTable } from './account-tables.ts';

/** A session that exists, with the times that decide whether it still counts. */
export interface FoundSession {
  actor: Actor;
  /** The parent has to say first whether the others in this household are family (decision 014). */
  mustConfirm: boolean;
  createdAt: string;
  lastSeenAt: string;
}

/** A session as its own parent is shown it. */
type Device = Pick<SessionTable, 'id' | 'user_agent' | 'address' | 'created_at' | 'last_seen_at'>;

interface SessionRow {
  id: string;
  user_id: string;
  first_name: string;
  household_id: string;
  time_zone: string | null;
  created_at: string;
  last_seen_at: string;
  to_confirm: number;
}

const compileLookUp = (db: Kysely<AccountsTables>): CompiledQuery<SessionRow> =>
  db
    .selectFrom('session as s')
    .innerJoin('user as u', 'u.id', 's.user_id')
    .innerJoin('household as h', 'h.id', 's.household_id')
    .innerJoin('membership as m', (on) =>
      on.onRef('m.household_id', '=', 's.household_id').onRef('m.user_id', '=', 's.user_id'),
    )
    .where('s.token_hash', '=', '')
    .select(['s.id', 's.user_id', 's.household_id', 's.created_at', 's.last_seen_at'])
    .select(['u.first_name', 'h.time_zone', 'm.to_confirm'])
    .compile();

export class Sessions {
  readonly #db: Kysely<AccountsTables>;
  #lookUp: CompiledQuery<SessionRow> | undefined;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /** The session of a cookie: one indexed join, compiled once. A removed member's session finds nothing. */
  async find(tokenHash: string): Promise<FoundSession | undefined> {
    const lookUp = (this.#lookUp ??= compileLookUp(this.#db));
    const [row] = await runCompiled<SessionRow, AccountsTables>(this.#db, {
      ...lookUp,
      parameters: [tokenHash],
    });
    if (row === undefined) return undefined;
    return {
      actor: {
        sessionId: row.id,
        userId: row.user_id,
        firstName: row.first_name,
        householdId: row.household_id,
        timeZone: row.time_zone ?? 'UTC',
      },
      mustConfirm: row.to_confirm === 1,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    };
  }

  /** The owner of a session that is not stored yet; undefined once they left the household. */
  async findOwner({ user_id, household_id }: Pick<SessionTable, 'user_id' | 'household_id'>) {
    const row = await this.#db
      .selectFrom('user as u')
      .innerJoin('membership as m', 'm.user_id', 'u.id')
      .innerJoin('household as h', 'h.id', 'm.household_id')
      .where('u.id', '=', user_id)
      .where('h.id', '=', household_id)
      .select(['u.first_name', 'h.time_zone', 'u.credentials_version', 'm.to_confirm'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      firstName: row.first_name,
      timeZone: row.time_zone ?? 'UTC',
      credentialsVersion: row.credentials_version,
      mustConfirm: row.to_confirm === 1,
    };
  }

  /** Repeated, it changes nothing: two requests may save the same session of before. */
  async insert(session: SessionTable): Promise<void> {
    await this.#db
      .insertInto('session')
      .values(session)
      .onConflict((oc) => oc.column('id').doNothing())
      .execute();
  }

  async touch(id: string, at: string): Promise<void> {
    await this.#db.updateTable('session').set({ last_seen_at: at }).where('id', '=', id).execute();
  }

  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('session').where('id', '=', id).execute();
  }

  async removeByToken(tokenHash: string): Promise<void> {
    await this.#db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
  }

  /** The sessions of a user that were seen and begun after these times, newest first. */
  async list(userId: string, seenAfter: string, begunAfter: string): Promise<Device[]> {
    return this.#db
      .selectFrom('session')
      .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .where('last_seen_at', '>=', seenAfter)
      .where('created_at', '>=', begunAfter)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** Ends one session of the user; false when the user has none with this id. */
  async removeOneOf(userId: string, id: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('session')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  /** Ends every session of the user but this one. */
  async removeOthersOf(userId: string, keptId: string): Promise<void> {
    await this.#db.deleteFrom('session').where('user_id', '=', userId).where('id', '!=', keptId).execute();
  }

  /** Ends every session of the user in this household. */
  async removeIn(householdId: string, userId: string): Promise<void> {
    await this.#db
      .deleteFrom('session')
      .where('household_id', '=', householdId)
      .where('user_id', '=', userId)
      .execute();
  }

  /** Gives the session another secret; false when none has this one. */
  async replaceToken(tokenHash: string, nextHash: string): Promise<boolean> {
    const renewed = await this.#db
      .updateTable('session')
      .set({ token_hash: nextHash })
      .where('token_hash', '=', tokenHash)
      .returning('id')
      .executeTakeFirst();
    return renewed !== undefined;
  }

  /** Moves the session to another household of its user. */
  async moveTo(id: string, householdId: string): Promise<void> {
    await this.#db.updateTable('session').set({ household_id: householdId }).where('id', '=', id).execute();
  }

  /** Address and time of a session's start. */
  async beginningOf(id: string): Promise<{ address: string; createdAt: string } | undefined> {
    const row = await this.#db
      .selectFrom('session')
      .select(['address', 'created_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { address: row.address, createdAt: row.created_at };
  }

  /** Locks a session until the transaction ends; AppError `unauthenticated` when it ended since the request began. */
  async hold(id: string): Promise<void> {
    const held = await this.#db
      .updateTable('session')
      .set((set) => ({ last_seen_at: set.ref('last_seen_at') }))
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (held === undefined) throw new AppError('unauthenticated', 'Please sign in again.');
  }

  /** Ends every session of the user. */
  async removeAllOf(userId: string): Promise<void> {
    await this.#db.deleteFrom('session').where('user_id', '=', userId).execute();
  }

  /** Removes sessions last seen, or begun, before these times. */
  async removeExpired(seenBefore: string, begunBefore: string): Promise<void> {
    await this.#db
      .deleteFrom('session')
      .where((w) => w.or([w('last_seen_at', '<', seenBefore), w('created_at', '<', begunBefore)]))
      .execute();
  }
}
