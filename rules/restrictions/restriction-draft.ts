// Takes the names of classes, diets and foods out of a text into a draft of its restrictions.
import type { Diet } from '../data/restriction-words.ts';
import { readFood } from '../food/allergens.ts';
import { ALLERGENS, type AllergenClass } from '../food/food-facts.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { holdsName } from '../text/words.ts';
import { bareNames, groupNames, isGroup, memberNames, sameNames } from './restriction-names.ts';
import { vocabulary, type Meaning } from './restriction-vocabulary.ts';

export interface Draft {
  allergens: Set<AllergenClass>;
  diets: Set<Diet>;
  /** Comparable forms of the parent's own words. */
  own: string[];
}

const JOINED = /\b(?:and|or|nor|but|plus|also)\b/;
// Needed or wished for, these are still diets; 'wants more meat' is not one.
const FOODS_AMONG_DIETS =
  /^(?:meat|red meat|pork|pig|beef|lamb|mutton|poultry|alcohol|gelatin|honey|cow meat|pork product)$/;

/** The meaning of a name: a class or diet word first, then the food lists; undefined when it means nothing here. */
function meaningOf(name: string): Meaning | 'food' | 'free' | undefined {
  const { meanings, avoiding, around } = vocabulary();
  const meaning = meanings.get(name);
  if (meaning || around.has(name) || avoiding.has(name)) return meaning;
  const food = lexicon().names.get(name);
  if (isGroup(name)) return 'food';
  if (!food || food.traces) return undefined;
  if (food.without.size === 0) return 'food';
  return ALLERGENS.some(({ id }) => food.without.has(id)) && !food.without.has('meat') ? 'free' : undefined;
}

function addMeaning({ allergens, diets }: Meaning, draft: Draft, name = ''): void {
  // 'Legumes' are three classes, and in addition beans and lentils.
  if (isGroup(name)) draft.own.push(name);
  for (const id of allergens) draft.allergens.add(id);
  for (const diet of diets) draft.diets.add(diet);
}

/**
 * A food means its classes; without any it is matched by its own name. A grain also keeps its name: 'certified
 * gluten-free oats' are not gluten, but still oats.
 */
function addFood(name: string, draft: Draft): void {
  const { contains } = readFood(name);
  const classes = ALLERGENS.map(({ id }) => id).filter((id) => contains.has(id));
  for (const id of classes) draft.allergens.add(id);
  if (classes.length === 0) draft.own.push(...bareNames(name));
  else draft.own.push(...memberNames(name));
}

/** 'eggless' or 'wheat-free' as a restriction guards against the food that it removes. */
function addFree(name: string, draft: Draft): void {
  for (const { id } of ALLERGENS) if (lexicon().names.get(name)?.without.has(id)) draft.allergens.add(id);
}

function* buildLongest(): Generator<void, ReadonlyMap<string, number>> {
  const longest = new Map<string, number>();
  const { meanings, notFood, conditions } = vocabulary();
  const names = [...meanings.keys(), ...notFood, ...conditions, ...lexicon().names.keys(), ...groupNames()];
  yield* eachInSteps(names, (name) => {
    const words = name.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  });
  return longest;
}

const longestByFirstWord = inSteps(buildLongest);

/** Builds the indexes with which a text is read, in steps. */
export function* prepareReading(): Generator<void, void> {
  for (const index of [lexicon, vocabulary, sameNames, longestByFirstWord]) yield* index.steps();
}

/** The most words of a name that starts with this word; 0 when none does, so that no window need be tried. */
const longestFrom = (word: string): number => longestByFirstWord().get(word) ?? 0;

// Part of the name before it, as in 'Heinz 57'; elsewhere an amount, as in '2 eggs', which names nothing.
const NUMBER = /^\d+$/;

/** Takes the longest names out of a piece; what is left over is kept word by word. */
export function takeNames(words: readonly string[], draft: Draft): void {
  const { avoiding, around, wishes, notFood, conditions, alwaysCheck } = vocabulary();
  const { longest, fillers } = lexicon();
  const rest: (string | null)[] = [...words];
  const reach = words.map(longestFrom);
  for (let length = Math.min(words.length, longest); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      if ((reach[start] ?? 0) < length) continue;
      const part = rest.slice(start, start + length);
      const name = part.join(' ');
      const meaning = part.includes(null) ? undefined : meaningOf(name);
      const isOther = !part.includes(null) && (notFood.has(name) || conditions.has(name));
      if (!meaning && !isOther) continue;
      rest.fill(null, start, start + length);
      if (meaning === 'food') addFood(name, draft);
      else if (meaning === 'free') addFree(name, draft);
      else if (meaning) addMeaning(meaning, draft, name);
    }
  const isNamed = (word: string | null | undefined): word is string =>
    typeof word === 'string' &&
    !avoiding.has(word) &&
    !around.has(word) &&
    !wishes.has(word) &&
    !alwaysCheck.includes(word);
  const left = rest.flatMap((word, place) => {
    if (!isNamed(word) || NUMBER.test(word)) return [];
    const number = rest[place + 1] ?? '';
    return NUMBER.test(number) ? [`${word} ${number}`] : [word];
  });
  const telling = left.filter((word) => !fillers.has(word));
  draft.own.push(...(telling.length > 0 || draft.own.length > 0 ? telling : left));
}

/** 'Needs a vegan lunch' is vegan all the same; 'needs more milk' is no milk allergy. */
export function takeDiets(text: string, draft: Draft): boolean {
  const diets = [...vocabulary().meanings].filter(
    ([name, meaning]) =>
      meaning.diets.length > 0 && !FOODS_AMONG_DIETS.test(name) && ` ${text} `.includes(` ${name} `),
  );
  for (const [, meaning] of diets) addMeaning(meaning, draft);
  return diets.length > 0;
}

export const blank = (): Draft => ({ allergens: new Set(), diets: new Set(), own: [] });

// 'Half and half' is one food, not two halves.
let joinedNames: string[] | undefined;

export function takeText(whole: string, draft: Draft): void {
  joinedNames ??= [...lexicon().names.keys()].filter((name) => JOINED.test(name));
  let text = whole;
  for (const name of JOINED.test(whole) ? joinedNames : []) {
    if (!holdsName(text, name)) continue;
    addFood(name, draft);
    text = text.replace(name, ' ');
  }
  for (const piece of text.split(JOINED)) takeNames(piece.split(' ').filter(Boolean), draft);
}

/** True when a text names a class, a diet or a food of the lists. */
export function namesSomething(text: string): boolean {
  const draft = blank();
  takeText(text, draft);
  return draft.allergens.size > 0 || draft.diets.size > 0 || draft.own.some(isFood);
}

export const isFood = (word: string): boolean => lexicon().names.has(word) || isGroup(word);
