// Readings of dishes, diets and menus that the words of a message speak for.
import { copiesWeek } from '../answers/food/menu-copy.ts';
import { isAsking, type Rule } from './rule.ts';

/** 'Copy this week's dinners to next week' plans a week, with the dishes of another. */
export const copies: Rule = ({ text }) =>
  copiesWeek(text) && !/^(?:what|when|who|which|why|did|do|does|is|are)\b/.test(text)
    ? 'menu_plan'
    : undefined;

/** 'Egg substitute for banana bread' is about the egg, and no recipe. */
export const substitutes: Rule = ({ wish: { slots }, first, text }) =>
  first === 'recipe_ask' &&
  slots.foods.length > 0 &&
  /\b(?:substitutes?|replacements?|stand-?ins?)\b/.test(text)
    ? 'substitute_ask'
    : undefined;

const GIVES_UP =
  /\b(?:given up|gave up|gives up|(?:stopped|quit) eating|sworn? off|swears off|cut(?:ting)? out|no longer eats?|(?:does not|doesn['’]?t) eat)\b/;
/** 'Grandma has given up mushrooms' is a way of eating, and no wish for a dish. */
export const givesUp: Rule = ({ wish: { slots }, first, text }) =>
  !/^(?:diet|allergy)_/.test(first) &&
  slots.people.length === 1 &&
  slots.foods.length + slots.diets.length > 0 &&
  GIVES_UP.test(text) &&
  !isAsking(text) &&
  !text.includes('?')
    ? 'diet_add'
    : undefined;

/** 'Put the kedgeree on Friday': a thing that nobody knows, on a day, is a dish. */
export const placesUnknown: Rule = ({ wish: { slots, intents }, first, text }) =>
  /^(?:pantry|list)_(?:add|change)$/.test(first) &&
  slots.days.length > 0 &&
  slots.days.every(({ isPast }) => !isPast) &&
  slots.lists.length + slots.foods.length + slots.goods.length === 0 &&
  !/\b(?:pantry|fridge|freezer|list|expires?|until|till?|buy|store)\b/.test(text) &&
  intents.slice(1, 4).some(({ intent }) => intent === 'menu_place')
    ? 'menu_place'
    : undefined;
