// The shopping of a week over HTTP: 'this week' is the same week here as on the Meal Planning screen.
import { expect, it } from 'vitest';
import type { ShoppingPlan } from '#contract/schemas/food.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';

onEachDatabase('the shopping of a week', ({ open }) => {
  const app = suiteApp(open);

  const plan = async (visitor: Visitor, date: string) =>
    (await visitor.get<ShoppingPlan>(`/api/shopping-plan?date=${date}`)).json;
  const cooks = (visitor: Visitor, start: string, dinner: string) =>
    visitor.put(`/api/weekly-menus/${start}`, { meals: { sunday: { dinner } } });

  it('a family whose weeks start on Sunday shops for the menu that covers the day [MEAL-13]', async () => {
    const ana = await app.parent('Ana');
    for (const [name, ingredient] of [
      ['Bean soup', '2 cups white beans'],
      ['Rice bowl', '1 cup rice'],
    ])
      await ana.post('/api/menu-ideas', { name, mealType: 'dinner', ingredients: [ingredient] });
    await cooks(ana, '2026-11-15', 'Bean soup');
    await cooks(ana, '2026-11-22', 'Rice bowl');
    for (const date of ['2026-11-22', '2026-11-23', '2026-11-28']) {
      const { weekStartDate, items } = await plan(ana, date);
      expect([weekStartDate, items.map(({ name }) => name)]).toEqual(['2026-11-22', ['rice']]);
    }
    expect(await plan(ana, '2026-11-21')).toMatchObject({ weekStartDate: '2026-11-15' });
    // On a day covered by two menus the later one counts.
    await cooks(ana, '2026-11-25', 'Bean soup');
    expect((await plan(ana, '2026-11-26')).weekStartDate).toBe('2026-11-25');
  });

  it('a date no menu covers lies in the week of its Monday, and what a stranger plans changes nothing', async () => {
    const bob = await app.parent('Bob');
    expect(await plan(bob, '2026-11-22')).toMatchObject({ weekStartDate: '2026-11-16', items: [] });
  });
});
