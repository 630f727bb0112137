// Dishes to cook and the shopping of a week over HTTP: computed from the household's own records, and from no other's.
import { beforeEach, expect, it } from 'vitest';
import type { FoundDish, ShoppingPlan } from '#contract/schemas/food.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';

onEachDatabase('dishes and shopping', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;

  beforeEach(async () => {
    ana = await app.parent('Ana');
    await ana.post('/api/menu-ideas', {
      name: 'Peanut chicken',
      mealType: 'dinner',
      ingredients: ['1 lb chicken thighs', '1 cup rice', '2 tbsp peanut butter'],
      prepTime: 10,
      cookTime: 15,
    });
    await ana.post('/api/pantry-items', { name: 'Rice' });
    await ana.post('/api/family-members', { name: 'Mia', relationship: 'child', allergies: ['peanuts'] });
    await ana.put('/api/weekly-menus/2026-11-23', {
      meals: { monday: { dinner: 'peanut chicken' }, tuesday: { dinner: 'Grandma\u2019s secret' } },
    });
  });

  const dishes = async (visitor: Visitor, query: string) =>
    (await visitor.get<FoundDish[]>(`/api/dishes?${query}`)).json;

  it("'what can I cook with chicken and rice' finds the family's own dish, what is missing and whom it is not for", async () => {
    const found = await dishes(ana, 'with=chicken,rice&maxMinutes=25');
    expect(found.find(({ from }) => from === 'idea')).toMatchObject({
      name: 'Peanut chicken',
      minutes: 25,
      uses: ['chicken', 'rice'],
      missing: ['peanut butter'],
      concerns: ['Mia: peanut butter contains peanut'],
    });
    expect(found.some(({ from }) => from === 'cookbook')).toBe(true);
    expect((await dishes(ana, 'with=chicken&without=peanuts')).map(({ name }) => name)).not.toContain(
      'Peanut chicken',
    );
    expect((await ana.get('/api/dishes?maxMinutes=0')).status).toBe(400);
  });

  it('the shopping of a week leaves out what the pantry has and says which meals nobody knows', async () => {
    const { json } = await ana.get<ShoppingPlan>('/api/shopping-plan?date=2026-11-26');
    expect(json).toEqual({
      weekStartDate: '2026-11-23',
      items: [
        { name: 'chicken thighs', qty: '1 lb', category: 'protein', dishes: ['Peanut chicken'] },
        { name: 'peanut butter', qty: '2 tbsp', category: 'pantry', dishes: ['Peanut chicken'] },
      ],
      inPantry: [{ name: 'rice', qty: '1 cup', category: 'grains', dishes: ['Peanut chicken'] }],
      unknownDishes: ['Grandma\u2019s secret'],
    });
  });

  it("a stranger's dishes and shopping hold nothing of ours", async () => {
    const stranger = await app.parent('Sven');
    const found = await dishes(stranger, 'with=chicken,rice&limit=1000');
    expect(found.filter(({ from }) => from === 'idea')).toEqual([]);
    expect(found.flatMap(({ concerns }) => concerns)).toEqual([]);
    const { json } = await stranger.get<ShoppingPlan>('/api/shopping-plan?date=2026-11-26');
    expect(json).toEqual({ weekStartDate: '2026-11-23', items: [], inPantry: [], unknownDishes: [] });
  });

  it('a week is planned without what a parent leaves out', async () => {
    const plan = await ana.get<{ gaps: { reason: string }[] }>(
      '/api/week-plan?meals=dinner&maxMinutes=5&without=fish,nuts',
    );
    expect(plan.json.gaps[0]?.reason).toContain('has no fish or nuts');
  });
});
