// Readings of wishes for meals that the ranking takes for something else: 'weekend meals?', 'fill the open dinners next week',
// 'what's the fastest thing I can throw at them', 'is there gluten in anything Thursday to Sunday'.
import type { Rule } from './rule.ts';

const PLANS =
  /\b(?:plan|make|suggest|fill|ideas?|generate|create|need|want|give|come up|put together|write|pick)\b/;
const WEEKEND_MEALS =
  /^(?:(?:and|so|ok|hey|the|our|this|next|whats|what are|for)[, ]+)*weekend(?:'?s)? (?:meals?|menu|dinners?|lunch(?:es)?|breakfasts?|food)\W*$/;
/** 'Weekend meals?' asks what is planned. */
const asksWeekend: Rule = ({ first, text }) =>
  first === 'menu_plan' && WEEKEND_MEALS.test(text) && !PLANS.test(text) ? 'menu_ask' : undefined;

const FILLS =
  /\b(?:fill|plan|complete|finish|do|sort|cover)\b.*\b(?:empty|open|blank|missing|unplanned|free|gaps?|left|holes?)\b/;
/** 'Fill in the dinners that are still empty' */
const fillsOpen: Rule = ({ wish: { slots }, first, text }) =>
  /^menu_(?:ask|clear|place)$/.test(first) &&
  slots.foods.length + slots.dishes.length === 0 &&
  /\b(?:dinners?|lunch(?:es)?|breakfasts?|meals?|menu|nights)\b/.test(text) &&
  /^(?:(?:and|so|ok|please|pls|can (?:you|u)|could you|would you|will you|lets|pip)[, ]+)*(?:fill|plan|complete|finish|sort|cover)\b/.test(
    text,
  ) &&
  FILLS.test(text)
    ? 'menu_plan'
    : undefined;

const REMINDS = /^(?:(?:and|so|ok|please|pls|can (?:you|u)|could you|pip|hey)[, ]+)*remind (?:me|us)\b/;
/** 'Remind me Saturday to move the chicken to the fridge' changes no stock. */
const reminds: Rule = ({ first, text }) =>
  /^(?:pantry|list|storage|menu|recipe|cook)_/.test(first) && REMINDS.test(text) ? 'reminder' : undefined;

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

const QUICKEST =
  /\b(?:fastest|quickest|easiest|simplest|laziest)\b.*\b(?:thing|dish|meal|dinner|lunch|breakfast)\b.*\b(?:make|cook|throw|feed|give|serve|do|fix|whip)\b/;
const WANTS_SNACK =
  /(?:^|[.,;!?] *)(?:(?:any|some|a|good|quick|got|need|ideas? for|what about)[, ]+)*(?:snacks?|nibbles?)(?: ideas?| please| pls)?\W*$|\bwhat (?:can|could|should|do) (?:i|we|he|she|they) (?:\w+ )?(?:have|give|offer|eat|snack).{0,20}\b(?:for|as) an? snack\b/;
const BATCH =
  /\b(?:batch[- ]?cook\w*|meal[- ]?prep\w*|make[- ]ahead|(?:things|meals|dinners|dishes|something) (?:for|to put in|to go in) the freezer|freezer (?:meals|dinners))\b/;
const BESIDE =
  /\bwhat (?:can|could|should|do|would) (?:i|we) (?:put|serve|make|do|cook|have|offer)\b.*\b(?:next to|beside|alongside|to go with|along with)\b/;
/** 'He is starving. Snack?', 'the fastest thing I can throw at them' look for a dish. */
const looksForDish: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:day_ask|appointment_ask|parenting_ask|activity_ask|feeling|out_of_scope|unsure|definition|joke|menu_plan|routine_ask)$/.test(
    first,
  ) &&
  slots.foods.length + slots.visits.length === 0 &&
  (QUICKEST.test(text) || WANTS_SNACK.test(text))
    ? 'dish_suggest'
    : undefined;

/** 'Want to batch cook three things for the freezer', 'what can I put next to the roast' look for dishes, whatever food is named. */
const cooksMore: Rule = ({ first, text }) =>
  !/^(?:menu_(?:plan|place|swap)|list_|appointment_|own_event|storage_ask)/.test(first) &&
  (BESIDE.test(text) || (BATCH.test(text) && !/\bhow (?:long|do)\b/.test(text)))
    ? 'dish_suggest'
    : undefined;

const HOLDS =
  /\b(?:is|are|theres) (?:there )?(?:any )?.{2,30}\b(?:in|with) (?:anything|any of (?:it|them|the)|any meals?|the (?:meals|menu|food|dinners))\b|\b(?:does|do|will) anything\b.*\b(?:have|contain|with)\b/;
/** 'Is there gluten in anything Thursday to Sunday' looks through those days. */
const holdsOnDays: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:pantry_ask|food_ok|day_ask|list_ask|allergy_ask|unsure|out_of_scope)$/.test(first) &&
  slots.days.length > 0 &&
  slots.foods.length + slots.diets.length > 0 &&
  HOLDS.test(text) &&
  !/\b(?:pantry|fridge|freezer|list|cupboard)\b/.test(text)
    ? 'menu_ask'
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

/** In the order in which they are tried. */
export const MEAL_RULES: readonly Rule[] = [
  asksWeekend,
  fillsOpen,
  reminds,
  bareThing,
  looksForDish,
  cooksMore,
  holdsOnDays,
  placesOnDay,
];
