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

/** 'Lasagna Sunday not Saturday': what stands on the day that is denied moves, and the two days trade places. */
export const movesPlanned: Rule = ({ talk, wish, first, text }) => {
  const denied = first.startsWith('menu_') && !isAsking(text) ? deniedDay(wish) : undefined;
  if (!denied) return undefined;
  const asked = askedOf(talk, runOf(wish, 'menu_swap'));
  const stands = plannedIn(asked, { from: denied.date, to: denied.date }, mealOf(asked) ?? 'dinner');
  const said = [...wish.slots.dishes.map(({ name }) => name), ...wish.slots.foods.map((food) => food.said)];
  return stands.some((one) => said.some((name) => isCalled(one.text, name))) ? 'menu_swap' : undefined;
};
