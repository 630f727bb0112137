import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_READS } from '#contract/reads.ts';
import type { Context } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { testApp, type TestApp, type Visitor } from '../../testing/app.ts';
import { readsOperations } from './reads.ts';

interface Part {
  status: number;
  body: unknown;
}

let home: TestApp;
let parent: Visitor;
let stranger: Visitor;
let member: string;
beforeAll(async () => {
  home = await testApp();
  parent = await home.parent('Dana');
  stranger = await home.parent('Eve');
  const mia = await parent.post<{ id: string }>('/api/family-members', {
    name: 'Mia',
    relationship: 'child',
    // A comma and an ampersand of an address must not end it.
    notes: 'a,b&c',
  });
  member = mia.json.id;
  for (const week of ['2026-11-16', '2026-11-23'])
    await parent.put(`/api/weekly-menus/${week}`, { meals: { monday: { dinner: 'Soup' } } });
});
afterAll(() => home.close());

const readTogether = (addresses: readonly string[], visitor = parent) =>
  visitor.get<Part[]>(`/api/reads?of=${encodeURIComponent(addresses.join())}`);

it('several reads have the results they would have alone, in their order', async () => {
  const addresses = [
    '/api/weekly-menus?from=2026-11-23&to=2026-11-29',
    `/api/family-members/${member}`,
    '/api/dishes?with=egg%2Cmilk&limit=1',
    '/api/school-settings',
  ];
  const { status, json } = await readTogether(addresses);
  expect(status).toBe(200);
  const alone = await Promise.all(addresses.map((address) => parent.get(address)));
  expect(json).toEqual(alone.map((one) => ({ status: 200, body: JSON.parse(one.text) as unknown })));
  expect(json[0]?.body).toMatchObject([{ weekStartDate: '2026-11-23' }]);
});

it.each([
  ['/api/nothing', 404],
  ['/api/family-members/nobody', 404],
  ['/api/family-members/%E0%A4%A', 404],
  ['/api/family-members?limit=0', 400],
  // For visitors, files, streams and itself there are requests of their own.
  ['/api/product', 404],
  ['/api/household/export', 404],
  ['/api/events', 404],
  ['/api/reads?of=%2Fapi%2Fschools', 404],
  ['', 404],
])('%s is refused with %i and a sentence, and the others are read', async (address, status) => {
  const [refused, schools] = (await readTogether([address, '/api/schools'])).json;
  expect(refused?.status).toBe(status);
  expect(refused?.body).toMatch(/^\S.+\.$/);
  expect(schools).toEqual({ status: 200, body: [] });
});

it('another household reads nothing of it, visitors nothing at all', async () => {
  const [theirs, list] = (
    await readTogether([`/api/family-members/${member}`, '/api/family-members'], stranger)
  ).json;
  expect(theirs?.status).toBe(404);
  expect(list).toEqual({ status: 200, body: [] });
  expect((await readTogether(['/api/schools'], home.visitor())).status).toBe(401);
});

it('too many reads are refused', async () => {
  const many = Array.from({ length: MOST_READS + 1 }, () => '/api/schools');
  expect((await readTogether(many)).status).toBe(400);
  expect((await readTogether(many.slice(1))).json).toHaveLength(MOST_READS);
});

it('no more than two of them run at the same time [M3]', async () => {
  let running = 0;
  let most = 0;
  const operation = { method: 'GET', owner: 'household', path: '/api/slow' };
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return most;
  };
  const [together] = readsOperations([{ operation, run: slow } as unknown as Bound]);
  const of = Array.from({ length: MOST_READS }, () => '/api/slow').join(',');
  await together?.run({} as Context, { of });
  expect(most).toBe(2);
});
