// Matches the foods a parent wants to cook with against ingredients of dishes: 'chicken' matches 'chicken thighs',
// 'rice' does not match 'rice vinegar'.
import { readFood } from './allergens.ts';
import { categoryOf } from './food-category.ts';
import type { Fact } from './food-facts.ts';
import { readIngredient } from '../shopping/ingredient-lines.ts';
import type { IngredientLine } from '../shopping/ingredient-lines.ts';
import { memoized } from '../text/memoized.ts';
import { shopName } from '../shopping/shop-names.ts';
import { coveredBy, meantBy } from '../shopping/shop-words.ts';

/** Words for a whole kind of food, as a parent asks for it, and the facts that tell it. */
export const KIND_FACTS: ReadonlyMap<string, readonly Fact[]> = new Map([
  ['fish', ['fish']],
  ['seafood', ['fish', 'crustaceans', 'molluscs']],
  ['shellfish', ['crustaceans', 'molluscs']],
  ['meat', ['meat']],
  ['beef', ['beef']],
  ['pork', ['pork']],
  ['lamb', ['lamb']],
  ['poultry', ['poultry']],
  ['nut', ['tree_nuts', 'peanuts']],
]);

/** Kinds of food whose name comes first: 'chicken thighs' are chicken, 'rice vinegar' is no rice. */
const NAMED_FIRST: ReadonlySet<string> = new Set(['protein', 'produce']);

/** A food as it is compared: what it is bought as, in comparable form. */
export interface Food {
  key: string;
  category: string;
  text: string;
  line: IngredientLine;
}

/** The food of an ingredient line or a pantry item. */
export const foodOf = memoized((text): Food => {
  const line = readIngredient(text);
  return { key: shopName(line).key, category: categoryOf(line.name), text, line };
}, 2_000_000);

/** 'Coconut milk' ends like milk and is none, and sweet potatoes are no potatoes. */
const isStillOne = (of: string, text: string): boolean => {
  const [wanted, found] = [readFood(of), readFood(text)];
  return text !== 'sweet potato' && [...wanted.contains].every((fact) => found.contains.has(fact));
};

/** True when an ingredient is the food that a parent asked for. */
function isIt(wanted: Food, food: Food): boolean {
  if (food.key === wanted.key || coveredBy(wanted.key).has(food.key) || meantBy(wanted.key).has(food.key))
    return true;
  const facts = KIND_FACTS.get(wanted.key);
  if (facts) {
    const { contains } = readFood(food.text);
    return (wanted.key === 'nut' || food.category === 'protein') && facts.some((fact) => contains.has(fact));
  }
  if (food.key.endsWith(` ${wanted.key}`)) return isStillOne(wanted.key, food.key);
  return (
    food.key.startsWith(`${wanted.key} `) &&
    food.category === wanted.category &&
    NAMED_FIRST.has(food.category)
  );
}

/** A key and everything it starts or ends with, word by word: what else an ingredient may be asked for as. */
function keysWithin(key: string): string[] {
  const words = key.split(' ');
  return words.flatMap((_, at) =>
    at === 0 ? [key] : [words.slice(at).join(' '), words.slice(0, at).join(' ')],
  );
}

/** Indexes the wanted foods by key; the function returns the places of those an ingredient is. */
export function wantedFinder(wanted: readonly Food[]): (ingredient: Food) => readonly number[] {
  const placesByKey = new Map<string, number[]>();
  const add = (key: string, place: number) => {
    const places = placesByKey.get(key);
    if (places) places.push(place);
    else placesByKey.set(key, [place]);
  };
  const kinds: number[] = [];
  for (const [place, { key }] of wanted.entries()) {
    for (const other of [key, ...coveredBy(key), ...meantBy(key)]) add(other, place);
    if (KIND_FACTS.has(key)) kinds.push(place);
  }
  const answers = new Map<string, readonly number[]>();
  return (ingredient) => {
    const known = answers.get(ingredient.text);
    if (known) return known;
    const near = keysWithin(ingredient.key).flatMap((key) => placesByKey.get(key) ?? []);
    const places = [...new Set([...near, ...kinds])].filter((place) => isIt(wanted[place]!, ingredient));
    answers.set(ingredient.text, places);
    return places;
  };
}
