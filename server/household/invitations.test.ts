// Inviting the other parent and joining, over HTTP: with or without an account, once, and only while the invitation is
// valid.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Household } from '#contract/schemas/household.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import { PASSWORD, type Browser } from '../auth/testing/auth-app.ts';
import {
  emailOf,
  familyApp,
  householdOf,
  invite,
  userOf,
  type FamilyApp,
} from '../auth/testing/family-app.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { hashSecret } from '../secrets.ts';

const OVER = 'This invitation no longer works';
const names = ({ members }: Household) => members.map(({ firstName, role }) => `${firstName} ${role}`);
const tokenOf = (path: string) => path.split('/').at(-1)!;

onEachDatabase('an invitation', ({ open }) => {
  let world: FamilyApp;
  let dana: Browser;
  beforeEach(async () => {
    world = await familyApp(await open());
    dana = await world.signedUp('Dana');
  });
  afterEach(() => world.close());

  const createThrough = (path: string, firstName: string, browser = world.browser()) =>
    browser.signUp(emailOf(firstName), { firstName, returnTo: path }).then((answer) => ({ answer, browser }));

  describe('link', () => {
    it('holds 256 random bits, is shown once, and only its hash is kept', async () => {
      const made = await invite(dana);
      expect(made.path).toMatch(/^\/api\/invite\/[\w-]{43}$/);
      const rows = await world.database.kysely.selectFrom('invitation').selectAll().execute();
      expect(rows.map((row) => row.token_hash)).toEqual([hashSecret(tokenOf(made.path))]);
      expect(JSON.stringify(rows)).not.toContain(tokenOf(made.path));
      const { path: _, ...listed } = made;
      const household = await dana.get('/api/household');
      expect(household.body).not.toContain(tokenOf(made.path));
      expect(household.json<Household>().invitations).toEqual([listed]);
      expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(7 * 24 * 3600 * 1000);
    });

    it('opens a page that says who invites to what, without a script, and looking does not use it up', async () => {
      const { path } = await invite(dana);
      const page = await world.browser().get(path);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['referrer-policy']).toBe('same-origin');
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.body).toMatch(/<strong>Dana<\/strong> invites you to join <strong>Rivera family<\/strong>/);
      expect(page.body).not.toMatch(/<script|\son\w+=/);
      const query = `returnTo=${encodeURIComponent(path)}`;
      expect(page.body).toContain(`href="/api/login?mode=create&amp;${query}">Create account</a>`);
      expect(page.body).toContain(`href="/api/login?${query}">Sign in</a>`);
      expect((await world.browser().get(path)).body.replaceAll(/nonce="[^"]+"/g, '')).toBe(
        page.body.replaceAll(/nonce="[^"]+"/g, ''),
      );
    });

    it('never reaches the log, wherever it is used and whatever goes wrong', async () => {
      const { path } = await invite(dana);
      const visitor = world.browser();
      await visitor.get(path);
      await visitor.get(`${path}/further`);
      await visitor.send('PUT', path, {});
      await visitor.get(`/api/login?mode=create&returnTo=${encodeURIComponent(path)}`);
      await visitor.get(`/api/oidc/start?returnTo=${encodeURIComponent(path)}`);
      await visitor.post(path, {}, { origin: 'http://evil.test' });
      await visitor.get(`${path}%zz`);
      const { answer } = await createThrough(path, 'Ben', visitor);
      expect(answer.statusCode).toBe(303);
      await visitor.get(path);
      expect(world.log.length).toBeGreaterThan(8);
      expect(world.log.filter((line) => line.includes(tokenOf(path)))).toEqual([]);
    });

    it.each(['invented', 'cut off', 'used', 'expired', 'revoked', 'from a household that is gone'])(
      'that is %s answers like any other that does not work [A15]',
      async (kind) => {
        const made = await invite(dana);
        let { path } = made;
        if (kind === 'invented') path = `/api/invite/${'x'.repeat(43)}`;
        else if (kind === 'cut off') path = path.slice(0, -1);
        else if (kind === 'used') await createThrough(path, 'Ben');
        else if (kind === 'expired') world.clock.advanceDays(7);
        else if (kind === 'revoked') await dana.delete(`/api/household/invitations/${made.id}`);
        else await dana.put('POST', '/api/household/delete', { word: 'DELETE', password: PASSWORD });
        const signedIn = await world.signedUp('Eve');
        const body = (text: string) => text.replaceAll(/nonce="[^"]+"/g, '');
        const reference = await world.browser().get('/api/invite/nothing');
        expect(reference.body).toContain(OVER);
        for (const browser of [world.browser(), signedIn]) {
          for (const answer of [await browser.get(path), await browser.post(path, {})]) {
            expect(answer.statusCode).toBe(404);
            expect(body(answer.body)).toBe(body(reference.body));
          }
        }
        expect((await householdOf(signedIn)).members).toHaveLength(1);
        const { answer } = await createThrough(path, 'Noah');
        // A link that never was one of ours is no place to come back to: that is a sign-up like any other.
        expect(answer.statusCode).toBe(kind === 'cut off' ? 303 : 404);
        if (kind !== 'cut off') expect(body(answer.body)).toBe(body(reference.body));
      },
    );

    it('is limited to ten open ones, also when all are asked for at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => dana.put('POST', '/api/household/invitations', {})),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
        ...Array.from({ length: 10 }, () => 201),
        409,
        409,
      ]);
      const { invitations } = await householdOf(dana);
      expect(invitations).toHaveLength(10);
      await dana.delete(`/api/household/invitations/${invitations[0]!.id}`);
      expect((await dana.put('POST', '/api/household/invitations', {})).statusCode).toBe(201);
    });

    it('is taken back by any parent of the household, by no stranger, and once', async () => {
      const ben = await world.joined(dana, 'Ben');
      const eve = await world.signedUp('Eve');
      const { id, path } = await invite(dana);
      expect((await eve.delete(`/api/household/invitations/${id}`)).statusCode).toBe(404);
      expect((await world.browser().get(path)).statusCode).toBe(200);
      expect((await ben.delete(`/api/household/invitations/${id}`)).statusCode).toBe(204);
      expect((await ben.delete(`/api/household/invitations/${id}`)).statusCode).toBe(404);
    });
  });

  describe('and a new account', () => {
    it('joins the household, gets none of its own, and continues to the wizard', async () => {
      const { path } = await invite(dana);
      const form = await world.browser().get(`/api/login?mode=create&returnTo=${encodeURIComponent(path)}`);
      expect(form.body).toContain('You are joining Dana in “Rivera family”.');
      world.clock.at += 1000;
      const { answer, browser: ben } = await createThrough(path, 'Ben');
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
      expect(await userOf(ben)).toMatchObject({ firstName: 'Ben', onboardingCompleted: false });
      expect(names(await householdOf(ben))).toEqual(['Dana owner', 'Ben member']);
      expect((await householdOf(ben)).households).toHaveLength(1);
      expect((await householdOf(dana)).invitations).toEqual([]);
    });

    it('is told to the others by the change log, with nothing to undo', async () => {
      const { seq } = (await dana.get('/api/events')).json<LiveUpdate>();
      const ben = await world.joined(dana, 'Ben');
      const [newest, ...older] = (await dana.get('/api/changes')).json<ChangeSet[]>();
      expect(newest).toMatchObject({ who: 'Ben', isYours: false, operation: 'joinHousehold', count: 0 });
      expect([newest!.canUndo, newest!.undone, older]).toEqual([false, false, []]);
      expect((await ben.get('/api/changes')).json()).toMatchObject([{ isYours: true }]);
      const undone = await dana.put('POST', `/api/changes/${newest!.id}/undo`, {});
      expect([undone.statusCode, undone.body]).toEqual([409, expect.stringContaining('nothing to undo')]);
      const heard = (await dana.get(`/api/events?after=${seq}`)).json<LiveUpdate>();
      expect([heard.seq, heard.records.toSorted()]).toEqual([seq + 1, ['change', 'household']]);
    });

    it('of two people with one link is exactly one, and the other one is nobody', async () => {
      const { path } = await invite(dana);
      const both = await Promise.all([createThrough(path, 'Ben'), createThrough(path, 'Cleo')]);
      expect(both.map(({ answer }) => answer.statusCode).toSorted()).toEqual([303, 404]);
      expect((await householdOf(dana)).members).toHaveLength(2);
      const late = both.find(({ answer }) => answer.statusCode === 404)!;
      expect(late.answer.body).toContain(OVER);
      expect(await userOf(late.browser)).toBeNull();
      const accounts = await world.database.kysely.selectFrom('user').select('email').execute();
      expect(accounts).toHaveLength(2);
    });

    it('with an e-mail that is taken changes nothing about that account and leaves the link as it is [A4]', async () => {
      await world.signedUp('Ben');
      const before = await world.database.kysely.selectFrom('user').selectAll().orderBy('id').execute();
      const { path } = await invite(dana);
      const { answer, browser } = await createThrough(path, 'Ben');
      expect(answer.statusCode).toBe(400);
      expect(await userOf(browser)).toBeNull();
      expect(await world.database.kysely.selectFrom('user').selectAll().orderBy('id').execute()).toEqual(
        before,
      );
      expect((await householdOf(dana)).members).toHaveLength(1);
      expect((await browser.signIn(emailOf('Ben'), PASSWORD)).statusCode).toBe(303);
      expect((await world.browser().get(path)).statusCode).toBe(200);
    });

    it('whose form has a mistake keeps the invitation while it is mended', async () => {
      const { path } = await invite(dana);
      const browser = world.browser();
      const answer = await browser.signUp(emailOf('Ben'), { password: 'short', returnTo: path });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(`name="returnTo" value="${path}"`);
      expect(answer.body).toContain('You are joining Dana');
      expect((await createThrough(path, 'Ben', browser)).answer.statusCode).toBe(303);
    });

    it('comes to a household of its own when no invitation is in its form', async () => {
      await invite(dana);
      const { browser } = await createThrough('/', 'Ben');
      expect(names(await householdOf(browser))).toEqual(['Ben owner']);
    });
  });

  describe('and an account that is there', () => {
    it('comes back to it after signing in, joins with one button, and has two households', async () => {
      const elsewhere = await world.signedUp('Ben');
      await elsewhere.put('POST', '/api/family-members', { name: 'Old dog', relationship: 'other' });
      const { path } = await invite(dana);
      const ben = world.browser();
      const signedIn = await ben.post('/api/login', {
        email: emailOf('Ben'),
        password: PASSWORD,
        returnTo: path,
      });
      expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, path]);
      const page = await ben.get(path);
      expect(page.body).toContain("You're signed in as ben@example.org.");
      expect(page.body).toMatch(
        new RegExp(`<form method="post" action="${path}">\\s*<button[^>]*>Join</button>`),
      );
      world.clock.at += 1000;
      const joined = await ben.post(path, {});
      expect([joined.statusCode, joined.headers.location]).toEqual([303, '/']);
      const household = await householdOf(ben);
      expect(names(household)).toEqual(['Dana owner', 'Ben member']);
      expect(household.households.map(({ current }) => current)).toEqual([false, true]);
      expect((await ben.get('/api/family-members')).json()).toEqual([]);
      // The other device stays where it was; a new one comes to the household joined last.
      expect(names(await householdOf(elsewhere))).toEqual(['Ben owner']);
      const phone = world.browser();
      await phone.signIn(emailOf('Ben'));
      expect((await householdOf(phone)).id).toBe(household.id);
    });

    it('joins once with two clicks, and opening the link again leads into the app', async () => {
      const ben = await world.signedUp('Ben');
      const { path } = await invite(dana);
      const answers = await Promise.all([ben.post(path, {}), ben.post(path, {})]);
      expect(answers.map(({ headers }) => headers.location)).toEqual(['/', '/']);
      expect((await ben.get(path)).headers.location).toBe('/');
      expect((await householdOf(dana)).members).toHaveLength(2);
    });

    it('of two at once with one link is exactly one', async () => {
      const [ben, cleo] = [await world.signedUp('Ben'), await world.signedUp('Cleo')];
      const { path } = await invite(dana);
      const answers = await Promise.all([ben.post(path, {}), cleo.post(path, {})]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 404]);
      expect((await householdOf(dana)).members).toHaveLength(2);
    });

    it('joins only from our own page, with its own hand', async () => {
      const ben = await world.signedUp('Ben');
      const { path } = await invite(dana);
      expect((await ben.post(path, {}, { origin: 'http://evil.test' })).statusCode).toBe(403);
      expect((await ben.post(path, {}, {})).statusCode).toBe(403);
      expect((await ben.get(path, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
      expect((await householdOf(ben)).households).toHaveLength(1);
    });

    it('of a member does not use the link up; at their device somebody else can sign out and use it', async () => {
      const { path } = await invite(dana);
      expect((await dana.get(path)).body).toContain('You&#39;re already a member');
      await dana.post(path, {});
      expect(names(await householdOf(dana))).toEqual(['Dana owner']);
      const out = await dana.post('/api/logout', { returnTo: path });
      const onward = `/api/signed-out?${new URLSearchParams({ returnTo: path }).toString()}`;
      expect([out.statusCode, out.headers.location]).toEqual([303, onward]);
      expect((await dana.get(onward)).body).toContain(`href="${path}">Continue</a>`);
      expect(await userOf(dana)).toBeNull();
      expect((await createThrough(path, 'Ben', dana)).answer.statusCode).toBe(303);
    });

    it('that signed out meanwhile is shown the way in', async () => {
      const { path } = await invite(dana);
      const answer = await world.browser().post(path, {});
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    });
  });
});
