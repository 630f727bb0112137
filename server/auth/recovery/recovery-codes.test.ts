// Password reset with a recovery code.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { authApp, PASSWORD, type AuthApp, type Browser } from '../testing/auth-app.ts';

const EMAIL = 'ana@example.org';
const NEW_PASSWORD = 'a brand new password';

onEachDatabase('a recovery code', ({ open }) => {
  let world: AuthApp;
  let ana: Browser;
  let codes: string[];
  beforeEach(async () => {
    world = await authApp(await open());
    ana = world.browser();
    await ana.signUp(EMAIL);
    codes = ana.cookies.get('codes')!.split(' ');
  });
  afterEach(() => world.close());

  const recover = (browser: Browser, code: string, changes: Record<string, string> = {}) =>
    browser.post('/api/reset', { email: EMAIL, code, password: NEW_PASSWORD, ...changes });

  it('sets a new password, signs in, and ends every other session', async () => {
    const phone = world.browser();
    await phone.signIn(EMAIL);
    const found = world.browser();
    const answer = await recover(found, codes[3]!);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(await found.signedInAs()).toBe('Ana');
    expect(await ana.signedInAs()).toBeNull();
    expect(await phone.signedInAs()).toBeNull();
    expect((await phone.signIn(EMAIL, PASSWORD)).statusCode).toBe(401);
    expect((await phone.signIn(EMAIL, NEW_PASSWORD)).statusCode).toBe(303);
  });

  it('works once; the others still work', async () => {
    await recover(world.browser(), codes[0]!);
    const again = await recover(world.browser(), codes[0]!);
    expect(again.statusCode).toBe(401);
    expect(again.body).toContain('That email and recovery code don&#39;t match.');
    expect((await recover(world.browser(), codes[1]!)).statusCode).toBe(303);
  });

  it('used by two at the same moment lets one in', async () => {
    const answers = await Promise.all([0, 1, 2].map(() => recover(world.browser(), codes[0]!)));
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
      303, 401, 401,
    ]);
  });

  it('may be typed in small letters with spaces', async () => {
    const typed = ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `;
    expect((await recover(world.browser(), typed)).statusCode).toBe(303);
  });

  it('of one parent does not open the account of another', async () => {
    await world.browser().signUp('ben@example.org', { firstName: 'Ben' });
    expect((await recover(world.browser(), codes[0]!, { email: 'ben@example.org' })).statusCode).toBe(401);
  });

  it('that is wrong has the same answer for known and unknown emails, and is counted as a guess', async () => {
    const eve = world.browser({ address: '203.0.113.9' });
    const neutral = (body: string) => body.replaceAll(/ana@|eve@/g, '').replaceAll(/nonce="[^"]*"/g, '');
    const wrong = await recover(eve, 'AAAA-AAAA-AAAA-AAAA');
    const unknown = await recover(eve, 'AAAA-AAAA-AAAA-AAAA', { email: 'eve@example.org' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(neutral(unknown.body)).toBe(neutral(wrong.body));
    for (let n = 0; n < 9; n += 1) await recover(eve, 'AAAA-AAAA-AAAA-AAAA');
    expect((await recover(eve, codes[0]!)).statusCode).toBe(429);
  });

  it('is not used up by a password that is too short', async () => {
    const answer = await recover(world.browser(), codes[0]!, { password: 'short' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`value="${codes[0]!}"`);
    expect((await recover(world.browser(), codes[0]!)).statusCode).toBe(303);
  });

  it('is where Forgot password leads when no mail can be sent', async () => {
    const page = await world.browser().get('/api/forgot');
    expect([page.statusCode, page.headers.location]).toEqual([303, '/api/reset']);
    expect((await world.browser().get('/api/reset')).body).toContain('Whoever runs this PipPal');
  });

  it('can be replaced by ten new ones with the password; then the old ones are worthless', async () => {
    await ana.post('/api/recovery-codes', { done: '1' });
    expect((await ana.post('/api/recovery-codes', { password: 'wrong password' })).statusCode).toBe(401);
    const made = await ana.post('/api/recovery-codes', { password: PASSWORD });
    const page = await ana.get(made.headers.location!);
    const fresh = ana.cookies.get('codes')!.split(' ');
    expect(fresh.filter((code) => page.body.includes(code))).toHaveLength(10);
    expect((await recover(world.browser(), codes[0]!)).statusCode).toBe(401);
    expect((await recover(world.browser(), fresh[0]!)).statusCode).toBe(303);
  });

  it('counts as kept only when the parent says so, and can be put off without losing it [D41]', async () => {
    const state = async () =>
      (await ana.get('/api/auth/user')).json<{ preferences: { recoveryCodes?: string } }>().preferences
        .recoveryCodes;
    const page = await ana.get('/api/recovery-codes?returnTo=/settings');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.body).toContain(encodeURIComponent(codes.slice(0, 10).join('\n')));
    expect(await state()).toBe('new');
    const later = await ana.post('/api/recovery-codes', { later: '1', returnTo: '/settings' });
    expect([later.statusCode, later.headers.location]).toEqual([303, '/settings']);
    expect([await state(), ana.cookies.has('codes')]).toEqual(['later', false]);
    expect((await ana.get('/api/recovery-codes')).body).not.toContain(codes[0]);
    const wrong = await ana.post('/api/recovery-codes', { password: 'not it at all', returnTo: '/settings' });
    expect(wrong.body).toContain('name="returnTo" value="/settings"');
    const made = await ana.post('/api/recovery-codes', { password: PASSWORD, returnTo: '/settings' });
    expect([await state(), made.headers.location]).toEqual([
      'new',
      '/api/recovery-codes?returnTo=%2Fsettings',
    ]);
    await ana.post('/api/recovery-codes', { done: '1' });
    expect(await state()).toBe('kept');
  });

  it('of one parent is kept or put off by nobody else', async () => {
    const eve = world.browser();
    for (const said of ['done', 'later']) {
      expect((await eve.post('/api/recovery-codes', { [said]: '1' })).headers.location).toBe('/api/login');
    }
    await eve.signUp('eve@example.org', { firstName: 'Eve' });
    await eve.post('/api/recovery-codes', { done: '1' });
    const mine = (await ana.get('/api/auth/user')).json<{ preferences: object }>();
    expect(mine.preferences).toMatchObject({ recoveryCodes: 'new' });
  });

  it('is shown to nobody who is signed out', async () => {
    const eve = world.browser();
    expect((await eve.get('/api/recovery-codes')).headers.location).toBe('/api/login');
    expect((await eve.post('/api/recovery-codes', { password: PASSWORD })).headers.location).toBe(
      '/api/login',
    );
  });
});
