// One process and two on the same PostgreSQL, under the same mixed load: CPU per request, and waiting for locks.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { findPostgres, startPostgres } from '../scripts/postgres.ts';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { signUpByForm } from './account.ts';
import { median, noteGoal, printTable } from './figures.ts';

const HOUSEHOLDS = 16;
const ROWS = 20;
const ROUNDS = 5;
const REQUESTS = 2000;
const CALLERS = 32;
const GOAL_RATIO = 1.1;
const LOCK_MS = 5;
/** `/proc` counts processor time in steps of this many microseconds. */
const TICK = 10_000;
/** Fields of `/proc/<pid>/stat` after the name: user and system time of the process, and of its children that ended. */
const OWN_TIMES = [11, 12];
const CHILDREN_TIMES = [13, 14];

interface Household {
  cookie: string;
  memberId: string;
}

interface Setting {
  name: string;
  servers: readonly RunningServer[];
  agents: readonly Agent[];
  /** CPU microseconds per request, of PipPal and of PostgreSQL, and requests per second, round by round. */
  cpu: number[];
  database: number[];
  rate: number[];
}

/** Eight reads and two writes of ten. */
function requestOf(at: number, { memberId }: Household): { method: string; path: string; body?: object } {
  const kind = at % 10;
  if (kind < 3) return { method: 'GET', path: '/api/family-members' };
  if (kind < 5) return { method: 'GET', path: '/api/auth/user' };
  if (kind < 7) return { method: 'GET', path: '/api/medications' };
  if (kind === 7) return { method: 'GET', path: '/api/changes?limit=20' };
  const notes = { notes: `note ${at}` };
  return { method: 'PUT', path: `/api/family-members/${memberId}`, body: notes };
}

function ask(server: RunningServer, agent: Agent, household: Household, at: number): Promise<void> {
  const { method, path, body } = requestOf(at, household);
  const { origin } = new URL(server.address);
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const options = { method, agent, headers: { cookie: household.cookie, origin, ...json } };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, server.address), options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${method} ${path} answered ${response.statusCode}`));
      });
    });
    asked.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Requests one after the other, each to the next process and for the next household. */
async function load({ servers, agents }: Setting, households: readonly Household[]): Promise<void> {
  let next = 0;
  const caller = async () => {
    while (next < REQUESTS) {
      const at = (next += 1);
      const [server, agent] = [servers[at % servers.length], agents[at % servers.length]];
      // A stride that is prime to ten: every household makes every kind of request.
      const household = households[(at * 7) % households.length];
      if (server && agent && household) await ask(server, agent, household, Math.floor(at / 2));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

/** CPU microseconds of PostgreSQL with all its connections so far; NaN where the system does not tell. */
async function databaseCpu(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity');
  try {
    const ticksOf = (pid: number | string | undefined, fields: readonly number[]) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return { parent: stat[1], ticks: fields.reduce((sum, field) => sum + Number(stat[field]), 0) };
    };
    const all = rows.map(({ pid }) => ticksOf(pid, OWN_TIMES));
    // Connections that have ended count in the server's own process.
    const server = ticksOf(all[0]?.parent, [...OWN_TIMES, ...CHILDREN_TIMES]);
    return all.reduce((sum, { ticks }) => sum + ticks, server.ticks) * TICK;
  } catch {
    return Number.NaN;
  }
}

const cpuOf = async (servers: readonly RunningServer[]): Promise<number> =>
  (await Promise.all(servers.map((server) => server.usage()))).reduce(
    (sum, { cpuMicroseconds }) => sum + cpuMicroseconds,
    0,
  );

async function runRound(setting: Setting, households: readonly Household[], admin: pg.Client): Promise<void> {
  const before = [await cpuOf(setting.servers), await databaseCpu(admin)] as const;
  const begin = performance.now();
  await load(setting, households);
  const milliseconds = performance.now() - begin;
  setting.cpu.push(((await cpuOf(setting.servers)) - before[0]) / REQUESTS);
  setting.database.push(((await databaseCpu(admin)) - before[1]) / REQUESTS);
  setting.rate.push((REQUESTS / milliseconds) * 1000);
}

/** PostgreSQL as durable as it must be in use, and a log of every lock that was waited for. */
async function prepareCluster(admin: pg.Client): Promise<void> {
  const settings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
  const log = { log_lock_waits: 'on', deadlock_timeout: `${LOCK_MS}ms` };
  for (const [name, value] of Object.entries({ ...settings, ...log })) {
    await admin.query(`alter system set ${name} = '${value}'`);
  }
  await admin.query('select pg_reload_conf()');
}

/** Number of locks waited for longer than LOCK_MS, and the longest of these waits in milliseconds. */
async function lockWaits(admin: pg.Client): Promise<{ count: number; longest: number }> {
  const { rows } = await admin.query<{ log: string }>(
    `select pg_read_file(current_setting('data_directory') || '/../log') as log`,
  );
  const log = rows[0]?.log ?? '';
  const waited = [...log.matchAll(/acquired \S+ on .* after ([\d.]+) ms/g)].map(([, ms]) => Number(ms));
  return { count: log.match(/ still waiting for /g)?.length ?? 0, longest: Math.max(0, ...waited) };
}

async function fill(server: RunningServer, number: number): Promise<Household> {
  const parent = await signUpByForm(server.address, `parent-${number}@example.org`);
  let memberId = '';
  for (let row = 0; row < ROWS; row += 1) {
    const member = { name: `Member ${row}`, relationship: 'child', interests: ['reading'] };
    ({ id: memberId } = await parent.post<{ id: string }>('/api/family-members', member));
    const medicine = {
      name: `Medicine ${row}`,
      dosage: '5 mg',
      frequency: 'once daily',
      startDate: '2026-01-01',
    };
    await parent.post('/api/medications', { ...medicine, familyMemberId: memberId });
  }
  return { cookie: parent.cookie, memberId };
}

function report(settings: readonly [Setting, Setting], waits: { count: number; longest: number }): void {
  const [one, two] = settings;
  const ratio = median(two.cpu.map((cpu, round) => cpu / (one.cpu[round] ?? Number.NaN)));
  const share = waits.count / (2 * ROUNDS * REQUESTS);
  printTable(
    `Mixed load on PostgreSQL: ${HOUSEHOLDS} households, ${CALLERS} callers, 80 % reads; ${ROUNDS} rounds of ${REQUESTS}`,
    [
      ['', 'CPU per request', 'of PostgreSQL besides', 'requests per second'],
      ...settings.map(({ name, cpu, database, rate }) => [
        name,
        `${median(cpu).toFixed(0)} µs`,
        `${median(database).toFixed(0)} µs`,
        median(rate).toFixed(0),
      ]),
      [
        'ratio of CPU',
        `${ratio.toFixed(2)} (goal: at most ${GOAL_RATIO}) ${ratio <= GOAL_RATIO ? '✓' : '✗'}`,
      ],
      [
        'locks',
        `${waits.count} waited for longer than ${LOCK_MS} ms, ${(share * 100).toFixed(2)} % of the requests; longest ${waits.longest.toFixed(0)} ms (goal: less than 1 %) ${share < 0.01 ? '✓' : '✗'}`,
      ],
    ],
  );
  noteGoal({
    row: 'two processes on PostgreSQL beside one: CPU per request of a mixed load',
    figure: `${ratio.toFixed(2)}×`,
    goal: `≤ ${GOAL_RATIO}×`,
    met: ratio <= GOAL_RATIO,
  });
  noteGoal({
    row: `requests that wait longer than ${LOCK_MS} ms for a lock`,
    figure: `${(share * 100).toFixed(2)} %`,
    goal: '< 1 %',
    met: share < 0.01,
  });
}

/** Measures in alternation and prints. */
export async function benchProcesses(): Promise<void> {
  if (findPostgres() === undefined) {
    console.log('\nNo PostgreSQL was found: several processes are not measured.');
    return;
  }
  const cluster = await startPostgres();
  const admin = new pg.Client({ connectionString: cluster.url });
  const running: RunningServer[] = [];
  try {
    await admin.connect();
    await prepareCluster(admin);
    for (let number = 0; number < 3; number += 1) {
      const program = ['bench/measured.ts', 'dist/server/main.js'];
      running.push(await startServer({ program, settings: { DATABASE_URL: cluster.url } }));
    }
    const settingOf = (name: string, servers: readonly RunningServer[]): Setting => {
      const maxSockets = CALLERS / servers.length;
      const agents = servers.map(() => new Agent({ keepAlive: true, maxSockets }));
      return { name, servers, agents, cpu: [], database: [], rate: [] };
    };
    const [first, ...others] = running;
    if (!first) return;
    const settings = [settingOf('one process', [first]), settingOf('two processes', others)] as const;
    const households: Household[] = [];
    for (let number = 0; number < HOUSEHOLDS; number += 1) households.push(await fill(first, number));
    // Each process as warm as the others.
    for (const setting of settings)
      for (const _ of setting.servers)
        for (let round = 0; round < 2; round += 1) await load(setting, households);
    const before = await lockWaits(admin);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const setting of round % 2 === 0 ? settings : settings.toReversed())
        await runRound(setting, households, admin);
    }
    const { count, longest } = await lockWaits(admin);
    for (const { agents } of settings) for (const agent of agents) agent.destroy();
    report(settings, { count: count - before.count, longest });
  } finally {
    await admin.end().catch(() => undefined);
    for (const server of running) await server.stop();
    await cluster.stop();
  }
}
