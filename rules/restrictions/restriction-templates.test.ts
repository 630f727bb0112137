// In any wording, a restricted class never reaches a plan.
import { describe, expect, test } from 'vitest';
import { checkIngredient } from '../food/allergens.ts';
import { conflicts } from '../food/conflicts.ts';
import { COOKBOOK } from '../meals/cookbook.ts';
import type { AllergenClass } from '../food/food-facts.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { readRestrictions } from './restrictions.ts';

const NAMES: readonly (readonly [AllergenClass, readonly string[]])[] = [
  ['milk', ['milk', 'dairy', 'lactose', "cow's milk", 'cheese', 'leche', '🥛', 'butter']],
  ['eggs', ['egg', 'eggs', 'egss', 'huevos', '🥚', 'egg whites', 'œufs']],
  ['peanuts', ['peanut', 'peanuts', 'peenuts', 'peanutbutter', 'maní', '🥜', 'nuts']],
  ['tree_nuts', ['tree nuts', 'cashews', 'almonds', 'walnut', 'nuts', '🌰', 'pistashio']],
  ['soybeans', ['soy', 'soya', 'soja', 'tofu', 'soy sauce', 'edamame']],
  ['wheat', ['wheat', 'trigo', 'Weizen', 'bread', '🌾', 'pasta']],
  ['gluten', ['gluten', 'glutton', 'glutten', 'barley', 'oats', 'rye']],
  ['fish', ['fish', 'salmon', 'tuna', 'pescado', 'seafood', '🐟']],
  ['crustaceans', ['shellfish', 'shrimp', 'prawns', 'crab', 'mariscos', '🦐']],
  ['molluscs', ['shellfish', 'mussels', 'squid', 'oysters']],
  ['sesame', ['sesame', 'sesimi', 'tahini', 'ajonjolí', 'sesame seeds']],
  ['celery', ['celery', 'celeriac', 'céleri']],
  ['mustard', ['mustard', 'muster seed', 'moutarde', 'dijon']],
  ['sulphites', ['sulphites', 'sulfites', 'sulfur dioxide']],
  ['lupin', ['lupin', 'lupini beans']],
];

const CLASSES = new Set<string>(NAMES.map(([allergen]) => allergen));
const isClass = (fact: string): boolean => CLASSES.has(fact);

const TEMPLATES = [
  '*',
  '* allergy',
  '*!!',
  'no *',
  'No * please',
  'allergic to *',
  'severely allergic to *',
  'she is allergic to *',
  'he reacts to *',
  'anaphylactic to *',
  "can't have *",
  'can not eat *',
  'must avoid *',
  'avoid * at all costs',
  'stay away from *',
  'needs * removed',
  'high risk with *',
  'gets hives from *',
  '* makes her ill',
  '* is deadly',
  'no allergies except *',
  'No allergies, just *',
  'eats everything except *',
  'eats everything but *',
  'anything other than * is fine',
  'fine with everything apart from *',
  'not allergic to kiwi but allergic to *',
  'not allergic to kiwi and allergic to *',
  'not vegetarian, just no *',
  'loves * but is allergic',
  'likes *, gets hives',
  "doesn't like * but can have some",
  'maybe *',
  '* (severe, EpiPen)',
  'kiwi, *; corn',
];

const person = (entry: string) => ({
  name: 'Mia',
  age: 9,
  allergies: [entry],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
});

const held = new Map(
  COOKBOOK.map(({ name, ingredients }) => [
    name,
    new Set<string>(ingredients.flatMap((line) => checkIngredient(line).contains)),
  ]),
);
const fitting = new Map<string, string[]>();

/** All dishes that a plan may use for this entry; entries that are read alike share one result. */
function dishesFor(entry: string): string[] {
  const key = JSON.stringify(readRestrictions(person(entry)));
  const names =
    fitting.get(key) ??
    COOKBOOK.filter(({ ingredients }) => conflicts([person(entry)], ingredients).length === 0).map(
      ({ name }) => name,
    );
  fitting.set(key, names);
  return names;
}

describe('a class of allergens, however it is put', () => {
  test.each(NAMES)('%s is kept from the table', (allergen, names) => {
    const slips = TEMPLATES.flatMap((template) =>
      names
        .map((name) => template.replace('*', name))
        .filter((entry) => dishesFor(entry).some((dish) => held.get(dish)?.has(allergen))),
    );
    expect(slips).toEqual([]);
  });

  test('every food of the lists guards each of its classes', () => {
    const slips = [...lexicon().names].flatMap(([name, { contains, without, traces }]) => {
      if (without.size > 0 || traces) return [];
      const { allergens } = readRestrictions(person(`allergic to ${name}`));
      // Wheat and gluten are separate here; only the check of dishes treats one as the other.
      const expected = [...contains].filter((fact) => fact !== 'wheat' && fact !== 'gluten');
      return expected
        .filter((fact) => isClass(fact) && !allergens.includes(fact as AllergenClass))
        .map(() => name);
    });
    expect(slips).toEqual([]);
  });
});
