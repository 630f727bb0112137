// Removing the other parent and leaving, over HTTP: what ends, what stays, and who is allowed to.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Browser } from '../auth/testing/auth-app.ts';
import {
  emailOf,
  familyApp,
  householdOf,
  invite,
  userOf,
  type FamilyApp,
} from '../auth/testing/family-app.ts';
import { onEachDatabase } from '../db/testing/databases.ts';

const ZONE = 'America/Denver';

onEachDatabase('a household of two', ({ open }) => {
  let world: FamilyApp;
  let dana: Browser;
  let ben: Browser;
  beforeEach(async () => {
    world = await familyApp(await open());
    dana = await world.signedUp('Dana');
    await finish(dana);
    ben = await invited('Ben');
  });
  afterEach(() => world.close());

  const finish = (browser: Browser) =>
    browser.put('POST', '/api/onboarding/complete', { timeZone: ZONE, preferences: {} });
  /** Somebody who made an account through an invitation of Dana's: this household is all they have. */
  const invited = async (firstName: string) => {
    world.clock.at += 1000;
    const { path } = await invite(dana);
    const browser = world.browser();
    await browser.signUp(emailOf(firstName), { firstName, lastName: 'Rivera', returnTo: path });
    return browser;
  };
  const idOf = async (browser: Browser) => (await userOf(browser))!.id;
  const remove = async (by: Browser, whom: Browser) =>
    by.delete(`/api/household/members/${await idOf(whom)}`);
  const leave = (browser: Browser) => browser.put('POST', '/api/household/leave', {});
  const rolesOf = async (browser: Browser) =>
    (await householdOf(browser)).members.map(({ firstName, role }) => `${firstName} ${role}`);
  const familyOf = async (browser: Browser) =>
    (await browser.get('/api/family-members')).json<FamilyMember[]>();
  const linked = async (by: Browser, to: Browser) =>
    by.put('POST', '/api/family-members', { name: 'Papa', relationship: 'parent', userId: await idOf(to) });

  describe('removing a parent', () => {
    it('ends every session of theirs in it at once, and they no longer get anything anywhere [A16]', async () => {
      const phone = world.browser();
      await phone.signIn(emailOf('Ben'));
      await linked(dana, ben);
      const [papa] = await familyOf(ben);
      expect((await remove(dana, ben)).statusCode).toBe(204);
      for (const browser of [ben, phone]) {
        expect(await userOf(browser)).toBeNull();
        for (const path of ['/api/family-members', '/api/household', '/api/changes', '/api/conversations']) {
          expect((await browser.get(path)).statusCode, path).toBe(401);
        }
        const write = await browser.put('PUT', `/api/family-members/${papa!.id}`, { name: 'Still here' });
        expect(write.statusCode).toBe(401);
      }
      expect(await rolesOf(dana)).toEqual(['Dana owner']);
      expect((await familyOf(dana)).map(({ name }) => name)).toEqual(['Papa']);
    });

    it('leaves them an account that works, with an empty household of their own', async () => {
      await finish(ben);
      await linked(dana, ben);
      await remove(dana, ben);
      await ben.signIn(emailOf('Ben'));
      expect(await userOf(ben)).toMatchObject({ onboardingCompleted: true, timeZone: ZONE });
      expect(await rolesOf(ben)).toEqual(['Ben owner']);
      expect(await householdOf(ben)).toMatchObject({ name: 'Rivera family', invitations: [] });
      expect((await householdOf(ben)).id).not.toBe((await householdOf(dana)).id);
      expect(await familyOf(ben)).toEqual([]);
      const [papa] = await familyOf(dana);
      expect((await ben.put('PUT', `/api/family-members/${papa!.id}`, { name: 'Mine' })).statusCode).toBe(
        404,
      );
      expect(
        (await ben.put('POST', '/api/household/switch', { id: (await householdOf(dana)).id })).statusCode,
      ).toBe(404);
    });

    it('who has not finished the wizard leaves the zone of their new household to them', async () => {
      await remove(dana, ben);
      await ben.signIn(emailOf('Ben'));
      expect(await userOf(ben)).toMatchObject({ onboardingCompleted: false, timeZone: null });
    });

    it('leads them to the household they had before, where they have one', async () => {
      const cleo = await world.joined(dana, 'Cleo');
      const own = (await householdOf(cleo)).households.find(({ current }) => !current)!;
      await remove(dana, cleo);
      await cleo.signIn(emailOf('Cleo'));
      expect((await householdOf(cleo)).id).toBe(own.id);
      expect((await householdOf(cleo)).households).toHaveLength(1);
    });

    it('leaves a session of theirs in another household alone', async () => {
      const cleo = await world.joined(dana, 'Cleo');
      const own = (await householdOf(cleo)).households.find(({ current }) => !current)!;
      await cleo.put('POST', '/api/household/switch', { id: own.id });
      await remove(dana, cleo);
      expect(await userOf(cleo)).toMatchObject({ householdId: own.id });
    });

    it('takes back every open link, so that none in their hands opens the door again', async () => {
      const theirs = await invite(ben);
      const hers = await invite(dana);
      await remove(dana, ben);
      expect((await householdOf(dana)).invitations).toEqual([]);
      await ben.signIn(emailOf('Ben'));
      for (const { path } of [theirs, hers]) {
        expect((await ben.post(path, {})).statusCode).toBe(404);
        expect((await world.browser().get(path)).statusCode).toBe(404);
      }
      const again = await invite(dana);
      expect((await ben.post(again.path, {})).headers.location).toBe('/');
    });

    it('removes their conversations too, and nobody else’s', async () => {
      const talk = async (browser: Browser) => {
        const { id } = (await browser.put('POST', '/api/conversations', { title: 'Secret' })).json<{
          id: string;
        }>();
        await browser.put('POST', `/api/conversations/${id}/messages`, { content: 'Who is in the family?' });
      };
      await talk(ben);
      await talk(dana);
      await remove(dana, ben);
      const { kysely } = world.database;
      for (const table of ['conversation', 'message', 'proposal'] as const) {
        const owners = await kysely.selectFrom(table).select('user_id').distinct().execute();
        for (const { user_id } of owners) expect(user_id, table).toBe(await idOf(dana));
      }
      expect((await dana.get('/api/conversations')).json()).toHaveLength(1);
    });

    it('clears who they are in the family, in the history; taking older changes back works after it', async () => {
      await linked(dana, ben);
      const [papa] = await familyOf(dana);
      await dana.delete(`/api/family-members/${papa!.id}`);
      await dana.put('POST', '/api/family-members', {
        name: 'Daddy',
        relationship: 'parent',
        userId: await idOf(ben),
      });
      await remove(dana, ben);
      expect((await familyOf(dana)).map(({ name, userId }) => [name, userId])).toEqual([['Daddy', null]]);
      const changes = (await dana.get('/api/changes')).json<ChangeSet[]>();
      expect(changes[0]).toMatchObject({ operation: 'removeHouseholdMember', who: 'Dana' });
      const deletion = changes.find(({ operation }) => operation === 'deleteFamilyMember')!;
      const undone = await dana.put('POST', `/api/changes/${deletion.id}/undo`, {});
      expect([undone.statusCode, undone.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
      expect((await familyOf(dana)).map(({ name, userId }) => [name, userId])).toEqual([
        ['Papa', null],
        ['Daddy', null],
      ]);
      const removal = (await dana.get('/api/changes'))
        .json<ChangeSet[]>()
        .find(({ operation }) => operation === 'removeHouseholdMember')!;
      const restored = await dana.put('POST', `/api/changes/${removal.id}/undo`, {});
      expect(restored.statusCode).toBe(200);
      expect(await rolesOf(dana)).toEqual(['Dana owner']);
    });

    it('is for owners only, and not for oneself [A9]', async () => {
      const cleo = await invited('Cleo');
      expect((await remove(ben, dana)).statusCode).toBe(403);
      expect((await remove(ben, cleo)).statusCode).toBe(403);
      const oneself = await remove(dana, dana);
      expect([oneself.statusCode, oneself.body]).toEqual([
        409,
        "You can't remove yourself. Please leave the household instead.",
      ]);
      expect(await rolesOf(dana)).toEqual(['Dana owner', 'Ben member', 'Cleo member']);
    });

    it('of another household answers like one who does not exist', async () => {
      const eve = await world.signedUp('Eve');
      const foreign = await remove(eve, dana);
      const invented = await eve.delete('/api/household/members/nobody');
      expect([foreign.statusCode, foreign.body]).toEqual([404, invented.body]);
      expect((await world.browser().delete(`/api/household/members/${await idOf(ben)}`)).statusCode).toBe(
        401,
      );
      expect(await userOf(ben)).not.toBeNull();
    });

    it('twice at once removes once', async () => {
      const id = await idOf(ben);
      const answers = await Promise.all([
        dana.delete(`/api/household/members/${id}`),
        dana.delete(`/api/household/members/${id}`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    });
  });

  describe('leaving', () => {
    it('continues here in a household of one’s own; every other device is signed out of this one', async () => {
      const phone = world.browser();
      await phone.signIn(emailOf('Ben'));
      const { path } = await invite(ben);
      const left = (await householdOf(ben)).id;
      expect((await leave(ben)).statusCode).toBe(204);
      expect(await userOf(phone)).toBeNull();
      expect(await rolesOf(ben)).toEqual(['Ben owner']);
      expect((await householdOf(ben)).id).not.toBe(left);
      expect(await rolesOf(dana)).toEqual(['Dana owner']);
      expect((await world.browser().get(path)).statusCode).toBe(404);
    });

    it('by the last owner makes the longest-standing member owner', async () => {
      const cleo = await invited('Cleo');
      await linked(ben, dana);
      expect((await leave(dana)).statusCode).toBe(204);
      expect(await rolesOf(ben)).toEqual(['Ben owner', 'Cleo member']);
      expect((await familyOf(ben)).map(({ name, userId }) => [name, userId])).toEqual([['Papa', null]]);
      expect((await remove(ben, cleo)).statusCode).toBe(204);
    });

    it('is not for the only one: the household would be nobody’s', async () => {
      await leave(ben);
      const answer = await leave(dana);
      expect([answer.statusCode, answer.body]).toEqual([
        409,
        "You're the only one here. Please delete the household instead.",
      ]);
      expect(await rolesOf(dana)).toEqual(['Dana owner']);
    });

    it('of both at once leaves one of them there, as owner', async () => {
      const before = (await householdOf(dana)).id;
      const answers = await Promise.all([leave(dana), leave(ben)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
      const stayed = answers[0].statusCode === 409 ? dana : ben;
      const household = await householdOf(stayed);
      expect(household.id).toBe(before);
      expect(household.members.map(({ role }) => role)).toEqual(['owner']);
    });
  });
});
