import { expect, test } from 'vitest';
import { deviceAlone } from '../../meal-store/testing/alone.ts';
import { bringMeal, type MealSpot, type Way } from './menu-moves.ts';

const CHILI: MealSpot = { weekStart: '2026-11-23', date: '2026-11-25', meal: 'dinner', text: 'Chili' };
const TACOS: MealSpot = { weekStart: '2026-11-30', date: '2026-12-01', meal: 'lunch', text: 'Tacos' };

/** Both places after Chili was brought to the place of Tacos. */
function after(way: Way) {
  const { store } = deviceAlone().open();
  store.placeMeals([
    { ...CHILI, weekday: 'wednesday' },
    { ...TACOS, weekday: 'tuesday' },
  ]);
  bringMeal(store, way, CHILI, TACOS);
  return [
    store.find('weekly-menus', 'week-2026-11-23')?.days[2]?.dinner,
    store.find('weekly-menus', 'week-2026-11-30')?.days[1]?.lunch,
  ];
}

test('a moved meal leaves its place free, a copied one stays, a swapped one is exchanged', () => {
  expect(after('move')).toEqual(['', 'Chili']);
  expect(after('copy')).toEqual(['Chili', 'Chili']);
  expect(after('swap')).toEqual(['Tacos', 'Chili']);
});
