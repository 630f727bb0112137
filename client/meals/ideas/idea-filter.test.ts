import { expect, test } from 'vitest';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { NO_FILTER, filteredIdeas, newestFirst, usedIn } from './idea-filter.ts';

const idea = (name: string, fields: Partial<KeptMenuIdea> = {}): KeptMenuIdea => ({
  id: name,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  name,
  description: '',
  mealType: 'dinner',
  ingredients: [],
  instructions: '',
  prepTime: null,
  cookTime: null,
  servings: null,
  tags: [],
  isFavorite: false,
  ...fields,
});

const IDEAS = [
  idea('Crêpes', { mealType: 'breakfast', tags: ['Sunday'] }),
  idea('Chicken rice', { ingredients: ['2 chicken breasts', 'rice'], isFavorite: true }),
  idea('Tomato soup', { mealType: 'lunch', tags: ['quick', 'winter'], ingredients: ['4 tomatoes'] }),
];
const names = (ideas: KeptMenuIdea[]) => ideas.map(({ name }) => name);
const found = (filter: Partial<typeof NO_FILTER>, fits: (one: KeptMenuIdea) => boolean = () => true) =>
  names(filteredIdeas(IDEAS, { ...NO_FILTER, ...filter }, fits));

test('an idea is found by words of its name, tags and ingredients, however they are written', () => {
  expect(found({ text: ' CREPES ' })).toEqual(['Crêpes']);
  expect(found({ text: 'sunday' })).toEqual(['Crêpes']);
  expect(found({ text: 'breasts rice' })).toEqual(['Chicken rice']);
  expect(found({ text: 'rice winter' })).toEqual([]);
  expect(found({ text: '  ' })).toHaveLength(3);
});

test('ideas are narrowed by meal type, favourites and what fits the family, all at once', () => {
  expect(found({ mealType: 'lunch' })).toEqual(['Tomato soup']);
  expect(found({ favorites: true })).toEqual(['Chicken rice']);
  expect(found({ fits: true }, ({ name }) => name !== 'Chicken rice')).toEqual(['Crêpes', 'Tomato soup']);
  expect(found({ fits: true, favorites: true }, ({ name }) => name !== 'Chicken rice')).toEqual([]);
});

test('the newest idea stands first', () => {
  const [a, b, c] = IDEAS;
  const dated = [a!, { ...b!, createdAt: '2026-11-22T10:00:00.000Z' }, c!];
  expect(names(newestFirst(dated))[0]).toBe('Chicken rice');
});

test('an idea tells which of the picked things it uses, one or many of them', () => {
  expect(usedIn(IDEAS[1]!, ['Chicken breast', 'Rice', 'Milk'])).toEqual(['Chicken breast', 'Rice']);
  expect(usedIn(IDEAS[2]!, ['Tomato', 'Tomatoes', 'Tom'])).toEqual(['Tomato', 'Tomatoes']);
});
