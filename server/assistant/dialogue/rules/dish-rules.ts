// Readings of dishes that shall be otherwise, make room, or go on a list by their parts.
import { mealOf } from '../../answers/food/dishes/dishes.ts';
import { spotCalled, wantsAnyOther, withoutHad } from '../../answers/food/menus/menu-words.ts';
import { plannedIn } from '../../answers/food/menus/menu-range.ts';
import { IS_GONE, adaptationIn } from '../../answers/kitchen/adapted.ts';
import { usualParts } from '../../answers/kitchen/usual-parts.ts';
import { askedOf, runOf } from '../carried.ts';
import { fold } from '../../text/fold-text.ts';
import { planOf, type Rule } from './rule.ts';

const ASKS_ANY = /^(?:(?:and|so|ok|is there|do (?:we|i) have|have (?:we|i) got) )*anything\b/;
/** 'Need something faster Thursday': of a planned day another dish is wanted, and no ideas; 'anything else Thursday' asks about the day. */
const replacesPlanned: Rule = ({ talk, wish, first, text }) => {
  const isMore = first === 'menu_another' && talk.state !== undefined;
  const isOnList =
    /^(?:list|pantry)_/.test(first) && !(first === 'list_change' && wish.slots.lists.length === 0);
  if (/^(?:menu_place|appointment_)/.test(first) || isOnList || isMore || !wantsAnyOther(text))
    return undefined;
  if (first === 'day_ask' && ASKS_ANY.test(text)) return undefined;
  const asked = askedOf(talk, runOf(wish, 'menu_place'));
  // 'We had it twice this month' is no day to come.
  const single = wish.slots.days.filter(({ endDate, isPast }) => endDate === undefined && !isPast);
  const [day, ...others] = single.length === 1 ? single : wish.slots.days;
  const isPlanned =
    day && plannedIn(asked, { from: day.date, to: day.date }, mealOf(asked) ?? 'dinner').length > 0;
  const isCalled = spotCalled(asked) !== undefined;
  const isOfPerson = wish.slots.people.length > 0 && isPlanned;
  return (isPlanned && others.length === 0) || isOfPerson || isCalled ? 'menu_place' : undefined;
};

const NO_MEAL = /\b(?:no|skip(?:ping)?|clear|drop) (?:the )?(?:breakfast|lunch|dinner|supper)\b/;
/** 'We had coffee with the neighbors, so no breakfast Saturday': the meal is cleared, and coffee is no dish. */
const clearsAfter: Rule = ({ talk: { state }, wish: { slots }, first, text }) => {
  const rest = withoutHad({ text, slots });
  const isOpen = rest.slots.foods.length + rest.slots.dishes.length === 0;
  // 'I already had coffee with it', said of a pill
  const isOfPill = /^(?:medic|dose|member_about)/.test(state?.intent ?? '') && slots.foods.length > 0;
  if (isOfPill && /^(?:menu_|list_|pantry_)/.test(first) && rest.text !== text && isOpen)
    return 'medical_advice';
  return /^menu_(?:place|ask)$/.test(first) && rest.text !== text && NO_MEAL.test(rest.text) && isOpen
    ? 'menu_clear'
    : undefined;
};

const IS_WRITE = /\b(?:add|put|list|pantry|buy|shopping|remind|note|allergic|allergy|schedule)\b/;
const ADAPTED =
  /^(?:pantry_(?:remove|change|ask|add)|list_(?:change|add)|recipe_ask|dish_suggest|menu_(?:place|ask)|idea_\w+|cook_time|nutrition_ask|substitute_ask|diet_\w+|food_ok|out_of_scope|unsure|definition|medicine_change)$/;
/** 'Mac and cheese but no milk left', 'make the stroganoff lactose-free': what stands in for the parts of a dish. */
const adaptsDish: Rule = (given) => {
  const { talk, wish, first, text } = given;
  const { slots } = wish;
  const isDated = slots.days.length > 0 && !/\b(?:no|out of|any) .{3,30} left\b/.test(text);
  if (!ADAPTED.test(first) || IS_WRITE.test(text) || isDated || slots.lists.length > 0) return undefined;
  if (slots.people.length > 0 && first === 'food_ok') return undefined;
  const isNamed = slots.dishes.length > 0 || slots.foods.some(({ said }) => usualParts(said).length > 0);
  const adaptation = isNamed ? adaptationIn(askedOf(talk, runOf(wish, 'substitute_ask'))) : undefined;
  if (!adaptation) return undefined;
  const isOnlyFree = adaptation.missing.length === 0;
  // A recipe that is so already is told.
  const recipe = IS_GONE.test(text) ? undefined : planOf(given, 'recipe_ask')?.text;
  if (
    recipe?.includes('**') === true &&
    !recipe.includes("isn't") &&
    /^(?:recipe_ask|dish_suggest)$/.test(first)
  )
    return undefined;
  const isWish = /\b(?:make|made|do|version|way|possible|recipe|instead|can|could|turn)\b/.test(text);
  return isOnlyFree && !isWish ? undefined : 'substitute_ask';
};

const STUFF = '(?:stuff|things|ingredients|fixings|makings|everything)';
const BEHIND = new RegExp(`^ ?(?:['’]?s )?${STUFF}\\b`);
const BEFORE = new RegExp(`\\b${STUFF} (?:we need )?(?:for|to make) (?:the |a |some |our )?$`);
/** 'Add the caldo verde stuff to Costco', 'get stuff for tacos': the parts of a dish, and no dish, go on a list. */
const addsParts: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:list|pantry)_add$|^(?:recipe_ask|dish_suggest|unsure)$/.test(first) &&
  /\b(?:add|put|get|buy|need|write|stick|throw)\b/.test(text) &&
  [...slots.dishes, ...slots.foods].some(({ said }) => {
    const at = text.indexOf(fold(said));
    const isDish = slots.dishes.some((dish) => dish.said === said) || usualParts(said).length > 0;
    return (
      at >= 0 && isDish && (BEFORE.test(text.slice(0, at)) || BEHIND.test(text.slice(at + fold(said).length)))
    );
  })
    ? 'list_fill'
    : undefined;

/** In the order in which they are tried. */
export const DISH_RULES: readonly Rule[] = [replacesPlanned, adaptsDish, addsParts, clearsAfter];
