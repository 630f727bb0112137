// Pushed changes of the other parent on an open screen, over real connections, on both databases.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';
import { connectTablet, openWorld, signInAgain, type World } from '../testing/world.ts';

const TAB = 'the-tab-of-ana';
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** One open stream. */
class Listener {
  readonly #ended = new AbortController();
  readonly #reader: ReadableStreamDefaultReader<string>;
  readonly headers: Headers;
  #text = '';

  constructor(response: Response, ended: AbortController) {
    this.#ended = ended;
    this.headers = response.headers;
    this.#reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The next event; undefined when the stream has ended. */
  async next(): Promise<LiveUpdate | undefined> {
    for (;;) {
      const [, id, data, rest] =
        /^(?:retry.*\n|:.*\n|\n)*id: (\d+)\ndata: (.*)\n\n([^]*)$/.exec(this.#text) ?? [];
      if (data !== undefined) {
        this.#text = rest!;
        const event = JSON.parse(data) as LiveUpdate;
        expect(Number(id)).toBe(event.seq);
        return event;
      }
      const { done, value } = await this.#reader.read();
      if (done) return undefined;
      this.#text += value;
    }
  }

  close(): void {
    this.#ended.abort();
  }
}

onEachDatabase('following the household', ({ open }) => {
  let database: Database;
  let world: World;
  let address: string;
  const listeners: Listener[] = [];

  beforeAll(async () => {
    database = await open();
    world = await openWorld(database);
    address = await world.app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => listeners.splice(0).forEach((listener) => listener.close()));
  afterAll(async () => {
    await world.app.close();
    await database.close();
  });

  async function listen(visitor: Visitor, query = '', headers: Record<string, string> = {}, at = address) {
    const ended = new AbortController();
    const response = await fetch(`${at}/api/events${query}`, {
      headers: { accept: 'text/event-stream', cookie: visitor.cookie, ...headers },
      signal: ended.signal,
    });
    expect(response.status).toBe(200);
    const listener = new Listener(response, ended);
    listeners.push(listener);
    return listener;
  }
  /** A stream that has said where it begins. */
  async function begun(visitor: Visitor, query = '') {
    const listener = await listen(visitor, query);
    const first = await listener.next();
    expect(first).toMatchObject({ records: [], everything: false, signedOut: false });
    return { listener, seq: first!.seq };
  }
  const adds = (visitor: Visitor, headers: Record<string, string> = {}) =>
    visitor.post<{ id: string }>(
      '/api/medical-appointments',
      { title: 'Check-up', appointmentDate: '2026-12-01T09:00' },
      headers,
    );
  const now = async (visitor: Visitor) => (await visitor.get<LiveUpdate>('/api/events')).json.seq;

  it('what Ana adds is heard by Ben as it happens: the kind of it, and nothing else [API-10]', async () => {
    const { listener, seq } = await begun(world.ben);
    expect(listener.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(listener.headers.get('cache-control')).toBe('no-store');
    const records = ['medical_appointment'];
    const before = performance.now();
    for (let count = 1; count <= 10; count += 1) {
      await adds(world.ana);
      const heard = await listener.next();
      expect(heard).toEqual({ seq: seq + count, records, everything: false, signedOut: false });
    }
    // Looking once a second alone would take nine.
    expect(performance.now() - before).toBeLessThan(6000);
  });

  it('tells the other parent’s screen about schools, schedules and lessons [API-10, API-04, D35]', async () => {
    const { ana } = world;
    const { listener } = await begun(world.ben);
    const heard = async () => (await listener.next())?.records.toSorted();
    await ana.post('/api/school-settings', { schoolName: 'Lincoln', calendarConfirmed: true });
    expect(await heard()).toEqual(['school_settings']);
    const { json: school } = await ana.post<{ id: string }>('/api/schools', { schoolName: 'Maple' });
    expect(await heard()).toEqual(['school']);
    await ana.delete(`/api/schools/${school.id}`);
    expect(await heard()).toEqual(['school']);
    const entry = { time: '9:00 AM', subject: 'Math', activity: 'Count', notes: '' };
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, [entry]]));
    const schedule = { weeklySchedule: week, subjectAllocation: {}, recommendations: [] };
    await ana.put('/api/school-schedule', { schedule });
    expect(await heard()).toEqual(['school_day', 'school_schedule']);
    const [day] = (await ana.get<SchoolDay[]>('/api/school-days')).json;
    await ana.post('/api/school-schedule/missed', { date: day?.date });
    expect(await heard()).toEqual(['school_day']);
  });

  it('a kitchen tablet hears of what it shows and of nothing else, and is cut off when it is disconnected', async () => {
    const { ana, app } = world;
    const tablet = await connectTablet(app, ana);
    const [made] = (await ana.get<{ id: string; lastSeenAt: string | null }[]>('/api/kiosks')).json.slice(-1);
    const { listener, seq } = await begun(tablet);
    await ana.post('/api/medical-contacts', { name: 'Dr. Lee' });
    expect(await listener.next()).toMatchObject({ seq: seq + 1, records: [] });
    await adds(ana);
    expect(await listener.next()).toMatchObject({ records: ['medical_appointment'] });
    // Its allergy marks may change; it does not hear that a record of health did.
    await ana.post('/api/medical-records', { title: 'Peanut allergy', category: 'allergy' });
    expect(await listener.next()).toMatchObject({ records: ['family_member'] });
    await ana.put(`/api/kiosks/${made!.id}`, { showTitles: true });
    expect(await listener.next()).toMatchObject({ everything: true });
    await ana.delete(`/api/kiosks/${made!.id}`);
    expect(await listener.next()).toMatchObject({ signedOut: true });
    expect(await listener.next()).toBeUndefined();
  });

  it('a tab is not told about its own changes, and other tabs of the same parent are [API-10]', async () => {
    const same = await begun(world.ana, `?tab=${TAB}`);
    const other = await begun(world.ana, '?tab=another-tab');
    await adds(world.ana, { 'x-tab': TAB });
    expect(await same.listener.next()).toMatchObject({ seq: same.seq + 1, records: [] });
    expect(await other.listener.next()).toMatchObject({ records: ['medical_appointment'] });
  });

  it('a client that comes back hears at once what it missed since the last change it heard of', async () => {
    const seq = await now(world.ben);
    await adds(world.ana);
    await world.ana.post('/api/family-members', { name: 'Mia', relationship: 'child' });
    await adds(world.ana, { 'x-tab': TAB });
    const expected = { seq: seq + 3, everything: false, signedOut: false };
    const back = await listen(world.ben, '?after=0', { 'last-event-id': String(seq) });
    expect({ ...(await back.next()), records: null }).toEqual({ ...expected, records: null });
    const { json } = await world.ben.get<LiveUpdate>(`/api/events?after=${seq}&tab=${TAB}`);
    expect(json).toEqual({ ...expected, records: json.records });
    expect(json.records.toSorted()).toEqual(['family_member', 'medical_appointment']);
    const afterTwo = await world.ben.get<LiveUpdate>(`/api/events?after=${seq + 2}&tab=${TAB}`);
    expect(afterTwo.json.records).toEqual([]);
  });

  it('a client that was away too long, or knows changes that a restored backup lacks, is told to read everything', async () => {
    const seq = await now(world.ben);
    const { json: ahead } = await world.ben.get<LiveUpdate>(`/api/events?after=${seq + 1}`);
    expect(ahead).toEqual({ seq, records: [], everything: true, signedOut: false });
    await database.kysely
      .updateTable('household')
      .set({ seq: seq + 600 })
      .where('id', '=', world.householdId)
      .execute();
    const { json: late } = await world.ben.get<LiveUpdate>(`/api/events?after=${seq}`);
    expect(late).toEqual({ seq: seq + 600, records: [], everything: true, signedOut: false });
  });

  it('a change another process made is heard too, within the next look', async () => {
    const elsewhere: TestApp = await testApp({ database });
    const there = await elsewhere.app.listen({ port: 0, host: '127.0.0.1' });
    const listener = await listen(world.ben, '', {}, there);
    await listener.next();
    await adds(world.ana);
    expect(await listener.next()).toMatchObject({ records: ['medical_appointment'] });
    await elsewhere.app.close();
  });

  it('a stranger hears nothing of the family', async () => {
    const sven = await world.stranger();
    const { listener } = await begun(sven);
    await adds(world.ana);
    await sven.post('/api/family-members', { name: 'Olle', relationship: 'child' });
    expect(await listener.next()).toMatchObject({ records: ['family_member'] });
  });

  it('a removed parent hears nothing more, and that they are signed out', async () => {
    const dora = await world.joined('Dora');
    const { json: user } = await dora.get<{ id: string }>('/api/auth/user');
    const { listener } = await begun(dora);
    await world.ana.delete(`/api/household/members/${user.id}`);
    await adds(world.ana);
    expect(await listener.next()).toMatchObject({ records: [], everything: false, signedOut: true });
    expect(await listener.next()).toBeUndefined();
  });

  it('a session that is ended on another device hears so', async () => {
    const phone = await signInAgain(world.app, world.ana);
    const { listener } = await begun(phone);
    const { json: sessions } = await phone.get<{ id: string; isThis: boolean }[]>('/api/sessions');
    await world.ana.delete(`/api/sessions/${sessions.find(({ isThis }) => isThis)!.id}`);
    expect(await listener.next()).toMatchObject({ signedOut: true });
  });

  it('a session that switches to another household reads everything of that one', async () => {
    const emil = await world.joined('Emil');
    const { json: user } = await emil.get<{ householdId: string }>('/api/auth/user');
    const { listener } = await begun(emil);
    await emil.post('/api/household/leave');
    const moved = await listener.next();
    expect(moved).toMatchObject({ everything: true, signedOut: false });
    const { json: after } = await emil.get<{ householdId: string }>('/api/auth/user');
    expect(after.householdId).not.toBe(user.householdId);
    await emil.post('/api/family-members', { name: 'Nils', relationship: 'child' });
    expect(await listener.next()).toMatchObject({ seq: moved!.seq + 1, records: ['family_member'] });
  });

  it('the ninth window of one browser closes the first', async () => {
    const fay = await world.joined('Fay');
    const { listener: first } = await begun(fay);
    for (let count = 2; count <= 9; count += 1) await begun(fay);
    expect(await first.next()).toBeUndefined();
    await adds(world.ana);
    expect(await listeners.at(-1)!.next()).toMatchObject({ records: ['medical_appointment'] });
  });

  it('closing the app does not wait for those who listen', async () => {
    const elsewhere: TestApp = await testApp({ database });
    const there = await elsewhere.app.listen({ port: 0, host: '127.0.0.1' });
    const listener = await listen(world.ben, '', {}, there);
    await listener.next();
    await elsewhere.app.close();
    expect(await listener.next()).toBeUndefined();
  });
});
