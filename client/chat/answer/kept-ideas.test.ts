// A meal of an answer becomes a menu idea with the usual fields, and never twice.
import { expect, test } from 'vitest';
import { recordSchema } from '#contract/kind-schemas.ts';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import type { SpokenMeal } from '#rules/meals/meal-ideas.ts';
import { fieldsOf, keepEach, keptAmong, keyOf } from './kept-ideas.ts';

const TACOS: SpokenMeal = { day: 'Monday', mealType: 'dinner', time: '6:00 PM', name: 'Veggie tacos' };
const APPLE: SpokenMeal = { day: 'Today', mealType: 'snack', time: '3:00 PM', name: 'Apple slices' };

test('an idea has 15 and 30 minutes, 4 servings, its day, meal and origin as tags, and is no favourite [CHAT-10]', () => {
  expect(fieldsOf(TACOS, undefined)).toEqual({
    name: 'Veggie tacos',
    description: 'Suggested by Pip for Monday dinner, 6:00 PM.',
    mealType: 'dinner',
    ingredients: [],
    instructions: '',
    prepTime: 15,
    cookTime: 30,
    servings: 4,
    tags: ['Monday', 'dinner', 'AI-Generated'],
    isFavorite: false,
  });
  expect(fieldsOf(APPLE, undefined).tags).toEqual(['Today', 'snack', 'AI-Generated']);
});

test('a dish of the cookbook brings what is in it, so that allergies are found there', () => {
  const dish = COOKBOOK.find(({ servings }) => servings !== 4)!;
  const idea = fieldsOf({ ...TACOS, name: dish.name }, dish);
  expect(idea.ingredients).toEqual(dish.ingredients);
  expect(idea.instructions).toMatch(/^1\. /);
  expect(idea).toMatchObject({ prepTime: 15, cookTime: 30, servings: 4 });
  expect(idea.description).toContain(`for ${dish.servings};`);
  const dated = { id: 'x', version: 1, createdAt: '', updatedAt: '' };
  expect(recordSchema(menuIdea).safeParse({ ...dated, ...idea }).success).toBe(true);
});

test('what was kept before is known again, on its own day only', () => {
  const kept = [fieldsOf(TACOS, undefined)];
  const tuesday = { ...TACOS, day: 'Tuesday' };
  expect(keptAmong([{ ...TACOS, name: 'veggie tacos ' }, tuesday, APPLE], kept)).toEqual(
    new Set([keyOf(TACOS)]),
  );
  expect(keptAmong([TACOS], [{ ...kept[0]!, tags: ['Monday'] }]), 'typed by hand').toEqual(new Set());
});

test('ideas are saved one by one, and the first that fails ends it [CHAT-10]', () => {
  const stored: string[] = [];
  const keep = (meal: SpokenMeal) => {
    if (meal === APPLE) throw new Error('full');
    stored.push(meal.name);
  };
  const soup = { ...TACOS, name: 'Soup' };
  expect(keepEach([TACOS, APPLE, soup], keep)).toMatchObject({ kept: 1, failure: expect.any(Error) });
  expect(stored).toEqual(['Veggie tacos']);
  expect(keepEach([TACOS, soup], keep)).toEqual({ kept: 2 });
});
