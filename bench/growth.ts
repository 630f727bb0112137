// Growth of SQLite: start and requests with 100 and with 4,000 households, and a request of another parent while a
// household is deleted. One household is made through the API and cloned by SQL.
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../scripts/running-server.ts';
import { hashSecret } from '../server/secrets.ts';
import { PASSWORD, signUpByForm } from './account.ts';
import { median, megabytes, noteGoal, printTable } from './figures.ts';

const FEW = 100;
const MANY = 4000;
/** Filling ends after this time, with fewer households. */
const FILL_MS = 120_000;
const AT_ONCE = 100;
const STARTS = 5;
const REQUESTS = 600;
const CALLERS = 4;
const EVERY_MS = 5;
const [GOAL_START, GOAL_P99_MS] = [1.2, 50];
/** Households below this number are deleted while measuring. */
const UNTOUCHED = 20;
const DELETED_AT_ONCE = 5;
/** Records of a household before it is cloned. */
const [CONTACTS, APPOINTMENTS, MEDICATIONS, EDITS] = [50, 30, 10, 200];

const PATHS = ['/api/medical-contacts', '/api/weekly-menus', '/api/changes', '/api/medical-appointments'];
/** As long as a real one. */
const tokenOf = (household: number): string => `household-${household}-`.padEnd(43, 'x');
const cookieOf = (household: number): string => `sid=${tokenOf(household)}`;

interface Asked {
  status: number;
  milliseconds: number;
}

function ask(address: string, cookie: string, path: string, agent: Agent, body?: object): Promise<Asked> {
  const begin = performance.now();
  const { origin } = new URL(address);
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { cookie, origin, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { method, agent, headers }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begin });
      });
    });
    asked.once('error', reject).end(body && JSON.stringify(body));
  });
}

/** Makes the first household, number 0. */
async function makeOne(folder: string): Promise<void> {
  const server = await startServer({ folder });
  try {
    const parent = await signUpByForm(server.address);
    const members = await Promise.all(
      ['Mia', 'Leo', 'Ida', 'Tom', 'Eva'].map((name) =>
        parent.post<{ id: string }>('/api/family-members', { name, relationship: 'child' }),
      ),
    );
    const familyMemberId = members[0]?.id;
    const times = async (count: number, path: string, body: (at: number) => object) => {
      for (let at = 0; at < count; at += 1) await parent.post(path, body(at));
    };
    const notes = 'Please bring the card and the list of questions. '.repeat(2);
    await times(CONTACTS, '/api/medical-contacts', (at) => ({ name: `Dr. ${at}`, specialty: 'GP', notes }));
    await times(MEDICATIONS, '/api/medications', (at) => ({
      name: `Medicine ${at}`,
      familyMemberId,
      instructions: notes,
    }));
    const day = (at: number) => new Date(Date.now() + at * 86_400_000).toISOString();
    const visit = (at: number) => ({ title: `Visit ${at}`, appointmentDate: day(at), familyMemberId, notes });
    await times(APPOINTMENTS, '/api/medical-appointments', visit);
    for (let at = 0; at < EDITS; at += 1) {
      await parent.put(`/api/family-members/${familyMemberId}`, { notes: `${at} ${notes.repeat(10)}` });
    }
  } finally {
    await server.stop();
  }
}

const OWNED = { id: ':firstHousehold', column: 'household_id' };
const OWN = { id: ':firstUser', column: 'user_id' };

/** The column that says whose a row is, and the parameter it equals in household 0. */
function ownerOf(table: string, columns: readonly string[]) {
  if (table === 'household') return { ...OWNED, column: 'id' };
  if (table === 'user') return { ...OWN, column: 'id' };
  return [OWNED, OWN].find(({ column }) => columns.includes(column));
}

/** Statements that copy the rows of household 0, with new ids for the household, its user and session. */
function cloning(sqlite: DatabaseSync): StatementSync[] {
  const tables = sqlite
    .prepare(`select m.name as "table", group_concat(c.name) as columns from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' group by m.name`)
    .all()
    .map(({ table, columns }) => ({ table: String(table), columns: String(columns).split(',') }));
  return tables.flatMap(({ table, columns }) => {
    const owner = ownerOf(table, columns);
    if (owner === undefined) return [];
    const values = columns.map((column) => {
      if (column === 'household_id' || (table === 'household' && column === 'id')) return ':household';
      if (table === 'user' && column === 'id') return ':user';
      if (column === 'user_id') return 'iif(user_id is null, null, :user)';
      if (table === 'session' && column === 'id') return ':session';
      if (column === 'token_hash') return ':token';
      return column === 'email' || column === 'email_folded' ? `:user || '@example.org'` : `"${column}"`;
    });
    const copy = sqlite.prepare(`
      insert into "${table}" (${columns.map((column) => `"${column}"`).join()})
      select ${values.join()} from "${table}" where "${owner.column}" = ${owner.id}`);
    copy.setAllowUnknownNamedParameters(true);
    return [copy];
  });
}

/** Copies household 0; returns how many households there are then. */
function clone(folder: string, from: number, upTo: number, until: number): number {
  const path = join(folder, 'pippal.sqlite');
  const sqlite = new DatabaseSync(path);
  sqlite.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -100000');
  const first = sqlite
    .prepare('select household_id, user_id from membership order by joined_at limit 1')
    .get();
  const names = { firstHousehold: String(first?.['household_id']), firstUser: String(first?.['user_id']) };
  const statements = cloning(sqlite);
  let made = from;
  while (made < upTo && performance.now() < until) {
    sqlite.exec('begin');
    const last = Math.min(upTo, made + AT_ONCE);
    for (; made < last; made += 1) {
      const number = String(made).padStart(6, '0');
      const own = { household: `household-${number}`, user: `user-${number}`, session: `session-${number}` };
      for (const statement of statements)
        statement.run({ ...names, ...own, token: hashSecret(tokenOf(made)) });
    }
    sqlite.exec('commit');
  }
  sqlite.close();
  // Otherwise the disk is busy with it while the server is measured.
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
  return made;
}

interface Start {
  wall: number;
  cpu: number;
}

async function measureStarts(folder: string): Promise<Start> {
  const all: Start[] = [];
  for (let at = 0; at < STARTS; at += 1) {
    const begin = performance.now();
    const server = await startServer({ folder, program: ['bench/measured.ts', 'server/main.ts'] });
    const wall = performance.now() - begin;
    all.push({ wall, cpu: (await server.usage()).cpuMicroseconds / 1000 });
    await server.stop();
  }
  return { wall: median(all.map(({ wall }) => wall)), cpu: median(all.map(({ cpu }) => cpu)) };
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;
const shown = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;

/** p50 and p99 of some requests and writes of random households. */
async function measureRequests(address: string, households: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const random = () => cookieOf(UNTOUCHED + Math.floor(Math.random() * (households - UNTOUCHED)));
  const contact = { name: 'Dr. Kim', specialty: 'GP' };
  const cells: string[] = [];
  for (const path of [...PATHS, 'POST']) {
    const waits: number[] = [];
    const one = () =>
      path === 'POST'
        ? ask(address, random(), '/api/medical-contacts', agent, contact)
        : ask(address, random(), path, agent);
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (let at = 0; at < REQUESTS / CALLERS; at += 1) {
          const { status, milliseconds } = await one();
          if (status >= 300) throw new Error(`${path} was answered with ${status}.`);
          waits.push(milliseconds);
        }
      }),
    );
    cells.push(`${percentile(waits, 0.5).toFixed(1)} / ${percentile(waits, 0.99).toFixed(1)} ms`);
  }
  agent.destroy();
  return cells;
}

/** Requests of another parent while households are deleted, one after the other. */
async function measureDeletion(
  address: string,
  first: number,
): Promise<{ p99: number; longest: number; deletion: number }> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  const asked: Promise<void>[] = [];
  const state = { isOver: false };
  const deletions = (async () => {
    await pause(500);
    const took: number[] = [];
    for (let household = first; household < first + DELETED_AT_ONCE; household += 1) {
      const body = { word: 'DELETE', password: PASSWORD };
      const { status, milliseconds } = await ask(
        address,
        cookieOf(household),
        '/api/household/delete',
        agent,
        body,
      );
      if (status >= 300) throw new Error(`A deletion was answered with ${status}.`);
      took.push(milliseconds);
      await pause(100);
    }
    return median(took);
  })().finally(() => (state.isOver = true));
  while (!state.isOver) {
    asked.push(
      ask(address, cookieOf(UNTOUCHED), '/api/auth/user', agent).then(
        ({ milliseconds }) => void waits.push(milliseconds),
      ),
    );
    await pause(EVERY_MS);
  }
  await Promise.all(asked);
  const deletion = await deletions;
  agent.destroy();
  return { p99: percentile(waits, 0.99), longest: Math.max(...waits), deletion };
}

async function measureAt(folder: string, households: number, firstDeleted: number) {
  const bytes = statSync(join(folder, 'pippal.sqlite')).size;
  const start = await measureStarts(folder);
  const server = await startServer({ folder });
  try {
    const requests = await measureRequests(server.address, households);
    const row = [String(households), megabytes(bytes), shown(start.wall), shown(start.cpu), ...requests];
    return { start, row, deleted: await measureDeletion(server.address, firstDeleted) };
  } finally {
    await server.stop();
  }
}

/** Measures and prints. */
export async function benchGrowth(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-bench-'));
  try {
    await makeOne(folder);
    const until = performance.now() + FILL_MS;
    const few = await measureAt(folder, clone(folder, 1, FEW, until), 1);
    const many = await measureAt(folder, clone(folder, FEW, MANY, until), 1 + DELETED_AT_ONCE);
    const ratio = many.start.wall / few.start.wall;
    const isFlat = ratio <= GOAL_START;
    const isQuick = many.deleted.p99 <= GOAL_P99_MS;
    const deletion = ({ deleted }: typeof many) =>
      `p99 ${shown(deleted.p99)}, longest ${shown(deleted.longest)}, a deletion ${shown(deleted.deletion)}`;
    printTable('Growth on SQLite: start, and p50 / p99 of requests of random households', [
      ['households', 'file', 'start', 'its CPU', ...PATHS, 'a write'],
      few.row,
      many.row,
      ['start', `${ratio.toFixed(2)} (goal: at most ${GOAL_START}) ${isFlat ? '✓' : '✗'}`],
      ['while one is deleted, few', deletion(few)],
      [
        'while one is deleted, many',
        `${deletion(many)} (goal: p99 at most ${GOAL_P99_MS} ms) ${isQuick ? '✓' : '✗'}`,
      ],
    ]);
    noteGoal({
      row: `start at ${many.row[0]} households beside ${few.row[0]}`,
      figure: `${ratio.toFixed(2)}×`,
      goal: `≤ ${GOAL_START}×`,
      met: isFlat,
    });
    noteGoal({
      row: `another parent's request while a household is deleted at ${many.row[1]}`,
      figure: `p99 ${shown(many.deleted.p99)}`,
      goal: `≤ ${GOAL_P99_MS} ms`,
      met: isQuick,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
