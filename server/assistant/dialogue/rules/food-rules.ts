// Readings of dishes, diets and menus that the words of a message speak for.
import { copiesMeals } from '../../answers/food/menus/menu-copy-days.ts';
import { minutesIn } from '../../answers/food/menus/plan-words.ts';
import { isBesideMedicine } from '../../answers/health/medicines/caution-rows.ts';
import { conversionIn } from '../../answers/kitchen/conversions.ts';
import { factIn } from '../../answers/kitchen/facts.ts';
import { named, recipesOf, wishOf } from '../../answers/kitchen/known-recipes.ts';
import { asksThawing } from '../../answers/kitchen/thawing.ts';
import { isOutage } from '../../answers/kitchen/outage.ts';
import { isLeftOut } from '../../answers/kitchen/storage.ts';
import { seeksSources } from '../../answers/kitchen/nutrition.ts';
import { usualParts } from '../../answers/kitchen/usual-parts.ts';
import { dishesIn } from '../../answers/kitchen/recipe-asked.ts';
import { peopleIn } from '../../answers/kitchen/scaled.ts';
import { askedOf, runOf } from '../carried.ts';
import type { Wish } from '../../reading/wish.ts';
import { fold } from '../../text/fold-text.ts';
import { planOf, type Rule } from './rule.ts';
import { DISH_RULES } from './dish-rules.ts';
import { MEAL_RULES } from './meal-rules.ts';
import { movesPlanned, placesNamed, removesStored } from './planned-rules.ts';
import { FOOD_ROWS } from './rule-rows.ts';
import { SUITS_RULES } from './suits-rules.ts';
import type { Talk } from '../talk.ts';

/** 'Copy this week's dinners to next week' plans a week, with the dishes of another. */
export const copies: Rule = ({ text, talk: { facts } }) =>
  copiesMeals(text, facts) && !/^(?:what|when|who|which|why|did|do|does|is|are)\b/.test(text)
    ? 'menu_plan'
    : undefined;

const GONE_OFF =
  /\b(?:has|have|is|went|['’]?s) (?:totally |completely |really |right )?(?:gone )?off (?!the menu|work|school)/;
/** 'Maffy has gone off mushrooms': somebody no longer likes a food, which has not gone bad. */
export const tiredOfFood = ({ slots, text }: Wish): boolean => {
  const folded = fold(text);
  const off = GONE_OFF.exec(folded);
  if (!off || text.includes('?') || slots.people.length !== 1) return false;
  const rest = folded.slice(off.index + off[0].length).replace(/^(?:the|his|her|all|eating) /, '');
  return (
    slots.people.some(({ said }) => folded.slice(0, off.index).includes(fold(said))) &&
    slots.foods.some(({ said }) => rest.startsWith(fold(said)))
  );
};

/** 'When do I start thawing the turkey' is about keeping food, and no stock. */
const asksThaw: Rule = ({ first, text }) =>
  asksThawing({ text }) &&
  /\b(?:how|when|start)\b/.test(text) &&
  /^(?:pantry|cook|recipe|dish|day|date|menu|unsure|out_of)/.test(first)
    ? 'storage_ask'
    : undefined;

/** 'A quick vegan dinner recipe, half an hour at most': no dish is named, so any will do. */
const asksAnyRecipe: Rule = ({ talk, wish, first, text }) =>
  first === 'recipe_ask' &&
  (wish.slots.diets.length > 0 || minutesIn(text) !== undefined) &&
  wish.slots.ordinals.length + wish.slots.pronouns.length === 0 &&
  wishOf(askedOf(talk, runOf(wish, first))).words.length === 0
    ? 'dish_suggest'
    : undefined;

/** 'Grapefruit ok for grandma with her meds?' is about the medicine, and not about allergies. */
const besideMedicine: Rule = ({ first, text }) =>
  first === 'food_ok' && isBesideMedicine(text) ? 'medical_advice' : undefined;

/** '350 F in C', 'how many tablespoons in a cup' */
export const asksConversion: Rule = ({ first, text }) =>
  /^(?:out_of_scope|unsure|definition|nutrition_ask|food_ok|recipe_ask|pantry_ask|dish_suggest|substitute_ask|dose_ask|date_ask|day_ask|storage_ask|list_\w+|pantry_\w+)$/.test(
    first,
  ) && conversionIn(text) !== undefined
    ? 'cook_time'
    : undefined;

/** Trouble with a dish, and nothing to write down: 'I put too much salt in the soup'. */
const WENT_WRONG =
  /\b(?:too much|too (?:salty|sweet|spicy|thin|thick)|by (?:accident|mistake)|accidentally|burn(?:ed|t)|explod\w*|ajar|left open|dropped|dripped|was off|unplugged|found an?|moldy|in the (?:hot )?car|instead of sugar)\b/;
/** 'Do I rinse the chicken', 'mine always gets lumpy': a fact of the kitchen, whatever else the words are taken for. */
const asksFact: Rule = ({ talk, wish, first, text }) =>
  (/^(?:cook_time|storage_ask|pantry_ask|food_ok|recipe_ask|substitute_ask|dish_suggest|nutrition_ask|idea_ask|medical_advice|parenting_ask|activity_ask|out_of_scope|unsure|definition)$/.test(
    first,
  ) ||
    (/^(?:(?:list|pantry)_(?:add|change|ask|remove|tick)|travel_pack|routine_ask|event_plan|menu_\w+)$/.test(
      first,
    ) &&
      wish.slots.lists.length === 0 &&
      WENT_WRONG.test(text))) &&
  factIn(text, talk.state?.focus.dish) !== undefined
    ? 'cook_time'
    : undefined;

/** Words that ask how a dish is made. */
const MAKES =
  /\brecipes?\b|\bhow (?:do|to|can|would|should|did) .*\b(?:make|bake|cook|prepare)\b|\bhow\W*$|\bgo\W*$|\bbak(?:e|ing)\b|\bwhat (?:all )?(?:do|would|will) (?:i|we) need (?:for|to make)\b|\bingredients?\b|\bmake it (?:ok|okay|safe|work)\b/;
/** Intents that a dish and nothing else is taken for. */
const BARE = /^(?:food_ok|diet_add|allergy_add|unsure|out_of_scope|definition|activity_ask|parenting_ask)$/;
const MAY_BE_RECIPE =
  /^(?:dish_suggest|food_ok|diet_\w+|allergy_\w+|unsure|out_of_scope|definition|activity_ask|parenting_ask|routine_ask|travel_pack|event_plan|menu_place|nutrition_ask|substitute_ask|list_fill)$/;
const STANDS_IN = /\b(?:instead|substitut\w*|replac\w*|swap|stand-?ins?|use for)\b/;
/** Asks whether it suits somebody, who could keep it from the table. */
const SUITS = /\b(?:ok|okay|safe|allowed|good|fine|allergic)\b|^(?:can|could|may|should|is|are|does)\b/;

/** 'Pancake recipe for all of us', 'mac and cheese for Nora, how', 'crab cakes': nothing but a known dish, and for whom. */
export const namesRecipe: Rule = ({ talk, wish, first, text }) => {
  if (!MAY_BE_RECIPE.test(first) || (first === 'substitute_ask' && STANDS_IN.test(text))) return undefined;
  const isMade = MAKES.test(text);
  if (!isMade && (!BARE.test(first) || SUITS.test(text))) return undefined;
  return isDish(talk, wish, isMade ? 1 : 2) ? 'recipe_ask' : undefined;
};

/** True when a message is a known dish of at least so many words, whom it is for, and what it shall be without. */
function isDish(talk: Talk, wish: Wish, fewest: number): boolean {
  const { words } = wishOf(askedOf(talk, runOf(wish, 'recipe_ask')));
  return words.length >= fewest && named(words, recipesOf(talk)).length > 0;
}

const WISHES_FOR =
  /^\W*(?:(?:hey|hi|ok|pip|so|i|we|id|really|just|still)[, ]+)*(?:need|want|looking for|look for|craving|(?:do )?(?:you|u) (?:have|know)|got|find me|give me|gimme|any|would (?:like|love)) (?:me )?(?:an?|some|any|good|nice|easy)\b/;
/** 'Easy dairy free mac and cheese that tastes good' praises nothing that was cooked. */
const PRAISED_WISH =
  /^\W*(?:(?:an? |the |my |our )?(?:easy|easiest|quick|quickest|simple|best|good|great|killer|amazing|healthy|fluffy|perfect|foolproof|super|really) )+/;
const WAS_COOKED = /\b(?:was|were|loved|liked|thanks?|thx|worked|made|ate|turned out|came out|tasted|had)\b/;
const isWishFor = (text: string): RegExp | undefined =>
  [WISHES_FOR, PRAISED_WISH].find(
    (words) => words.test(text) && !(words === PRAISED_WISH && WAS_COOKED.test(text)),
  );
/** Words of praise that no grocery has. */
const PRAISES = /\b(?:killer|awesome|amazing|best|easy|easiest|foolproof|quick|good|great|delicious)\b/;
/** Behind these one word is a dish to make: 'need an awesome dairy free brownie'. */
const RAVES = /\b(?:killer|awesome|amazing|foolproof)\b/;
const AS_WISHED =
  /\b(?:free|that|which|thats|with|without|low|less|no|not|isnt|easy|quick|simple|healthy|healthier|recipe|for (?:thanksgiving|christmas|dinner|lunch|breakfast|tonight|tomorrow|the|us|a))\b/;
/** 'Need a sweet potato casserole that isn't salty': a known dish, as it shall be, is wanted, and no answer to a question. */
const wantsNamed: Rule = ({ talk, wish, first, text }) =>
  (/^(?:no|yes|feeling|praise|complaint|parenting_ask|activity_ask|unsure|out_of_scope|definition|dish_suggest|list_(?:change|remove)|food_ok|medical_advice|repeat|cook_time|substitute_ask)$/.test(
    first,
  ) ||
    (/^(?:list_add|event_plan)$/.test(first) && PRAISES.test(text))) &&
  wish.slots.lists.length === 0 &&
  isWishFor(text) !== undefined &&
  !(first === 'dish_suggest' && isWishFor(text) === PRAISED_WISH) &&
  AS_WISHED.test(text.replace(isWishFor(text) ?? '', '')) &&
  isDish(talk, wish, RAVES.test(text) ? 1 : 2)
    ? 'recipe_ask'
    : undefined;

const PUTS = /\b(?:need|get|put|add|buy|bought|have|got|want|plan|menu|list)\b/;
const WITHOUT =
  /^\W*(?:(?:how (?:do|can|would|to) (?:(?:i|we|you) )?(?:make|bake) |(?:a )?recipe for |make |bake )?(?:an? |the )?)((?:[a-z-]+ ){1,3})without\b/;
const OF_WITHOUT =
  /^(?:dish_suggest|food_ok|nutrition_ask|recipe_ask|list_add|pantry_add|unsure|out_of_scope)$/;
/** 'Muffins without milk': how they are made; where no such recipe is known, what stands in for the milk. */
export const madeWithout: Rule = (given) => {
  const { slots } = given.wish;
  const [, made = ''] = WITHOUT.exec(given.text) ?? [];
  const isMade = [...slots.foods, ...slots.dishes].some(({ said }) => made.includes(fold(said)));
  if (
    !isMade ||
    PUTS.test(made) ||
    slots.meals.length + slots.lists.length + slots.days.length > 0 ||
    !OF_WITHOUT.test(given.first)
  )
    return undefined;
  const isKnown = isDish(given.talk, given.wish, 1);
  if (isKnown && planOf(given, 'recipe_ask')?.text.includes("isn't") === false) return 'recipe_ask';
  return planOf(given, 'substitute_ask')?.text.includes('\n- ') === true
    ? 'substitute_ask'
    : isKnown
      ? 'recipe_ask'
      : undefined;
};

const SCALES =
  /^(?:(?:and|so|ok|please|pls|can (?:you|we|i)|could (?:you|we|i)|i (?:need|want) to|lets)[, ]+)*(?:double|triple|halve) (?:the|our|that|my) (?!.*\b(?:list|pantry|dose|menu|order)\b)/;
/** 'Double the sloppy joes, we have guests': the recipe of a known dish for more. */
const scalesDish: Rule = ({ wish: { slots, text: said }, first, text }) =>
  /^(?:food_ok|pantry_\w+|list_(?:change|add|fill)|menu_\w+|dish_suggest|substitute_ask|unsure|out_of_scope|definition)$/.test(
    first,
  ) &&
  SCALES.test(text) &&
  slots.lists.length + slots.medicines.length === 0 &&
  (slots.dishes.length > 0 || dishesIn(said).length > 0)
    ? 'recipe_ask'
    : undefined;

const FOR_MANY = /\bfor \S+(?: (?:kids|people|ppl|guests|adults|children|of us))?\W*$/;
/** 'Pancakes for 20 kids' */
const startsWithDish = ({ slots }: Wish, text: string): boolean =>
  [...slots.dishes, ...slots.foods.filter(({ said }) => usualParts(said).length > 0)].some(({ said }) =>
    text.startsWith(`${fold(said)} for `),
  );

/** 'Apple pie for eight': nothing but a known dish and for how many, though apples are in the pantry. */
const dishForMany: Rule = ({ talk, wish, first, text }) =>
  /^(?:(?:pantry|list)_(?:add|change)|activity_ask|parenting_ask|event_plan|dish_suggest|out_of_scope|unsure)$/.test(
    first,
  ) &&
  FOR_MANY.test(text) &&
  peopleIn(text) !== undefined &&
  (isBareDish(talk, wish) || startsWithDish(wish, text))
    ? 'recipe_ask'
    : undefined;

/** 'We lost power from 2 to 9, the freezer stayed shut' is about keeping food. */
const lostPower: Rule = ({ first, text }) =>
  isOutage(text) &&
  /\b(?:fridge|freezer|food|milk|meat|toss|keep|eggs)\b/.test(text) &&
  !/^(?:list_|appointment_(?!add)|school_)/.test(first)
    ? 'storage_ask'
    : undefined;

/** 'Is the milk still ok, it stood out for 5 hours' is about keeping food, and no ailment. */
const stoodOut: Rule = ({ wish: { slots }, first, text }) =>
  slots.foods.length + slots.dishes.length > 0 &&
  isLeftOut({ text }) &&
  /\b(?:ok|okay|good|fine|safe|toss|throw|bad|spoiled|use|eat|keep|still)\b/.test(text) &&
  /^(?:medical_advice|out_of|unsure|parenting|definition|food_ok|pantry_ask)/.test(first)
    ? 'storage_ask'
    : undefined;

const FIGURES_OF =
  /^\W*(?:how (?:many|much) |(?:what|whats|what['’]s|what is) the )?(?:carbs?|carbohydrates?|calories|protein)(?: count)? (?:are |is )?(?:in|of|for) /;
/** 'Where does a vegan teenager get B12' looks for foods, 'calories in a banana' for a figure, and no entry of the history. */
const seeksNutrient: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:record|medicine|medical|out_of|unsure|parenting|pantry_ask|definition|food_ok|dish)/.test(first) &&
  slots.medicines.every(({ ids }) => ids.length === 0) &&
  (seeksSources(text) || FIGURES_OF.test(text))
    ? 'nutrition_ask'
    : undefined;

/** 'Chicken soup', 'chocolate chip cookies no egg': where nothing else is likely, how it is made. */
const isBareDish = (talk: Talk, wish: Wish): boolean => !PUTS.test(fold(wish.text)) && isDish(talk, wish, 2);

const GOT = /^\W*(?:(?:ok|so|just|i|we|ive|weve) )*(?:got|grabbed|bought|picked up|found) (?!to\b)/;
/** 'Got the test strips and the wipes': what waits on a list is ticked off. */
const gotListed: Rule = (given) =>
  GOT.test(given.text) &&
  !/\?|\b(?:for|at|need|from)\b/.test(given.text) &&
  !/^list_|^pantry_/.test(given.first) &&
  (planOf(given, 'list_tick')?.cards ?? []).length > 0
    ? 'list_tick'
    : undefined;

/** Rules about cooking, keeping and eating, in the order in which they are tried. */
export const KITCHEN_RULES: readonly Rule[] = [
  ...FOOD_ROWS,
  ...MEAL_RULES,
  asksThaw,
  lostPower,
  stoodOut,
  dishForMany,
  scalesDish,
  seeksNutrient,
  ...SUITS_RULES,
  asksAnyRecipe,
  wantsNamed,
  asksFact,
  besideMedicine,
  removesStored,
  placesNamed,
  movesPlanned,
  ...DISH_RULES,
  gotListed,
];
