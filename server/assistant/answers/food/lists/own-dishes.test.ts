// Dishes of the family's own, menus that were, and the list that is meant.
import { expect, test } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { listAddAnswers } from './list-add.ts';
import { menuChangeAnswers } from '../menus/menu-changes.ts';
import { menuAnswers } from '../menus/menus.ts';
import { KITCHEN } from '../testing/kitchen.ts';
import { memberWith, menuWith } from '../../testing/records.ts';

const place = (said: string, member: object) =>
  menuChangeAnswers['menu_place']?.(
    askedOf('menu_place', said, { members: [memberWith({ id: 'ivy', name: 'Ivy', ...member })] }),
  );

test('a dish against a diet of choice goes on the menu, with a warning', () => {
  const plan = place('put beef stew on friday', { dietaryRestrictions: ['vegetarian'] });
  expect(plan?.text).toMatch(/Careful, Beef stew isn't right for Ivy/);
  expect(plan?.cards?.map(({ tool }) => tool)).toEqual(['saveWeeklyMenu']);
});

test.each(['put peanut noodles on friday', 'put peanut noodles on friday anyway, its just for me'])(
  'the answer to “%s” begins with the allergy, and the card warns',
  (said) => {
    const plan = place(said, { allergies: ['peanuts'] });
    expect(plan?.text).toMatch(/^Careful, Peanut noodles isn't right for Ivy/);
    expect(plan).toMatchObject({ cards: [{ tool: 'saveWeeklyMenu' }], insisted: ['Peanut noodles'] });
  },
);

test('a dish that suits nobody with an allergy keeps no other one of the wish back', () => {
  const plan = place('put peanut noodles on friday and lentil soup on saturday', { allergies: ['peanuts'] });
  const meals = { friday: { dinner: 'Peanut noodles' }, saturday: { dinner: 'Lentil soup' } };
  expect(plan?.cards?.map(({ input }) => input['meals'])).toEqual([meals]);
});

const lunchOf = (dish: string) => ({
  members: [
    memberWith({ id: 'ivy', name: 'Ivy', allergies: ['fish'] }),
    memberWith({ id: 'tom', name: 'Tom', allergies: ['peanuts'] }),
  ],
  menus: [menuWith({ wednesday: { lunch: dish } })],
});
const placeOver = (said: string) =>
  menuChangeAnswers['menu_place']?.(askedOf('menu_place', said, lunchOf('Tuna salad')));

test('a dish that comes in for one child is warned of for another one', () => {
  const plan = placeOver('ivy cant eat wednesdays lunch, make it peanut noodles');
  expect(plan?.text).toMatch(/^Careful, Peanut noodles isn't right for Tom/);
  expect(plan?.text).toContain('It takes the place of Tuna salad');
});

test('a dish is not made without itself', () => {
  const plan = placeOver('ivy cant have the lunch on wednesday, change it to the peanut noodles');
  expect(plan?.text).not.toContain('without');
});

test('a weekday that is asked about as past is the one that was', () => {
  const plan = menuAnswers['menu_ask']?.(askedOf('menu_ask', 'what did we eat wednesday', KITCHEN));
  expect(plan?.text).toContain('Wednesday, November 18');
});

test('“the list” is the one of every week, not a newer one for an occasion', () => {
  const list = KITCHEN.lists?.[0];
  if (!list) throw new Error('no list');
  const later = { ...list, id: 'party', title: 'Birthday party', createdAt: '2026-11-20T12:00:00.000Z' };
  const household = { ...KITCHEN, lists: [{ ...list, title: 'Groceries' }, later] };
  const plan = listAddAnswers['list_add']?.(askedOf('list_add', 'add kiwis to the list', household));
  expect(plan?.cards?.[0]?.input['id']).toBe(list.id);
});
