// Follow-ups that make the dish spoken of otherwise, or put another one in its place: 'make it lactaid', 'what soy sauce then',
// 'chicken rice then', 'actually Thursday, and the egg rolls Wednesday'.
import { readFood } from '#rules/food/allergens.ts';
import { capital } from '../../text/say.ts';
import { usualParts } from '../../answers/kitchen/usual-parts.ts';
import { plannedOn } from '../edits/meals.ts';
import { onDay } from './from-rows.ts';
import { isNone, type Attached, type Message } from '../message.ts';

export const OF_KITCHEN =
  /^(?:menu|dish|recipe|food|idea|cook|storage|substitute|list|pantry|allergy|diet|nutrition)_/;

const SO_EATS =
  /\b(?:change|make|adapt|alter|do|cook|tweak|fix) (?:it|that|this|them)\b.*\b(?:so|for)\b|\bso (?:that )?.* (?:can|could) (?:have|eat|try)\b/;
const FREE_OF =
  /egg|milk|dairy|lactose|gluten|wheat|peanut|nut|cashew|pistachio|almond|walnut|pecan|soy|fish|vegan|vegetarian/i;
/** 'How do I change it so Kofi can have some' after a dish was judged: its parts that are against what is stored for him. */
function madeFor({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const { dish } = state.focus;
  const ids = slots.people.length > 0 ? slots.people.map(({ ids: [id] }) => id) : [state.focus.family_member];
  const member = household.members.find(({ id }) => ids.length === 1 && id === ids[0]);
  if (dish === undefined || !member || !OF_KITCHEN.test(state.intent)) return undefined;
  if (!SO_EATS.test(text) || !isNone(slots, 'days', 'lists', 'visits', 'dishes', 'foods')) return undefined;
  const { allergies, dietaryRestrictions } = member;
  const words = [...allergies, ...dietaryRestrictions].flatMap((entry) => {
    const [word] = FREE_OF.exec(entry.toLowerCase()) ?? [];
    if (word === undefined || word.startsWith('veg')) return word ?? [];
    return /cashew|pistachio|almond|walnut|pecan/.test(word) ? 'nut free' : `${word} free`;
  });
  return words.length === 0
    ? undefined
    : {
        intent: 'substitute_ask',
        slots: { ...slots, people: [] },
        chosen: { dish },
        text: `${dish.toLowerCase()}, ${words.join(', ')}`,
      };
}

const OTHER_DAY =
  /^(?:(?:actually|no|wait|oops|sorry|ok|okay|rather|make (?:it|that)|put (?:it|that)|i mean)[,. ]+)+(?:on )?([a-z]{3,9}),? (?:and |but |then |n |& )?(?:put |do )?((?:the )?\p{L}.{2,60})$/u;
/** 'Actually Thursday, and the egg rolls Wednesday' after a dish went on the menu: it, and another one, each for its day. */
export function eachOnItsDay({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [, day = '', rest = ''] = OTHER_DAY.exec(text) ?? [];
  const { dish } = state.focus;
  const isOpen = isNone(slots, 'people', 'lists', 'visits', 'medicines') && slots.days.length > 1;
  if (state.intent !== 'menu_place' || dish === undefined || rest === '' || !isOpen) return undefined;
  if (slots.foods.length + slots.dishes.length === 0) return undefined;
  const said = dish.toLowerCase();
  return {
    intent: 'menu_place',
    slots: { ...slots, dishes: [{ name: dish, said, ids: [] }, ...slots.dishes], pronouns: [] },
    chosen: {},
    text: `${said} ${day}, ${rest}`,
  };
}

const DISH_THEN =
  /^(?:(?:and|but|ok|okay|oh|oops|crap|well|hmm|no|ugh|so|wait|right|actually)[,. ]+)*(?:(?:lets|let['’]?s|we(?:ll)?|can we|could we) )?(?:(?:do|have|make|put|try)(?: it)? )?(?:the |some |a )?([\p{L}][\p{L} -]{2,40}?) (?:then|instead)(?: then| instead)?(?:,? (?:and )?(?:no|without) [\p{L} ,]{2,40})?(?: (?:please|pls))*\W*$/u;
/** 'Chicken then' of 'Shrimp moqueca' is chicken moqueca, of 'Moqueca with shrimp' it is moqueca with chicken. */
function otherPart(dish: string, said: string): string | undefined {
  const [part = '', ...rest] = dish.split(' ');
  const isFood = (word: string): boolean => readFood(word).names.length > 0 && usualParts(word).length === 0;
  const [, main = '', side = ''] = /^(.+) with ([^,]+)$/.exec(dish) ?? [];
  if (/^\S+$/.test(said) && isFood(said) && isFood(side)) return `${main} with ${said}`;
  return rest.length > 0 && /^\S+$/.test(said) && isFood(said) && isFood(part)
    ? `${capital(said)} ${rest.join(' ')}`
    : undefined;
}

/** 'Chicken rice then, no egg' after the dinner of a day was told: that dish in its place. */
function dishThen({ text, slots, spoken }: Message): Attached | undefined {
  const { state } = spoken;
  const said = DISH_THEN.exec(text)?.[1];
  const { day, dish, meal = 'dinner' } = state.focus;
  const isOpen =
    slots.foods.length + slots.dishes.length > 0 &&
    isNone(slots, 'days', 'people', 'lists', 'visits', 'medicines');
  if (!/^(?:menu_ask|food_ok)$/.test(state.intent) || said === undefined || !isOpen) return undefined;
  if (day === undefined || dish === undefined) return undefined;
  const other = otherPart(plannedOn(spoken, day, meal) ?? dish, said.replace(/^with (?:the )?/, ''));
  if (other === undefined && said.startsWith('with ')) return undefined;
  return {
    intent: 'menu_place',
    slots: {
      ...slots,
      days: onDay(day),
      meals: slots.meals.length > 0 ? slots.meals : [meal],
      pronouns: [],
    },
    chosen: other === undefined ? {} : { dish: other },
    text: text.replace(/^(?:(?:oh|oops|crap|well|hmm|ugh|no|wait)[,. ]+)+/, ''),
  };
}

/** The wish of such a message; undefined where it is none. */
export const madeOtherwise = (message: Message): Attached | undefined =>
  madeFor(message) ?? dishThen(message);
