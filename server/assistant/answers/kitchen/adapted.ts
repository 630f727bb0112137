// A dish made another way: 'banana pancakes but no bananas left', 'make the mac and cheese lactaid', 'pad thai, lower carb'. The
// parts that have to go are found in its recipe, else in its usual parts, each with what stands in for it.
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { readIngredient } from '#rules/shopping/ingredient-lines.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import { RowIndex, formWords } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import lowCarb from './data/lower-carb.json' with { type: 'json' };
import { named, recipesOf, type Recipe } from './known-recipes.ts';
import { FOODS, standInsFor } from './stand-ins.ts';
import { usualParts } from './usual-parts.ts';

const CARBS = new RowIndex(lowCarb);

interface Adaptation {
  dish: string;
  /** Foods that are not there, and classes that must not be in it: 'milk', 'lactose-free'. */
  missing: string[];
  free: string[];
  isLowCarb: boolean;
}

const FREE =
  /\b(lactose|dairy|milk|egg|gluten|wheat|nut|peanut|soy|fish|meat)s?[ -]?free\b|\b(lactaid|vegan|vegetarian|eggless)\b/gi;
const IS_FREE: Readonly<Record<string, string>> = {
  lactaid: 'lactose',
  eggless: 'egg',
  vegan: 'vegan',
  vegetarian: 'meat',
  nut: 'nuts',
};
const LOW_CARB = /\b(?:low(?:er)?|less|fewer|cut (?:the|down on)|reduced?)[ -]?carbs?\b|\bketo\b/i;
const MISSING =
  /(?:^|,|;|\b(?:but|and|though|except)\b)[^,;.?!]{0,30}?\b(?:no|out of|ran out of|without any|do(?:n['’]?t| not) have(?: any)?|have(?:n['’]?t| not)(?: got)?(?: any)?) (?:more |any )?([\p{L} -]{3,40}?)(?= left\b| (?:anymore|lol|now|what|so|no|and no|or|recipe|ideas?|please|pls|at home|in the)\b|[,;.?!]|$)/giu;

const isDish = (name: string): boolean => usualParts(name).length > 0;

/** The dish and what shall be otherwise; undefined where a message says no such thing. */
export function adaptationIn({ text, slots, focus, chosen }: Asked): Adaptation | undefined {
  const missing = [...text.matchAll(MISSING)].flatMap(([, food = '']) => {
    const [row] = FOODS.find(food);
    return row ? [food.trim()] : [];
  });
  const free = [...text.matchAll(FREE)].map(([, food = '', word = '']) => {
    const one = (food === '' ? word : food).toLowerCase();
    return IS_FREE[one] ?? one;
  });
  const isLowCarb = LOW_CARB.test(text);
  if (missing.length + free.length === 0 && !isLowCarb) return undefined;
  const isMissing = (said: string): boolean =>
    missing.some((food) => holdsName(nameForm(food), nameForm(said)));
  const meant = chosen['dish'];
  const dish =
    typeof meant === 'string'
      ? meant
      : (slots.dishes.find(({ said }) => !isMissing(said))?.name ??
        slots.foods.find(({ said }) => isDish(said) && !isMissing(said))?.said ??
        (slots.foods.every(({ said }) => isMissing(said) || /free$/i.test(said)) ? focus.dish : undefined));
  return dish === undefined ? undefined : { dish, missing, free: [...new Set(free)], isLowCarb };
}

const recipeOf = (asked: Asked, dish: string): Recipe | undefined => {
  const recipes = recipesOf(asked).filter(({ ingredients }) => ingredients.length > 0);
  return recipes.find(({ name }) => nameForm(name) === nameForm(dish)) ?? named(formWords(dish), recipes)[0];
};

/** A part that is not there, and none that is not wanted. */
export const IS_GONE =
  /\bleft\b|\bout of\b|\b(?:have|got|theres|there['’]?s|there (?:is|are)) no\b|\bno more\b|n['’]?t have\b/i;
const REPLACES =
  /\b(?:instead of|in place of|rather than|(?:replacement|substitute|sub|stand-?in|alternative)s? (?:for|to))\b/i;
/** 'Vegan replacement for butter in cookies', 'meatballs and no egg' where no recipe is known, ask for one food. */
export const isOfDish = (asked: Asked, { dish, missing, free, isLowCarb }: Adaptation): boolean =>
  !REPLACES.test(asked.text) &&
  (free.length > 0 ||
    isLowCarb ||
    missing.length > 1 ||
    (IS_GONE.test(asked.text) && recipeOf(asked, dish) !== undefined));

const isStocked = ({ household }: Asked, swap: string): boolean =>
  household.pantry.some(({ name }) => nameForm(name) === nameForm(swap));

const MOST_EACH = 2;
/** 'Instead of 2 cups milk, lactose-free milk, the same amount' */
function lineFor(asked: Asked, dish: string, line: string, free: string): string {
  const food = readIngredient(line).name || line;
  if (free === 'lactose') return `- instead of ${quoted(line)}, lactose-free ${food}, the same amount`;
  const swaps = standInsFor(asked, food, dish)
    .filter(({ swap }) => free === '' || isMadeWithout(wordsFor(free))({ name: '', ingredients: [swap] }))
    .slice(0, MOST_EACH)
    .map(({ swap, how }) => `${swap}${isStocked(asked, swap) ? ' (in your pantry)' : ''}, ${how}`);
  return swaps.length > 0
    ? `- instead of ${quoted(line)}, ${swaps.join(', or ')}`
    : `- without ${quoted(line)}, as I have no stand-in written down`;
}

const wordsFor = (free: string): string[] => (free === 'vegan' ? ['meat', 'fish', 'dairy', 'egg'] : [free]);

/** The changes line by line. */
export function sayAdapted(asked: Asked, { dish, missing, free, isLowCarb }: Adaptation): Plan {
  const recipe = recipeOf(asked, dish);
  const lines = recipe ? recipe.ingredients : usualParts(dish).map(({ food }) => food);
  const name = recipe?.name ?? capital(dish);
  const holds = (line: string, word: string): boolean =>
    !isMadeWithout([word])({ name: '', ingredients: [readIngredient(line).name || line] });
  const ofFree = free.flatMap((word) =>
    lines
      .filter((line) => wordsFor(word).some((one) => holds(line, one)))
      .map((line) => lineFor(asked, dish, line, word)),
  );
  const ofMissing = missing.map((food) => {
    const own = lines.find((line) => holdsName(nameForm(line), nameForm(food)));
    return lineFor(asked, dish, own ?? food, '');
  });
  const ofCarbs = isLowCarb
    ? lines.flatMap((line) => {
        const food = readIngredient(line).name || line;
        // 'Bean sprouts' are no beans.
        const row = CARBS.find(food).find(({ to }) => to === formWords(food).length);
        const [one] = row?.rows ?? [];
        return one ? [`- instead of ${quoted(line)}, ${one.swap}, ${one.how}`] : [];
      })
    : [];
  const changes = [...new Set([...ofMissing, ...ofFree, ...ofCarbs])];
  const without = [
    ...missing.map((food) => `without ${quoted(food)}`),
    ...free.map((word) => (word === 'vegan' ? word : `without ${word}`)),
    ...(isLowCarb ? ['with fewer carbs'] : []),
  ];
  const known = recipe
    ? `**${quoted(name)}**, from ${recipe.from}, ${listed(without)}.`
    : `I have no recipe for ${quoted(name)}${lines.length > 0 ? `; it's usually made with ${listed(lines)}` : ''}.`;
  return {
    text: paragraphs(
      known,
      changes.length > 0
        ? `Change ${changes.length > 1 ? 'these' : 'this'}.`
        : `Nothing I know of in it has to change for that.`,
      changes.join('\n'),
      changes.length > 0 ? 'The rest stays as it is; labels count all the same.' : undefined,
    ),
    reads: [{ tool: 'listFamilyMembers', input: {} }],
    focus: { ...asked.focus, dish: name },
    isAccounted: true,
  };
}
