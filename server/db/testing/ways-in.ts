// For tests that walk the whole database: rows of everything by which somebody comes in.
import type { Context } from '../../context.ts';
import { hashSecret } from '../../secrets.ts';
import type { Database } from '../engine/open.ts';

const AT = '2026-11-20T08:00:00.000Z';
const LATER = '2099-11-20T08:00:00.000Z';

/** Sessions, codes, links and tablets of the parent of this context, `mark` in every text a person wrote. */
export async function fillWaysIn(database: Database, context: Context, mark: string): Promise<void> {
  await signIns(database, context, mark);
  await links(database, context, mark);
  await connectKiosk(database, context);
}

async function connectKiosk({ kysely }: Database, { actor, newId }: Context): Promise<void> {
  const { userId: user_id, householdId: household_id } = actor;
  await kysely
    .insertInto('kiosk')
    .values({
      id: newId(),
      household_id,
      user_id,
      code_hash: null,
      token_hash: hashSecret(`kiosk ${user_id}`),
      show_titles: 0,
      created_at: AT,
      expires_at: LATER,
      last_seen_at: AT,
      user_agent: 'Tablet',
    })
    .execute();
}

async function signIns({ kysely }: Database, { actor, newId }: Context, mark: string): Promise<void> {
  const { userId: user_id, householdId: household_id, sessionId } = actor;
  const { email_folded } = await kysely
    .selectFrom('user')
    .select('email_folded')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const secret = (name: string) => hashSecret(`${name} ${user_id}`);
  await kysely
    .insertInto('session')
    .values({
      id: sessionId,
      token_hash: secret('session'),
      user_id,
      household_id,
      created_at: AT,
      last_seen_at: AT,
      address: `address ${mark}`,
      user_agent: `browser ${mark}`,
    })
    .execute();
  const subject = `${mark} ${user_id}`;
  const identity = { issuer: 'https://id.example.org', subject, user_id, created_at: AT };
  await kysely.insertInto('identity').values(identity).execute();
  await kysely
    .insertInto('recovery_code')
    .values({ user_id, code_hash: secret('code'), created_at: AT })
    .execute();
  await kysely
    .insertInto('password_reset')
    .values({ token_hash: secret('reset'), user_id, created_at: AT, expires_at: LATER })
    .execute();
  await kysely
    .insertInto('sign_in_address')
    .values({ user_id, address: `address ${mark}`, last_used_at: AT })
    .execute();
  await kysely
    .insertInto('sign_in_attempt')
    .values({
      id: newId(),
      kind: 'sign-in',
      account_hash: hashSecret(email_folded),
      address: '192.0.2.1',
      known: 0,
      at: AT,
    })
    .execute();
}

async function links({ kysely }: Database, { actor, newId }: Context, mark: string): Promise<void> {
  const { userId: user_id, householdId: household_id } = actor;
  const secret = (name: string) => hashSecret(`${name} ${user_id}`);
  await kysely
    .insertInto('sitter_link')
    .values({
      id: newId(),
      household_id,
      user_id,
      token_hash: secret('sitter'),
      sheet: JSON.stringify({ children: [{ name: mark }] }),
      created_at: AT,
      expires_at: LATER,
    })
    .execute();
  await kysely
    .insertInto('invitation')
    .values({
      id: newId(),
      household_id,
      user_id,
      token_hash: secret('invitation'),
      created_at: AT,
      expires_at: LATER,
      used_by: null,
    })
    .execute();
}
