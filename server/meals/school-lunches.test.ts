// Food rules of schools over HTTP, in the plan of a week; and on the card that saves a menu.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { readFood } from '#rules/food/allergens.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import type { Database } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';

const hasWheat = (name = ''): boolean =>
  (COOKBOOK.find((dish) => dish.name === name)?.ingredients ?? []).some((one) =>
    readFood(one).contains.has('wheat'),
  );

onEachDatabase('food rules of schools', ({ open }) => {
  let database: Database;
  let app: TestApp;
  let ana: Visitor;
  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, now: () => new Date('2026-09-14T12:00:00Z') });
  });
  beforeEach(async () => {
    ana = await app.parent('Ana');
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  /** Planned lunches with wheat, in twenty variations of a week of school days. */
  async function lunchesWithWheat(): Promise<number> {
    let count = 0;
    for (let variation = 0; variation < 20; variation += 1) {
      const { json } = await ana.get<WeekPlan>(
        `/api/week-plan?date=2026-09-21&meals=lunch&variation=${variation}`,
      );
      count += WEEK.filter((day) => hasWheat(json.meals[day]?.lunch)).length;
    }
    return count;
  }

  it('are kept by planned lunches for the children of the first school, and of a further one [D35]', async () => {
    const { json: mia } = await ana.post<{ id: string }>('/api/family-members', {
      name: 'Mia',
      relationship: 'child',
      age: 7,
    });
    expect(await lunchesWithWheat()).toBeGreaterThan(0);
    await ana.post('/api/school-settings', { foodRules: ['no wheat'] });
    expect(await lunchesWithWheat()).toBe(0);
    await ana.post('/api/school-settings', { foodRules: [] });
    const { json: further } = await ana.post<{ id: string }>('/api/schools', {
      schoolName: 'Maple',
      foodRules: ['no wheat'],
    });
    // Nobody goes there yet.
    expect(await lunchesWithWheat()).toBeGreaterThan(0);
    await ana.put(`/api/schools/${further.id}`, { children: [mia.id] });
    expect(await lunchesWithWheat()).toBe(0);
  });
});
