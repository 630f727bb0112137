// Requests that started before the first proof of an e-mail address and arrive after it have no effect.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts as accountsOf, type Accounts, type Credentials } from '../../db/accounts/accounts.ts';
import { createContexts } from '../../db/context.ts';
import { newId } from '../../db/records/ids.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { createInvitation } from '../../household/invitations.ts';
import { hashSecret } from '../../secrets.ts';
import { secretCookies } from '../sessions/cookies.ts';
import { join } from '../invitations/invitations.ts';
import { giveRecoveryCodes } from '../sign-in/new-account.ts';
import { SessionKeeper } from '../sessions/session-keeper.ts';
import { authSettings } from '../testing/auth-app.ts';
import { familyApp, invite, type FamilyApp } from '../testing/family-app.ts';

const ANA = 'ana@example.org';

onEachDatabase('after the first proof', ({ open }) => {
  let world: FamilyApp;
  let accounts: Accounts;
  let before: Credentials;
  let sessionId: string;
  let strangersLink: string;
  beforeEach(async () => {
    world = await familyApp(await open());
    accounts = accountsOf(world.database.kysely);
    const squatter = world.browser();
    await squatter.signUp(ANA, { firstName: 'Eve' });
    before = (await accounts.findByEmail(ANA))!;
    sessionId = (await accounts.sessions.find(hashSecret(squatter.cookies.get('sid')!)))!.actor.sessionId;
    strangersLink = (await invite(await world.signedUp('Mallory'))).path.split('/').at(-1)!;
    await accounts.transaction(async (inner) => {
      await inner.proofs.prove(before.userId);
      await inner.setPassword(before.userId, 'the hash of another password', world.clock.now().toISOString());
    });
  });
  afterEach(() => world.close());

  it('a password that was checked before begins no session [H1]', async () => {
    const { limits } = authSettings();
    const keeper = new SessionKeeper({
      accounts,
      cookies: secretCookies(undefined, limits.sessionDays),
      limits,
      now: world.clock.now,
      newId,
    });
    const request = { cookies: {}, headers: {}, ip: '203.0.113.9' } as unknown as FastifyRequest;
    await expect(keeper.begin(request, {} as FastifyReply, before)).rejects.toMatchObject({ code: 'busy' });
    const sessions = await world.database.kysely.selectFrom('session').select('user_id').execute();
    expect(sessions.filter(({ user_id: userId }) => userId === before.userId)).toEqual([]);
  });

  it('a password that was checked before makes no recovery codes [H1]', async () => {
    await expect(giveRecoveryCodes(accounts, before, world.clock.now())).rejects.toMatchObject({
      code: 'busy',
    });
    expect(await accounts.signIns.hasRecoveryCodes(before.userId)).toBe(false);
  });

  it('a session that was found before makes no invitation [H2]', async () => {
    const { now } = world.clock;
    const { userId, householdId, firstName } = before;
    const context = createContexts(world.database, { now, newId }).contextFor({
      sessionId,
      userId,
      householdId,
      firstName,
      timeZone: 'UTC',
    });
    const made = context.atomically('createInvitation', (inner) => createInvitation(inner));
    await expect(made).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.invitations.open(householdId, now().toISOString())).toEqual([]);
  });

  it('a session that was found before joins no household of strangers [H2]', async () => {
    const { userId } = before;
    const joining = join({ accounts, now: world.clock.now }, { userId, sessionId }, strangersLink);
    await expect(joining).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.households.ofUser(userId)).toHaveLength(1);
  });
});
