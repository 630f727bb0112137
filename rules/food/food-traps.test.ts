// Names that have misled food lists before: contained, possible and merely similar-sounding allergens.
import { describe, expect, test } from 'vitest';
import { checkIngredient, readFood } from './allergens.ts';
import { ALLERGENS } from './food-facts.ts';
import { lexicon } from './food-lexicon.ts';

const classes = (held: string) => held.split(' ').filter(Boolean);

describe('what they hold', () => {
  test.each([
    ['almond milk', 'tree_nuts'],
    ['peanut butter', 'peanuts'],
    ['groundnut oil', 'peanuts'],
    ['arachis oil', 'peanuts'],
    ['nam pla', 'fish'],
    ['tahini', 'sesame'],
    ['seitan', 'wheat gluten'],
    ['orzo', 'wheat gluten'],
    ['panko', 'wheat gluten'],
    ['surimi', 'fish'],
    ['malt vinegar', 'gluten'],
    ['ghee', 'milk'],
    ['marzipan', 'tree_nuts'],
    ['pesto', 'milk tree_nuts'],
    ['pine nuts', 'tree_nuts'],
    ['mayonnaise', 'eggs'],
    ['Worcestershire sauce', 'fish'],
    ['soy sauce', 'soybeans wheat gluten'],
    ['pasta', 'wheat gluten'],
    ['white bread', 'wheat gluten'],
    ['breaded cod', 'wheat gluten fish'],
    ['teriyaki salmon', 'wheat gluten fish soybeans'],
    ['Erdnussbutter', 'peanuts'],
    ['crevettes', 'crustaceans'],
    ['queso fresco', 'milk'],
    ['céleri rémoulade', 'celery eggs'],
  ])('%s: %s', (name, held) => {
    const { contains } = checkIngredient(name);
    expect(contains.toSorted()).toEqual(classes(held).toSorted());
  });
});

describe('what they only may hold', () => {
  test.each([
    ['vegan butter', 'soybeans tree_nuts'],
    ['wheat glucose syrup', 'gluten'],
    ['chestnut', 'tree_nuts'],
    ['Worcestershire sauce', 'gluten'],
    ['mayonnaise', 'mustard'],
    ['marzipan', 'eggs'],
    ['surimi', 'crustaceans'],
    ['white bread', 'milk sesame soybeans'],
    ['dark chocolate', 'milk'],
  ])('%s: %s', (name, possible) => {
    expect(checkIngredient(name).mayContain).toEqual(expect.arrayContaining(classes(possible)));
  });
});

describe('what they only sound like', () => {
  test.each([
    'coconut milk',
    'coconut cream',
    'butternut squash',
    'nutmeg',
    'water chestnut',
    'chestnut',
    'buckwheat',
    'buckwheat flour',
    'cocoa butter',
    'cream of tartar',
    'vegan butter',
    'eggplant',
    'teff',
    'ivory teff flour',
    'tigernut',
    'tiger nuts',
    'cola nut',
    'ginkgo nut',
    'wheat glucose syrup',
    'butter beans',
    'crab apple',
    'oyster mushroom',
    'acorn flour',
    'plum butter',
    'star fish',
    'a dab of honey',
    'ladyfinger okra',
    'almond-free',
    'water kefir',
    'scallop squash',
    'roe deer',
    'almond mushrooms',
    'donut peaches',
    'sticky rice flour',
    'Cape Cod cranberries',
    'chickpea tempeh',
    'apricots, no sulphur dioxide added',
    'duct tape',
    'sticky tape',
    'Tape',
    'Late',
  ])('%s', (name) => {
    expect(checkIngredient(name).contains).toEqual([]);
  });

  test('peanuts are no tree nuts, sea squirt no mollusc, horseradish no mustard', () => {
    expect(checkIngredient('peanuts').contains).not.toContain('tree_nuts');
    expect(checkIngredient('sea squirt').contains).toEqual([]);
    expect(checkIngredient('horseradish').contains).toEqual([]);
  });
});

test('a gumbo by its meat may hold shellfish, by itself it does', () => {
  for (const name of ['turkey gumbo', 'chicken and sausage gumbo', 'Okra gumbo']) {
    expect(checkIngredient(name).contains).not.toContain('crustaceans');
    expect(checkIngredient(name).mayContain).toContain('crustaceans');
  }
  expect(checkIngredient('gumbo').contains).toContain('crustaceans');
  expect(checkIngredient('Lates calcarifer').contains).toEqual(['fish']);
  expect(checkIngredient('Tapes philippinarum').contains).toEqual(['molluscs']);
});

describe('rarer names are known for what they hold', () => {
  test.each([
    ['sulphured apricots', ['sulphites']],
    ['INS 223', ['sulphites']],
    ['barley miso', ['soybeans', 'gluten']],
    ['haggis', ['gluten']],
    ['potted shrimps', ['milk', 'crustaceans']],
    ['XO sauce', ['crustaceans', 'molluscs']],
    ['moutabal', ['sesame']],
    ['percebes', ['crustaceans']],
    ['macadamia nut butter', ['tree_nuts']],
    ['Cape Cod fillet of cod', ['fish']],
    ['lupin tempeh', ['lupin']],
    ['Kaşkaval', ['milk']],
  ])('%s', (name, expected) => {
    expect(checkIngredient(name).contains.toSorted()).toEqual(expected.toSorted());
  });
});

describe('what hides what is inside is unknown', () => {
  test.each(['natural flavors', 'spices', 'curry sauce', 'taco', 'vegetable curry', 'casserole', 'zorbles'])(
    '%s',
    (name) => {
      expect(checkIngredient(name).unknown).toBe(true);
    },
  );
});

test('a dish holds what the words of its name hold', () => {
  expect(readFood('butter chicken').contains).toEqual(new Set(['milk', 'lactose', 'poultry', 'meat']));
  expect(readFood('shrimp fried rice').contains).toContain('crustaceans');
  expect(readFood("shepherd's pie").contains).not.toContain('wheat');
});

test('six hundred names and more were written down, with every class of the EU and the US among them', () => {
  const { names, written } = lexicon();
  expect(written).toBeGreaterThan(600);
  for (const { id } of ALLERGENS) {
    expect([...names.values()].filter((facts) => facts.contains.has(id)).length, id).toBeGreaterThan(10);
  }
});
