// An allergy that only a medical record states counts wherever the server checks food, and is told only to those who may
// read the records (decision 042).
import { beforeEach, expect, it } from 'vitest';
import type { AllergyRecord } from '#contract/schemas/allergies.ts';
import type { FoundDish } from '#contract/schemas/food.ts';
import type { KioskBoard } from '#contract/schemas/kiosk.ts';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { todayIn, weekStart } from '#rules/time/dates.ts';
import { onEachDatabase } from './db/testing/databases.ts';
import type { Visitor } from './testing/app.ts';
import { suiteApp } from './testing/suite-app.ts';

const TITLE = 'Severe peanut allergy';
const monday = weekStart(todayIn(new Date(), 'America/New_York'));

onEachDatabase('an allergy of a medical record', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;
  let mia: string;
  const keep = (fields: Partial<{ title: string; description: string; familyMemberId: string | null }>) =>
    ana.post('/api/medical-records', { title: TITLE, category: 'allergy', familyMemberId: mia, ...fields });
  const allergies = async (visitor: Visitor) =>
    (await visitor.get<AllergyRecord[]>('/api/medical-records/allergies')).json;
  const dishesWithPeanut = async () => (await ana.get<FoundDish[]>('/api/dishes?with=peanut%20butter')).json;

  beforeEach(async () => {
    ana = await app.parent('Ana');
    const { json } = await ana.post<{ id: string }>('/api/family-members', {
      name: 'Mia',
      relationship: 'child',
    });
    mia = json.id;
  });

  it('is listed as entries for the food rules; not one that is over, of another kind, or of nobody', async () => {
    await keep({});
    await keep({ title: 'Egg allergy', description: 'Outgrown, passed the challenge in May' });
    await keep({ title: 'Milk allergy', familyMemberId: null });
    await ana.post('/api/medical-records', { title: 'Soy', category: 'diagnosis', familyMemberId: mia });
    const [found] = [{ familyMemberId: mia, title: TITLE, entries: ['peanut'] }];
    expect(await allergies(ana)).toEqual([found]);
    const { json } = await ana.get<{ body: unknown }[]>('/api/reads?of=/api/medical-records/allergies');
    expect(json.map(({ body }) => body)).toEqual([[found]]);
    expect(await allergies(await app.parent('Eve'))).toEqual([]);
    expect((await app.visitor().get('/api/medical-records/allergies')).status).toBe(401);
  });

  it('keeps dishes out of planned weeks, whose text does not tell it', async () => {
    await keep({});
    const check = checkFor([
      {
        name: 'Mia',
        age: null,
        allergies: ['peanuts'],
        dietaryRestrictions: [],
        dietaryNeeds: [],
        notes: '',
      },
    ]);
    for (let variation = 0; variation < 6; variation += 1) {
      const { text, json } = await ana.get<WeekPlan>(
        `/api/week-plan?date=${monday}&filled=replace&variation=${variation}`,
      );
      const dishes = Object.values(json.meals).flatMap((day) => Object.values(day));
      expect(dishes.flatMap((dish) => check.ofMeal(dish)).map(({ says }) => says)).toEqual([]);
      expect(text).not.toMatch(/peanut/i);
    }
  });

  it('is a concern of the dishes that are found; an outgrown one is none', async () => {
    const { id, version } = (await keep({})).json as { id: string; version: number };
    const found = await dishesWithPeanut();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ conflicting }) => conflicting)).toBe(true);
    expect(found.every(({ concerns }) => /^Mia: .*peanut/.test(concerns.join()))).toBe(true);
    await ana.put(`/api/medical-records/${id}`, { title: 'Peanut allergy (outgrown)', ifVersion: version });
    expect((await dishesWithPeanut()).flatMap(({ concerns }) => concerns)).toEqual([]);
  });

  it('marks the meals of the kitchen tablet, without a word of the record', async () => {
    await keep({});
    await ana.put(`/api/weekly-menus/${monday}`, { meals: { sunday: { dinner: 'Peanut noodles' } } });
    const { json, text } = await ana.get<KioskBoard>('/api/kiosk/board');
    expect(
      json.days.flatMap(({ meals }) => meals).find(({ text: meal }) => meal === 'Peanut noodles'),
    ).toMatchObject({ concerns: [{ strength: 'contains', memberIds: [mia], says: 'contains peanut' }] });
    expect(text).not.toContain(TITLE);
  });
});
