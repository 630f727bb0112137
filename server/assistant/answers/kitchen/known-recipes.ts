// Finds the recipe that a text names among the family's ideas and the cookbook.
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import { COOKBOOK, minutesOf } from '#rules/meals/cookbook.ts';
import { formWords } from '../named-rows.ts';
import aliases from './data/dish-aliases.json' with { type: 'json' };
import { MORE_RECIPES } from './more-recipes.ts';
import type { Asked } from '../plan.ts';

export interface Recipe {
  name: string;
  minutes: number | null;
  prep: number | null;
  servings: number | null;
  ingredients: readonly string[];
  steps: readonly string[];
  from: 'your own idea' | 'the cookbook' | 'usual parts' | 'its name';
  /** Of the usual parts, those that a member must not have. */
  refused?: readonly string[];
  ideaId?: string;
}

const ownRecipe = ({
  id,
  name,
  prepTime,
  cookTime,
  servings,
  ingredients,
  instructions,
}: MenuIdea): Recipe => ({
  name,
  minutes: prepTime === null && cookTime === null ? null : (prepTime ?? 0) + (cookTime ?? 0),
  prep: prepTime,
  servings,
  ingredients,
  steps: instructions
    .split('\n')
    .map((step) => step.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, ''))
    .filter(Boolean),
  from: 'your own idea',
  ideaId: id,
});

/** The dishes that plans choose from, and what no plan chooses: baking, sides, sweets. */
export const BOOK: readonly Recipe[] = [...COOKBOOK, ...MORE_RECIPES].map((dish) => ({
  name: dish.name,
  minutes: minutesOf(dish),
  prep: dish.prepMinutes,
  servings: dish.servings,
  ingredients: dish.ingredients,
  steps: dish.steps,
  from: 'the cookbook',
}));

export const recipesOf = ({ household }: Pick<Asked, 'household'>): Recipe[] => [
  ...household.ideas.map(ownRecipe),
  ...BOOK,
];

/** Words of a wish that name no dish. */
const AROUND = new Set(
  'a an the of with and for some my our your in on to is are do does did i we you me us it that this how what can could would make made cook bake recipe recipy direction step ingredient instruction show tell give find pull up open send want need have get got please pip hey hi so again easy quick good best from scratch version way know walk through one go come prepare use put into much many people double half halve triple tonight today tomorrow dinner lunch breakfast kid family long take time minute start eager dying craving crave wish love they eat at by when does temp oven all again new really just about there any be but ok okay thank sure like half hour max maximum under within great fine low salt sodium sugar less serving portion person two three four five six seven eight nine ten twelve dozen safe suitable friendly free classic homemade simple basic idea bit baby taste bite little kind sort able must should another baking cooking making but salty looking look too those these them either pls also w ooh oh yes yeah yum mmm serve feed leftover try everyday everyone process grandma grandpa takeout instead mix hard killer amazing awesome delicious yummy tasty perfect famous favorite favourite ultimate incredible foolproof fancy healthy healthier legit decent solid proper authentic traditional super actually bomb bunch group gang crowd pleaser pleasing approved tried true tested proof trusty insane crazy beloved world recommended top rated'.split(
    ' ',
  ),
);
/** Words behind which the foods to leave out stand. */
const WITHOUT = new Set('without no minus w/o wo not'.split(' '));

export interface Wish {
  /** The words of the dish, as names are compared and as typed. */
  words: string[];
  said: string;
  without: string[];
}

/** 'banana bread w/o eggs' → the dish, and what is left out. */
/** 'That works for us', 'everyone can eat': whom it shall suit, and no word of a dish. */
const FOR_US =
  /\s+(?:(?:that|which|thats|that['’]s) )?(?:works?|is (?:ok|okay|safe|fine|good)|(?:all of )?us can (?:all )?(?:eat|have)|(?:we|everyone|everybody|the (?:whole )?family|all of us|the kids) can (?:all )?(?:eat|have)|suits?|fits?|good|ok|okay|safe)(?: for)?(?: (?:us|everyone|everybody|all of us|the (?:whole )?family|our family|the kids|my kids|the whole crew))?(?=\s*[?.!]*$)/i;

/** 'So ba can eat it' is no word of a dish. */
const SO_THAT = /\s+so (?:that )?\S+(?: \S+)? (?:can|could|may|will) (?:have|eat|try|enjoy)\b.*$/i;
/** 'That doesn't come out like a brick' is a wish for how it turns out. */
const TURNS_OUT =
  /[,.;!]*\s+(?:that|which|thats(?= not)|that['’]s(?= not)) (?:not|(?:does|do|is|are|wo|will|ca|can)(?:n['’]?t| not)|always|never|actually|comes?|turns?|tastes?|holds?|stays?)\b.*$/i;
/** 'Chocolate cake, the gooey kind' */
const DESCRIBED = /,\s*(?:the|an?|but|very|really|super)\s+(?!no\b|without\b|not\b)[^,.;]*$/i;
/** 'Theo has to be able to eat em', 'Baltimore style' */
const MUST = /[,.;!]*\s+\S+ (?:has|have|needs?|must|should)(?: to)?(?: be able to)? (?:eat|have|try)\b.*$/i;
const STYLE = /[,.;!]*\s+\p{L}+[ -]style\b/iu;
/** 'For a 7 yr old' */
const FOR_AGE =
  /\s+for (?:an? |my |our )?\d+[ -]?(?:y\/?o\b|(?:year|yr|month|mo)s?(?:[ -]olds?)?\b)(?: (?:birthday|bday|party|kid|girl|boy))*/gi;
/** Short forms that only a dish has. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bchoc\b/gi, 'chocolate'],
  [/\bpb\b/gi, 'peanut butter'],
  [/\bb-?day\b/gi, 'birthday'],
  [/\b(?:chouri[cç]o|chorico)\b/gi, 'chorizo'],
];
const ALIASES = new RegExp(
  `(?<![\\p{L}-])(?:${Object.keys(aliases)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}-])`,
  'giu',
);
/** 'A marinade for the shrimp' is a shrimp marinade. */
const MARINADE_FOR =
  /\bmarinade for (?:the |my |our |some |a |an )?(chicken|steak|pork chop|shrimp|salmon|tofu|carne asada|fajita)s?\b/gi;
const BY_ALIAS = new Map<string, string>(Object.entries(aliases));
/** A text with the names that recipes have: 'gyoza' are potstickers, 'choc' is chocolate. */
export const spelled = (text: string): string =>
  SHORT.reduce((all, [short, long]) => all.replace(short, long), text)
    .replace(MARINADE_FOR, '$1 marinade')
    .replace(ALIASES, (said) => BY_ALIAS.get(said.toLowerCase()) ?? said);

/** 'Eggless' is without egg, 'egg-free' too. */
/** 'Gluten-free' is a diet, and no word of a dish. */
const FREE = /\b(?:gluten|dairy|lactose|nut|peanut|soy|wheat|grain)[- ]free\b/gi;
const LESS = /\b(egg|meat|milk|flour|sugar|yeast|butter)(?:less|s?[ -]free)\b/gi;

export function wishOf({ text, slots }: Asked): Wish {
  const less = [...text.matchAll(LESS)].map(([, food = '']) => food.toLowerCase());
  const [before = '', ...after] = spelled(text)
    .replace(FOR_US, '')
    .replace(SO_THAT, '')
    .replace(FOR_AGE, '')
    .replace(TURNS_OUT, '')
    .replace(MUST, '')
    .replace(STYLE, '')
    .replace(DESCRIBED, '')
    .replace(FREE, '')
    .replace(LESS, '')
    .split(/\b(?:without|w\/o|minus|but no|with no|no)\b|-free\b/i);
  // 'Without dairy for lasagna': what it is for is not left out.
  const left = after
    .join(' ')
    .toLowerCase()
    .replace(/\b(?:for|in|on) (?!it\b|them\b).*$/, '');
  const without = slots.foods
    .map(({ said }) => spelled(said).replace(/^(?:without|no)\s+/i, ''))
    .filter((said) => left.includes(said.toLowerCase()))
    .concat(less);
  const diets = new Set(slots.diets.flatMap(formWords));
  const people = new Set(slots.people.flatMap(({ said }) => formWords(said)));
  const isOfDish = (word: string) =>
    !AROUND.has(word) && !people.has(word) && !WITHOUT.has(word) && !diets.has(word) && !/^\d+$/.test(word);
  // 'No eggs for pancakes': the dish stands behind.
  const behind =
    before.trim() === '' ? /\b(?:for|in) (?!it\b|them\b)(.+)$/i.exec(after.join(' '))?.[1] : undefined;
  const typed = (behind ?? (before || left)).split(/\s+/).filter((word) => formWords(word).some(isOfDish));
  return {
    words: typed.flatMap(formWords).filter(isOfDish),
    said: typed.join(' ').replace(/[?.!,]+$/, ''),
    without,
  };
}

/** 'Pancakes' of 'Pancakes without egg or milk', 'Pear puree' of 'Pear puree for a baby'. */
export const dishOf = ({ name }: Recipe): string => name.replace(/ (?:without|for a baby\b).*$/i, '');

/** How many words the name has, too; one said twice, 'red red', has to stand there twice. */
export const shared = (words: readonly string[], recipe: Recipe): number => {
  const own = formWords(dishOf(recipe));
  return words.filter((word) => {
    const at = own.indexOf(word);
    if (at >= 0) own.splice(at, 1);
    return at >= 0;
  }).length;
};

/** Recipes whose name has every word, the plainest name first; the family's own before the cookbook's. */
export const named = (words: readonly string[], recipes: readonly Recipe[]): Recipe[] =>
  words.length === 0
    ? []
    : recipes
        .filter((recipe) => shared(words, recipe) === words.length)
        .toSorted(
          (one, other) =>
            Number(other.ideaId !== undefined) - Number(one.ideaId !== undefined) ||
            one.name.length - other.name.length,
        );

/** The dish that a text names by its stored name; undefined for a food. */
export function dishSaid(asked: Asked): Recipe | undefined {
  const recipes = recipesOf(asked);
  const names = [asked.chosen['dish'], ...asked.slots.dishes.map(({ name }) => name)].filter(
    (name) => typeof name === 'string',
  );
  const said = names.map((name) => formWords(name).join(' '));
  const exact = recipes.find(({ name }) => said.includes(formWords(name).join(' ')));
  if (exact) return exact;
  const { words } = wishOf(asked);
  return words.length > 1 ? named(words, recipes)[0] : undefined;
}
