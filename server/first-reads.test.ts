import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressPages } from '../scripts/build-compress.ts';
import { linkToFirstReads } from './first-reads.ts';
import { accounts, type Accounts } from './db/accounts/accounts.ts';
import { openDatabase } from './db/engine/open.ts';
import { testApp, type TestApp, type Visitor } from './testing/app.ts';

const NOW = new Date('2026-11-01T03:00:00Z');

let home: TestApp;
let parent: Visitor;
let stored: Accounts;
beforeAll(async () => {
  home = await testApp();
  parent = await home.parent('Dana');
  stored = accounts(home.database.kysely);
});
afterAll(() => home.close());

interface Me {
  id: string;
  householdId: string;
  seq: number;
}
const me = async () => (await parent.get<Me>('/api/auth/user')).json;

/** The link of the parent, in this zone. */
async function linkOf(timeZone: string, path = '/'): Promise<string> {
  const { id, householdId } = await me();
  const actor = { sessionId: 's', userId: id, firstName: 'Dana', householdId, timeZone };
  return linkToFirstReads(path, async () => actor, stored, NOW);
}

/** A built client with nothing in it, as `documents` wants it. */
function emptyClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-first-reads-'));
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'app.html'), '<head><!--preload--></head>');
  writeFileSync(join(folder, 'preload.json'), '{"/":""}');
  for (const name of ['landing', 'not-found']) writeFileSync(join(folder, `${name}.html`), '');
  compressPages(folder, ['landing', 'not-found']);
  return folder;
}

it('a document names nothing before onboarding and for visitors', async () => {
  expect(await linkOf('UTC')).toBe('');
  expect(await linkToFirstReads('/', async () => null, stored, NOW)).toBe('');
});

it('a document that cannot name its reads is sent without them, and the log has the cause', async () => {
  const clientFolder = emptyClient();
  const database = await openDatabase({ file: ':memory:' });
  const broken = await testApp({ database, clientFolder });
  try {
    const dana = await broken.parent('Dana');
    await dana.post('/api/onboarding/complete', { timeZone: 'UTC', preferences: { schoolType: null } });
    expect((await dana.get('/')).text).toContain('as="fetch"');
    await database.kysely.schema.alterTable('user').renameTo('lost').execute();
    const { status, text } = await dana.get('/');
    expect([status, text]).toEqual([200, '<head></head>']);
    const lines = broken.log.filter((line) => line.includes('reads of a screen could not be named'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no such table');
  } finally {
    await broken.close();
    await database.close();
    rmSync(clientFolder, { recursive: true });
  }
});

it('the reads of the dashboard are named with the month of the household, and all of them answer', async () => {
  await parent.post('/api/onboarding/complete', {
    timeZone: 'America/New_York',
    preferences: { schoolType: null, assistanceAreas: ['mealPlanning'] },
  });
  const link = await linkOf('America/New_York');
  const href = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  // It is still October in New York.
  expect(decodeURIComponent(href)).toContain('/api/weekly-menus?from=2026-09-01');
  expect(decodeURIComponent((await linkOf('UTC')).split('"')[3] ?? '')).toContain('from=2026-10-01');
  const { status, json } = await parent.get<{ status: number }[]>(href);
  expect([status, ...json.map((part) => part.status)]).toEqual(Array.from({ length: 8 }, () => 200));
  expect(link).toContain(`data-seq="${(await me()).seq}"`);
});

it('the reads of Meal Planning are named in its document, and other screens name none', async () => {
  const href = /href="([^"]+)"/.exec(await linkOf('UTC', '/meal-planning'))?.[1] ?? '';
  const { json } = await parent.get<{ status: number }[]>(href);
  expect(json.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await linkOf('UTC', '/settings')).toBe('');
});
