// For tests of the data layer: parents with a household, and contexts for them.
import { NO_PREFERENCES } from '#contract/account.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Quotas } from '../changes/usage.ts';
import { createContexts } from '../context.ts';
import type { Database } from '../engine/open.ts';
import { newId as realId } from '../records/ids.ts';

/** A clock that can be moved. */
export class TestClock {
  at = Date.parse('2026-11-20T08:00:00.000Z');
  readonly now = (): Date => new Date(this.at);
  advanceDays(days: number): void {
    this.at += days * 24 * 3600 * 1000;
  }
}

interface ParentOptions {
  /** Joins this household; a parent has one of their own otherwise. */
  householdId?: string;
  clock?: TestClock;
  newId?: () => string;
  quotas?: Quotas;
}

/** The context of a parent who has just signed up. */
export async function contextOf(
  database: Database,
  firstName: string,
  { householdId, clock, newId = realId, quotas }: ParentOptions = {},
): Promise<Context> {
  const now = clock?.now ?? (() => new Date());
  const contexts = createContexts(database, { now, newId, quotas });
  const at = now().toISOString();
  const userId = newId();
  const ownHousehold = newId();
  await contexts.publicContext(null).accounts.create({
    userId,
    householdId: ownHousehold,
    householdName: `${firstName}'s family`,
    email: `${userId}@example.org`,
    emailFolded: `${userId}@example.org`,
    emailProved: false,
    firstName,
    lastName: 'Parent',
    passwordHash: null,
    preferences: NO_PREFERENCES,
    at,
  });
  if (householdId !== undefined) {
    const membership = { household_id: householdId, user_id: userId, role: 'member' as const, joined_at: at };
    await database.kysely.insertInto('membership').values(membership).execute();
  }
  const actor: Actor = {
    sessionId: newId(),
    userId,
    firstName,
    householdId: householdId ?? ownHousehold,
    timeZone: 'UTC',
  };
  return contexts.contextFor(actor);
}

/** The fields of a family member with nothing special about them. */
export const member = (name: string) => ({
  name,
  relationship: 'child' as const,
  age: null,
  dietaryRestrictions: [],
  dietaryNeeds: [],
  allergies: [],
  interests: [],
  notes: '',
  userId: null,
});
