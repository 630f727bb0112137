// The recipes that are no dinner of a plan: baking, sides, sweets, with a version for those who must not have egg or milk.
import { expect, test } from 'vitest';
import { checkIngredient } from '#rules/food/allergens.ts';
import { COOKBOOK } from '#rules/meals/cookbook.ts';
import baby from './data/baby-recipes.json' with { type: 'json' };
import { MORE_RECIPES as recipes } from './more-recipes.ts';

test('every one is whole, with a name of its own that the cookbook does not have', () => {
  const purees = new Set(baby.map(({ name }) => name));
  for (const { name, ingredients, steps, prepMinutes, servings } of recipes) {
    expect(ingredients.length, name).toBeGreaterThanOrEqual(purees.has(name) ? 2 : 3);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(prepMinutes).toBeGreaterThan(0);
    expect(servings).toBeGreaterThan(0);
  }
  const names = [...recipes, ...COOKBOOK].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every ingredient is known to the food lists', () => {
  const unknown = recipes.flatMap(({ name, ingredients }) =>
    ingredients.filter((line) => checkIngredient(line).unknown).map((line) => `${name}: ${line}`),
  );
  expect(unknown).toEqual([]);
});

const PROMISES: Readonly<Record<string, readonly string[]>> = {
  egg: ['eggs'],
  milk: ['milk'],
  nuts: ['tree_nuts', 'peanuts'],
  gluten: ['gluten', 'wheat'],
  sesame: ['sesame'],
  soy: ['soybeans'],
  // Of a milk with the sugar split, and of a spice: no allergens.
  lactose: [],
  'added salt': [],
};

test('what a name promises to be without, no ingredient contains', () => {
  const broken = recipes.flatMap(({ name, ingredients }) => {
    const promised = / without (.+)$/.exec(name)?.[1]?.split(/, | or /) ?? [];
    const allergens = promised.flatMap((food) => PROMISES[food] ?? [`${food}, which no allergen stands for`]);
    return ingredients.flatMap((line) => {
      const contained: readonly string[] = checkIngredient(line).contains;
      return allergens
        .filter((one) => contained.includes(one) || !/^[a-z_]+$/.test(one))
        .map((one) => `${name}: ${one} in ${line}`);
    });
  });
  expect(broken).toEqual([]);
});
