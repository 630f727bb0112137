// Entries that have nothing to do with food never touch meals; a food beside them always does.
import { describe, expect, test } from 'vitest';
import health from '../data/health-words.json' with { type: 'json' };
import { ALLERGENS } from '../food/food-facts.ts';
import { readFood } from '../food/allergens.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { checkFor } from '../food/meal-concerns.ts';
import { notOfFood } from './health-entries.ts';
import { readRestrictions } from './restrictions.ts';
import { vocabulary } from './restriction-vocabulary.ts';

const memberWith = (entry: string) => ({
  name: 'Mia',
  age: 9,
  allergies: [],
  dietaryRestrictions: [entry],
  dietaryNeeds: [],
  notes: '',
});
const read = (entry: string) => readRestrictions(memberWith(entry));
const NOTHING = { allergens: [], diets: [], words: [], pleaseCheck: [] };

describe('a condition or an aid', () => {
  test.each([
    'asthma',
    'needs inhaler',
    'ADHD',
    'glasses',
    'eczema',
    'epilepsy',
    'asd',
    'hearing aid',
    'braces',
    'anxiety',
    'no asthma',
    'Wears glasses for reading',
    'mild astma, uses an inhaler at night',
    'ASD (level 2) + ADHD',
    'Down’s syndrome',
    'milk teeth',
    'takes ibuprofen',
  ])('“%s” is health, and no dish is against it', (entry) => {
    expect(notOfFood(entry)).toBe('health');
    expect(read(entry)).toEqual(NOTHING);
    const check = checkFor([memberWith(entry)]);
    expect(check.ofMeal('herring with 2 glasses of milk and qwertz')).toEqual([]);
    expect(check.ofDish({ name: 'Qwertz', ingredients: [], from: 'idea' })).toEqual([]);
    expect(check.hasRules).toBe(false);
  });

  test.each(['hay fever', 'penicillin', 'Bee stings', 'cat hair', 'dust mites', 'no ibuprofen'])(
    '“%s” is an allergy to no food',
    (entry) => {
      expect(notOfFood(entry)).toBe('other allergy');
      expect(read(entry)).toEqual(NOTHING);
    },
  );
});

test.each([
  ['asthma and peanuts', ['peanuts']],
  ['asthma (peanut)', ['peanuts']],
  ['egg induced asthma', ['eggs']],
  ['needs inhaler for shellfish', ['crustaceans', 'molluscs']],
  ['carries a puffer, no milk', ['milk']],
  ['ADHD/egg', ['eggs']],
  ['asthma 🥜', ['peanuts', 'tree_nuts']],
  ['milk, teeth', ['milk']],
  ['eczema: milk (teeth)', ['milk']],
  ['peanut brain', ['peanuts']],
  ['no milk glasses', ['milk']],
  ['hering aid', ['fish']],
  ['epilepsy & sesame', ['sesame']],
  ['dermatitis herpetiformis', ['gluten']],
  ['wears glasses celiac', ['gluten']],
])('“%s” guards %j', (entry, allergens) => {
  expect(notOfFood(entry)).toBeUndefined();
  expect(read(entry).allergens).toEqual(allergens);
});

test.each([
  'type 1 diabetes',
  'PKU',
  'gout',
  'kidney disease',
  'high blood pressure',
  'hypertension',
  'pregnant',
  'pregnancy',
  'warfarin',
  'ADHD and diabetes',
  'food triggers asthma',
  'allergic asthma',
  'asthma from something she eats',
  'needs inhaler when eating',
  'low nickel',
  'type 1, glasses',
  'eczema triggered by food',
  'asthma 🙂',
])('“%s” bears on food, or may: the parent is asked', (entry) => {
  expect(notOfFood(entry)).toBeUndefined();
  expect(read(entry)).toEqual({ ...NOTHING, pleaseCheck: [entry] });
});

test('a word of no list stays a word about food', () => {
  expect(read('purple asthma').words).toEqual(['purple']);
  expect(read('zorbitis').words).toEqual(['zorbitis']);
  expect(notOfFood('severe')).toBeUndefined();
  expect(notOfFood('')).toBeUndefined();
  expect(notOfFood('constructor')).toBeUndefined();
});

describe('no food is taken for a condition', () => {
  const foods = [...lexicon().names.keys(), ...vocabulary().meanings.keys()];

  test('alone, or beside one', () => {
    const slipped = foods.filter((food) =>
      [food, `asthma ${food}`, `${food} glasses`, `no ${food}, needs inhaler`].some(
        (entry) => notOfFood(entry) !== undefined,
      ),
    );
    expect(slipped).toEqual([]);
  });

  test('a name that holds an allergen is one of these, and each of its words is needed', () => {
    const { conditions, aids, otherAllergies, around } = health;
    const words = [...conditions, ...aids, ...otherAllergies, ...around].flatMap((row) => row.split(', '));
    const holding = words.filter((word) => {
      const { contains, mayContain } = readFood(word);
      return ALLERGENS.some(({ id }) => contains.has(id) || mayContain.has(id));
    });
    expect(holding).toEqual(['milk tooth', 'milk teeth', 'steroid cream', 'eczema cream']);
  });
});
