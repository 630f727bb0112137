// The board of a kitchen tablet over days: changes, lost connections, midnight, new versions, and no growth.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KioskBoard } from '#contract/schemas/kiosk.ts';
import type { LiveUpdate } from '#contract/schemas/live.ts';
import { KioskFeed } from './feed.ts';

const MINUTE = 60_000;
const page = { document: new EventTarget(), window: new EventTarget() };

let board: KioskBoard;
/** Status of every answer; 0 for no connection. */
let status: number;
/** Method of the requests that the server cannot answer. */
let failing = '';
let asked: string[];
let streams: ReadableStreamDefaultController<Uint8Array>[];
const reload = vi.fn<() => void>();

const item = (checked: boolean) => ({ id: 'milk', name: 'Milk', qty: '', checked });
const boardWith = (checked: boolean): KioskBoard => ({
  household: 'Reyes',
  timeZone: 'America/New_York',
  appVersion: 'one',
  isTablet: true,
  people: [],
  days: [],
  lists: [{ id: 'list', title: 'Groceries', items: [item(checked)], more: 0 }],
});

function follow(signal: AbortSignal): Response {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made) });
  signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
  streams.push(controller);
  return new Response(body);
}

beforeEach(() => {
  vi.useFakeTimers();
  [board, status, failing, asked, streams] = [boardWith(false), 200, '', [], []];
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('fetch', async (url: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${url.replace(/\?.*/, '')}`);
    if (method === failing) return new Response('', { status: 503 });
    if (status === 0) throw new TypeError('Failed to fetch');
    if (status !== 200) return new Response('Please sign in first.', { status });
    if (url.startsWith('/api/events')) return follow(signal!);
    return method === 'PUT' ? new Response(null, { status: 204 }) : Response.json(board);
  });
});
let stop = () => {};
afterEach(() => {
  stop();
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function started(): Promise<KioskFeed> {
  const feed = new KioskFeed(reload);
  stop = feed.start();
  await settle();
  return feed;
}

function say(event: Partial<LiveUpdate>): void {
  const whole = { seq: 1, records: [], everything: false, signedOut: false, ...event };
  streams.at(-1)!.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(whole)}\n\n`));
}
const isMilkTicked = (feed: KioskFeed) => feed.shown.board?.lists[0]?.items[0]?.checked;
const boards = () => asked.filter((one) => one === 'GET /api/kiosk/board').length;

test('what changes elsewhere is there at once, and nothing else is read', async () => {
  const feed = await started();
  expect([isMilkTicked(feed), boards()]).toEqual([false, 1]);
  say({ records: [] });
  await settle();
  expect(boards()).toBe(1);
  board = boardWith(true);
  say({ records: ['shopping_list'] });
  await settle();
  expect([isMilkTicked(feed), boards()]).toEqual([true, 2]);
});

test('without a connection the last board stays, with the time it was right, until the server answers', async () => {
  const feed = await started();
  const right = new Date();
  await vi.advanceTimersByTimeAsync(MINUTE);
  status = 0;
  streams.at(-1)!.error(new TypeError('network error'));
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(feed.shown).toMatchObject({ lostSince: right, hasEnded: false });
  expect(isMilkTicked(feed)).toBe(false);
  status = 200;
  board = boardWith(true);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(feed.shown.lostSince).toBeNull();
  expect(isMilkTicked(feed)).toBe(true);
  expect(streams).toHaveLength(2);
});

test('a tick is seen at once, and taken back when it could not be saved', async () => {
  const feed = await started();
  const saving = feed.tick('list', 'milk', true);
  expect(isMilkTicked(feed)).toBe(true);
  board = boardWith(true);
  expect(await saving).toBe(true);
  expect(isMilkTicked(feed)).toBe(true);
  status = 503;
  expect(await feed.tick('list', 'milk', false)).toBe(false);
  expect(isMilkTicked(feed)).toBe(true);
});

test('a saved tick stays when the board cannot be read after it, until it is read again', async () => {
  const feed = await started();
  failing = 'GET';
  expect(await feed.tick('list', 'milk', true)).toBe(true);
  expect(isMilkTicked(feed)).toBe(true);
  failing = '';
  board = boardWith(false);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(isMilkTicked(feed), 'the other parent took it off the list again').toBe(false);
});

test.each([
  ['the stream says so', () => say({ signedOut: true })],
  ['the server refuses', () => ((status = 401), page.window.dispatchEvent(new Event('online')))],
])('once disconnected, when %s, it shows and asks nothing any more', async (_, end) => {
  const feed = await started();
  end();
  await settle();
  expect(feed.shown).toEqual({ board: null, lostSince: null, hasEnded: true });
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(asked.length).toBe(before);
});

test('a new version of the app is loaded, once the server has it', async () => {
  const feed = await started();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(reload).not.toHaveBeenCalled();
  board = { ...boardWith(false), appVersion: 'two' };
  feed.refresh();
  await settle();
  expect(reload, 'the servers may still be restarting').not.toHaveBeenCalled();
  feed.refresh();
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a week of streams that end every hour, there is one stream and no timer more than on the first day', async () => {
  await started();
  await vi.advanceTimersByTimeAsync(MINUTE);
  const timers = vi.getTimerCount();
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const open = streams.splice(0);
    expect(open).toHaveLength(1);
    // As servers and proxies do.
    open[0]!.close();
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  expect(vi.getTimerCount()).toBe(timers);
});
