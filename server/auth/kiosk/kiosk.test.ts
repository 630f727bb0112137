// Kitchen tablets over HTTP: connecting with a code, what a connected tablet keeps and loses, and who ends it
// (decision 035). What it may do is proved for every operation in server/who-may.test.ts.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Kiosk, KioskBoard } from '#contract/schemas/kiosk.ts';
import { TestClock } from '../../db/testing/household.ts';
import { onEachDatabase } from '../../db/testing/databases.ts';
import { hashKioskCode } from '../../secrets.ts';
import { testApp, Visitor, type TestApp } from '../../testing/app.ts';
import { connectTablet, signInAgain, PASSWORD } from '../../testing/world.ts';

const DAY_MINUTES = 24 * 60;
const OWN = { origin: 'http://localhost' };

type Parent = Visitor & { email: string };

onEachDatabase('a kitchen tablet', ({ open }) => {
  let world: TestApp;
  let clock: TestClock;
  let ana: Parent;
  beforeEach(async () => {
    const database = await open();
    clock = new TestClock();
    world = await testApp({ database, now: () => clock.now() });
    ana = await world.parent();
  });
  afterEach(async () => {
    await world.close();
    await world.database.close();
  });

  /** Types a code on the page. */
  const typeCode = (code: string, cookie = '', headers: Record<string, string> = OWN) =>
    world.app.inject({
      method: 'POST',
      url: '/api/tablet',
      headers: {
        host: 'localhost',
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      payload: new URLSearchParams({ code }).toString(),
    });
  const newCode = async (parent: Visitor = ana) =>
    (await parent.post<Kiosk & { code: string }>('/api/kiosks')).json;
  const tablets = async () => (await ana.get<Kiosk[]>('/api/kiosks')).json;
  const seesBoard = async (tablet: Visitor) => (await tablet.get('/api/kiosk/board')).status === 200;

  describe('code', () => {
    it('has 50 random bits, is shown once, and only its hash is kept', async () => {
      const { code, ...listed } = await newCode();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(await tablets()).toEqual([listed]);
      const rows = await world.database.kysely.selectFrom('kiosk').selectAll().execute();
      expect(rows.map((row) => row.code_hash)).toEqual([hashKioskCode(code)]);
      expect(JSON.stringify(rows)).not.toContain(code);
    });

    it('works once, however it is typed, and then leads to the screen', async () => {
      const { code } = await newCode();
      const answer = await typeCode(` ${code.toLowerCase().replace('-', ' ')} `);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kiosk']);
      const [cookie] = answer.cookies;
      expect(cookie).toMatchObject({ name: 'kiosk', httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(await seesBoard(new Visitor(world.app, `kiosk=${cookie!.value}`))).toBe(true);
      const again = await typeCode(code);
      expect([again.statusCode, again.cookies]).toEqual([400, []]);
      expect(again.body).toContain('This code does not work.');
    });

    it('stays in its field when it was mistyped, to be corrected', async () => {
      const answer = await typeCode('abcde-fgh1"');
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(' value="abcde-fgh1&quot;"');
    });

    it('is worth nothing after fifteen minutes, and makes room for another', async () => {
      for (let made = 0; made < 5; made += 1) await newCode();
      expect((await ana.post('/api/kiosks')).status).toBe(409);
      const [first] = await tablets();
      await ana.delete(`/api/kiosks/${first!.id}`);
      const { code } = await newCode();
      clock.advanceDays(15 / DAY_MINUTES);
      expect((await typeCode(code)).statusCode).toBe(400);
      expect(await tablets()).toEqual([]);
      expect((await ana.post('/api/kiosks')).status).toBe(201);
    });

    it('cannot be guessed: ten wrong ones from one address, and that address waits', async () => {
      const { code } = await newCode();
      for (let tried = 0; tried < 10; tried += 1) expect((await typeCode('WRONG')).statusCode).toBe(400);
      const refused = await typeCode(code);
      expect([refused.statusCode, refused.cookies]).toEqual([429, []]);
      expect(refused.body).toContain('That was a lot of tries.');
      clock.advanceDays(14 / DAY_MINUTES);
      const later = await newCode();
      clock.advanceDays(2 / DAY_MINUTES);
      expect((await typeCode(later.code)).statusCode).toBe(303);
    });

    it('is not taken from another site', async () => {
      const { code } = await newCode();
      const foreign = await typeCode(code, '', { origin: 'https://evil.example' });
      expect([foreign.statusCode, foreign.cookies]).toEqual([403, []]);
      const bare = await typeCode(code, '', {});
      expect([bare.statusCode, bare.cookies]).toEqual([403, []]);
      expect((await typeCode(code)).statusCode).toBe(303);
    });

    it('typed where a parent is signed in signs the parent out there, and clears that browser', async () => {
      const there = await signInAgain(world, ana);
      const page = await there.get('/api/tablet');
      expect(page.text).toContain('Ana is signed in on this device.');
      const { code } = await newCode();
      const answer = await typeCode(code, there.cookie);
      expect(answer.headers.location).toBe('/api/signed-out?returnTo=%2Fkiosk');
      expect((await there.get('/api/family-members')).status).toBe(401);
      expect((await ana.get('/api/family-members')).status).toBe(200);
    });
  });

  it('that is connected again loses its earlier access', async () => {
    const tablet = await connectTablet(world, ana);
    const { code } = await newCode();
    await typeCode(code, tablet.cookie);
    expect(await seesBoard(tablet)).toBe(false);
    expect(await tablets()).toHaveLength(1);
  });

  it('stays connected without being used, and for a year at most', async () => {
    const tablet = await connectTablet(world, ana);
    clock.advanceDays(360);
    expect(await seesBoard(tablet)).toBe(true);
    clock.advanceDays(5);
    expect(await seesBoard(tablet)).toBe(false);
  });

  it('is listed with when it was last seen', async () => {
    const tablet = await connectTablet(world, ana);
    clock.advanceDays(1);
    await seesBoard(tablet);
    expect(await tablets()).toMatchObject([
      { madeBy: 'Ana', device: expect.any(String), lastSeenAt: clock.now().toISOString() },
    ]);
  });

  it('is of no use once it is disconnected', async () => {
    const tablet = await connectTablet(world, ana);
    const [{ id }] = (await tablets()) as [Kiosk];
    expect((await ana.delete(`/api/kiosks/${id}`)).status).toBe(204);
    const answer = await tablet.get('/api/kiosk/board');
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in first.']);
  });

  it('ends with a new password of the parent who connected it', async () => {
    const tablet = await connectTablet(world, ana);
    const password = { current: PASSWORD, password: 'another long enough one' };
    expect((await ana.put('/api/auth/password', password)).status).toBe(204);
    expect(await seesBoard(tablet)).toBe(false);
    expect(await world.database.kysely.selectFrom('kiosk').selectAll().execute()).toEqual([]);
  });

  it('ends with the membership of the parent who connected it', async () => {
    const ben = await world.parent('Ben');
    const { json } = await ana.post<{ path: string }>('/api/household/invitations');
    await world.app.inject({
      method: 'POST',
      url: json.path,
      headers: {
        host: 'localhost',
        cookie: ben.cookie,
        ...OWN,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    });
    const [anas, bens] = [await connectTablet(world, ana), await connectTablet(world, ben)];
    const { json: user } = await ben.get<{ id: string }>('/api/auth/user');
    expect((await ana.delete(`/api/household/members/${user.id}`)).status).toBe(204);
    expect([await seesBoard(anas), await seesBoard(bens)]).toEqual([true, false]);
  });

  it('ticks under its own name, and a parent can take that back', async () => {
    const tablet = await connectTablet(world, ana);
    const list = await ana.post<{ id: string; items: { id: string }[] }>('/api/shopping-lists', {
      title: 'Groceries',
      items: [{ name: 'Milk' }],
    });
    const { id, items } = list.json;
    const ticked = await tablet.put(`/api/kiosk/lists/${id}/items/${items[0]!.id}`, { checked: true });
    expect(ticked.status, ticked.text).toBe(204);
    const checked = async () =>
      (await ana.get<{ items: { checked: boolean }[] }>(`/api/shopping-lists/${id}`)).json.items[0]!.checked;
    expect(await checked()).toBe(true);
    const [set] = (await ana.get<ChangeSet[]>('/api/changes')).json;
    expect(set).toMatchObject({ who: 'Kitchen tablet', isYours: false, operation: 'tickOnKiosk' });
    expect((await ana.post(`/api/changes/${set!.id}/undo`)).status).toBe(200);
    expect(await checked()).toBe(false);
  });

  it('shows the titles of appointments only where a parent chose that', async () => {
    const tablet = await connectTablet(world, ana);
    const appointmentDate = clock.now().toISOString().slice(0, 16);
    await ana.post('/api/medical-appointments', { title: 'Therapy', appointmentDate, notes: 'Canary' });
    const board = async () => (await tablet.get<KioskBoard>('/api/kiosk/board')).json;
    const titles = async () => (await board()).days.flatMap((day) => day.entries.map(({ title }) => title));
    expect(await titles()).toEqual(['Appointment']);
    expect(JSON.stringify(await board())).not.toMatch(/Therapy|Canary/);
    const [{ id }] = (await tablets()) as [Kiosk];
    await ana.put(`/api/kiosks/${id}`, { showTitles: true });
    expect(await titles()).toEqual(['Therapy']);
    expect(JSON.stringify(await board())).not.toContain('Canary');
  });

  it('of another household is treated as one that never existed', async () => {
    const sven = await world.parent('Sven');
    await connectTablet(world, ana);
    const [{ id }] = (await tablets()) as [Kiosk];
    for (const made of [id, '0190f5a2-0000-7000-8000-000000000000']) {
      expect((await sven.delete(`/api/kiosks/${made}`)).status).toBe(404);
      expect((await sven.put(`/api/kiosks/${made}`, { showTitles: true })).status).toBe(404);
    }
    expect((await sven.get('/api/kiosks')).json).toEqual([]);
  });
});
