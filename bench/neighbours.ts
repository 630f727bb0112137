// Latency of a small request of one household while another household makes the most expensive calls, on both
// databases: p50, p99 and the longest, and the longest time the event loop was blocked. The goal is a p99 of at most
// 500 ms during each call.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { User } from '#contract/schemas/account.ts';
import { ChangeSet } from '#contract/schemas/changes.ts';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { PASSWORD, signUpByForm } from './account.ts';
import { Caller } from './caller.ts';
import { printTable } from './figures.ts';
import { fillNeighbours } from './neighbour-data.ts';
import { START_PROGRAM } from './start-program.ts';

const GOAL_MS = 500;
/** Interval of the neighbour's requests in milliseconds, also when the last response is still pending. */
const EVERY_MS = 20;
/** A call is made again until this much time was looked at. */
const LEAST_MS = 1500;
/** A server is warm after this many milliseconds without a long block. */
const REST_MS = 1000;
const LONG_BLOCK_MS = 25;

type Who = 'long' | 'pantry' | 'odd' | 'neighbour';
type People = Record<Who, Caller>;
interface HeavyCall {
  title: string;
  /** Made once; the others again and again for a while. */
  once?: boolean;
  only?: 'PostgreSQL';
  run: (people: People, memberId: string) => Promise<unknown>;
}

const SYNC = { cursor: null, edits: [] };
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const ZONES = ['Europe/Berlin', 'America/Chicago'];
let zone = 0;

const undoDeletion = async ({ long }: People): Promise<void> => {
  const { body } = await long.ask('GET', '/api/changes?limit=40');
  const removal = z
    .array(ChangeSet)
    .parse(JSON.parse(body))
    .find(({ operation }) => operation === 'deleteFamilyMember');
  await long.ask('POST', `/api/changes/${removal?.id}/undo`, {});
};

const CALLS: readonly HeavyCall[] = [
  { title: 'nothing', run: () => pause(LEAST_MS) },
  { title: 'GET medications, 10,000', run: ({ long }) => long.ask('GET', '/api/medications') },
  { title: 'GET appointments, 10,000', run: ({ long }) => long.ask('GET', '/api/medical-appointments') },
  { title: 'sync everything', run: ({ pantry }) => pantry.ask('POST', '/api/meal-sync', SYNC) },
  {
    title: 'sync everything × 10 at once',
    run: ({ pantry }) => times(10, () => pantry.ask('POST', '/api/meal-sync', SYNC)),
  },
  {
    title: 'time zone change, 10,000 appointments',
    run: ({ long }) => {
      const timeZone = ZONES[(zone += 1) % ZONES.length];
      return long.ask('PUT', '/api/household', { timeZone, appointments: 'keep-clock-time' });
    },
  },
  {
    title: '10 exports at once',
    run: ({ long }) => times(10, () => long.ask('GET', '/api/household/export')),
  },
  { title: 'GET dishes, pantry of 10,000', run: ({ pantry }) => pantry.ask('GET', '/api/dishes') },
  {
    title: 'week plan, 8 people × 200 odd words',
    once: true,
    run: ({ odd }) => odd.ask('GET', '/api/week-plan?weekStartDate=2026-11-23'),
  },
  {
    title: '60 messages of 10,000 spaces',
    once: true,
    async run({ odd }) {
      const { body } = await odd.ask('POST', '/api/conversations', {});
      const { id } = z.object({ id: z.string() }).parse(JSON.parse(body));
      const content = `a${' '.repeat(9_998)}b`;
      for (let at = 0; at < 60; at += 1) {
        await odd.ask('POST', `/api/conversations/${id}/messages`, { role: 'user', content });
      }
    },
  },
  {
    title: 'delete a member with 20,000 references',
    once: true,
    run: ({ long }, id) => long.ask('DELETE', `/api/family-members/${id}`),
  },
  { title: '… and undo it', once: true, run: undoDeletion },
  {
    title: 'delete it again + 30 writes of the same household',
    once: true,
    only: 'PostgreSQL',
    run: ({ long }, id) => {
      const write = (at: number) =>
        long.ask('POST', '/api/family-members', { name: `Child ${at}`, relationship: 'child' });
      return Promise.all([long.ask('DELETE', `/api/family-members/${id}`), times(30, write)]);
    },
  },
  {
    title: 'delete the household',
    once: true,
    run: ({ long }) => long.ask('POST', '/api/household/delete', { word: 'DELETE', password: PASSWORD }),
  },
];

/** Small requests of the neighbour while `work` runs: how long each took, and which failed. */
async function measureWhile(neighbour: Caller, memberId: string, work: () => Promise<unknown>) {
  const waits: number[] = [];
  const failed: string[] = [];
  const state = { isOver: false };
  const heavy = work().then(
    () => (state.isOver = true),
    (error: unknown) => {
      state.isOver = true;
      failed.push(`the call itself: ${String(error)}`);
    },
  );
  const small = async (at: number) => {
    const begin = performance.now();
    const { status, body } = await (at % 2 === 0
      ? neighbour.ask('GET', '/api/auth/user')
      : neighbour.ask('PUT', `/api/family-members/${memberId}`, { notes: `${at}` }));
    waits.push(performance.now() - begin);
    if (status !== 200) failed.push(`${status} ${body}`);
  };
  const asked: Promise<void>[] = [];
  for (let at = 0; !state.isOver; at += 1) {
    asked.push(small(at).catch((error: unknown) => void failed.push(String(error))));
    await pause(EVERY_MS);
  }
  await heavy;
  await Promise.all(asked);
  return { waits: waits.sort((one, other) => one - other), failed };
}

const shown = (milliseconds: number | undefined): string => `${(milliseconds ?? Number.NaN).toFixed(0)} ms`;
const percentile = (sorted: readonly number[], part: number): number | undefined =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

async function repeatedly(call: HeavyCall, people: People, memberId: string): Promise<void> {
  const end = performance.now() + (call.once === true ? 0 : LEAST_MS);
  do await call.run(people, memberId);
  while (performance.now() < end);
}

interface Ready {
  cookies: Record<Who, string>;
  memberId: string;
  neighbourMemberId: string;
}

/** Makes the accounts at a first server, and fills their households. */
async function prepare(
  start: () => Promise<RunningServer>,
  place: Parameters<typeof fillNeighbours>[0],
): Promise<Ready> {
  const server = await start();
  const cookies: Ready['cookies'] = { long: '', pantry: '', odd: '', neighbour: '' };
  const nobody = { userId: '', householdId: '' };
  const owners: Record<Who, typeof nobody> = { long: nobody, pantry: nobody, odd: nobody, neighbour: nobody };
  let neighbourMemberId = '';
  try {
    for (const who of ['long', 'pantry', 'odd', 'neighbour'] as const) {
      const account = await signUpByForm(server.address, `${who}@example.org`);
      cookies[who] = account.cookie;
      const { body } = await new Caller(server.address, account.cookie).ask('GET', '/api/auth/user');
      const { id: userId, householdId } = User.parse(JSON.parse(body));
      owners[who] = { userId, householdId };
      const member = { name: 'Ida', relationship: 'child' };
      if (who === 'neighbour')
        neighbourMemberId = (await account.post<{ id: string }>('/api/family-members', member)).id;
    }
    return { cookies, neighbourMemberId, memberId: await fillNeighbours(place, owners) };
  } finally {
    await server.stop();
  }
}

/** Work that a server does after its start must not count as part of a call. */
async function warm(server: RunningServer): Promise<void> {
  do await pause(REST_MS);
  while ((await server.longestBlock()).cpu > LONG_BLOCK_MS);
}

async function measureOn(database: 'SQLite' | 'PostgreSQL', folder: string, url?: string): Promise<void> {
  const settings: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url };
  const program = ['--import', './bench/blocks.mjs', ...START_PROGRAM];
  const start = () => startServer({ folder, settings, program });
  const { cookies, memberId, neighbourMemberId } = await prepare(
    start,
    url === undefined ? { folder } : { url },
  );
  const rows = [
    ['while another household does', 'p50', 'p99', 'longest', 'requests', 'block, CPU', 'wall', ''],
  ];
  for (const call of CALLS.filter(({ only }) => only === undefined || only === database)) {
    // Each in a fresh process, so that none has the memory of the one before.
    const server = await start();
    const caller = (who: Who) => new Caller(server.address, cookies[who]);
    const people = {
      long: caller('long'),
      pantry: caller('pantry'),
      odd: caller('odd'),
      neighbour: caller('neighbour'),
    };
    await people.neighbour.ask('GET', '/api/auth/user');
    await people.neighbour.ask('PUT', `/api/family-members/${neighbourMemberId}`, { notes: 'first' });
    await warm(server);
    const { waits, failed } = await measureWhile(people.neighbour, neighbourMemberId, () =>
      repeatedly(call, people, memberId),
    );
    const block = await server.longestBlock();
    const p99 = percentile(waits, 0.99);
    const verdict = failed.length === 0 && (p99 ?? Infinity) <= GOAL_MS ? '✓' : '✗';
    const failures = failed.length === 0 ? '' : ` ${failed.length} failed, such as: ${failed[0]}`;
    rows.push([
      call.title,
      shown(percentile(waits, 0.5)),
      shown(p99),
      shown(waits.at(-1)),
      String(waits.length),
      shown(block.cpu),
      shown(block.wall),
      verdict + failures,
    ]);
    for (const one of Object.values(people)) one.close();
    await server.stop();
  }
  printTable(`A small request every ${EVERY_MS} ms, ${database}; goal: p99 at most ${GOAL_MS} ms`, rows);
}

/** Measures and prints. */
export async function benchNeighbours(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  try {
    await measureOn('SQLite', folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (findPostgres() === undefined) {
    console.log('\nNo PostgreSQL was found: the neighbours on it are not measured.');
    return;
  }
  const cluster = await startPostgres();
  const empty = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  try {
    await measureOn('PostgreSQL', empty, cluster.url);
  } finally {
    await cluster.stop();
    rmSync(empty, { recursive: true, force: true });
  }
}
