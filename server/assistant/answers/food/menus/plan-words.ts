// Reads wishes about a plan: which meals, how fast, without what.
import { MEALS, type Meal } from '#contract/week.ts';
import { readFood } from '#rules/food/allergens.ts';
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { fold } from '../../../text/fold-text.ts';
import { withoutIn } from '../dishes/dish-words.ts';
import planWords from '../data/plan-words.json' with { type: 'json' };

const NAMES: Record<Meal, RegExp> = {
  breakfast: /\bbreakfasts?\b|\bbrekkie\b|\bmornings? meals?\b/,
  lunch: /\blunch ?box(?:es)?\b|\blunch(?:es)?\b|\bmidday\b/,
  dinner: /\bdinn?ers?\b|\bsuppers?\b|\bevening meals?\b|\bnights\b|\bevenings\b/,
};

/** Patterns of the words for each meal, without flags. */
export const MEAL_WORDS: Record<Meal, string> = {
  breakfast: NAMES.breakfast.source,
  lunch: NAMES.lunch.source,
  dinner: NAMES.dinner.source,
};

/** The meals wanted; undefined for all of them. */
export function mealsIn(text: string): Meal[] | undefined {
  const folded = fold(text);
  const refused = MEALS.filter((meal) =>
    new RegExp(
      `\\b(?:no|not|without|skip|except|but not|leave out|don t need|do not need)(?: \\w+){0,2} (?:${NAMES[meal].source})`,
    ).test(folded),
  );
  const wanted = MEALS.filter((meal) => NAMES[meal].test(folded) && !refused.includes(meal));
  const meals = wanted.length > 0 ? wanted : MEALS.filter((meal) => !refused.includes(meal));
  return meals.length === MEALS.length ? undefined : meals;
}

const COUNTS: Record<string, number> = planWords.counts;
const QUICK_MINUTES = 30;

/** The longest time a dish may take, in minutes. */
export function minutesIn(text: string): number | undefined {
  const folded = fold(text).replaceAll('-', ' ');
  const [, number] = /\b(\d{1,3}) ?(?:min\b|mins\b|minutes?\b|m\b)/.exec(folded) ?? [];
  if (number !== undefined) return Math.max(1, Number(number));
  const [, words] =
    new RegExp(`\\b(${Object.keys(COUNTS).toReversed().join('|')}) min(?:ute)?s?\\b`).exec(folded) ?? [];
  if (words !== undefined) return COUNTS[words];
  if (/\bhalf an hour\b|\bhalf hour\b/.test(folded)) return 30;
  if (/\bthree quarters of an hour\b/.test(folded)) return 45;
  const [, hours] = /\b(an|one|1|two|2) hours?\b/.exec(folded) ?? [];
  if (hours !== undefined) return hours === 'two' || hours === '2' ? 120 : 60;
  return /\b(?:quick(?:er)?|fast(?:er)?|speedy|short on time|no time|in a hurry)\b/.test(folded)
    ? QUICK_MINUTES
    : undefined;
}

/** Ways of eating a plan can follow, by what they leave out. */
const LEAVES_OUT: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['meat', 'fish'],
  meatless: ['meat', 'fish'],
  vegan: ['meat', 'fish', 'dairy', 'eggs', 'honey'],
  pescatarian: ['meat'],
};
/** Words for a way of eating that a plan follows. */
export const LEAVING = new RegExp(`\\b(?:${Object.keys(LEAVES_OUT).join('|')})\\b`, 'gi');

/** 'Meatless' is a way of eating, and nothing to cook with. */
export const isWayOfEating = (said: string): boolean => Object.hasOwn(LEAVES_OUT, fold(said));

const isFood = (word: string): boolean => {
  const { allergens, diets } = readEntry(word);
  return allergens.length + diets.length > 0 || readFood(word).names.length > 0;
};

/** 'Taco tuesday has to stay' holds a food and is none. */
const LONGEST_FOOD = 3;

/** The foods a plan shall leave out this time: 'no fish', 'vegetarian'. */
export function withoutFoods(text: string): string[] {
  const plain = fold(text).replaceAll('-', ' ');
  const styles = plain.match(LEAVING) ?? [];
  const free = [...plain.matchAll(/\b(\w+) free\b/g)].flatMap(([, food = '']) =>
    isFood(food) ? [food] : [],
  );
  const foods = withoutIn(text).filter(
    (words) => words.split(' ').length <= LONGEST_FOOD && words.search(LEAVING) < 0 && isFood(words),
  );
  return [...new Set([...styles.flatMap((style) => LEAVES_OUT[style] ?? []), ...free, ...foods])];
}
