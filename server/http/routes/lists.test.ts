// Lists return everything by default (D23).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type Visitor } from '../../testing/app.ts';

let home: TestApp;
let parent: Visitor;
beforeAll(async () => {
  home = await testApp();
  parent = await home.parent();
  for (const name of ['Mia', 'Leo', 'Ben']) {
    await parent.post('/api/family-members', { name, relationship: 'child' });
  }
  for (const week of ['2026-11-09', '2026-11-16', '2026-11-23']) {
    await parent.put(`/api/weekly-menus/${week}`, { meals: { monday: { dinner: 'Soup' } } });
  }
  for (const title of ['First', 'Second', 'Third']) await parent.post('/api/conversations', { title });
});
afterAll(() => home.close());

const list = async (url: string) => (await parent.get<Record<string, unknown>[]>(url)).json;

test('a list without limits is the whole array [API-03] [API-06] [API-08]', async () => {
  expect(await list('/api/family-members')).toHaveLength(3);
  expect(await list('/api/weekly-menus')).toHaveLength(3);
  expect(await list('/api/conversations')).toHaveLength(3);
});

test('a limit cuts the list, a wrong one is reported', async () => {
  expect((await list('/api/family-members?limit=2')).map(({ name }) => name)).toEqual(['Mia', 'Leo']);
  expect(await list('/api/conversations?limit=1')).toMatchObject([{ title: 'Third' }]);
  expect(await list('/api/weekly-menus?limit=1')).toMatchObject([{ weekStartDate: '2026-11-09' }]);
  for (const limit of ['0', '-1', 'many', '1.5']) {
    expect((await parent.get(`/api/family-members?limit=${limit}`)).status, limit).toBe(400);
  }
});

test('menus are those with a day in the days asked for, the first and the last included [API-06]', async () => {
  const weeks = async (query: string) =>
    (await list(`/api/weekly-menus?${query}`)).map(({ weekStartDate }) => weekStartDate);
  expect(await weeks('from=2026-11-22')).toEqual(['2026-11-16', '2026-11-23']);
  expect(await weeks('from=2026-11-23')).toEqual(['2026-11-23']);
  expect(await weeks('to=2026-11-16')).toEqual(['2026-11-09', '2026-11-16']);
  expect(await weeks('from=2026-11-15&to=2026-11-15')).toEqual(['2026-11-09']);
  expect((await parent.get('/api/weekly-menus?from=yesterday')).status).toBe(400);
});

test('records sorted by a date are those of the days asked for, without those that have none [D23]', async () => {
  for (const date of ['2026-11-23', '2026-11-24', null]) {
    await parent.post('/api/medical-records', { title: date ?? 'Undated', date });
  }
  const titles = async (query: string) =>
    (await list(`/api/medical-records?${query}`)).map(({ title }) => title);
  expect(await titles('')).toEqual(['2026-11-24', '2026-11-23', 'Undated']);
  expect(await titles('from=2026-11-24')).toEqual(['2026-11-24']);
  expect(await titles('to=2026-11-23')).toEqual(['2026-11-23']);
});

test('older conversations are found before an instant', async () => {
  expect(await list('/api/conversations?before=2999-01-01T00:00:00.000Z')).toHaveLength(3);
  expect(await list('/api/conversations?before=2000-01-01T00:00:00.000Z')).toEqual([]);
  expect((await parent.get('/api/conversations?before=now')).status).toBe(400);
});
