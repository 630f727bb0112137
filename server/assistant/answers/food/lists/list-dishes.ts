// The dishes whose ingredients a wish wants, each with its recipe, and the foods it wants left out of them.
import { readFood } from '#rules/food/allergens.ts';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { goodsIn } from '../../../text/goods.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { isPlain } from '../../kitchen/holding.ts';
import { dishOf, named, recipesOf, type Recipe } from '../../kitchen/known-recipes.ts';
import { usualParts } from '../../kitchen/usual-parts.ts';
import { formWords } from '../../named-rows.ts';
import type { Asked } from '../../plan.ts';
import { bareName } from '../dishes/dish-phrase.ts';
import { dishesIn } from '../dishes/dishes.ts';
import { isAlike, lower, mealText } from '../names.ts';

interface Choice {
  recipe: Recipe;
  /** Other dishes that could have been meant. */
  others: readonly Recipe[];
}

export interface MeantDishes {
  choices: Choice[];
  /** Dishes that nobody knows the ingredients of. */
  unknown: string[];
  /** 'Pancakes without eggs' is what the dish is called. */
  isNamedWithout: boolean;
}

const FOR =
  /\b(?:for|of|to (?:make|cook|bake))\s+(.+)$|\b(?:add|put|get|buy|need|write|stick|throw)\s+(?:(?:all|the|my|our|some|everything|stuff)\s+)*(.+?)['’]?s?\s+(?:stuff|things|ingredients|fixings|makings|groceries)\b(.*)$/i;
const ON_A_LIST =
  /,?\s+(?:to|onto|on|in|into)\s+(?:(?:the|my|our|a|this|that)\s+)?(?:[\p{L}'’]+\s+){0,2}list\b.*$/iu;
/** 'Skip what we have' says nothing new: what is at home is never put on the list. */
const SKIPPED =
  /[\s,]*(?:,|\bbut|\band)?\s*\b(?:skip(?:ping)?|except(?: for)?|not|minus|without|leave out) (?:the (?:things|stuff)|what(?:ever)?|stuff|things|anything)\b.*$/i;
const REFUSAL =
  /(?:,? (?:but )?(?:without|with no|except(?: for)?|excluding|leaving out|leave out|omit(?:ting)?|hold|minus|skip(?:ping)?)|,? but not?|, not?|(?<=\p{L}) no(?! (?:more|rush|idea|need)))\b(.*)$/iu;
const JOINT = /\s*(?:,|;|\band\b|&|\+)\s*/i;
const MOST_OTHERS = 3;

const isJust = ({ name }: Recipe, words: readonly string[]): boolean =>
  formWords(name).toSorted().join(' ') === words.toSorted().join(' ');

/** Of a dish of the cookbook the version that everybody may have: 'Pancakes without egg or milk'. */
function suitable({ household }: Asked, plain: Recipe, found: readonly Recipe[]): Recipe {
  if (plain.from !== 'the cookbook') return plain;
  const check = checkFor(household.members);
  const suits = ({ name, ingredients }: Recipe): boolean =>
    check.ofDish({ name, ingredients, from: 'cookbook' }).every(({ strength }) => strength !== 'contains');
  return [plain, ...found].find((one) => dishOf(one) === dishOf(plain) && suits(one)) ?? plain;
}

/** A dish by its whole name, else the family's own before the cookbook's, the plainest first. */
function choose(asked: Asked, name: string): Choice | undefined {
  const recipes = recipesOf(asked).filter(({ ingredients }) => ingredients.length > 0);
  const exact = recipes.find((recipe) => isAlike(recipe.name, name));
  const words = formWords(name);
  const found = named(words, recipes);
  const plain = exact ?? found.find((one) => isJust(one, words)) ?? found[0];
  if (!plain) return undefined;
  const recipe = suitable(asked, plain, found);
  const others = found.filter(
    (one) =>
      dishOf(one) !== dishOf(recipe) &&
      // Its whole name leaves no doubt, unless the family has one of its own that is called longer.
      (!isJust(recipe, words) || (recipe.ideaId === undefined && one.ideaId !== undefined)),
  );
  return { recipe, others };
}

/** 'For caldo verde', 'the caldo verde stuff', with what is left out of it. */
const ofDish = (text: string): string => {
  const [, behind, before = '', rest = ''] = FOR.exec(text) ?? [];
  return behind ?? `${before}${rest}`;
};

/** The stretch of a wish that names its dishes. */
const phraseOf = ({ text, chosen, slots, household }: Asked): string => {
  const answer = chosen['dish'];
  const lists = [...slots.lists.map(({ said }) => said), ...household.lists.map(({ title }) => title)];
  const plain = lists
    .reduce(
      (words, said) =>
        words.replaceAll(
          new RegExp(
            `(?:\\b(?:on|onto|to|in|into)\\s+)?(?:the\\s+|my\\s+|our\\s+)?${RegExp.escape(said)}(?:\\s+list)?`,
            'gi',
          ),
          ', ',
        ),
      text,
    )
    .replace(/ +/g, ' ');
  return (typeof answer === 'string' ? answer : ofDish(plain)).replace(ON_A_LIST, '').replace(SKIPPED, '');
};

/** The dishes of a wish, those without a recipe by their usual parts; undefined where it names none. */
export function dishesMeant(asked: Asked): MeantDishes | undefined {
  const meant = dishesNamed(asked);
  if (meant === undefined) return undefined;
  const usual = meant.unknown.flatMap((name) => usualRecipe(asked, name) ?? []);
  return {
    ...meant,
    choices: [...meant.choices, ...usual.map((recipe) => ({ recipe, others: [] }))],
    unknown: meant.unknown.filter((name) => !usual.some((recipe) => isAlike(recipe.name, name))),
  };
}

/** Foods of which a sort or a cut does: 'chicken thighs', 'jasmine rice'; oat milk is no milk. */
const SORTED = /^(?:chicken|pork|beef|turkey|lamb|rice|beans?|lentils?|potato(?:es)?|onions?)$/;
const CUT = /^(?:thigh|breast|wing|drumstick|leg|fillet|loin|chop|mince|strip)s?$/;
/** A food as the pantry calls the sort that it has. */
function asStocked({ pantry }: Asked['household'], food: string): string {
  const sort = pantry.find(({ name }) => {
    const words = nameForm(name)
      .split(' ')
      .filter((word) => !CUT.test(word));
    return words.at(-1) === nameForm(food);
  });
  return SORTED.test(food.toLowerCase()) && sort ? sort.name : food;
}

const FEWEST_NAMED = 2;
/** A dish nobody has a recipe of, by what it is usually made with and its own name; without what a member must not have. */
function usualRecipe({ household }: Asked, name: string): Recipe | undefined {
  const parts = usualParts(name);
  if (parts.length === 0) {
    const { names, unknown } = readFood(name);
    return names.length < FEWEST_NAMED || unknown.length > 0
      ? undefined
      : byItsName(
          name,
          names.map((food) => asStocked(household, food)),
        );
  }
  const check = checkFor(household.members);
  const fits = (food: string) =>
    check.ofItem(food).every(({ strength, says }) => strength !== 'contains' || says.includes('choke'));
  const own = readFood(name).names.filter((food) => !parts.some(({ dish }) => nameForm(dish) === food));
  const all = [...own, ...parts.map(({ food }) => food)].map((food) => asStocked(household, food));
  return {
    ...byItsName(name, all.filter(fits)),
    from: 'usual parts',
    refused: all.filter((food) => !fits(food)),
  };
}

/** A dish of plain foods that nobody has a recipe of: its name says what goes into it. */
const byItsName = (name: string, parts: readonly string[]): Recipe => ({
  name: capital(name),
  minutes: null,
  prep: null,
  servings: null,
  ingredients: parts.map(capital),
  steps: [],
  from: 'its name',
});

/** The dishes that a wish names, with the recipes there are. */
function dishesNamed(asked: Asked): MeantDishes | undefined {
  const phrase = phraseOf(asked);
  const isNamedWithout = REFUSAL.test(phrase) && choose(asked, bareName(phrase)) !== undefined;
  const wanted = bareName(isNamedWithout ? phrase : phrase.replace(REFUSAL, ''));
  const whole = wanted === '' ? undefined : choose(asked, wanted);
  if (whole) return { choices: [whole], unknown: [], isNamedWithout };
  const own = asked.slots.dishes.length > 0 || asked.chosen['dish'] !== undefined ? dishesIn(asked) : [];
  const parts = wanted.split(JOINT).map(bareName).filter(Boolean);
  // 'Chicken thighs and rice' is no two dishes of the cookbook.
  if (parts.length > 1 && parts.every(isPlain))
    return { choices: [{ recipe: byItsName(wanted, parts), others: [] }], unknown: [], isNamedWithout };
  const found = parts.map((part) => ({ part, choice: choose(asked, part) }));
  const isMade = found.some(({ part, choice }) => choice !== undefined || usualParts(part).length > 0);
  if (own.length === 0 && !isMade) return undefined;
  const choices = found.flatMap(({ choice }) => choice ?? []);
  const missing = found.filter(({ choice }) => choice === undefined).map(({ part }) => part);
  const isHeld = (name: string, part: string) => part.toLowerCase().includes(name.toLowerCase());
  for (const name of own) {
    const choice = choose(asked, name);
    if (
      choice &&
      !choices.some(({ recipe }) => isAlike(recipe.name, choice.recipe.name)) &&
      !REFUSAL.exec(asked.text)?.[1]?.toLowerCase().includes(name.toLowerCase())
    )
      choices.push(choice);
  }
  const unknown = missing.filter(
    (part) => !own.some((name) => isHeld(name, part) && choose(asked, name) !== undefined),
  );
  for (const name of own)
    if (
      choose(asked, name) === undefined &&
      !unknown.some((part) => isHeld(name, part) || isHeld(part, name))
    )
      unknown.push(name);
  return { choices, unknown, isNamedWithout };
}

const JOINTS = new Set(formWords('with and or the a an in on of for homemade fresh'));
/** 'Grilled sardines and salad' is no egg salad: a recipe of the cookbook has every word of the meal. */
export const isRecipeOf = (meal: string, { name, from }: Recipe): boolean =>
  from !== 'the cookbook' ||
  formWords(meal).every((word) => JOINTS.has(word) || formWords(name).includes(word));

/** 'The recipe is your own, for 4. There is also Chicken noodle soup.' */
export function choiceWords(choices: readonly Choice[]): string[] {
  return choices.flatMap(({ recipe, others }) => {
    if (recipe.from === 'usual parts')
      return [
        `I have no recipe for ${quoted(recipe.name)}, so this is what it's usually made with.`,
        ...(recipe.refused && recipe.refused.length > 0
          ? [`I left out ${listed(recipe.refused)}, which someone in your family can't have.`]
          : []),
      ];
    if (recipe.from === 'its name')
      return [`I have no recipe for ${quoted(recipe.name)}, so I only went by its name.`];
    const from = recipe.ideaId === undefined ? 'from the cookbook' : 'your own recipe';
    const known = `${quoted(recipe.name)} is ${from}${recipe.servings === null ? '' : `, for ${recipe.servings}`}.`;
    const also = listed(others.slice(0, MOST_OTHERS).map(({ name }) => quoted(name)));
    return others.length > 0 ? [known, `There is also ${also}.`] : [known];
  });
}

const BEHIND = /\b(?:for|on|this|next|in it|today|tonight|tomorrow|please|thanks|pls|instead)\b.*$/i;
const NO_FOOD = /^(?:what|whatever|stuff|things?|anything|everything|it|that|those|them|the ones?)\b/i;

/** The foods that a wish wants left out, as typed. */
export function refusedIn({ text }: Pick<Asked, 'text'>): string[] {
  const words = (REFUSAL.exec(text)?.[1] ?? '')
    .replace(ON_A_LIST, '')
    .replace(BEHIND, '')
    .replace(/\b(?:or|nor|and no|and without)\b/gi, ' and');
  return goodsIn(words)
    .map(({ name }) => name.toLowerCase())
    .filter((name) => !NO_FOOD.test(name));
}

interface Left<T> {
  kept: T[];
  words: string[];
}

/** The things that are still needed without some foods, and the words that say so. */
export function leftOut<T extends { name: string }>(
  needed: readonly T[],
  refused: readonly string[],
): Left<T> {
  const holds = (words: readonly string[], { name }: T) =>
    !isMadeWithout(words)({ name, ingredients: [name] });
  // 'No butter' leaves the cheese; 'no dairy' names none of them, and takes both.
  const meant = (word: string): T[] => {
    const called = needed.filter(({ name }) => holdsName(nameForm(name), nameForm(word)));
    return called.length > 0 ? called : needed.filter((thing) => holds([word], thing));
  };
  const out = [...new Set(refused.flatMap(meant))];
  const absent = refused.filter((word) => !needed.some((thing) => holds([word], thing)));
  return {
    kept: needed.filter((thing) => !out.includes(thing)),
    words: [
      ...(out.length > 0 ? [`I left out ${listed(out.map(({ name }) => lower(name)))}, as you asked.`] : []),
      ...(absent.length > 0 ? [`I find no ${listed(absent.map(quoted), 'or')} in it.`] : []),
    ],
  };
}

export const unknownWords = (unknown: readonly string[]): string | undefined =>
  unknown.length === 0
    ? undefined
    : `I don't know what goes into ${listed([...new Set(unknown)].slice(0, 5).map(mealText))}, so please add that yourself.`;
