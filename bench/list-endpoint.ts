// A signed-in list of 20 family members: the real server against its raw twin, in alternating rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { median, megabytes, printTable } from './figures.ts';
import { get, load, type Target } from './load.ts';
import { signUpByForm } from './account.ts';

const ROWS = 20;
const ROUNDS = 7;
const REQUESTS = 3000;
const GOAL = 1.7;

interface Subject {
  name: string;
  server: RunningServer;
  target: Target;
  /** CPU microseconds per request and requests per second, round by round. */
  cpu: number[];
  rate: number[];
}

async function runRound({ server, target, cpu, rate }: Subject): Promise<void> {
  const before = await server.usage();
  const milliseconds = await load(target, REQUESTS);
  const after = await server.usage();
  cpu.push((after.cpuMicroseconds - before.cpuMicroseconds) / REQUESTS);
  rate.push((REQUESTS / milliseconds) * 1000);
}

async function measure(subjects: readonly [Subject, Subject]): Promise<void> {
  const [real, twin] = subjects;
  const [wanted, given] = [await get(twin.target), await get(real.target)];
  if (wanted !== given) throw new Error(`The answers differ.\n${wanted}\n${given}`);
  const list: unknown = JSON.parse(given);
  const rows = Array.isArray(list) ? list.length : 0;
  if (rows !== ROWS) throw new Error(`The list has ${rows} rows instead of ${ROWS}.`);

  const idle = [await real.server.usage(), await twin.server.usage()];
  for (const { target } of subjects) await load(target, REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const subject of order) await runRound(subject);
  }
  const loaded = [await real.server.usage(), await twin.server.usage()];
  const ratio = median(real.cpu.map((cpu, round) => cpu / (twin.cpu[round] ?? Number.NaN)));

  printTable(
    `GET /api/family-members, signed in, ${ROWS} rows, ${given.length} bytes, equal answers; ${ROUNDS} rounds of ${REQUESTS}`,
    [
      ['', 'CPU per request', 'requests per second', 'memory idle', 'memory after load'],
      ...subjects.map(({ name, cpu, rate }, index) => [
        name,
        `${median(cpu).toFixed(1)} µs`,
        median(rate).toFixed(0),
        megabytes(idle[index]?.memoryBytes ?? Number.NaN),
        megabytes(loaded[index]?.memoryBytes ?? Number.NaN),
      ]),
      ['ratio', `${ratio.toFixed(2)} (goal: at most ${GOAL}) ${ratio <= GOAL ? '✓' : '✗'}`],
    ],
  );
}

/** Measures and prints. */
export async function benchListEndpoint(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  const servers: RunningServer[] = [];
  const begin = async (name: string, program: string): Promise<Subject> => {
    const server = await startServer({ program: ['bench/measured.ts', program], folder });
    servers.push(server);
    const target = { address: server.address, path: '/api/family-members', cookie: '' };
    return { name, server, target, cpu: [], rate: [] };
  };
  try {
    const real = await begin('PipPal', 'server/main.ts');
    const parent = await signUpByForm(real.server.address);
    for (let row = 0; row < ROWS; row += 1) {
      await parent.post('/api/family-members', {
        name: `Member ${row + 1}`,
        relationship: 'child',
        age: row,
        allergies: ['peanut'],
        interests: ['reading', 'swimming'],
      });
    }
    const twin = await begin('raw twin', 'bench/raw-twin.ts');
    real.target.cookie = parent.cookie;
    twin.target.cookie = parent.cookie;
    await measure([real, twin]);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
