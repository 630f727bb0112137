// The data of a family after ten years, compared with the quotas (D39).
import { expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { readEnvironment } from '../../environment.ts';
import { newId } from '../records/ids.ts';
import { migrate } from '../engine/migrate.ts';
import { openDatabase } from '../engine/open.ts';
import { contextOf } from '../testing/household.ts';
import { recount, Usage } from './usage.ts';

it('a household of ten years stays below half of every quota [D39]', async () => {
  const database = await openDatabase({ file: ':memory:' });
  await migrate(database);
  const ana = await contextOf(database, 'Ana');
  const many = (count: number, insert: (inner: Context, at: number) => Promise<unknown>) =>
    ana.atomically('fill', async (inner) => {
      for (let at = 0; at < count; at += 1) await insert(inner, at);
    });
  const meals = {
    breakfast: 'Oatmeal with berries',
    lunch: 'Wraps with hummus',
    dinner: 'Chicken and rice soup',
  };
  await many(520, (inner, at) => {
    const weekStartDate = new Date(Date.UTC(2016, 10, 21 + 7 * at)).toISOString().slice(0, 10);
    const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const week = Object.fromEntries(days.map((day) => [day, meals]));
    const menu = { id: `week-${weekStartDate}`, weekStartDate, notes: '', meals: week, dayNotes: {} };
    return inner.records('weekly_menu').insert(menu);
  });
  // A list a week with 40 items, 60 appointments a year, five recipes a month, and so on.
  await many(520, (inner) => {
    const items = Array.from({ length: 40 }, () => ({
      id: newId(),
      name: 'Whole milk',
      qty: '2 l',
      checked: true,
    }));
    return inner.records('shopping_list').insert({ title: 'Groceries', items });
  });
  await many(600, (inner, at) =>
    inner.records('menu_idea').insert({
      name: `Soup ${at}`,
      description: 'Warm and quick. '.repeat(5),
      mealType: 'dinner',
      ingredients: Array<string>(12).fill('2 cups of chopped carrots'),
      instructions: 'Chop, stir, simmer and serve. '.repeat(30),
      prepTime: 15,
      cookTime: 30,
      servings: 4,
      tags: ['soup', 'quick'],
      isFavorite: true,
    }),
  );
  await many(1000, (inner, at) =>
    inner.records('medical_record').insert({
      title: `Visit ${at}`,
      category: null,
      date: null,
      familyMemberId: null,
      provider: 'Dr. Kim',
      description: 'Everything was fine. '.repeat(20),
      isImportant: false,
    }),
  );
  // All of that is history of one day here; a month's edits on top of it.
  const [list] = await ana.records('shopping_list').list({ limit: 1 });
  for (let edit = 0; edit < 500; edit += 1) {
    const items = list!.items.map((item, at) => ({ ...item, qty: `${(edit + at) % 7}` }));
    await ana.records('shopping_list').update(list!.id, { items });
  }
  const counted = await recount(database.kysely, ana.actor.householdId);
  const usage = new Usage(counted);
  const { limits } = readEnvironment({});
  const most = Math.max(...Object.values(counted.kinds).map(({ records }) => records));
  expect(most).toBeLessThan(limits.recordsOfAKind / 2);
  expect(usage.bytes).toBeLessThan(limits.recordBytes / 2);
  expect(usage.history).toBeLessThan(limits.historyBytes / 2);
  expect(limits).toMatchObject({ familyMembers: 50, recordsOfAKind: 20_000 });
  expect(limits).toMatchObject({ recordBytes: 200_000_000, historyBytes: 100_000_000 });
  await database.close();
});
