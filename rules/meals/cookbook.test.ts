import { describe, expect, test } from 'vitest';
import { MEALS, type Meal } from '#contract/week.ts';
import { checkIngredient, readFood } from '../food/allergens.ts';
import { conflicts } from '../food/conflicts.ts';
import { ALLERGENS } from '../food/food-facts.ts';
import { allergenLabel } from '../restrictions/restriction-labels.ts';
import { COOKBOOK, minutesOf } from './cookbook.ts';

const fitting = (meal: Meal, restrictions: string[], age = 9) => {
  const eater = {
    name: 'Mia',
    age,
    allergies: restrictions,
    dietaryRestrictions: [],
    dietaryNeeds: [],
    notes: '',
  };
  return COOKBOOK.filter((dish) => dish.meal === meal && conflicts([eater], dish.ingredients).length === 0);
};

describe('the cookbook', () => {
  test('holds enough of every meal', () => {
    const count = (meal: Meal) => COOKBOOK.filter((dish) => dish.meal === meal).length;
    expect(count('breakfast')).toBeGreaterThanOrEqual(18);
    expect(count('lunch')).toBeGreaterThanOrEqual(18);
    expect(count('dinner')).toBeGreaterThanOrEqual(40);
  });

  test('every dish is whole: ingredients, times, servings, steps, a name of its own', () => {
    for (const dish of COOKBOOK) {
      expect(dish.ingredients.length).toBeGreaterThanOrEqual(3);
      expect(dish.steps.length).toBeGreaterThanOrEqual(3);
      expect(dish.prepMinutes).toBeGreaterThan(0);
      expect(minutesOf(dish)).toBeLessThanOrEqual(240);
      expect(dish.servings).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(COOKBOOK.map(({ id }) => id)).size).toBe(COOKBOOK.length);
    expect(new Set(COOKBOOK.map(({ name }) => name)).size).toBe(COOKBOOK.length);
  });

  test('every ingredient is known to the food lists', () => {
    const unknown = COOKBOOK.flatMap(({ id, ingredients }) =>
      ingredients.filter((line) => checkIngredient(line).unknown).map((line) => `${id}: ${line}`),
    );
    expect(unknown).toEqual([]);
  });

  // Names of forms, which every recipe fills differently; 'noodles' is short for the rice noodles of the list.
  const FORMS = new Set([
    'pancake',
    'batter',
    'muffin',
    'pie',
    'wrap',
    'porridge',
    'oatmeal',
    'overnight oat',
  ]);

  test('no name or step speaks of an allergen that the ingredients do not hold', () => {
    const surprises = COOKBOOK.flatMap(({ id, name, ingredients, steps }) => {
      const held = new Set(ingredients.flatMap((line) => checkIngredient(line).contains));
      const listed = ingredients.flatMap((line) => readFood(line).names);
      const isShortFor = (food: string) => listed.some((full) => full.endsWith(` ${food}`));
      return [name, ...steps].flatMap((step) =>
        readFood(step)
          .names.filter((food) => !FORMS.has(food) && !isShortFor(food))
          .filter((food) => checkIngredient(food).contains.some((allergen) => !held.has(allergen)))
          .map((food) => `${id}: ${food}`),
      );
    });
    expect(surprises).toEqual([]);
  });

  const big9 = ALLERGENS.filter(({ big9: named }) => named).map(({ id }) => allergenLabel(id));
  test.each([
    ...big9.map((label) => [label]),
    ['Nut allergy'],
    ['Shellfish'],
    ['vegan'],
    ['vegetarian'],
    ['gluten-free'],
    ['dairy-free'],
    ['halal'],
    ['kosher'],
    ['vegan', 'gluten-free', 'nut-free'],
    ['dairy-free', 'egg-free', 'nut-free', 'gluten-free'],
    ['peanut', 'tree nut', 'sesame', 'milk', 'egg'],
    ['vegan', 'gluten-free', 'nuts', 'soy', 'sesame'],
    big9,
    ['coconut'],
    ['tomato'],
  ])('feeds a whole week without repeating a dinner: %s %s %s %s %s', (...restrictions) => {
    const kept = restrictions.filter((word) => word !== undefined);
    expect(fitting('dinner', kept).length).toBeGreaterThanOrEqual(7);
    expect(fitting('breakfast', kept).length).toBeGreaterThanOrEqual(4);
    expect(fitting('lunch', kept).length).toBeGreaterThanOrEqual(4);
  });

  test('a hurried parent finds seven dinners in 20 minutes, also for vegans or without gluten within 30', () => {
    const within = (minutes: number, ...restrictions: string[]) =>
      fitting('dinner', restrictions).filter((dish) => minutesOf(dish) <= minutes).length;
    expect(within(20)).toBeGreaterThanOrEqual(7);
    expect(within(30, 'vegan')).toBeGreaterThanOrEqual(7);
    expect(within(30, 'gluten-free')).toBeGreaterThanOrEqual(7);
  });

  test('vegetarians have a choice of twenty dinners', () => {
    expect(fitting('dinner', ['vegetarian']).length).toBeGreaterThanOrEqual(20);
  });

  test.each([0, 1, 3])(
    'a family with a child of %i finds a whole week, also without wheat or meat',
    (age) => {
      for (const restrictions of [[], ['wheat'], ['vegan'], ['halal']]) {
        expect(fitting('dinner', restrictions, age).length).toBeGreaterThanOrEqual(7);
        expect(fitting('breakfast', restrictions, age).length).toBeGreaterThanOrEqual(4);
        expect(fitting('lunch', restrictions, age).length).toBeGreaterThanOrEqual(4);
      }
    },
  );

  test('no dish that may hold wheat or honey reaches a baby with a wheat allergy', () => {
    for (const meal of MEALS)
      for (const { ingredients } of fitting(meal, ['wheat'], 0))
        for (const { contains, mayContain } of ingredients.map(readFood))
          for (const fact of ['wheat', 'honey'] as const)
            expect(contains.has(fact) || mayContain.has(fact)).toBe(false);
  });

  test('every meal of the contract has dishes', () => {
    expect(new Set(COOKBOOK.map(({ meal }) => meal))).toEqual(new Set(MEALS));
  });
});
