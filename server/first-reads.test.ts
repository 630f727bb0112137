import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkToFirstReads } from './first-reads.ts';
import { accounts, type Accounts } from './db/accounts/accounts.ts';
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
async function linkOf(timeZone: string): Promise<string> {
  const { id, householdId } = await me();
  const actor = { sessionId: 's', userId: id, firstName: 'Dana', householdId, timeZone };
  return linkToFirstReads(async () => actor, stored, NOW);
}

it('a document names nothing before onboarding, for visitors, and while the database fails', async () => {
  expect(await linkOf('UTC')).toBe('');
  expect(await linkToFirstReads(async () => null, stored, NOW)).toBe('');
  expect(await linkToFirstReads(() => Promise.reject(new Error('busy')), stored, NOW)).toBe('');
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
