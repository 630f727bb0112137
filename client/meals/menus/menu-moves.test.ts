import { expect, test } from 'vitest';
import { deviceAlone } from '../../meal-store/testing/alone.ts';
import { bringMeal, type MealSpot, type Way } from './menu-moves.ts';

const CHILI: MealSpot = { weekStart: '2026-11-23', date: '2026-11-25', meal: 'dinner', text: 'Chili' };
const TACOS: MealSpot = { weekStart: '2026-11-30', date: '2026-12-01', meal: 'lunch', text: 'Tacos' };

const FREE: MealSpot = { ...TACOS, text: '' };

/** Both places after Chili was brought to the other one. */
function after(way: Way, to = TACOS) {
  const { store } = deviceAlone().open();
  store.placeMeals([
    { ...CHILI, weekday: 'wednesday' },
    { ...to, weekday: 'tuesday' },
  ]);
  bringMeal(store, way, CHILI, to);
  return [
    store.find('weekly-menus', 'week-2026-11-23')?.days[2]?.dinner,
    store.find('weekly-menus', 'week-2026-11-30')?.days[1]?.lunch,
  ];
}

test('a moved meal leaves its place free, a copied one stays', () => {
  expect(after('move', FREE)).toEqual(['', 'Chili']);
  expect(after('copy')).toEqual(['Chili', 'Chili']);
});

test('a meal that is moved to a planned one changes places with it', () => {
  expect(after('move')).toEqual(['Tacos', 'Chili']);
});
