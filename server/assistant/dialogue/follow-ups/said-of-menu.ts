// Follow-ups of meals that were told or changed: another dish, which of those somebody can eat, another day, what is planned then.
import { addDays, dayOf } from '#rules/time/dates.ts';
import { isNone, type Attached, type Message } from '../message.ts';
import { OF_KITCHEN } from './made-otherwise.ts';

const OF_THOSE =
  /\b(?:on|in) (?:there|it|that)\b|\b(?:of|from) (?:those|these|them|that)(?: (?:dinners|meals|lunches|ones))?\b|\b(?:those|these)(?: (?:dinners|meals|lunches))?\b/;
const WHICH = /\b(?:which|any|anything|what|how many)\b/;
const IF_EATS = /\b(?:eat|have|allowed|ok|okay|safe|suits?|works?|fine|good|problem|against)\b/;
/** 'Anything on there Mia can't eat' after a menu was told, 'which of those work for Theo' after dishes were: each of them is judged. */
function eachOfThose({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const isOpen = isNone(slots, 'foods', 'dishes', 'goods', 'lists', 'medicines', 'ordinals', 'visits');
  const isWhich = WHICH.test(text) && OF_THOSE.test(text) && IF_EATS.test(text);
  if (!isWhich || !isOpen || slots.people.length + slots.groups.length === 0) return undefined;
  if ((state.focus.dishes ?? []).length > 1 && OF_KITCHEN.test(state.intent))
    return { intent: 'food_ok', slots, chosen: {}, text: `are those ok, ${text}` };
  if (!state.intent.startsWith('menu_')) return undefined;
  const days = slots.days.length > 0 ? slots.days : state.slots.days;
  const meals = slots.meals.length > 0 ? slots.meals : state.slots.meals;
  return {
    intent: 'menu_ask',
    slots: { ...slots, days, meals, pronouns: [] },
    chosen: {},
    text: text.replace(OF_THOSE, 'of the planned meals on the menu'),
  };
}

const WHAT_THEN =
  /^(?:(?:and|ok|okay|so|then)[, ]+)*what(?: is|s)(?: on| for| planned)? [a-z]+(?: night| dinner| supper| lunch)?(?: now| then| again)+\W*$/;
/** 'What's Friday now' after meals were changed: what is planned then. */
function mealThen({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const [day, ...others] = slots.days;
  const isAsked = state.intent.startsWith('menu_') && WHAT_THEN.test(text) && isNone(slots, 'people');
  if (!isAsked || !day || others.length > 0) return undefined;
  const isPlanned = household.menus.some(
    ({ weekStartDate, meals }) =>
      weekStartDate <= day.date &&
      day.date <= addDays(weekStartDate, 6) &&
      meals[dayOf(day.date)] !== undefined,
  );
  return isPlanned ? { intent: 'menu_ask', slots, chosen: {} } : undefined;
}

const SKIPS =
  /^(?:(?:and|ok|okay|so|then|also|but|oh|please|pls|actually|lets)[, ]+)*(?:skip|cancel|clear|drop|leave (?:out|off)|take (?:out|off))\b/;
/** 'And skip Wednesday' after a meal was put on the menu, or the menu was told: that meal goes, and no dish comes. */
function skipsMeal({ text, slots, spoken: { state, written } }: Message): Attached | undefined {
  // While a card waits, its own day belongs to that card.
  const isOther = slots.days.every(({ date }) => state.slots.days.every((day) => day.date !== date));
  const isOfMenu =
    state.intent === 'menu_ask' ||
    (/^menu_(?:place|move|clear)$/.test(state.intent) && (written.length > 0 || isOther));
  const isOpen = isNone(slots, 'foods', 'dishes', 'goods', 'people', 'visits', 'lists', 'times', 'subjects');
  return isOfMenu && isOpen && slots.days.length > 0 && SKIPS.test(text)
    ? { intent: 'menu_clear', slots, chosen: {} }
    : undefined;
}

/** The wish of such a message; undefined where it is none. */
export const saidOfMenu = (message: Message): Attached | undefined =>
  eachOfThose(message) ?? mealThen(message) ?? skipsMeal(message);
