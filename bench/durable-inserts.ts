// Durable inserts: POST /api/medications by 32 signed-in clients of 32 households, the real server against its raw twin
// with group commit, in alternating rounds. Both answer once the write is on the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { signUpByForm } from './account.ts';
import { median, noteGoal, printTable } from './figures.ts';

const CLIENTS = 32;
const ROUNDS = 5;
const ROUND_MS = 3000;
const WARM_UP_MS = 2000;
/** Of the twin's rate. */
const GOAL = 0.4;
/** Of the twin's p99. */
const GOAL_P99 = 4;

interface Subject {
  name: string;
  server: RunningServer;
  /** Round by round: inserts per second, milliseconds, and CPU milliseconds per insert. */
  rate: number[];
  p50: number[];
  p99: number[];
  cpu: number[];
}

const BODY = JSON.stringify({
  name: 'Cetirizine',
  dosage: '5 ml',
  instructions: 'In the evening, with water, not within two hours of anything else.',
});

/** One insert; anything but 200 and 201 throws. */
function insert(address: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const { origin } = new URL(address);
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const options = { method: 'POST', agent, headers };
    const asked = request(new URL('/api/medications', address), options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve();
        else reject(new Error(`An insert was answered with ${response.statusCode}.`));
      });
    });
    asked.once('error', reject).end(BODY);
  });
}

/** Every client inserts, one after the other, for this long: milliseconds of each insert, sorted. */
async function insertFor(
  milliseconds: number,
  address: string,
  cookies: readonly string[],
): Promise<number[]> {
  const end = performance.now() + milliseconds;
  const waits: number[] = [];
  await Promise.all(
    cookies.map(async (cookie) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let begin = performance.now(); begin < end; begin = performance.now()) {
        await insert(address, cookie, agent);
        waits.push(performance.now() - begin);
      }
      agent.destroy();
    }),
  );
  return waits.toSorted((one, other) => one - other);
}

async function runRound({ server, rate, p50, p99, cpu }: Subject, cookies: readonly string[]) {
  const before = await server.usage();
  const begin = performance.now();
  const waits = await insertFor(ROUND_MS, server.address, cookies);
  const seconds = (performance.now() - begin) / 1000;
  const after = await server.usage();
  rate.push(waits.length / seconds);
  p50.push(waits[Math.floor(waits.length * 0.5)] ?? Number.NaN);
  p99.push(waits[Math.floor(waits.length * 0.99)] ?? Number.NaN);
  cpu.push((after.cpuMicroseconds - before.cpuMicroseconds) / 1000 / waits.length);
}

async function measure(subjects: readonly [Subject, Subject], cookies: readonly string[]): Promise<void> {
  const [real, twin] = subjects;
  for (const { server } of subjects) await insertFor(WARM_UP_MS, server.address, cookies);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const subject of order) await runRound(subject, cookies);
  }
  const ratioOf = (figure: 'rate' | 'p99') =>
    median(real[figure].map((value, round) => value / (twin[figure][round] ?? Number.NaN)));
  const [rate, p99] = [ratioOf('rate'), ratioOf('p99')];
  printTable(
    `Durable POST /api/medications, ${CLIENTS} clients of ${CLIENTS} households; ${ROUNDS} rounds of ${ROUND_MS / 1000} s`,
    [
      ['', 'inserts per second', 'p50', 'p99', 'CPU per insert'],
      ...subjects.map((subject) => [
        subject.name,
        median(subject.rate).toFixed(0),
        `${median(subject.p50).toFixed(1)} ms`,
        `${median(subject.p99).toFixed(1)} ms`,
        `${median(subject.cpu).toFixed(3)} ms`,
      ]),
      ['rate', `${rate.toFixed(2)} (goal: at least ${GOAL}) ${rate >= GOAL ? '✓' : '✗'}`],
      ['p99', `${p99.toFixed(2)} (goal: at most ${GOAL_P99}) ${p99 <= GOAL_P99 ? '✓' : '✗'}`],
    ],
  );
  const row = `durable inserts, ${CLIENTS} clients, of the raw twin with group commit`;
  noteGoal({ row, figure: `${rate.toFixed(2)}×`, goal: `≥ ${GOAL}×`, met: rate >= GOAL });
}

/** Measures and prints. */
export async function benchDurableInserts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  const servers: RunningServer[] = [];
  const begin = async (name: string, program: string): Promise<Subject> => {
    const server = await startServer({ program: ['bench/measured.ts', program], folder });
    servers.push(server);
    return { name, server, rate: [], p50: [], p99: [], cpu: [] };
  };
  try {
    const real = await begin('PipPal', 'server/main.ts');
    const cookies: string[] = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      const { cookie } = await signUpByForm(real.server.address, `parent-${client}@example.org`);
      cookies.push(cookie);
    }
    await measure([real, await begin('raw twin', 'bench/insert-twin.ts')], cookies);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
