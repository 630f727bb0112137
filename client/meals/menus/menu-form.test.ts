import { expect, test } from 'vitest';
import { menuId } from '#contract/week.ts';
import { recordOf, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { daysFrom, menuKind, menuToSave } from './menu-form.ts';

const menu = (weekStart: string, fields: Record<string, string>): KeptWeeklyMenu =>
  recordOf('weekly-menus', { id: menuId(weekStart), createdAt: '', updatedAt: '' }, fields);
const { read } = menuKind('');
/** The form of a new menu for this week. */
const newForm = (weekStart = '') => menuKind(weekStart).formOf(null);
const dinners = ({ days }: Pick<KeptWeeklyMenu, 'days'>) =>
  Object.fromEntries(days.filter(({ dinner }) => dinner !== '').map(({ day, dinner }) => [day, dinner]));

test('a weekly menu needs the date its week starts on, and has seven days of four fields [MEAL-13]', () => {
  expect(read(newForm())).toEqual({ errors: { weekStart: 'Week Start Date is required' } });
  expect(read(newForm('1066-10-14'))).toEqual({
    errors: { weekStart: 'Please choose a date from 1900 to 2199' },
  });
  const { weekStart: _, notes: __, ...slots } = newForm();
  expect(Object.keys(slots)).toHaveLength(7 * 4);
  expect(read({ ...newForm('2026-11-25'), 'friday.dinner': ' Pizza ' })).toMatchObject({
    fields: { weekStart: '2026-11-25', 'friday.dinner': 'Pizza', 'friday.notes': '' },
  });
});

test('the days stand in the order of the week and keep their meals when it starts on another day [MEAL-13]', () => {
  expect(daysFrom('')[0]).toEqual({ day: 'monday', date: null });
  expect(daysFrom('2026-11-25').map(({ day }) => day)).toEqual([
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'monday',
    'tuesday',
  ]);
  const opened = menu('2026-11-23', { 'monday.dinner': 'Tacos' });
  const saved = menuToSave({ menus: [opened], opened, changed: {}, weekStart: '2026-11-25' });
  expect(saved.movedFrom).toBe('week-2026-11-23');
  expect(dinners(saved.menu)).toEqual({ Monday: 'Tacos' });
  expect(saved.menu.days[5]?.day).toBe('Monday');
});

test('saving a week that has a menu already puts the new meals into that one [MEAL-08]', () => {
  const there = menu('2026-11-23', { 'monday.dinner': 'Tacos', 'tuesday.dinner': 'Soup' });
  const changed = { 'tuesday.dinner': 'Pizza', 'friday.dinner': 'Fish' };
  const saved = menuToSave({ menus: [there], opened: null, changed, weekStart: '2026-11-23' });
  expect(saved.movedFrom).toBeUndefined();
  expect(dinners(saved.menu)).toEqual({ Monday: 'Tacos', Tuesday: 'Pizza', Friday: 'Fish' });
});

test('a meal that another device planned while the form was open stays', () => {
  const opened = menu('2026-11-23', { 'monday.dinner': 'Tacos' });
  const now = menu('2026-11-23', { 'monday.dinner': 'Tacos', 'tuesday.dinner': 'Soup' });
  const saved = menuToSave({
    menus: [now],
    opened,
    changed: { 'monday.dinner': '' },
    weekStart: '2026-11-23',
  });
  expect(dinners(saved.menu)).toEqual({ Tuesday: 'Soup' });
});
