// A signed-in list of 50 medical contacts, plain and compressed: the real server against its raw twin, in alternating
// rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { median, megabytes, noteGoal, printTable } from './figures.ts';
import { get, load, type Target } from './load.ts';
import { signUpByForm, type SignedIn } from './account.ts';

const PATH = '/api/medical-contacts';
const ROWS = 50;
const ROUNDS = 7;
const REQUESTS = 3000;
const GOAL = 1.45;

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

/** The response of a subject, as it was before it was compressed. */
async function plainOf({ target }: Subject): Promise<string> {
  const body = await get(target);
  return (target.accepted === undefined ? body : brotliDecompressSync(body)).toString();
}

async function measure(subjects: readonly [Subject, Subject]): Promise<void> {
  const [real, twin] = subjects;
  const [wanted, given] = [await plainOf(twin), await plainOf(real)];
  if (wanted !== given) throw new Error(`The answers differ.\n${wanted}\n${given}`);
  const list: unknown = JSON.parse(given);
  const rows = Array.isArray(list) ? list.length : 0;
  if (rows !== ROWS) throw new Error(`The list has ${rows} rows instead of ${ROWS}.`);
  const sent = (await get(real.target)).length;

  const idle = [await real.server.usage(), await twin.server.usage()];
  for (const { target } of subjects) await load(target, REQUESTS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const subject of order) await runRound(subject);
  }
  const loaded = [await real.server.usage(), await twin.server.usage()];
  const ratio = median(real.cpu.map((cpu, round) => cpu / (twin.cpu[round] ?? Number.NaN)));
  noteGoal({
    row: `CPU per signed-in list of ${ROWS}, ${real.target.accepted ?? 'not compressed'}`,
    figure: `${ratio.toFixed(2)}×`,
    goal: `≤ ${GOAL}×`,
    met: ratio <= GOAL,
  });

  printTable(
    `GET ${PATH}, signed in, ${ROWS} rows, ${given.length} bytes, ${sent} sent; ${ROUNDS} rounds of ${REQUESTS}`,
    [
      ['', 'CPU per request', 'requests per second', 'memory before', 'memory after load'],
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

const fill = async (parent: SignedIn): Promise<void> => {
  for (let row = 0; row < ROWS; row += 1) {
    await parent.post('/api/medical-contacts', {
      name: `Dr. Contact ${row + 1}`,
      type: 'doctor',
      specialty: 'Family medicine',
      phoneNumber: `312-555-${String(1000 + 37 * row)}`,
      email: `contact.${row}@example.org`,
      address: `${12 + row} Lake Street, Springfield`,
    });
  }
};

/** Measures and prints. */
export async function benchListEndpoint(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  const servers: RunningServer[] = [];
  const begin = async (program: string): Promise<RunningServer> => {
    const server = await startServer({ program: ['bench/measured.ts', program], folder });
    servers.push(server);
    return server;
  };
  try {
    const real = await begin('server/main.ts');
    const parent = await signUpByForm(real.address);
    await fill(parent);
    const twin = await begin('bench/raw-twin.ts');
    const subject = (name: string, server: RunningServer, accepted?: 'br'): Subject => {
      const target = { address: server.address, path: PATH, cookie: parent.cookie };
      return { name, server, target: { ...target, ...(accepted && { accepted }) }, cpu: [], rate: [] };
    };
    await measure([subject('PipPal', real), subject('raw twin', twin)]);
    await measure([subject('PipPal, brotli', real, 'br'), subject('raw twin, brotli', twin, 'br')]);
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
