// Limits on guesses, which never lock a parent out of their own account.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts } from '../../db/accounts/accounts.ts';
import { newId } from '../../db/records/ids.ts';
import type { Database } from '../../db/engine/open.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { TestClock } from '../../db/testing/household.ts';
import { Attempts } from './attempts.ts';
import { authApp, authSettings, PASSWORD, type AuthApp, type Browser } from '../testing/auth-app.ts';

const EMAIL = 'ana@example.org';
const MINUTES = 1 / (24 * 60);
const LIMITS = authSettings().limits;
const times = (status: number, count: number) => Array<number>(count).fill(status);

onEachDatabase('guessing', ({ open }) => {
  let world: AuthApp;
  let ana: Browser;
  beforeEach(async () => {
    world = await authApp(await open());
    ana = world.browser({ address: '198.51.100.1' });
    await ana.signUp(EMAIL);
    await ana.get('/api/logout');
  });
  afterEach(() => world.close());

  /** Statuses of wrong guesses one after the other. */
  async function guess(browser: Browser, often: number, headers?: Record<string, string>, email = EMAIL) {
    const statuses: number[] = [];
    for (let n = 0; n < often; n += 1) {
      const answer = await browser.signIn(email, `wrong guess ${n}`, headers ?? { origin: browser.origin });
      statuses.push(answer.statusCode);
    }
    return statuses;
  }
  it('is stopped after ten failures from one address, for known and unknown emails alike', async () => {
    const eve = world.browser({ address: '203.0.113.9' });
    expect(await guess(eve, 12)).toEqual([...times(401, 10), 429, 429]);
    expect(await guess(eve, 12, undefined, 'nobody@example.org')).toEqual([...times(401, 10), 429, 429]);
    const refused = await eve.signIn(EMAIL);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.body).toContain('That was a lot of tries. Please wait 15 minutes and try again.');
    expect(refused.body).toContain(`value="${EMAIL}"`);
  });

  it('may try again after a quarter of an hour, and trying meanwhile does not prolong it', async () => {
    const eve = world.browser({ address: '203.0.113.9' });
    await guess(eve, 10);
    world.clock.advanceDays(8 * MINUTES);
    expect(await guess(eve, 3)).toEqual(times(429, 3));
    world.clock.advanceDays(7.1 * MINUTES);
    expect(await guess(eve, 1)).toEqual([401]);
  });

  it('from ever new addresses gets twenty tries an hour, and the owner still comes in from home', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push(...(await guess(world.browser({ address: `203.0.113.${n}` }), 2)));
    }
    expect(statuses).toEqual([...times(401, 20), ...times(429, 4)]);
    for (let visit = 0; visit < 10; visit += 1) {
      expect((await ana.signIn(EMAIL)).statusCode).toBe(303);
      await ana.get('/api/logout');
    }
    const elsewhere = world.browser({ address: '192.0.2.5' });
    expect((await elsewhere.signIn(EMAIL)).statusCode).toBe(429);
    world.clock.advanceDays(61 * MINUTES);
    expect((await elsewhere.signIn(EMAIL)).statusCode).toBe(303);
  });

  it('is counted by where it comes from, whatever X-Forwarded-For claims', async () => {
    const eve = world.browser({ address: '203.0.113.9' });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const spoofed = {
        origin: eve.origin,
        'x-forwarded-for': `198.51.100.${n}`,
        forwarded: `for=10.0.0.${n}`,
      };
      statuses.push(...(await guess(eve, 1, spoofed)));
    }
    expect(statuses).toEqual([...times(401, 10), 429, 429]);
  });

  it('finds no shelter in an address the parent left half a year ago', async () => {
    world.clock.advanceDays(181);
    const elsewhere = world.browser({ address: '192.0.2.5' });
    await elsewhere.signIn(EMAIL);
    const rows = await world.database.kysely.selectFrom('sign_in_address').select('address').execute();
    expect(rows).toEqual([{ address: '192.0.2.5' }]);
  });

  it('is forgiven once the parent got in', async () => {
    expect(await guess(ana, 9)).toEqual(times(401, 9));
    expect((await ana.signIn(EMAIL)).statusCode).toBe(303);
    expect(await guess(ana, 10)).toEqual(times(401, 10));
  });

  it('leaves no email behind, and is forgotten after an hour', async () => {
    await guess(world.browser(), 3);
    const rows = () => world.database.kysely.selectFrom('sign_in_attempt').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('ana');
    world.clock.advanceDays(61 * MINUTES);
    await guess(world.browser(), 1);
    expect(await rows()).toHaveLength(1);
  });
});

/** The same limits without the cost of hashing each guess. */
onEachDatabase('many guesses', ({ open }) => {
  let database: Database;
  let attempts: Attempts;
  let judged = 0;
  const clock = new TestClock();
  beforeEach(async () => {
    database = await open();
    judged = 0;
    attempts = new Attempts({ accounts: accounts(database.kysely), limits: LIMITS, now: clock.now, newId });
  });
  afterEach(() => database.close());

  /** A wrong guess, judged or refused. */
  const guess = async (address: string, email = EMAIL) =>
    attempts
      .signIn(email, address, async () => {
        judged += 1;
        return null;
      })
      .catch((error: unknown) => expect(error).toMatchObject({ code: 'too_many' }));

  it('at once are no way round the limit', async () => {
    await Promise.all(Array.from({ length: 100 }, () => guess('203.0.113.9')));
    expect(judged).toBeLessThanOrEqual(10);
    await guess('203.0.113.10');
    expect(judged).toBeGreaterThanOrEqual(1);
  });

  it('a thousand of them in an hour, from everywhere, are judged at most twenty times', async () => {
    for (let n = 0; n < 1000; n += 1) {
      await guess(`203.0.${Math.floor(n / 25)}.7`);
      clock.advanceDays(0.05 * MINUTES);
    }
    expect(judged).toBe(20);
  });

  it('of one password on everybody are stopped after a hundred an hour', async () => {
    for (let n = 0; n < 120; n += 1) await guess('203.0.113.9', `p${n}@example.org`);
    expect(judged).toBe(100);
  });

  it('that broke or were put off were no guesses', async () => {
    for (let n = 0; n < 30; n += 1) {
      const broken = attempts.signIn(EMAIL, '203.0.113.9', () => Promise.reject(new Error('disk full')));
      await expect(broken).rejects.toThrow('disk full');
    }
    await guess('203.0.113.9');
    expect(judged).toBe(1);
  });
});

onEachDatabase('signing in over and over', ({ open }) => {
  let world: AuthApp;
  beforeEach(async () => {
    world = await authApp(await open());
    for (const name of ['eve', 'ben']) await world.browser().signUp(`${name}@example.org`);
  });
  afterEach(() => world.close());

  it('in forty loops keeps no other parent out [M4]', async () => {
    const parent = { isDone: false };
    const seen = new Map<number, number>();
    const loops = Array.from({ length: 40 }, async () => {
      const eve = world.browser({ address: '203.0.113.9' });
      while (!parent.isDone) {
        const { statusCode } = await eve.signIn('eve@example.org');
        seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
        await new Promise((resume) => setTimeout(resume, 20));
      }
    });
    const ben = world.browser({ address: '198.51.100.4' });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await ben.signIn('ben@example.org')).statusCode);
    parent.isDone = true;
    await Promise.all(loops);
    expect(statuses).toEqual(times(303, 25));
    // None where the other parent is through before.
    expect(seen.get(303) ?? 0).toBeLessThanOrEqual(30);
    expect([...seen.keys()].filter((status) => ![303, 429, 503].includes(status))).toEqual([]);
  }, 120_000);

  it('is for thirty times in a quarter of an hour, from everywhere together, and leaves the session alone [M4]', async () => {
    const limited = await authApp(await open(), authSettings({ limits: { ...LIMITS, signIns: 3 } }));
    await limited.browser().signUp(EMAIL);
    const kept = limited.browser();
    const statuses: number[] = [(await kept.signIn(EMAIL)).statusCode];
    for (let n = 0; n < 3; n += 1) {
      limited.clock.advanceDays(MINUTES);
      const eve = limited.browser({ address: `203.0.113.${n}` });
      statuses.push((await eve.signIn(EMAIL)).statusCode);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    const refused = await limited.browser().signIn(EMAIL);
    expect(refused.headers['retry-after']).toBe(String(12 * 60));
    expect(await kept.signedInAs()).toBe('Ana');
    limited.clock.advanceDays(12.1 * MINUTES);
    expect((await limited.browser().signIn(EMAIL)).statusCode).toBe(303);
    await limited.close();
  });

  it('counts changing the password to and fro [M4]', async () => {
    const limited = await authApp(await open(), authSettings({ limits: { ...LIMITS, signIns: 3 } }));
    const ana = limited.browser();
    await ana.signUp(EMAIL);
    const words = [PASSWORD, 'another good password'];
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const input = { current: words[n % 2]!, password: words[(n + 1) % 2]! };
      statuses.push((await ana.put('PUT', '/api/auth/password', input)).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
    await limited.close();
  });
});

onEachDatabase('a clock that is set back', ({ open }) => {
  it('locks nobody for longer than it says [L8]', async () => {
    const world = await authApp(await open());
    await world.browser().signUp(EMAIL);
    const eve = world.browser({ address: '203.0.113.9' });
    const guess = async () => (await eve.signIn(EMAIL, 'wrong guess')).statusCode;
    for (let n = 0; n < 10; n += 1) await guess();
    expect(await guess()).toBe(429);
    world.clock.advanceDays(-1);
    expect(await guess()).toBe(401);
    for (let n = 0; n < 9; n += 1) await guess();
    const refused = await eve.signIn(EMAIL);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    world.clock.at += 901_000;
    expect((await eve.signIn(EMAIL)).statusCode).toBe(303);
    await world.close();
  });

  it('by seconds, as between two servers, is no way round the limit', async () => {
    const world = await authApp(await open());
    await world.browser().signUp(EMAIL);
    const eve = world.browser({ address: '203.0.113.9' });
    for (let n = 0; n < 10; n += 1) await eve.signIn(EMAIL, 'wrong guess');
    world.clock.at -= 30_000;
    expect((await eve.signIn(EMAIL)).statusCode).toBe(429);
    await world.close();
  });
});

onEachDatabase('a parent in a new place, while a stranger guesses from everywhere', ({ open }) => {
  it('comes in with a recovery code [L9]', async () => {
    const world = await authApp(await open());
    const ana = world.browser();
    await ana.signUp(EMAIL);
    const [code = ''] = ana.cookies.get('codes')!.split(' ');
    for (let n = 0; n < 21; n += 1) {
      await world.browser({ address: `203.0.113.${n}` }).signIn(EMAIL, 'wrong guess');
    }
    const hotel = world.browser({ address: '192.0.2.5' });
    expect((await hotel.signIn(EMAIL)).statusCode).toBe(429);
    const form = { email: EMAIL, code, password: 'a brand new password' };
    expect((await hotel.post('/api/reset', form)).statusCode).toBe(303);
    expect(await hotel.signedInAs()).toBe('Ana');
    await world.close();
  });
});

onEachDatabase('signing up', ({ open }) => {
  it('is limited per address, and what was typed stays', async () => {
    const world = await authApp(await open(), authSettings({ limits: { ...LIMITS, signUpsPerHour: 2 } }));
    const statuses: number[] = [];
    const eve = world.browser({ address: '2001:db8:1:2::5' });
    for (let n = 0; n < 2; n += 1) statuses.push((await eve.signUp(`e${n}@example.org`)).statusCode);
    const neighbour = world.browser({ address: '2001:db8:1:2::6' });
    const refused = await neighbour.signUp('e9@example.org');
    expect([...statuses, refused.statusCode]).toEqual([303, 303, 429]);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body).toContain('value="e9@example.org"');
    expect(refused.body).not.toContain(PASSWORD);
    expect((await world.browser().signUp('ana@example.org')).statusCode).toBe(303);
    await world.close();
  });
});
