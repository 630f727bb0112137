// The known dish that a message names among other words, and questions for how it is made: 'how are pierogi made at home',
// 'homemade teriyaki sauce?', 'lemonade, how many lemons'.
import { fold } from '../../text/fold-text.ts';
import { RowIndex, formWords } from '../named-rows.ts';
import type { Asked } from '../plan.ts';
import { BOOK, dishOf, named, recipesOf, spelled, type Recipe } from './known-recipes.ts';

interface Row {
  names: string;
  recipe: Recipe;
}

const BY_NAME = new RowIndex<Row>(
  BOOK.map((recipe) => ({ names: dishOf(recipe).replaceAll(',', ''), recipe })),
);

/** The recipes whose whole name stands in a text; of several names the longest, then the one that is said first. */
export function dishesIn(text: string): Recipe[] {
  const found = BY_NAME.find(spelled(text));
  const [longest] = found.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return longest?.rows.map(({ recipe }) => recipe) ?? [];
}

/** Recipes with no words but those that were said come before those with more: 'pancakes' are no scallion pancakes. */
export function plainest(words: readonly string[], recipes: readonly Recipe[]): Recipe[] {
  const plain = recipes.filter((recipe) => formWords(dishOf(recipe)).length <= words.length);
  return plain.length > 0 ? plain : [...recipes];
}

interface Found {
  recipes: Recipe[];
  /** Other words of the message belong to no dish: 'bulgogi marinade'. */
  isInText: boolean;
}

/** The known recipes of a wish; 'death by chocolate cake' is a chocolate cake, where every word is in no name. */
export function recipesFor(asked: Asked, words: readonly string[]): Found {
  const recipes = recipesOf(asked);
  const all = named(words, recipes);
  // 'Easy dinner rolls': of a name in the text more words count than those of a wish.
  const whole = asked.chosen['dish'] === undefined && words.length > 0 ? dishesIn(asked.text) : [];
  const isLonger = whole.some((recipe) => formWords(dishOf(recipe)).length > words.length);
  if (isLonger && hasTail(asked.text, whole)) return { recipes: whole, isInText: true };
  if (all.length > 0) return { recipes: all, isInText: false };
  if (whole.length > 0 && hasTail(asked.text, whole)) return { recipes: whole, isInText: true };
  const used = new Set(recipes.flatMap(({ name }) => formWords(name)));
  const rest = words.filter((word) => used.has(word));
  const isSame = rest.length > 1 && words.length - rest.length === 1 && rest.at(-1) === words.at(-1);
  return { recipes: isSame ? named(rest, recipes) : [], isInText: false };
}

const OF_DISH = new Set(
  'for with and marinade filling mix batter dough sauce recipe recipes from at on in to without no minus please pls besides that which how what like so but or is are made make do i we you my the a an step thing stuff ratio one thats style using instead tonight this by when can turn it hard easy difficult go come taste whats need'.split(
    ' ',
  ),
);
/** 'Carrot cake frosting' is no carrot cake, and 'bulgogi marinade' is bulgogi: the word behind the name. */
function hasTail(text: string, [recipe]: readonly Recipe[]): boolean {
  const name = recipe === undefined ? '' : formWords(dishOf(recipe)).join(' ');
  const [before = '', behind = ''] = formWords(spelled(text)).join(' ').split(name);
  const [next] = behind.trim().split(' ');
  const isPart = /\b(?:vegan|instead of|not)$/.test(before.trim());
  // 'A shrimp marinade for tacos'
  return (
    !isPart &&
    (name.endsWith(' marinade') || next === undefined || next === '' || OF_DISH.has(next) || /^\d/.test(next))
  );
}

/** Words that ask how something is made, whatever else is told around them. */
const MADE =
  /\brecip(?:e|es|ie|ies|y)\b|\bingredients?\b|\bhow (?:do|to|can|would|should|could|did|does|are|is|d)\b[^?]{0,60}\b(?:make|makes|made|making|cook(?:ed)?|bak(?:e|ed)|prepared?|prep|fr(?:y|ied)|turn|roast(?:ed)?|mix(?:ed)?|do|done|on the table)\b|\bhow to\b|\bwhat(?: else|s|['’]s| is)? (?:goes|is|in|do (?:i|we|you) (?:put|mix))\b[^?]{0,12}\b(?:in|into|inside)\b|\bwhat (?:else |all )?(?:do|should|would|will) (?:i|we|you) (?:put|mix|use|need)\b|\b(?:walk|talk|take|guide) (?:me|us) through\b|\b(?:teach|show) (?:me|us) how\b|\bstep by step\b|\bfrom scratch\b|\bhome ?made\b|\bhard to (?:make|cook|bake)\b|\bwhat(?:s|['’]s| is) the (?:process|way|best way|trick)\b|\bpuree\b|\bhow\W*$|\blike (?:my )?(?:grand(?:ma|mother)|abuela|nana|nonna|mom|mother|dad|aunt|tia)(?:['’]?s)?(?: (?:made|makes|used to make))?\W*$|\bfor an? (?:\w+ ){0,2}(?:party|potluck|crowd|cookout|picnic|bake sale|sick (?:kid|child|toddler|day))\W*$|\bis there an? (?:easy|quick|simple|good)\b|\bwhat(?:s|['’]s| is) an? (?:easy|quick|simple|good|great)\b|\b(?:ratio|proportions?)\b|\bmarinades?\b|\b(?:with(?:out)? (?:so much|as much|less)|less|lower|low) sugar\b|^(?:\W*(?:please|pls|pip|hey|can you|ok))*\W*make (?:me|us)\b/;
const AMOUNT = /\bhow (?:much|many) (\w+)(?: (\w+))?\b/g;
/** Words that ask for something else about a dish, or that change a record. */
const OTHER =
  /\b(?:keep|keeps|last|lasts|stor(?:e|ed|age)|freez\w+|refreez\w+|re-?heat\w*|thaw\w*|defrost\w*|substitut\w*|replac\w*|swap|instead of (?!take ?out|buying|ordering|store|the store)|allerg\w*|calories|carbs|protein|nutrition|pantry|menu|remind\w*|schedul\w*|order(?:ed)? |deliver\w*|stain\w*|out of (?:the|my|his|her|our|a) (?:carpet|shirt|rug|couch|dress|clothes)|chok\w*|swallow\w*|spilled|burn(?:ed|t)|too (?:salty|spicy|sweet|dry|runny|thick|thin|watery)|left ?overs? (?!rice)|delet\w+|remov\w+|cancel\w*|how old|expired?|went bad|go bad|still good|safe|healthy|double|triple|half|halve|halving)\b|\b(?:add|put|buy|get|need)\b.{0,60}\b(?:list|cart|groceries|shopping)\b|\b(?:can|could|may|should|is|are) (?:\w+ ){1,4}(?:eat|have|ok|okay|allowed)\b|\b(?:on|for) (?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:save|store|write down|keep) (?:this|that|the|my|a) \b/;
const TIMED = /\bhow long\b|\bwhat (?:temp|heat|time)\b|\btemp(?:erature)?\b|\bdegrees\b|\bminutes\b/;

/** 'Lemonade, how much sugar': an ingredient of the recipe is asked for. */
const asksPart = (text: string, recipes: readonly Recipe[]): boolean =>
  [...text.matchAll(AMOUNT)].some(([, one = '', other = '']) =>
    recipes.some(({ ingredients }) => {
      const parts = new Set(formWords(ingredients.join(' ')));
      return formWords(`${one} ${other}`).some((word) => parts.has(word) && !OF_DISH.has(word));
    }),
  );

/** True for a question how a known dish is made that nothing else in the message speaks against. */
export function asksRecipe(said: string): boolean {
  const text = fold(said);
  const isMade = MADE.test(text);
  if (OTHER.test(text) || (TIMED.test(text) && !/\brecip|\bhow (?:do|to|can)\b.*\bmake\b/.test(text)))
    return false;
  const recipes = isMade || /\bhow (?:much|many)\b/.test(text) ? dishesIn(said) : [];
  if (recipes.length === 0 || !hasTail(said, recipes)) return false;
  return isMade || asksPart(text, recipes);
}

const LEAST_WORDS = 2;
/** True for a known dish of several words and nothing else: 'chicken adobo', 'tater tot hotdish??' */
export function isBareDish(said: string): boolean {
  const words = formWords(spelled(said.replaceAll(/[?!.,]/g, ' ')));
  const [recipe] = dishesIn(said);
  return (
    recipe !== undefined && words.length >= LEAST_WORDS && formWords(dishOf(recipe)).length === words.length
  );
}
