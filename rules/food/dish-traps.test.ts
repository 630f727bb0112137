// Dishes and brands whose names say nothing, or something else, about an allergen that is in them by tradition.
import { describe, expect, test } from 'vitest';
import { checkIngredient } from './allergens.ts';
import { checkFor } from './meal-concerns.ts';

const held = (name: string): string[] => {
  const { contains, mayContain } = checkIngredient(name);
  return [...contains, ...mayContain];
};

describe('what is in a dish whose name does not say so', () => {
  test.each([
    ['BLT', 'wheat eggs'],
    ['tuna melt', 'fish wheat milk'],
    ['Welsh rarebit', 'milk wheat mustard'],
    ['kedgeree', 'fish eggs'],
    ['fried rice', 'eggs soybeans crustaceans'],
    ['har gow', 'crustaceans wheat'],
    ['egg rolls', 'wheat crustaceans'],
    ['massaman curry', 'peanuts fish crustaceans'],
    ['gado-gado', 'peanuts eggs soybeans'],
    ['som tam', 'peanuts fish crustaceans'],
    ['nasi goreng', 'eggs soybeans crustaceans'],
    ['pad see ew', 'soybeans wheat eggs'],
    ['mapo tofu', 'soybeans wheat'],
    ['chawanmushi', 'eggs fish soybeans'],
    ['tonkotsu ramen', 'wheat soybeans eggs'],
    ['jjajangmyeon', 'wheat soybeans'],
    ['kulfi', 'milk tree_nuts'],
    ['butter chicken', 'milk tree_nuts'],
    ['besan ladoo', 'milk tree_nuts'],
    ['mole poblano', 'peanuts tree_nuts sesame'],
    ['gumbo', 'crustaceans wheat'],
    ['mortadella', 'tree_nuts milk'],
    ['avgolemono', 'eggs'],
    ['vitello tonnato', 'fish eggs'],
    ['Bienenstich', 'tree_nuts wheat milk eggs'],
    ['Maultaschen', 'wheat eggs'],
    ['steak and kidney pudding', 'wheat'],
    ['hot dogs', 'wheat mustard'],
    ['knafeh', 'wheat milk'],
  ])('%s: %s', (name, classes) => {
    expect(held(name)).toEqual(expect.arrayContaining(classes.split(' ')));
  });
});

describe('what is in a brand', () => {
  test.each([
    ['Marmite', 'gluten celery'],
    ['Coffee-mate', 'milk'],
    ['KIND bar', 'tree_nuts peanuts'],
    ['Toblerone', 'milk tree_nuts'],
    ['Kinder Bueno', 'milk tree_nuts wheat'],
    ['Twix', 'milk wheat'],
    ['Butterfinger', 'peanuts'],
    ['Nutter Butter cookies', 'peanuts wheat'],
    ['Thin Mints', 'wheat'],
    ['custard creams', 'milk wheat'],
    ['Grape-Nuts', 'wheat gluten'],
    ['Maltesers', 'gluten milk'],
    ["Hellmann's", 'eggs'],
  ])('%s: %s', (name, classes) => {
    expect(held(name)).toEqual(expect.arrayContaining(classes.split(' ')));
  });

  test.each([
    ['Grape-Nuts', 'tree_nuts'],
    ['crunchy tacos', 'milk'],
    ['crunchy peanut butter', 'milk'],
  ])('%s holds no %s', (name, wrong) => {
    expect(held(name)).not.toContain(wrong);
  });
});

test('a menu says for whom such a dish is not', () => {
  const child = { name: 'Mia', age: 8, dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
  const saysOf = (allergy: string, meal: string) =>
    checkFor([{ ...child, allergies: [allergy] }])
      .ofMeal(meal)
      .map(({ says }) => says);
  expect(saysOf('gluten', 'BLT')).toEqual(['contains gluten']);
  expect(saysOf('egg', 'Fried rice')).toContain('may contain egg');
  expect(saysOf('shellfish', 'Har gow')).toEqual(['contains crustaceans']);
  expect(saysOf('egg', 'Kedgeree')).toEqual(['contains egg']);
});
