// Links to sheets for sitters: stored as the hash of the link, with the sheet itself, for a day.
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { SitterLink } from '#contract/schemas/sitter.ts';
import type { AccountsTables } from './account-tables.ts';

interface NewSitterLink {
  id: string;
  householdId: string;
  userId: string;
  tokenHash: string;
  /** As JSON. */
  sheet: string;
  createdAt: string;
  expiresAt: string;
}

/** PostgreSQL returns JSON parsed. */
const parsed = (sheet: unknown): unknown => (typeof sheet === 'string' ? JSON.parse(sheet) : sheet);

const Children = z.object({ children: z.array(z.object({ name: z.string() })) });
/** The names of the children on a stored sheet. */
const childrenOn = (sheet: unknown): string[] =>
  Children.parse(parsed(sheet)).children.map(({ name }) => name);

export class SitterLinks {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  async insert(link: NewSitterLink): Promise<void> {
    await this.#db
      .insertInto('sitter_link')
      .values({
        id: link.id,
        household_id: link.householdId,
        user_id: link.userId,
        token_hash: link.tokenHash,
        sheet: link.sheet,
        created_at: link.createdAt,
        expires_at: link.expiresAt,
      })
      .execute();
  }

  /** The links of a household that still work, the newest first. */
  async open(householdId: string, now: string): Promise<SitterLink[]> {
    const rows = await this.#db
      .selectFrom('sitter_link as s')
      .innerJoin('user as u', 'u.id', 's.user_id')
      .select(['s.id', 's.sheet', 'u.first_name', 's.created_at', 's.expires_at'])
      .where('s.household_id', '=', householdId)
      .where('s.expires_at', '>', now)
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      children: childrenOn(row.sheet),
      madeBy: row.first_name,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }));
  }

  /** The sheet behind a link that works, parsed. */
  async find(tokenHash: string, now: string): Promise<unknown> {
    const row = await this.#db
      .selectFrom('sitter_link')
      .select('sheet')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return parsed(row?.sheet);
  }

  /** Ends a link; false when the household has none with this id that still works. */
  async end(id: string, householdId: string, now: string): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('sitter_link')
      .where('id', '=', id)
      .where('household_id', '=', householdId)
      .where('expires_at', '>', now)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Ends all links that a parent made. */
  async removeAllBy(userId: string): Promise<void> {
    await this.#db.deleteFrom('sitter_link').where('user_id', '=', userId).execute();
  }

  /** Forgets links that ended before this time, with their sheets. */
  async removeExpired(before: string): Promise<void> {
    await this.#db.deleteFrom('sitter_link').where('expires_at', '<=', before).execute();
  }
}
