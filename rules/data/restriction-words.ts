// The diets the rules know, and the words parents use for allergen classes and diets (restriction-classes.json).
import { allergenOf } from '../food/food-facts.ts';
import type { AllergenClass, Fact } from '../food/food-facts.ts';
import classes from './restriction-classes.json' with { type: 'json' };

export const DIETS = {
  vegetarian: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'insect', 'animal'],
  vegan: ['meat', 'fish', 'crustaceans', 'molluscs', 'gelatin', 'insect', 'animal', 'milk', 'eggs', 'honey'],
  pescatarian: ['meat', 'gelatin'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'lactose-free': ['lactose'],
  halal: ['pork', 'alcohol', 'gelatin', 'animal'],
  'kosher-style': ['pork', 'crustaceans', 'molluscs', 'gelatin', 'insect', 'animal'],
  'no meat': ['meat'],
  'no red meat': ['beef', 'lamb', 'pork'],
  'no pork': ['pork'],
  'no beef': ['beef'],
  'no lamb': ['lamb'],
  'no poultry': ['poultry'],
  'no alcohol': ['alcohol'],
  'no gelatin': ['gelatin'],
  'no honey': ['honey'],
} as const satisfies Record<string, readonly Fact[]>;
export type Diet = keyof typeof DIETS;

/** Facts a diet keeps out of one dish together. */
export const KEPT_APART: Partial<Record<Diet, readonly [Fact, Fact]>> = { 'kosher-style': ['meat', 'milk'] };

export const isDiet = (word: string): word is Diet => Object.hasOwn(DIETS, word);

function dietOf(word: string): Diet {
  if (!isDiet(word)) throw new Error(`Not a diet: ${word}`);
  return word;
}

interface ClassRow {
  allergens: readonly AllergenClass[];
  words: readonly string[];
}

interface DietRow {
  diets: readonly Diet[];
  words: readonly string[];
}

interface VegetarianRow {
  /** The class that this kind of vegetarian also avoids. */
  allergen: AllergenClass;
  words: readonly string[];
}

/** Words for whole classes. */
export const CLASS_WORDS: readonly ClassRow[] = classes.classWords.map(({ allergens, words }) => ({
  allergens: allergens.split(', ').map(allergenOf),
  words: words.split(', '),
}));

/** Words for diets. */
export const DIET_WORDS: readonly DietRow[] = classes.dietWords.map(({ diets, words }) => ({
  diets: diets.split(', ').map(dietOf),
  words: words.split(', '),
}));

/** Vegetarians who leave out one more thing; read after the words above. */
export const VEGETARIAN_WITHOUT: readonly VegetarianRow[] = classes.vegetarianWithout.map(
  ({ allergen, words }) => ({ allergen: allergenOf(allergen), words: words.split(', ') }),
);
