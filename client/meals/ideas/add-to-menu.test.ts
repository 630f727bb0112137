import { expect, test } from 'vitest';
import { menuId } from '#contract/week.ts';
import { recordOf } from '#rules/sync/meal-records.ts';
import { mealAt, menuChoices, menuWith, nextEmptyPlace, placeOf } from './add-to-menu.ts';

const SATURDAY = '2026-11-21';
const menu = (weekStart: string, fields: Record<string, string> = {}) =>
  recordOf('weekly-menus', { id: menuId(weekStart), createdAt: '', updatedAt: '' }, fields);

test('a new menu starts on the Monday of the current week, whatever day it is [MEAL-14]', () => {
  for (const today of ['2026-11-16', SATURDAY, '2026-11-22']) {
    const [first, second] = menuChoices([], today);
    expect(first).toMatchObject({ weekStart: '2026-11-16', isNew: true });
    expect(second).toMatchObject({ weekStart: '2026-11-23', isNew: true });
  }
});

test('what lies ahead is offered before what is past, and no week twice', () => {
  const menus = ['2026-11-02', '2026-11-09', '2026-11-16'].map((start) => menu(start));
  expect(menuChoices(menus, SATURDAY).map(({ weekStart, isNew }) => [weekStart, isNew])).toEqual([
    ['2026-11-16', false],
    ['2026-11-23', true],
    ['2026-11-09', false],
    ['2026-11-02', false],
  ]);
});

test('without a menu, a day or a meal type there is no place for the idea [MEAL-14]', () => {
  const choices = menuChoices([], SATURDAY);
  const chosen = { menu: 'week-2026-11-16', day: 'friday', meal: 'dinner' };
  expect(placeOf(choices, chosen)).toMatchObject({ day: 'friday', meal: 'dinner' });
  for (const missing of ['menu', 'day', 'meal'])
    expect(placeOf(choices, { ...chosen, [missing]: '' }), `without ${missing}`).toBeNull();
  expect(placeOf(choices, { ...chosen, meal: 'snack' })).toBeNull();
});

test('the place tells what stands in it already; a new menu holds the one meal [MEAL-14]', () => {
  const menus = [menu('2026-11-16', { 'friday.dinner': 'Tacos' })];
  const place = placeOf(menuChoices(menus, SATURDAY), {
    menu: 'week-2026-11-16',
    day: 'friday',
    meal: 'dinner',
  });
  expect(mealAt(menus, place!)).toBe('Tacos');
  const fresh = menuWith(place!, 'Soup');
  expect(fresh.weekStart).toBe('2026-11-16');
  expect(fresh.days.map(({ day, dinner }) => `${day} ${dinner}`.trim())).toContain('Friday Soup');
  expect(fresh.days.filter(({ dinner }) => dinner !== '')).toHaveLength(1);
});

test('the next empty place of a meal is not over, in a menu or a new one', () => {
  const dinnersOn = (...days: string[]) =>
    menu('2026-11-16', Object.fromEntries(days.map((day) => [`${day}.dinner`, 'Tacos'])));
  const now = { date: SATURDAY, time: '15:00' };
  const nextOf = (menus: ReturnType<typeof menu>[], meal: 'lunch' | 'dinner' = 'dinner') => {
    const place = nextEmptyPlace(menus, menuChoices(menus, SATURDAY), { meal, now });
    return place && `${place.choice.weekStart} ${place.day}`;
  };
  expect(nextOf([])).toBe('2026-11-16 saturday');
  expect(nextOf([dinnersOn('saturday')])).toBe('2026-11-16 sunday');
  expect(nextOf([dinnersOn('sunday')])).toBe('2026-11-16 saturday');
  expect(nextOf([], 'lunch')).toBe('2026-11-16 sunday');
  expect(nextOf([dinnersOn('saturday', 'sunday')])).toBe('2026-11-23 monday');
});
