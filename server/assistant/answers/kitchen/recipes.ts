// Recipes as the family's ideas and the cookbook have them; a dish that is in neither is not made up.
import { readFood } from '#rules/food/allergens.ts';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { capital, listed, paragraphs, quoted } from '../../text/say.ts';
import { saltWords } from './low-salt.ts';
import { formWords } from '../named-rows.ts';
import { answerCookTime, hasCookTime } from './cook-times.ts';
import type { Asked, Plan } from '../plan.ts';
import { wordingFor } from '../wording.ts';
import { eatersOf, namesOf, reasonOf } from './eaters.ts';
import {
  dishOf,
  dishSaid,
  named,
  recipesOf,
  shared,
  wishOf,
  type Recipe,
  type Wish,
} from './known-recipes.ts';
import { plainest, recipesFor } from './recipe-asked.ts';
import { madeOfOthers, ofKindBefore, withoutParts } from './recipe-words.ts';
import { isWithin, limitsFor } from './rich-foods.ts';
import { peopleIn, scaled } from './scaled.ts';
import { timesIn } from './sums.ts';
import { usualParts } from './usual-parts.ts';

const concernsOf = (asked: Asked, { name, ingredients, from }: Recipe) =>
  checkFor(asked.household.members, asked.household.ideas)
    .ofDish({ name, ingredients, from: from === 'the cookbook' ? 'cookbook' : 'idea' })
    .filter(({ strength }) => strength !== 'unknown');

const MOST_CONCERNS = 4;

function careful(asked: Asked, recipe: Recipe): string | undefined {
  const lines = concernsOf(asked, recipe)
    .toSorted((one, other) => Number(other.strength === 'contains') - Number(one.strength === 'contains'))
    .slice(0, MOST_CONCERNS)
    .map((concern) => `${namesOf(asked, concern.people)} (${reasonOf(concern)})`);
  return lines.length > 0 ? `Watch out for ${listed(lines)}.` : undefined;
}

/** For how many the amounts are wanted: 'double it', 'for the six of us'. */
function servingsWanted({ text }: Asked, servings: number | null): number | null {
  if (servings === null) return null;
  const factor = timesIn(text);
  return (factor === undefined ? peopleIn(text) : servings * factor) ?? servings;
}

const BAKED = /\b(?:oven|bakes?|baked|baking)\b/i;
const HERE = ['Here it is.', 'This one I have.', "Let's cook."];

const SERVES = /\bhow many (?:\w+ )?(?:does|do|will|would|can|is|are)\b.*\b(?:feed|serve|make|for|enough)\b/i;

function sayRecipe(asked: Asked, recipe: Recipe, before?: string): Plan {
  const { name, minutes, servings, ingredients, steps, from } = recipe;
  if (servings !== null && SERVES.test(asked.said))
    return { text: `${quoted(name)} serves ${servings}, by the recipe.`, focus: { dish: name } };
  const facts = [
    minutes === null ? undefined : `${minutes} minutes`,
    servings === null ? undefined : `serves ${servings}`,
    `from ${from}`,
  ].filter(Boolean);
  const isList = formWords(asked.text).includes('ingredient');
  const wanted = servingsWanted(asked, servings);
  const factor = wanted !== null && servings !== null ? wanted / servings : 1;
  return {
    text: paragraphs(
      before ?? wordingFor(asked.text, HERE),
      `**${quoted(name)}**, ${facts.join(', ')}.`,
      careful(asked, recipe),
      saltWords(asked.text, ingredients),
      factor === 1
        ? undefined
        : `These amounts are for ${wanted}, from a recipe for ${servings}.${steps.some((step) => BAKED.test(step)) ? ' Pans and baking times change with them.' : ''}`,
      ingredients.map((line) => `- ${quoted(scaled(line, factor))}`).join('\n'),
      isList ? undefined : steps.map((step, at) => `${at + 1}. ${quoted(step)}`).join('\n'),
      steps.length === 0 && !isList ? 'No steps are stored for it.' : undefined,
    ),
    reads: [
      { tool: 'listFamilyMembers', input: {} },
      ...(recipe.ideaId ? [{ tool: 'listMenuIdeas', input: {} }] : []),
    ],
    focus: { dish: name, ...(recipe.ideaId ? { menu_idea: recipe.ideaId } : {}) },
  };
}

const MOST_NEAR = 3;

/** 'Lentil soup' is akin to another soup and to what has half of its words. */
const isAkin = (words: readonly string[], recipe: Recipe): boolean =>
  shared(words.slice(-1), recipe) > 0 || shared(words, recipe) >= words.length / 2;

/** Recipes akin to what was asked, those that suit everybody first. */
function nearest(asked: Asked, words: readonly string[], isLeftOut: (recipe: Recipe) => boolean): Recipe[] {
  const { eaters } = eatersOf(asked);
  const check = checkFor(eaters);
  return recipesOf(asked)
    .filter((recipe) => recipe.ingredients.length > 0 && isLeftOut(recipe) && isAkin(words, recipe))
    .map((recipe) => ({
      recipe,
      isFit: check.fits({ name: recipe.name, ingredients: [...recipe.ingredients] }),
      score: shared(words, recipe),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isFit) - Number(one.isFit) ||
        other.score - one.score ||
        one.recipe.name.length - other.recipe.name.length,
    )
    .slice(0, MOST_NEAR)
    .map(({ recipe }) => recipe);
}

interface Missed {
  wish: Wish;
  /** A dish of that name that is not as it was wanted. */
  first: Recipe | undefined;
  /** 'vegetarian and without eggs' */
  limits: string;
  fits: (recipe: Recipe) => boolean;
}

/** The dish is against the stored limits of the people named, such as low sodium, or against 'low salt' as it was said. */
const doesNotSuit = (asked: Asked): string =>
  asked.slots.people.length === 0
    ? "isn't within the limit you named"
    : `doesn't suit ${listed(eatersOf(asked).eaters.map(({ name }) => quoted(name)))}, going by what's stored`;

/** Says that there is no such recipe, with what comes closest. */
function sayNearest(asked: Asked, { wish, first, limits, fits }: Missed): Plan {
  const { words, said } = wish;
  const others = first ? undefined : madeOfOthers(asked, wish);
  if (others) return others;
  const near = nearest(asked, words, fits);
  const none = first
    ? `${quoted(first.name)}, from ${first.from}, ${limits === '' ? doesNotSuit(asked) : `isn't ${limits}`}.`
    : `${capital(quoted(said))} isn't in the cookbook or among your ideas, and I don't make recipes up.`;
  // A dish that a member must not have is no button.
  const suits = near.filter((recipe) => concernsOf(asked, recipe).length === 0);
  const focus = first ? {} : { dish: capital(said) };
  const parts = first ? [] : usualParts(said).map(({ food }) => food);
  const usual = parts.length > 0 ? ` It's usually made with ${listed(parts)}.` : '';
  if (near.length === 0)
    return {
      focus,
      text: `${none}${usual} Tell me what you have at home and I'll look for a dish.`,
      reads: [{ tool: 'listMenuIdeas', input: {} }],
    };
  return {
    text: paragraphs(
      `${none} ${limits === '' ? 'These come closest.' : `These come closest and are ${limits}.`}`,
      (suits.length > 0 ? suits : near)
        .map((recipe) =>
          [`- **${quoted(recipe.name)}**, ${recipe.from}`, careful(asked, recipe)].filter(Boolean).join('. '),
        )
        .join('\n'),
    ),
    asked: 'dish',
    focus,
    offered: suits.map(({ name }) => ({ label: quoted(name), choice: name })),
    reads: [
      { tool: 'listMenuIdeas', input: {} },
      { tool: 'listFamilyMembers', input: {} },
    ],
  };
}

/** 'Recipe for the second one', 'how do I make it': the dish that was shown. */
function ofShown(asked: Asked): Asked {
  const { slots, focus, chosen } = asked;
  const [ordinal] = slots.ordinals;
  const shown = focus.dishes ?? [];
  const isNamed = slots.dishes.length + slots.foods.length > 0 || chosen['dish'] !== undefined;
  const dish =
    ordinal === undefined
      ? slots.pronouns.includes('it') && !isNamed
        ? focus.dish
        : undefined
      : ordinal === -1
        ? shown.at(-1)
        : shown[ordinal - 1];
  return dish === undefined ? asked : { ...asked, text: dish, chosen: { ...chosen, dish } };
}

const MOST_CHOICES = 4;
/** Fewer are not worth a question. */
const SEVERAL = 3;

/** 'Cookies': which of several, where none has just that name. */
function whichOf(asked: Asked, { words, said }: Wish, suiting: readonly Recipe[]): Plan | undefined {
  // Of each dish the version that suits best.
  const byDish = Map.groupBy(suiting, dishOf);
  const isPlain = [...byDish.keys()].some((dish) => formWords(dish).length <= words.length);
  if (isPlain || byDish.size < SEVERAL) return undefined;
  const shown = [...byDish.values()].flatMap(([best]) => best ?? []).slice(0, MOST_CHOICES);
  return {
    text: paragraphs(
      `For ${quoted(said.toLowerCase())} I have several. Which one?`,
      shown
        .map((recipe) => [`- **${quoted(recipe.name)}**`, careful(asked, recipe)].filter(Boolean).join('. '))
        .join('\n'),
    ),
    asked: 'dish',
    focus: { dishes: shown.map(({ name }) => name) },
    offered: shown.map(({ name }) => ({ label: quoted(name), choice: name })),
    reads: [{ tool: 'listFamilyMembers', input: {} }],
  };
}

/** Recipes within the diets, the limits and the foods to leave out that a wish names. */
function fitFor(asked: Asked, without: readonly string[]): (recipe: Recipe) => boolean {
  const { slots, text } = asked;
  const diet = {
    name: '',
    age: null,
    allergies: [],
    dietaryRestrictions: [],
    dietaryNeeds: slots.diets,
    notes: '',
  };
  const ofDiet = checkFor([diet]);
  const leftOut = limitsFor(asked, slots.people.length > 0 ? eatersOf(asked).eaters : [], text);
  return ({ name, ingredients }) =>
    isWithin(leftOut, [name, ...ingredients]) &&
    isMadeWithout(without)({ name: '', ingredients }) &&
    (slots.diets.length === 0 ||
      ofDiet
        .ofDish({ name, ingredients, from: 'cookbook' })
        .every(({ strength }) => strength !== 'contains'));
}

/** 'Vegetarian and without eggs' */
const limitWords = ({ slots }: Asked, without: readonly string[]): string =>
  [...slots.diets, ...(without.length > 0 ? [`without ${listed(without.map(quoted), 'or')}`] : [])].join(
    ' and ',
  );

/** Answers 'recipe for …', 'how do I make … without …?' */
export function answerRecipe(heard: Asked): Plan {
  const asked = ofKindBefore(ofShown(heard));
  const wish = wishOf(asked);
  const { words, without } = wish;
  const stated = asked.chosen['dish'];
  const { recipes: all, isInText } = recipesFor(asked, words);
  // 'Give me that recipe': the dish spoken of, or the first of those that were shown; soy sauce is none.
  const told = [asked.focus.dish, ...(asked.focus.dishes ?? [])].filter((dish) => dish !== undefined);
  const spoken = told.find((dish) => named(formWords(dish), recipesOf(asked)).length > 0) ?? asked.focus.dish;
  if (words.length === 0 && typeof stated !== 'string' && spoken !== undefined)
    return answerRecipe({ ...asked, text: spoken, chosen: { ...asked.chosen, dish: spoken } });
  if (all.length === 0 && words.length === 0 && typeof stated !== 'string')
    return { text: 'Which dish would you like to cook?', asked: 'dish' };
  const fits = fitFor(asked, without);
  const exactly =
    asked.slots.dishes.length > 0
      ? [dishSaid(asked)].find((recipe) => recipe !== undefined && fits(recipe))
      : undefined;
  const suiting = plainest(words, all.filter(fits)).toSorted(
    (one, other) => concernsOf(asked, one).length - concernsOf(asked, other).length,
  );
  const first =
    (typeof stated === 'string' ? dishSaid(asked) : undefined) ??
    exactly ??
    suiting[0] ??
    dishSaid(asked) ??
    all[0];
  const limits = limitWords(asked, without);
  // 'How do I make white rice' is about rice, and no soup with rice in it.
  const isOnlyIn =
    first !== undefined &&
    asked.slots.dishes.length === 0 &&
    !isInText &&
    typeof stated !== 'string' &&
    formWords(dishOf(first)).length > words.length + 2;
  if (isOnlyIn && limits === '' && hasCookTime(asked)) return answerCookTime(asked);
  const which =
    exactly === undefined && !isInText && typeof stated !== 'string'
      ? whichOf(asked, wish, suiting)
      : undefined;
  if (which) return which;
  if (first && fits(first))
    return sayRecipe(
      asked,
      first,
      limits === '' ||
        dishOf(first) !== first.name ||
        without.some((food) => readFood(food).names.length === 0)
        ? undefined
        : `${capital(quoted(first.name))} is ${limits} as it stands.`,
    );
  const left = first && asked.slots.diets.length === 0 ? withoutParts(first, without) : undefined;
  if (left)
    return sayRecipe(
      asked,
      left,
      `Without ${listed(without.map(quoted), 'or')} then: its line is gone, so leave it out of the steps too.`,
    );
  return sayNearest(asked, { wish, first, limits, fits });
}
