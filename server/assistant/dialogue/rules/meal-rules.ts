// Readings of wishes for meals that the ranking takes for something else: 'weekend meals?', 'fill the open dinners next week',
// 'what's the fastest thing I can throw at them', 'is there gluten in anything Thursday to Sunday'.
import { tellsMealHour } from '../../answers/food/menus/not-eaten.ts';
import { saysEachDay } from '../../answers/food/menus/each-day.ts';
import { fillsWithAny } from '../../answers/food/menus/menu-words.ts';
import { isAsking, planOf, type Rule } from './rule.ts';

/** 'Friday and Sunday dinner are open, fill those in with something vegetarian': a dish for each of those days. */
const fillsDays: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:menu_|dish_suggest|unsure|out_of)/.test(first) &&
  slots.days.length > 0 &&
  slots.days.every(({ endDate }) => endDate === undefined) &&
  slots.dishes.length + slots.people.length === 0 &&
  slots.meals.length < 2 &&
  fillsWithAny(text)
    ? 'menu_place'
    : undefined;

const SPOKEN_FOOD = /^(?:(?:any|the|some|our|more|and)[, ]+)*/;
/** 'Coconut milk?': nothing but a thing that the pantry or a list has. */
const bareThing: Rule = ({ talk: { household, state }, wish: { slots }, first, text }) => {
  const [food, ...others] = [...slots.foods, ...slots.goods];
  const isBare =
    food !== undefined &&
    others.length === 0 &&
    text.endsWith('?') &&
    text.replace(SPOKEN_FOOD, '').replace(/\W+$/, '') === food.said.toLowerCase();
  if (!isBare || state !== undefined || /^(?:pantry|list)_/.test(first)) return undefined;
  const isHeld = (name: string): boolean => name.toLowerCase().includes(food.said.toLowerCase());
  if (household.pantry.some(({ name }) => isHeld(name))) return 'pantry_ask';
  return household.lists.some(({ items }) => items.some(({ name }) => isHeld(name))) ? 'list_ask' : undefined;
};

const MAKES_MANY =
  /\bmake (?:the |my |our |that |those )?\D{2,40}?\b(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve|half)\b|\b(?:should be|need to be|to be) (?:\d+|one|two|three|four|five|six)\b/;
/** 'Make the candles on the party list two boxes': another amount of what that list has. */
const changesAmount: Rule = (given) =>
  given.first === 'list_add' &&
  MAKES_MANY.test(given.text) &&
  (planOf(given, 'list_change')?.cards ?? []).some(({ tool }) => tool === 'updateShoppingItem')
    ? 'list_change'
    : undefined;

const ASKS_FOOD =
  /\?|^(?:is|are|can|could|may|does|do|will|would|what|how|which|should)\b|\b(?:ok|okay|safe|fine) (?:for|with)\b|\brecipe\b|\b(?:ate|had|eaten|eat)\b/;
/** 'Lasagna w gf noodles on Wednesday next week': a dish and a day, and nothing is asked. */
const placesOnDay: Rule = ({ wish: { slots }, first, text }) => {
  const [day, ...others] = slots.days.filter(({ isPast }) => !isPast);
  const [dish] = [...slots.dishes, ...slots.foods];
  return /^(?:food_ok|recipe_ask|dish_suggest|substitute_ask|diet_add|nutrition_ask)$/.test(first) &&
    day !== undefined &&
    others.length === 0 &&
    dish !== undefined &&
    slots.people.length + slots.groups.length + slots.lists.length === 0 &&
    text.startsWith(dish.said.toLowerCase()) &&
    !ASKS_FOOD.test(text)
    ? 'menu_place'
    : undefined;
};

const MEAL = '(?:breakfast|lunch|dinner|supper)';
const FOR_MEAL = new RegExp(
  `\\b(?:for|to every|to each) ${MEAL}\\b|\\b(?:make|set|do|have|put|change|switch) (?:the |our |my )?${MEAL} (?:to |as |be )?\\w`,
);
const OF_MANY =
  /\b(?:plan|plans|planning|ideas?|something|anything|different|new|suggest\w*|no|not|without|free|under|max|budget|what|which)\b/;
/** 'Leftovers for lunch every day this week', 'make breakfast oatmeal all of next week': one dish, and no plan of many. */
const eachDayOne: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:menu_(?:plan|ask|another)|idea_\w+|list_add|pantry_add|diet_add|dish_suggest|recipe_ask|unsure|out_of_scope)$/.test(
    first,
  ) &&
  slots.meals.length === 1 &&
  slots.people.length + slots.lists.length === 0 &&
  (slots.dishes.length + slots.foods.length > 0 || /\bleftovers\b/.test(text)) &&
  saysEachDay(text) &&
  FOR_MEAL.test(text) &&
  !OF_MANY.test(text) &&
  !ASKS_FOOD.test(text)
    ? 'menu_place'
    : undefined;

const HAS_AGAIN =
  /(?:^|[.!;,] )(?:(?:let['’]?s|lets|we['’]?ll|we (?:can|could|should)|please|pls|so|and|(?:can|could) we|i want to|i['’]?d like to) )*(?:have|do|make|cook|eat) (?:(?:it|that|them|those)|[^.?!,]{3,40}?) again\b/;
/** 'We loved the chili last night. Have it again on Tuesday': a dish for that day, and no question. */
const eatsAgain: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:menu_ask|menu_another|storage_ask|dish_suggest|unsure|out_of_scope)$/.test(first) &&
  slots.days.some(({ isPast }) => !isPast) &&
  HAS_AGAIN.test(text)
    ? 'menu_place'
    : undefined;

const WHAT_TO_COOK =
  /\bwhat (?:should|shall|can|could|do|would) (?:i|we) (?:make|cook|serve|feed|bake)\b|\bwhat to (?:make|cook|serve|feed)\b/;
const USES_UP =
  /\bwhat (?:should|shall|can|could|do|would) (?:i|we) do with\b.*\b(?:before|goes? bad|expir\w+|use up)\b/;
/** 'We're having friends over Saturday, what should I make', 'what can we do with the spinach before it goes bad' */
const asksDish: Rule = ({ wish: { slots }, first, text }) =>
  (/^(?:event_plan|activity_ask|parenting_ask)$/.test(first) && WHAT_TO_COOK.test(text)) ||
  (/^(?:pantry_ask|storage_ask)$/.test(first) && slots.foods.length > 0 && USES_UP.test(text))
    ? 'dish_suggest'
    : undefined;

/** 'Note that Tomás had peanut butter for the first time today': a note about him, and no dinner. */
const notesOfFood: Rule = ({ wish: { slots }, first, text }) =>
  first === 'menu_place' &&
  slots.people.length === 1 &&
  /^(?:please |pls |can you |could you )*(?:note|remember|write down|save) that\b/.test(text) &&
  slots.meals.length === 0
    ? 'member_change'
    : undefined;

/** 'We're moving dinner to 7 tonight': the menu keeps no hours, and it is no event; a stored dinner of that name moves. */
const hourOfMeal: Rule = ({ talk: { household }, wish, first, text }) =>
  /^(?:own_event|appointment_(?:add|move)|menu_\w+|unsure|out_of_scope|routine_ask|parenting_ask)$/.test(
    first,
  ) &&
  tellsMealHour({ text, slots: wish.slots }) &&
  household.appointments.every(
    ({ title }) => !wish.slots.meals.some((meal) => title.toLowerCase().includes(meal)),
  )
    ? 'menu_place'
    : undefined;

const NOBODY = /\b(?:nobody|no one|none of us)(?: is| are| will be) (?:home|here|eating|around|in)\b/;
/** 'No one is eating here Saturday': that meal is cleared. */
const nobodyHome: Rule = ({ wish: { slots }, first, text }) =>
  /^menu_(?:place|ask|another|clear)$/.test(first) &&
  NOBODY.test(text) &&
  !isAsking(text) &&
  slots.days.length > 0 &&
  slots.dishes.length + slots.foods.length === 0
    ? 'menu_clear'
    : undefined;

const PLANS = /^\W*(?:(?:please|pls|can you|could you|hey pip|pip) )*(?:plan|make (?:a|me a|us a) plan)\b/;
/** 'Plan next week but skip Wednesday' plans the other days. */
const plansOthers: Rule = ({ first, text }) =>
  first === 'menu_clear' && PLANS.test(text) ? 'menu_plan' : undefined;

/** In the order in which they are tried. */
export const MEAL_RULES: readonly Rule[] = [
  hourOfMeal,
  fillsDays,
  bareThing,
  changesAmount,
  placesOnDay,
  eachDayOne,
  eatsAgain,
  nobodyHome,
  plansOthers,
  asksDish,
  notesOfFood,
];
