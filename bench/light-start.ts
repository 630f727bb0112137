// The server as `npm start` runs it, beside a floor in plain JavaScript: CPU of a start, idle memory, memory after load;
// and the first question after a start, with the longest wait of another request while Pip warms up.
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { signUpByForm, type SignedIn } from './account.ts';
import { median, noteGoal, printTable } from './figures.ts';
import { get, load } from './load.ts';
import { START_PROGRAM } from './start-program.ts';

const ROUNDS = 8;
const MEASURED = ['--import', './bench/measured.mjs'];
/** As in `npm start`. */
const PIPPAL = [...MEASURED, ...START_PROGRAM];
const FLOOR = [...MEASURED, 'bench/raw-floor.mjs'];
const MIB = 1 << 20;
const GOALS = { startRatio: 5, idleMib: 110, loadedMib: 230, firstQuestionMs: 60 };
const REST_MS = 2000;
const WARM_UP_MS = 6000;
const REQUESTS = 20_000;
const FIRST_QUESTIONS = ['Plan dinners for next week', 'is Leo allergic to peanuts', 'what do we have today'];

const mib = (bytes: number): string => `${(bytes / MIB).toFixed(0)} MiB`;
const ms = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;
const mark = (isMet: boolean): string => (isMet ? '✓' : '✗');

/** CPU until it is ready, in milliseconds, and memory a while later, in a folder that exists. */
async function startOnce(program: readonly string[]) {
  const server = await startServer({ program });
  try {
    const { cpuMicroseconds } = await server.usage();
    await wait(REST_MS);
    return { cpu: cpuMicroseconds / 1000, idle: (await server.usage()).memoryBytes };
  } finally {
    await server.stop();
  }
}

interface Visit {
  server: RunningServer;
  parent: SignedIn;
}

async function visited<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const server = await startServer({ program: PIPPAL });
  try {
    const parent = await signUpByForm(server.address);
    await parent.post('/api/family-members', {
      name: 'Leo',
      relationship: 'child',
      age: 9,
      allergies: ['peanuts'],
    });
    return await work({ server, parent });
  } finally {
    await server.stop();
  }
}

/** Milliseconds of the longest of many small requests, one after the other. */
async function longestWait(address: string, duration: number): Promise<number> {
  const end = performance.now() + duration;
  let longest = 0;
  while (performance.now() < end) {
    const begin = performance.now();
    await get({ address, path: '/healthz', cookie: '' });
    longest = Math.max(longest, performance.now() - begin);
    await wait(2);
  }
  return longest;
}

async function ask(parent: SignedIn, id: string, content: string): Promise<number> {
  const begin = performance.now();
  await parent.post(`/api/conversations/${id}/messages`, { role: 'user', content });
  return performance.now() - begin;
}

/** Bytes after many lists and some questions. */
const loadedMemory = (): Promise<number> =>
  visited(async ({ server, parent }) => {
    await load({ address: server.address, path: '/api/family-members', cookie: parent.cookie }, REQUESTS);
    const { id } = await parent.post<{ id: string }>('/api/conversations', { title: 'Load' });
    for (const question of FIRST_QUESTIONS) await ask(parent, id, question);
    return (await server.usage()).memoryBytes;
  });

/** Measures and prints. */
export async function benchLightStart(): Promise<void> {
  const [ours, floor]: Awaited<ReturnType<typeof startOnce>>[][] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours?.push(await startOnce(PIPPAL));
    floor?.push(await startOnce(FLOOR));
  }
  const of = (starts: typeof ours, what: 'cpu' | 'idle') => median((starts ?? []).map((one) => one[what]));
  const [cpu, least] = [of(ours, 'cpu'), of(floor, 'cpu')];
  const [idle, loaded] = [of(ours, 'idle'), await loadedMemory()];
  const goals = [
    {
      row: 'start, CPU, of the floor',
      figure: `${(cpu / least).toFixed(1)} × (${ms(cpu)}, ${ms(least)})`,
      goal: `≤ ${GOALS.startRatio} ×`,
      met: cpu <= GOALS.startRatio * least,
    },
    {
      row: 'idle memory with database',
      figure: `${mib(idle)} (floor ${mib(of(floor, 'idle'))})`,
      goal: `≤ ${GOALS.idleMib} MiB`,
      met: idle <= GOALS.idleMib * MIB,
    },
    {
      row: `memory after ${REQUESTS} lists and ${FIRST_QUESTIONS.length} questions`,
      figure: mib(loaded),
      goal: `≤ ${GOALS.loadedMib} MiB`,
      met: loaded <= GOALS.loadedMib * MIB,
    },
  ];
  for (const goal of goals) noteGoal(goal);
  printTable(
    `The server alone, median of ${ROUNDS} starts, beside a floor in plain JavaScript`,
    goals.map(({ row, figure, goal, met }) => [row, figure, goal, mark(met)]),
  );
}

/** Measures and prints. */
export async function benchFirstQuestion(): Promise<void> {
  const rows: string[][] = [];
  const slowest: number[] = [];
  for (const question of FIRST_QUESTIONS) {
    const [waited, first, second] = await visited(async ({ server, parent }) => {
      const longest = await longestWait(server.address, WARM_UP_MS);
      const { id } = await parent.post<{ id: string }>('/api/conversations', { title: 'First' });
      return [longest, await ask(parent, id, question), await ask(parent, id, question)];
    });
    slowest.push(first);
    rows.push([question, ms(first), ms(second), ms(waited), mark(first <= GOALS.firstQuestionMs)]);
  }
  printTable(`The first question after a start, over HTTP (goal: at most ${GOALS.firstQuestionMs} ms)`, [
    ['', 'first', 'again', 'longest wait of /healthz while Pip warms up', ''],
    ...rows,
  ]);
  noteGoal({
    row: 'first question after a start, over HTTP',
    figure: ms(Math.max(...slowest)),
    goal: `≤ ${GOALS.firstQuestionMs} ms`,
    met: Math.max(...slowest) <= GOALS.firstQuestionMs,
  });
}
