// Households and memberships. A membership connects a user to a household; all access of a parent depends on one.
import type { Kysely } from 'kysely';
import type { AccountsTables } from './account-tables.ts';

type Role = 'owner' | 'member';

/** A household as its row says. */
interface HouseholdFacts {
  id: string;
  name: string;
  timeZone: string | null;
}

/** Somebody with an account. */
export interface Person {
  userId: string;
  firstName: string;
  lastName: string;
}

interface Member extends Person {
  email: string;
  role: Role;
  joinedAt: string;
}

/** Default name of a new parent's household. */
export const familyName = (firstName: string, lastName: string): string =>
  lastName === '' ? `${firstName}’s family` : `${lastName} family`;

export class Households {
  readonly #db: Kysely<AccountsTables>;

  constructor(db: Kysely<AccountsTables>) {
    this.#db = db;
  }

  /** Makes all other writers of this household, its members or its records wait until the transaction ends. */
  async lock(id: string): Promise<void> {
    await this.#db
      .updateTable('household')
      .set((set) => ({ seq: set.ref('seq') }))
      .where('id', '=', id)
      .execute();
  }

  async find(id: string): Promise<HouseholdFacts | undefined> {
    const row = await this.#db
      .selectFrom('household')
      .select(['id', 'name', 'time_zone'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { id: row.id, name: row.name, timeZone: row.time_zone };
  }

  /** The households of a user, in the order they joined. */
  async ofUser(userId: string): Promise<{ id: string; name: string }[]> {
    return this.#db
      .selectFrom('membership as m')
      .innerJoin('household as h', 'h.id', 'm.household_id')
      .select(['h.id', 'h.name'])
      .where('m.user_id', '=', userId)
      .orderBy('m.joined_at')
      .orderBy('h.id')
      .execute();
  }

  /** Members of a household, the longest-standing first. */
  async members(id: string): Promise<Member[]> {
    const rows = await this.#db
      .selectFrom('membership as m')
      .innerJoin('user as u', 'u.id', 'm.user_id')
      .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'm.role', 'm.joined_at'])
      .where('m.household_id', '=', id)
      .orderBy('m.joined_at')
      .orderBy('u.id')
      .execute();
    return rows.map((row) => ({
      userId: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      role: row.role,
      joinedAt: row.joined_at,
    }));
  }

  async roleOf(id: string, userId: string): Promise<Role | undefined> {
    const row = await this.#db
      .selectFrom('membership')
      .select('role')
      .where('household_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.role;
  }

  async insert({ id, name, timeZone }: HouseholdFacts, at: string): Promise<void> {
    const row = { id, name, time_zone: timeZone, created_at: at };
    await this.#db.insertInto('household').values(row).execute();
  }

  /** The household a person joined last; who belongs to none gets an empty one, so that the account works. */
  async homeOf(
    { userId, firstName, lastName }: Person,
    made: { newId: () => string; timeZone: string | null; at: string },
  ): Promise<string> {
    const last = (await this.ofUser(userId)).at(-1);
    if (last !== undefined) return last.id;
    const id = made.newId();
    await this.insert({ id, name: familyName(firstName, lastName), timeZone: made.timeZone }, made.at);
    await this.addMember(id, userId, 'owner', made.at);
    return id;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('household').set({ name }).where('id', '=', id).execute();
  }

  async setTimeZone(id: string, timeZone: string): Promise<void> {
    await this.#db.updateTable('household').set({ time_zone: timeZone }).where('id', '=', id).execute();
  }

  /** Adds a member; one who belongs to it already stays what they are. */
  async addMember(id: string, userId: string, role: Role, at: string): Promise<void> {
    await this.#db
      .insertInto('membership')
      .values({ household_id: id, user_id: userId, role, joined_at: at })
      .onConflict((oc) => oc.columns(['household_id', 'user_id']).doNothing())
      .execute();
  }

  /**
   * Ends a membership, and with it what is the member's own in this household: conversations, proposals, invitations.
   * Records that name the member must have been changed before.
   */
  async removeMember(id: string, userId: string): Promise<void> {
    await this.#db
      .deleteFrom('membership')
      .where('household_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
  }

  async setRole(id: string, userId: string, role: Role): Promise<void> {
    await this.#db
      .updateTable('membership')
      .set({ role })
      .where('household_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
  }
}
