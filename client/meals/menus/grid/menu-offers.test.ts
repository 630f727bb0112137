import { expect, test } from 'vitest';
import { offeredDishes } from './menu-offers.ts';
import { emptyDays } from '../menu-weeks.ts';

const idea = (name: string, mealType: 'breakfast' | 'dinner', isFavorite = false) => ({
  name,
  mealType,
  isFavorite,
});
const IDEAS = [
  idea('Porridge', 'breakfast', true),
  idea('Lentil soup', 'dinner'),
  idea('Tacos', 'dinner', true),
];
const menu = (weekStart: string, dinner: string) => ({
  weekStart,
  days: emptyDays(weekStart).map((day, at) => (at === 2 ? { ...day, dinner } : day)),
});
const names = (typed: string, menus = [menu('2026-11-09', 'Tomato soup'), menu('2026-11-16', 'Chili')]) =>
  offeredDishes({ ideas: IDEAS, menus, meal: 'dinner', typed }).map(({ name }) => name);

test('ideas for the meal are offered first, favourites before others, then what was planned lately', () => {
  expect(names('')).toEqual(['Tacos', 'Lentil soup', 'Porridge', 'Chili', 'Tomato soup']);
});

test('what is typed narrows the offers, in whatever order its words come', () => {
  expect(names('SOUP')).toEqual(['Lentil soup', 'Tomato soup']);
  expect(names('soup len')).toEqual(['Lentil soup']);
});

test('a dish is offered once, and not when it is typed whole', () => {
  expect(names('', [menu('2026-11-16', 'tacos')])).toEqual(['Tacos', 'Lentil soup', 'Porridge']);
  expect(names('tacos')).toEqual([]);
});

test('a planned dish says for which day it was planned last', () => {
  const [chili] = offeredDishes({
    ideas: [],
    menus: [menu('2026-11-09', 'Chili'), menu('2026-11-16', 'Chili')],
    meal: 'dinner',
    typed: '',
  });
  expect(chili?.from).toBe('Nov 18');
});
