import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '#contract/account.ts';
import { medicalAppointments } from '#contract/appointments.ts';
import { changes } from '#contract/changes.ts';
import { family } from '#contract/family.ts';
import type { User } from '#contract/schemas/account.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import { TAB, newQueryClient, queryKey } from '../data/api.ts';
import { prepareToLeave } from '../session/before-leaving.ts';
import { followHousehold } from './follow.ts';

const USER = queryKey(account.getUser, {});
const FAMILY = queryKey(family.listFamilyMembers, {});
const HEALTH = queryKey(medicalAppointments.listMedicalAppointments, {});
const CHANGES = queryKey(changes.listChanges, {});

/** A stream the page has asked for. */
interface Opened {
  url: string;
  isClosed: () => boolean;
  say: (event: Partial<LiveUpdate> & { seq: number }) => void;
  end: () => void;
}

const page = { document: new EventTarget(), window: new EventTarget(), online: true, state: 'visible' };
let opened: Opened[];
/** Statuses that the next requests get instead of a stream. */
let refusals: number[];

function open(url: string, signal: AbortSignal): Response {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
  signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
  const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
  opened.push({
    url,
    isClosed: () => signal.aborted,
    say(event) {
      const whole = { records: [], everything: false, signedOut: false, ...event };
      write(`id: ${event.seq}\ndata: ${JSON.stringify(whole)}\n\n`);
    },
    end: () => controller.close(),
  });
  write('retry: 3000\n: hello\n\n');
  return new Response(body);
}

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  refusals = [];
  Object.assign(page, { online: true, state: 'visible' });
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const status = refusals.shift();
    return status === undefined ? open(url, signal) : new Response('No.', { status });
  });
  Object.defineProperty(page.document, 'visibilityState', { get: () => page.state, configurable: true });
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.online;
    },
  });
});
let leave = () => {};
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const parent = (householdId: string, seq: number) =>
  ({ id: 'u1', onboardingCompleted: true, householdId, seq }) as User;

/** A page on which Ana, whose household had come to 7, looks at her family and at what is due. */
async function anasPage() {
  const client = newQueryClient();
  client.setQueryData(USER, parent('h1', 7));
  for (const key of [FAMILY, HEALTH, CHANGES]) client.setQueryData(key, []);
  const syncFood = vi.fn<() => void>();
  leave = followHousehold(client, syncFood);
  await settle();
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  const latest = () => opened.at(-1)!;
  return { client, syncFood, isOld, latest };
}

async function look(state: 'visible' | 'hidden') {
  page.state = state;
  page.document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

test('what another device changed is read again, and nothing else [API-10]', async () => {
  const { isOld, latest, syncFood } = await anasPage();
  expect(latest().url).toBe(`/api/events?tab=${TAB}&after=7`);
  latest().say({ seq: 7 });
  await settle();
  expect([FAMILY, HEALTH, CHANGES].map(isOld)).toEqual([false, false, false]);
  latest().say({ seq: 8, records: ['family_member'] });
  await settle();
  expect([FAMILY, HEALTH, CHANGES].map(isOld)).toEqual([true, false, true]);
  expect(syncFood).not.toHaveBeenCalled();
  latest().say({ seq: 9, records: ['shopping_list'] });
  await settle();
  expect(syncFood).toHaveBeenCalledTimes(1);
  expect(isOld(HEALTH)).toBe(false);
});

test('a tab that was away too long reads everything again, and who is signed in [API-10]', async () => {
  const { isOld, latest, syncFood } = await anasPage();
  latest().say({ seq: 900, everything: true });
  await settle();
  expect([USER, FAMILY, HEALTH, CHANGES].map(isOld)).toEqual([true, true, true, true]);
  expect(syncFood).toHaveBeenCalledTimes(1);
});

test('a tab nobody looks at has no stream; it continues where it stopped [API-10]', async () => {
  const { latest } = await anasPage();
  latest().say({ seq: 12 });
  await settle();
  await look('hidden');
  expect(latest().isClosed()).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
  await look('visible');
  expect(opened).toHaveLength(2);
  expect(latest().url).toContain('&after=12');
});

test('a server that goes away is asked again ever less often, and at once when the parent looks again', async () => {
  const { latest } = await anasPage();
  refusals = Array<number>(40).fill(503);
  latest().end();
  await vi.advanceTimersByTimeAsync(900);
  expect(refusals).toHaveLength(40);
  await vi.advanceTimersByTimeAsync(600_000);
  const asked = 40 - refusals.length;
  // Two, four, eight … seconds, then every minute, each up to half of it earlier.
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThan(28);
  refusals = [];
  await look('visible');
  expect(opened).toHaveLength(2);
  expect(latest().url).toContain('&after=7');
});

test('without a connection nothing is asked; with it, at once', async () => {
  const { latest } = await anasPage();
  page.online = false;
  page.window.dispatchEvent(new Event('offline'));
  expect(latest().isClosed()).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
  page.online = true;
  page.window.dispatchEvent(new Event('online'));
  await settle();
  expect(opened).toHaveLength(2);
});

test.for(['said in the stream', 'refused when it is opened'])(
  'a session that has ended, %s, shows so and asks nothing more [APP-02]',
  async (how) => {
    refusals = how === 'said in the stream' ? [] : [401];
    const { client, latest } = await anasPage();
    if (refusals.length === 0 && opened.length > 0) latest().say({ seq: 7, signedOut: true });
    await settle();
    expect(client.getQueryData(USER)).toBeNull();
    const before = opened.length;
    await vi.advanceTimersByTimeAsync(600_000);
    await look('visible');
    expect(opened).toHaveLength(before);
  },
);

test('a parent who signs out here leaves the screen as it is; one who stays is followed again', async () => {
  const { client, latest } = await anasPage();
  prepareToLeave();
  expect(latest().isClosed()).toBe(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(opened).toHaveLength(1);
  expect(client.getQueryData(USER)).toMatchObject({ id: 'u1' });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(opened).toHaveLength(2);
});

test('another household is followed from where that one had come to', async () => {
  const { client, latest } = await anasPage();
  latest().say({ seq: 12 });
  await settle();
  client.setQueryData(USER, parent('h2', 3));
  await settle();
  expect(opened[0]!.isClosed()).toBe(true);
  expect(latest().url).toContain('&after=3');
});

test('a parent who has not finished the wizard follows nothing yet', async () => {
  const { client } = await anasPage();
  client.setQueryData(USER, { ...parent('h1', 7), onboardingCompleted: false });
  await settle();
  expect(opened[0]!.isClosed()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
});

test('a connection that falls silent is dropped, and another one opened', async () => {
  const { latest } = await anasPage();
  const first = latest();
  for (let minute = 0; minute < 3; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    first.say({ seq: 7 });
    await settle();
  }
  expect(first.isClosed()).toBe(false);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(first.isClosed()).toBe(true);
  expect(opened).toHaveLength(2);
  expect(latest().url).toContain('after=7');
});

test('a line that is asked for and never answered is given up as well', async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push(signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
  });
  await anasPage();
  await vi.advanceTimersByTimeAsync(69_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
});
