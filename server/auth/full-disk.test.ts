// Signing in while the disk is full: nothing can be written, and parents can still read their data.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accounts } from '../db/accounts/accounts.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { fillDisk } from '../db/testing/full-disk.ts';
import { hashSecret } from '../secrets.ts';
import { Attempts } from './tries/attempts.ts';
import { authApp, authSettings, type AuthApp, type Browser } from './testing/auth-app.ts';

const EMAIL = 'ana@example.org';

onEachDatabase('with a full disk', ({ open }) => {
  let world: AuthApp;
  let home: Browser;
  let phone: Browser;
  let makeRoom: () => Promise<void>;
  beforeEach(async () => {
    world = await authApp(await open());
    home = world.browser();
    await home.signUp(EMAIL);
    phone = world.browser({ address: '198.51.100.7' });
    makeRoom = await fillDisk(world.database);
  });
  afterEach(async () => {
    // The next test gets the same PostgreSQL database, emptied of rows alone.
    await makeRoom();
    await world.close();
  });

  const stored = async (browser: Browser) => {
    const session = world.database.kysely.selectFrom('session').select('id');
    return session.where('token_hash', '=', hashSecret(browser.cookies.get('sid')!)).executeTakeFirst();
  };

  it('a parent signs in and reads, and is still signed in once there is room [M6]', async () => {
    expect((await phone.signIn(EMAIL)).statusCode).toBe(303);
    expect(await stored(phone)).toBeUndefined();
    expect(await phone.signedInAs()).toBe('Ana');
    expect(await home.signedInAs()).toBe('Ana');
    await makeRoom();
    expect(await home.signedInAs()).toBe('Ana');
    expect(await stored(phone)).toBeDefined();
    expect(await phone.signedInAs()).toBe('Ana');
  });

  it('a parent who signs out is out, and stays out [M6]', async () => {
    await phone.signIn(EMAIL);
    for (const browser of [phone, home]) {
      const token = browser.cookies.get('sid')!;
      expect((await browser.post('/api/logout', {})).statusCode).toBe(303);
      browser.cookies.set('sid', token);
      expect(await browser.signedInAs()).toBeNull();
      browser.cookies.set('sid', token);
    }
    await makeRoom();
    expect(await home.signedInAs()).toBeNull();
    expect(await phone.signedInAs()).toBeNull();
    const tokens = world.database.kysely.selectFrom('session').select('id').execute();
    expect(await tokens).toEqual([]);
  });

  it('guesses are counted, and still are once there is room [M6]', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await phone.signIn(EMAIL, `wrong guess ${guess}`)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    await makeRoom();
    expect((await phone.signIn(EMAIL)).statusCode).toBe(429);
    // A server started later counts the attempts in the database.
    const { limits } = authSettings();
    const later = new Attempts({
      accounts: accounts(world.database.kysely),
      limits,
      now: world.clock.now,
      newId,
    });
    const judged = later.signIn(EMAIL, '198.51.100.7', async () => 'let in');
    await expect(judged).rejects.toMatchObject({ code: 'too_many' });
  });

  it('a right password is let in and forgets the wrong ones before it [M6]', async () => {
    for (let guess = 0; guess < 9; guess += 1) await phone.signIn(EMAIL, 'wrong');
    expect((await phone.signIn(EMAIL)).statusCode).toBe(303);
    expect((await world.browser({ address: '198.51.100.7' }).signIn(EMAIL, 'wrong')).statusCode).toBe(401);
  });

  it('a session that lives in memory ends when the password is set from elsewhere', async () => {
    await phone.signIn(EMAIL);
    await makeRoom();
    // By another process, which knows nothing of this one's memory.
    await world.database.kysely.deleteFrom('session').execute();
    const elsewhere = accounts(world.database.kysely);
    const { userId } = (await elsewhere.findByEmail(EMAIL))!;
    await elsewhere.setPassword(userId, 'another', world.clock.now().toISOString());
    expect(await phone.signedInAs()).toBeNull();
  });

  it('a session that lives in memory ends when its parent is removed from the household', async () => {
    await phone.signIn(EMAIL);
    await makeRoom();
    await world.database.kysely.deleteFrom('membership').execute();
    expect(await phone.signedInAs()).toBeNull();
  });
});
