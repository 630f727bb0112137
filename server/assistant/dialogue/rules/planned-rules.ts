// Readings of what takes a thing away: from the list, the pantry or the day of the menu that holds it.
import { mealOf } from '../../answers/food/dishes/dishes.ts';
import { deniedDay } from '../../answers/food/menus/kept-meals.ts';
import { plannedIn } from '../../answers/food/menus/menu-range.ts';
import { isCalled } from '../../answers/food/names.ts';
import { askedOf, runOf } from '../carried.ts';
import { isAsking, planOf, type Rule } from './rule.ts';

/** 'Remove the flour', 'delete the lasagna': where no list has it, the menu or the pantry that does; a dish is looked for on the menu first. */
export const removesStored: Rule = (given) => {
  const hasCard = (intent: string): boolean => (planOf(given, intent)?.cards ?? []).length > 0;
  const { dishes, lists } = given.wish.slots;
  if (given.first !== 'list_remove' || lists.length > 0 || hasCard('list_remove')) return undefined;
  const places = ['pantry_remove', 'menu_clear'];
  return (dishes.length > 0 ? places.toReversed() : places).find(hasCard);
};

/** 'For Sunday I'd like noodle soup at lunch and fish cakes at dinner': dishes that are named are put there, and none is planned. */
export const placesNamed: Rule = ({ wish: { slots }, first, text }) =>
  first === 'menu_plan' &&
  slots.dishes.length + slots.foods.length > 0 &&
  slots.meals.length > 0 &&
  slots.days.length === 1 &&
  slots.days[0]?.endDate === undefined &&
  /\b(?:put|have|want|like|make)\b/.test(text) &&
  !/\b(?:without|avoid|use up|using|no|plan|something|ideas?)\b/.test(text)
    ? 'menu_place'
    : undefined;

/** 'Lasagna Sunday not Saturday': what stands on the day that is denied moves, and the two days trade places. */
export const movesPlanned: Rule = ({ talk, wish, first, text }) => {
  const denied = first.startsWith('menu_') && !isAsking(text) ? deniedDay(wish) : undefined;
  if (!denied) return undefined;
  const asked = askedOf(talk, runOf(wish, 'menu_swap'));
  const stands = plannedIn(asked, { from: denied.date, to: denied.date }, mealOf(asked) ?? 'dinner');
  const said = [...wish.slots.dishes.map(({ name }) => name), ...wish.slots.foods.map((food) => food.said)];
  return stands.some((one) => said.some((name) => isCalled(one.text, name))) ? 'menu_swap' : undefined;
};
