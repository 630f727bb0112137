// Dishes of the cookbook, or small ones such as snacks, that suit those who eat: their allergies and diets, foods left out,
// limits of a diet, and time.
import type { Meal } from '#contract/week.ts';
import { checkFor, type Eater } from '#rules/food/meal-concerns.ts';
import { COOKBOOK, minutesOf } from '#rules/meals/cookbook.ts';
import { isMadeWithout, wordsIn } from '#rules/meals/dish-without.ts';
import { shortHash } from '#rules/text/short-hash.ts';
import { isWithin, type limitsFor } from '../../kitchen/rich-foods.ts';
import { fold } from '../../../text/fold-text.ts';
import more from '../../kitchen/data/more-recipes.json' with { type: 'json' };
import small from '../data/small-dishes.json' with { type: 'json' };

interface Choosable {
  name: string;
  ingredients: readonly string[];
  minutes: number;
}

type SmallKind = 'snack' | 'side' | 'dessert' | 'lunchbox';
const KINDS: readonly (readonly [SmallKind, RegExp])[] = [
  [
    'lunchbox',
    /\blunch ?box(?:es)?\b|\b(?:packed|packable|cold|bagged?|school|bento) lunch(?:es)?\b|\blunch(?:es)? (?:to pack|for school|at school|that need no heating)\b|\btakes? (?:for|to) (?:school )?lunch\b|\bpack(?:ing)? (?:\w+ )?(?:for )?lunch(?:es)?\b/,
  ],
  ['snack', /\bsnacks?\b/],
  [
    'dessert',
    /\b(?:desserts?|sweet treats?|(?:an?|some|the|and) puddings?|puddings? (?:ideas?|for)|afters)\b/,
  ],
  [
    'side',
    /\bside(?:s| dish(?:es)?)\b|\b(?:an?|another|good|easy|quick|which) side\b(?! (?:effects?|table|door|street|job|of))/,
  ],
];

/** Snacks, sides, desserts or lunches to pack, where a wish asks for those. */
export const smallKindIn = (text: string): SmallKind | undefined =>
  KINDS.find(([, words]) => words.test(fold(text)))?.[0];

const smallDishes = (kind: SmallKind): Choosable[] => [
  ...small[kind].map((row) => {
    const [name = '', ingredients = ''] = row.split('|');
    return { name, ingredients: ingredients.split(', '), minutes: 0 };
  }),
  ...more
    .filter((recipe) => recipe.kind === kind)
    .map((recipe) => ({ ...recipe, minutes: minutesOf(recipe) })),
];

const cooked = (meal: Meal): Choosable[] =>
  COOKBOOK.filter((dish) => dish.meal === meal).map((dish) => ({ ...dish, minutes: minutesOf(dish) }));

export interface Wanted {
  kind: Meal | SmallKind;
  eaters: readonly Eater[];
  without: readonly string[];
  limits: ReturnType<typeof limitsFor>;
  maxMinutes: number | undefined;
  /** Another seed brings another order. */
  seed: string;
}

const isMeal = (kind: Wanted['kind']): kind is Meal =>
  kind === 'breakfast' || kind === 'lunch' || kind === 'dinner';

/** The names of all that fit, in an order that the seed decides. */
export function fittingDishes({
  kind,
  eaters,
  without,
  limits,
  maxMinutes = Infinity,
  seed,
}: Wanted): string[] {
  const isWithout = isMadeWithout(wordsIn(without.join(', ')));
  const check = checkFor(eaters);
  const all = isMeal(kind) ? cooked(kind) : smallDishes(kind);
  return all
    .filter(({ minutes, name, ingredients }, at) => {
      if (all.findIndex((one) => one.name === name) < at) return false;
      if (minutes > maxMinutes || !isWithout({ name, ingredients })) return false;
      return (
        isWithin(limits, [name, ...ingredients]) &&
        check.ofDish({ name, ingredients, from: 'cookbook' }).length === 0
      );
    })
    .map(({ name }) => ({ name, order: shortHash(`${seed} ${name}`) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ name }) => name);
}
