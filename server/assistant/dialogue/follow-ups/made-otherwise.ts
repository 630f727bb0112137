// Follow-ups that make the dish spoken of otherwise, or put another one in its place: 'make it lactaid', 'what soy sauce then',
// 'chicken rice then', 'actually Thursday, and the egg rolls Wednesday'.
import { readFood } from '#rules/food/allergens.ts';
import { capital } from '../../text/say.ts';
import { usualParts } from '../../answers/kitchen/usual-parts.ts';
import { plannedOn } from '../edits/meals.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { isNone, type Attached, type Message } from '../message.ts';

export const onDay = (day: string): Message['slots']['days'] => [{ date: day, span: [0, 0], isPast: false }];
export const OF_KITCHEN =
  /^(?:menu|dish|recipe|food|idea|cook|storage|substitute|list|pantry|allergy|diet|nutrition)_/;

const MADE_SO =
  /^(?:(?:and|but|ok|okay|so|oh|can|could|you|u|we|please|pls|is there|what about|how about|any|a|an|do|make|it|that|this|them|the)\W+)*(?:(?:lactose|dairy|milk|egg|gluten|nut|peanut|soy|meat)s?[ -]?free|lactaid|vegan|vegetarian|eggless|(?:low(?:er)?|less|fewer)[ -]?carbs?|keto|(?:no|out of|without any) [\p{L} ]{3,24} left)\b/u;
/** 'Make it lactaid', 'egg free and dairy free version?' after a dish was told: its parts that have to change. */
function madeSo({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const { dish } = state.focus;
  const isOpen = isNone(slots, 'days', 'people', 'lists', 'visits', 'dishes', 'doses');
  return dish !== undefined && isOpen && OF_KITCHEN.test(state.intent) && MADE_SO.test(text)
    ? { intent: 'substitute_ask', slots, chosen: { dish }, text: `${dish.toLowerCase()}, ${text}` }
    : undefined;
}

const KIND =
  /^(?:soups?|stews?|salads?|currys?|curries|desserts?|puddings?|snacks?|sandwich(?:es)?|pastas?|breakfasts?)$/;
const WHAT_FOOD =
  /^(?:(?:and|but|ok|okay|so|oh|then)[, ]+)*(?:what|which)(?: kind of| other| else| sort of)? ([a-z][a-z ]{2,24}?) (?:then|instead|can (?:i|we) use|do (?:i|we) use|works|is ok(?:ay)?)\W*$/;
/** 'What soy sauce then' after a dish was judged: what stands in for that. */
function whatInstead({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const food = WHAT_FOOD.exec(text)?.[1];
  const isOpen = isNone(slots, 'days', 'people', 'lists', 'visits', 'dishes', 'medicines');
  // 'What soup then' looks for another one.
  if (food !== undefined && isOpen && KIND.test(food) && /^(?:food_ok|recipe_)/.test(state.intent))
    return {
      intent: 'dish_suggest',
      slots: { ...slots, ...NO_THINGS, people: state.slots.people, groups: state.slots.groups },
      chosen: {},
      text: `which ${food}`,
    };
  return food !== undefined &&
    slots.foods.length > 0 &&
    isOpen &&
    /^(?:food_ok|menu_|recipe_)/.test(state.intent)
    ? { intent: 'substitute_ask', slots, chosen: {}, text: `what can we use instead of ${food}` }
    : undefined;
}

const OTHER_DAY =
  /^(?:(?:actually|no|wait|oops|sorry|ok|okay|rather|make (?:it|that)|put (?:it|that)|i mean)[,. ]+)+(?:on )?([a-z]{3,9}),? (?:and |but |then )?(?:put |do )?(?:the )?(\p{L}.{2,60})$/u;
/** 'Actually Thursday, and the egg rolls Wednesday' after a dish went on the menu: it, and another one, each for its day. */
function eachOnItsDay({ text, slots, spoken: { state } }: Message): Attached | undefined {
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
  madeSo(message) ?? whatInstead(message) ?? dishThen(message) ?? eachOnItsDay(message);
