// 'What can I cook with chicken and rice?', and how a dish is made. Names people and reasons, and promises nothing.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { FoundDish } from '#contract/schemas/food.ts';
import { checkFor, concernSentence } from '#rules/food/meal-concerns.ts';
import { COOKBOOK, minutesOf } from '#rules/meals/cookbook.ts';
import { nameForm } from '#rules/text/words.ts';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk/desk.ts';
import { listed, paragraphs, quoted } from '../say.ts';
import { minutesIn } from '../wishes.ts';
import { cookedWith, mealTypeIn, withoutIn } from './dish-words.ts';
import type { Kitchen } from './kitchen-wish.ts';

const MOST_DISHES = 4;
const MOST_CONCERNS = 4;
const MOST_OTHERS = 3;
const NO_PROMISE =
  'Where I name nobody, that only means that nothing stored speaks against it, so please read the labels.';

/** 'Mia: peanut butter contains peanut' without the colon a plan line has. */
const asWords = (concern: string): string => quoted(concern.replace(': ', ', '));

const MOST_NEEDED = 6;
/** 'onions, carrots and 3 more things' */
const enough = (missing: readonly string[]): string =>
  missing.length <= MOST_NEEDED
    ? listed(missing.map(quoted))
    : `${missing
        .slice(0, MOST_NEEDED - 1)
        .map(quoted)
        .join(', ')} and ${missing.length - MOST_NEEDED + 1} more things`;

function dishLine({ name, mealType, minutes, uses, missing, concerns }: FoundDish, wanted = 0): string {
  const facts = [mealType, minutes === null ? undefined : `${minutes} minutes`].filter(Boolean).join(', ');
  // A dish with the chicken and without the rice says so.
  const only = uses.length > 0 && uses.length < wanted ? `, with ${listed(uses.map(quoted))} only` : '';
  const need = missing.length > 0 ? `. You also need ${enough(missing)}` : '';
  const careful =
    concerns.length > 0 ? `. Careful, ${concerns.slice(0, MOST_CONCERNS).map(asWords).join('; ')}` : '';
  return `- **${quoted(name)}**, ${facts}${only}${need}${careful}`;
}

/** 'our pantry', 'what we have': no food in particular. */
const WHAT_IS_THERE =
  /^(?:what(?:ever)? (?:we|i|is|there)|the things (?:we|i)|stuff (?:we|i)|our (?:pantry|fridge)|(?:the|my|our) (?:pantry|fridge|freezer|kitchen|cupboards?|leftovers)|things? (?:we|i) have|everything (?:we|i)|ingredients (?:we|i)|food (?:we|i))/i;

/** 'What can I cook with chicken and rice?' */
export function findDishes(desk: Desk, kitchen: Kitchen): Decision {
  const said = desk.text;
  const fromPantry = WHAT_IS_THERE.test(kitchen.things);
  const wanted = fromPantry ? [] : cookedWith(kitchen.things);
  if (!fromPantry && wanted.length === 0) return desk.ask('dish');
  const without = withoutIn(said);
  const mealType = mealTypeIn(said.replace(kitchen.things, ' ')) ?? mealTypeIn(kitchen.things);
  const maxMinutes = minutesIn(said);
  const input = {
    ...(wanted.length > 0 ? { with: wanted.join(', ') } : {}),
    ...(without.length > 0 ? { without: without.join(', ') } : {}),
    ...(mealType ? { mealType } : {}),
    ...(maxMinutes ? { maxMinutes } : {}),
    limit: MOST_DISHES,
  };
  const limits = [
    without.length > 0 ? `without ${listed(without.map(quoted), 'or')}` : '',
    maxMinutes ? `in at most ${maxMinutes} minutes` : '',
    mealType ? `for ${mealType}` : '',
  ].filter(Boolean);
  const asked = [
    fromPantry ? 'with what your pantry has' : `with ${listed(wanted.map(quoted))}`,
    ...limits,
  ].join(' ');
  const tell = () =>
    desk.reading<FoundDish[]>('findDishes', input, (dishes) => ({
      text: sayDishes(dishes, asked, wanted.length),
    }));
  if (!fromPantry) return tell();
  return desk.knowing(['listPantryItems'], ({ listPantryItems: items }) =>
    items.length === 0 ? { text: NOTHING_THERE } : tell(),
  );
}

const NOTHING_THERE =
  'Nothing is written down for your pantry yet. Tell me what you have, such as “what can I cook with rice and eggs”.';

function sayDishes(dishes: readonly FoundDish[], asked: string, wanted: number): string {
  if (dishes.length === 0)
    return `I find no dish ${asked}, neither among your ideas nor in the cookbook. Shall I try with fewer things?`;
  const isComplete = wanted > 0 || dishes.some(({ missing }) => missing.length === 0);
  const [fitting, others] = [
    dishes.filter((dish) => !dish.conflicting),
    dishes.filter((dish) => dish.conflicting),
  ];
  const lines = (some: readonly FoundDish[]) => some.map((dish) => dishLine(dish, wanted)).join('\n');
  if (fitting.length === 0)
    return paragraphs(
      `I find no dish ${asked} that suits everybody. These do not.`,
      lines(others),
      NO_PROMISE,
    );
  return paragraphs(
    isComplete ? `This can be cooked ${asked}.` : `This comes closest to what can be cooked ${asked}.`,
    lines(fitting),
    others.length > 0 ? 'These do not suit everybody.' : undefined,
    lines(others),
    NO_PROMISE,
  );
}

/** A dish one can be told how to make. */
export interface Recipe {
  name: string;
  minutes: number | null;
  servings: number | null;
  ingredients: readonly string[];
  steps: readonly string[];
  from: 'your own ideas' | 'the cookbook';
}

const SMALL = new Set(['a', 'an', 'the', 'of', 'with', 'and', 'for', 'some', 'my', 'in']);
const wordsOfName = (name: string): string[] =>
  nameForm(name)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word));

const ownRecipe = ({ name, prepTime, cookTime, servings, ingredients, instructions }: MenuIdea): Recipe => ({
  name,
  minutes: prepTime === null && cookTime === null ? null : (prepTime ?? 0) + (cookTime ?? 0),
  servings,
  ingredients,
  steps: instructions
    .split('\n')
    .map((step) => step.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, ''))
    .filter(Boolean),
  from: 'your own ideas',
});

const RECIPES: readonly Recipe[] = COOKBOOK.map((dish) => ({
  ...dish,
  minutes: minutesOf(dish),
  from: 'the cookbook',
}));

/** Whether a recipe has just this name, and no word more. */
export const hasJustName = ({ name }: Recipe, asked: string): boolean =>
  wordsOfName(name).toSorted().join(' ') === wordsOfName(asked).toSorted().join(' ');

/**
 * The recipes whose name has every word that was asked for: one of just that name first, then the family's own, then
 * the shortest name, which is the plainest dish.
 */
export function recipesFor(name: string, ideas: readonly MenuIdea[]): Recipe[] {
  const wanted = wordsOfName(name);
  const own = ideas.filter(({ ingredients }) => ingredients.length > 0).map(ownRecipe);
  const fits = ({ name: dish }: Recipe) => {
    const words = new Set(wordsOfName(dish));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  };
  const isOther = (recipe: Recipe) => Number(!hasJustName(recipe, name));
  const isForeign = ({ from }: Recipe) => Number(from === 'the cookbook');
  return [...own, ...RECIPES]
    .filter(fits)
    .toSorted(
      (a, b) => isOther(a) - isOther(b) || isForeign(a) - isForeign(b) || a.name.length - b.name.length,
    );
}

/** 'There is also tomato soup.' */
export const alsoWords = (others: readonly Recipe[]): string | undefined =>
  others.length > 0
    ? `There is also ${listed(others.slice(0, MOST_OTHERS).map(({ name }) => quoted(name)))}.`
    : undefined;

function sayRecipe(recipe: Recipe, members: readonly FamilyMember[], others: readonly Recipe[]): string {
  const { name, minutes, servings, ingredients, steps, from } = recipe;
  const facts = [
    minutes === null ? undefined : `about ${minutes} minutes`,
    servings === null ? undefined : `for ${servings}`,
  ].filter(Boolean);
  const concerns = checkFor(members)
    .ofIdea({ name, ingredients: [...ingredients] })
    .slice(0, MOST_CONCERNS)
    .map((concern) => `${asWords(concernSentence(concern))}.`);
  return paragraphs(
    `**${quoted(name)}** is in ${from}${facts.length > 0 ? `, ${facts.join(', ')}` : ''}.`,
    concerns.length > 0 ? `Careful. ${concerns.join(' ')}` : undefined,
    ingredients.map((line) => `- ${quoted(line)}`).join('\n'),
    steps.map((step, at) => `${at + 1}. ${quoted(step)}`).join('\n'),
    alsoWords(others),
    NO_PROMISE,
  );
}

/** 'How do I make lentil soup?' */
export const tellRecipe = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(['listMenuIdeas', 'listFamilyMembers'], (lists) => {
    const name = kitchen.things.replace(/[?.!]+$/, '').trim();
    const [first, ...others] = recipesFor(name, lists.listMenuIdeas);
    if (first) return { text: sayRecipe(first, lists.listFamilyMembers, others) };
    const foods = cookedWith(name);
    const none = `I have no recipe for ${quoted(name).toLowerCase()}, neither among your ideas nor in the cookbook.`;
    return desk.reading<FoundDish[]>('findDishes', { with: foods.join(', '), limit: 3 }, (dishes) => ({
      text:
        dishes.length === 0
          ? `${none} I do not make recipes up.`
          : paragraphs(
              `${none} This is what I find with it.`,
              dishes.map((dish) => dishLine(dish)).join('\n'),
              NO_PROMISE,
            ),
    }));
  });
