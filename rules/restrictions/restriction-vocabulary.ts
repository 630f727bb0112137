// Index of the words that parents use for restrictions, with the correction of misspellings.
import foodsLatin from '../data/foods-latin.json' with { type: 'json' };
import health from '../data/health-words.json' with { type: 'json' };
import lists from '../data/restriction-words.json' with { type: 'json' };
import { CLASS_WORDS, DIET_WORDS, VEGETARIAN_WITHOUT } from '../data/restriction-words.ts';
import type { Diet } from '../data/restriction-words.ts';
import { readFood } from '../food/allergens.ts';
import { ALLERGENS } from '../food/food-facts.ts';
import type { AllergenClass } from '../food/food-facts.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { memoized } from '../text/memoized.ts';
import { closestWordAmong } from '../text/misspelling.ts';
import type { ClosestWord } from '../text/misspelling.ts';
import { BREAK, nameForm } from '../text/words.ts';

/** Meaning of a class or diet word. */
export interface Meaning {
  allergens: readonly AllergenClass[];
  diets: readonly Diet[];
}

interface Vocabulary {
  meanings: ReadonlyMap<string, Meaning>;
  avoiding: ReadonlySet<string>;
  around: ReadonlySet<string>;
  wishes: ReadonlySet<string>;
  degrees: ReadonlySet<string>;
  /** Whole entries that mean there is no restriction. */
  nothing: ReadonlySet<string>;
  /** Whole entries that mean the parent does not know yet. */
  notSure: ReadonlySet<string>;
  notFood: ReadonlySet<string>;
  /** Names of conditions and aids, which are no words of their own beside a food: 'ADHD and eggs'. */
  conditions: ReadonlySet<string>;
  /** Conditions and diets the parent is always asked to check. */
  alwaysCheck: readonly string[];
  /** The most likely correction among the words of classes and diets. */
  closestClassWord: ClosestWord;
  /** The most likely correction among all words. */
  closestSpellable: ClosestWord;
  /** Words that are spelled right. */
  known: ReadonlySet<string>;
}

const SHORTEST_FOOD_TO_CORRECT = 5;
const LONGEST_TO_CORRECT = 30;

const names = (list: readonly string[]): string[] => list.map(nameForm);
const words = (list: readonly string[]): Set<string> => new Set(nameForm(list.join(' ')).split(' '));
const rows = (list: readonly string[]): string[] => names(list.flatMap((row) => row.split(', ')));
const wordsIn = (items: Iterable<string>): string[] => [...items].flatMap((item) => item.split(' '));

function allMeanings(): Map<string, Meaning> {
  return new Map([
    ...CLASS_WORDS.flatMap(({ allergens, words: list }) =>
      names(list).map((name): [string, Meaning] => [name, { allergens, diets: [] }]),
    ),
    ...DIET_WORDS.flatMap(({ diets, words: list }) =>
      names(list).map((name): [string, Meaning] => [name, { allergens: [], diets }]),
    ),
    ...VEGETARIAN_WITHOUT.flatMap(({ allergen, words: list }) =>
      names(list).map((name): [string, Meaning] => [name, { allergens: [allergen], diets: ['vegetarian'] }]),
    ),
  ]);
}

/** Single-word foods with an allergen; a Latin name is not what a parent meant to type. */
function riskyFoods(): string[] {
  const latin = new Set(names(foodsLatin));
  return [...lexicon().names]
    .filter(([name, { contains }]) => ALLERGENS.some(({ id }) => contains.has(id)) && !latin.has(name))
    .map(([name]) => name)
    .filter((name) => !name.includes(' ') && name.length >= SHORTEST_FOOD_TO_CORRECT);
}

/** Every word of the lists, as it is written. */
const allWords = (): string[] => [
  ...[...CLASS_WORDS, ...DIET_WORDS, ...VEGETARIAN_WITHOUT].flatMap(({ words: list }) => list),
  ...[lists.nothing, lists.notSure, lists.notFood, lists.alwaysCheck].flat(),
];

const holdsAllergen = (name: string): boolean => {
  const { contains, mayContain } = readFood(name);
  return ALLERGENS.some(({ id }) => contains.has(id) || mayContain.has(id));
};

function* build(): Generator<void, Vocabulary> {
  const { names: foods, fillers } = lexicon();
  // The forms are kept (`nameForm`), so that the rest is quick.
  yield* eachInSteps(allWords(), nameForm);
  const meanings = allMeanings();
  const own = wordsIn(meanings.keys());
  const avoiding = words(lists.avoiding);
  const around = words(lists.around);
  const wishes = words(lists.wishes);
  const degrees = words(lists.degrees);
  const notFood = new Set([...names(lists.notFood), ...rows(health.otherAllergies)]);
  const alwaysCheck = [...names(lists.alwaysCheck), ...rows(health.ofFood)];
  const conditions = new Set(
    [health.conditions, health.aids, health.ofFood].flatMap(rows).filter((name) => !holdsAllergen(name)),
  );
  yield;
  const closestClassWord = closestWordAmong(own);
  const closestSpellable = closestWordAmong([
    ...own,
    'allergy',
    'allergic',
    'intolerant',
    'intolerance',
    ...riskyFoods(),
  ]);
  yield;
  return {
    meanings,
    avoiding,
    around,
    wishes,
    degrees,
    nothing: new Set(names(lists.nothing)),
    notSure: new Set(names(lists.notSure)),
    notFood,
    conditions,
    alwaysCheck,
    closestClassWord,
    closestSpellable,
    known: new Set([
      ...own,
      ...avoiding,
      ...around,
      ...wishes,
      ...degrees,
      ...fillers,
      ...wordsIn(names(lists.nothing)),
      ...wordsIn(notFood),
      ...wordsIn(conditions),
      ...wordsIn(alwaysCheck),
      ...wordsIn(foods.keys()),
    ]),
  };
}

/** The words of restrictions, indexed when first needed or in steps before it. */
export const vocabulary = inSteps(build);

/** True when a word may be corrected: no list contains it, and it is not longer than a word can be. */
export const isCorrectable = (word: string): boolean =>
  word !== BREAK && word.length <= LONGEST_TO_CORRECT && !vocabulary().known.has(word);

const correction = memoized((word) => runTogether(word) ?? closest(word) ?? word, 500_000);

/** The word itself, the two it runs together ('nutallergy'), or the one it most likely misspells. */
export const corrected = (word: string): string => (isCorrectable(word) ? correction(word) : word);

// A class word is likelier than a rare cheese: 'munster' must not take what was meant as mustard.
function closest(word: string): string | undefined {
  const { closestClassWord, closestSpellable } = vocabulary();
  return closestClassWord(word) ?? closestSpellable(word);
}

function runTogether(word: string): string | undefined {
  const { known, meanings, avoiding } = vocabulary();
  const { names: foods } = lexicon();
  const telling = (part: string) => meanings.has(part) || foods.has(part);
  for (let at = 2; at <= word.length - 3; at += 1) {
    const [first, second] = [word.slice(0, at), nameForm(word.slice(at))];
    const pair = `${first} ${second}`;
    if (foods.has(pair) || meanings.has(pair)) return pair;
    const whole = at >= 3 || first === 'no';
    if (!whole || !known.has(first) || !known.has(second)) continue;
    if (meanings.has(first) && meanings.has(second)) return pair;
    if ((telling(first) && avoiding.has(second)) || (avoiding.has(first) && telling(second))) return pair;
  }
  return undefined;
}
