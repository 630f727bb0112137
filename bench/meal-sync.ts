// Benchmark of the meal store's sync on the server: a browser's first sync with 2,000 records, and one edit per call
// compared with a raw twin, in alternating rounds.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SyncAnswer, type Edit } from '#contract/schemas/meal-sync.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { newId } from '../server/db/records/ids.ts';
import { signUpByForm } from './account.ts';
import { kilobytes, median, noteGoal, printTable } from './figures.ts';
import { fillMeals, RECORDS } from './meal-records.ts';

const ROUNDS = 7;
const CALLS = 300;
const FIRST_SYNCS = 5;
const GOAL = 2;
const ITEMS = 20;

interface Subject {
  name: string;
  server: RunningServer;
  cpu: number[];
  rate: number[];
}

/** One browser of the household: it knows how far it has come, and sends one edit after the other. */
class Browser {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #cookie: string;
  readonly #items: readonly string[];
  #cursor: number;
  #stamp: string | undefined;

  constructor(cookie: string, items: readonly string[], cursor: number) {
    this.#cookie = cookie;
    this.#items = items;
    this.#cursor = cursor;
  }

  /** Changes how much there is of one thing. */
  async edit(address: string, index: number): Promise<SyncAnswer> {
    this.#stamp = nextStamp(this.#stamp, Date.now(), 'bench0');
    const edit: Edit = {
      id: newId(),
      collection: 'pantry',
      recordId: this.#items[index % this.#items.length]!,
      stamp: this.#stamp,
      set: { quantity: `${index} pounds` },
      remove: [],
    };
    const text = await this.#post(address, JSON.stringify({ cursor: this.#cursor, edits: [edit] }));
    const answer = SyncAnswer.parse(JSON.parse(text));
    this.#cursor = answer.cursor;
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(address: string, body: string): Promise<string> {
    const headers = {
      cookie: this.#cookie,
      origin: address,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: this.#agent, headers };
      const asked = request(new URL('/api/meal-sync', address), options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.once('error', reject);
        response.once('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`The sync answered ${response.statusCode}: ${text}`));
        });
      });
      asked.once('error', reject).end(body);
    });
  }
}

/** A response without the values that differ between calls: its fields and their types. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  const fields = Object.entries(value).map(([name, field]) => [name, shapeOf(field)] as const);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

async function runRound({ server, cpu, rate }: Subject, browser: Browser): Promise<void> {
  const before = await server.usage();
  const begin = performance.now();
  for (let call = 0; call < CALLS; call += 1) await browser.edit(server.address, call);
  rate.push((CALLS / (performance.now() - begin)) * 1000);
  cpu.push(((await server.usage()).cpuMicroseconds - before.cpuMicroseconds) / CALLS);
}

async function measureEdits(subjects: readonly [Subject, Subject], browser: Browser): Promise<void> {
  const [real, twin] = subjects;
  const answers = [await browser.edit(real.server.address, 0), await browser.edit(twin.server.address, 1)];
  const [given, wanted] = answers.map((answer) => JSON.stringify(shapeOf(answer)));
  if (given !== wanted) throw new Error(`The answers differ.\n${wanted}\n${given}`);
  for (const subject of subjects) await runRound({ ...subject, cpu: [], rate: [] }, browser);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed())
      await runRound(subject, browser);
  }
  const ratio = median(real.cpu.map((cpu, round) => cpu / (twin.cpu[round] ?? Number.NaN)));
  noteGoal({
    row: 'CPU per synced edit of a meal record',
    figure: `${ratio.toFixed(2)}×`,
    goal: `≤ ${GOAL}×`,
    met: ratio <= GOAL,
  });
  printTable(`POST /api/meal-sync, one edit a call, ${RECORDS} records; ${ROUNDS} rounds of ${CALLS}`, [
    ['', 'CPU per call', 'calls per second, one after the other'],
    ...subjects.map(({ name, cpu, rate }) => [name, `${median(cpu).toFixed(0)} µs`, median(rate).toFixed(0)]),
    ['ratio', `${ratio.toFixed(2)} (goal: at most ${GOAL}) ${ratio <= GOAL ? '✓' : '✗'}`],
  ]);
}

/** Server time and response size of a browser's first sync. */
async function measureFirstSync({ server }: Subject, cookie: string): Promise<SyncAnswer> {
  const times: number[] = [];
  const cpu: number[] = [];
  let text = '';
  for (let time = 0; time <= FIRST_SYNCS; time += 1) {
    const before = await server.usage();
    const begin = performance.now();
    const response = await fetch(`${server.address}/api/meal-sync`, {
      method: 'POST',
      body: JSON.stringify({ cursor: null, edits: [] }),
      headers: { cookie, origin: server.address, 'content-type': 'application/json' },
    });
    text = await response.text();
    if (time === 0) continue;
    times.push(performance.now() - begin);
    cpu.push(((await server.usage()).cpuMicroseconds - before.cpuMicroseconds) / 1000);
  }
  const bytes = Buffer.byteLength(text);
  printTable(`The first sync of a browser, ${RECORDS} records, on the server; median of ${FIRST_SYNCS}`, [
    ['answered after', 'CPU', 'bytes', 'as brotli would send them'],
    [
      `${median(times).toFixed(0)} ms`,
      `${median(cpu).toFixed(0)} ms`,
      kilobytes(bytes),
      kilobytes(brotliCompressSync(text).length),
    ],
  ]);
  return SyncAnswer.parse(JSON.parse(text));
}

/** Measures and prints. */
export async function benchMealSync(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  const servers: RunningServer[] = [];
  const begin = async (name: string, program: string): Promise<Subject> => {
    const server = await startServer({ program: ['bench/measured.ts', program], folder });
    servers.push(server);
    return { name, server, cpu: [], rate: [] };
  };
  try {
    const real = await begin('PipPal', 'server/main.ts');
    const parent = await signUpByForm(real.server.address);
    await fillMeals(parent);
    const { records, cursor } = await measureFirstSync(real, parent.cookie);
    if (records.length !== RECORDS) throw new Error(`There are ${records.length} records.`);
    const items = records.filter(({ collection }) => collection === 'pantry').map(({ record }) => record.id);
    const browser = new Browser(parent.cookie, items.slice(0, ITEMS), cursor);
    await measureEdits([real, await begin('raw twin', 'bench/meal-twin.ts')], browser);
    browser.close();
  } finally {
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
