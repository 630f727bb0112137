// Follow-ups of questions about cooking and keeping food: 'and sugar', 'on the bone', 'even if I boil it', 'I have no flax'.
import { numberWord } from '#rules/time/spoken/words.ts';
import { named, recipesOf } from '../../answers/kitchen/known-recipes.ts';
import { formWords } from '../../answers/named-rows.ts';
import { isOutage } from '../../answers/kitchen/outage.ts';
import { isLeftOut } from '../../answers/kitchen/storage.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { thingOf } from './from-rows.ts';
import { isNone, type Attached, type Message } from '../message.ts';

export const NO_KIND =
  /^(?:more|extra|other|others|first|second|third|last|next|same|new|old|big|small|this|that|which)$/;

/** 'And for soft ones' after a question about eggs. */
const KIND_TOO =
  /^(?:(?:and|ok|okay|so|but|oh|hmm|what about|how about)[, ]+)+(?:for )?(?:the )?([\p{L}][\p{L} -]{1,28}?) ones?\W*$/u;
/** The question once more, of another kind of the thing it was about. */
function kindToo({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const kind = KIND_TOO.exec(text)?.[1];
  const [food, ...others] = state.slots.foods;
  if (kind === undefined || food === undefined || others.length > 0 || NO_KIND.test(kind)) return undefined;
  if (!/^(?:cook_time|storage_ask|substitute_ask|food_ok|nutrition_ask)$/.test(state.intent))
    return undefined;
  const head = food.said.split(' ').at(-1) ?? food.said;
  const name = `${kind} ${head}`;
  return {
    intent: state.intent,
    slots: { ...slots, ...NO_THINGS, people: state.slots.people, foods: thingOf(name) },
    chosen: {},
    text: state.text.replace(food.said, name),
  };
}

const COOKED = /\b(?:(?:hard|soft)[- ]?boiled|leftover|cooked|roasted|grilled) (?=\p{L})/iu;
const TOO = /^(?:(?:and|ok|okay|so|or|what about|how about|same for|then|for)[, ]+)+(?:the )?/;
/** 'And sugar' after 200 g of flour in cups: the question once more, of that food. */
function foodToo({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const thingsOf = ({ foods, dishes }: typeof slots) => (dishes.length > 0 ? dishes : foods);
  const [food, ...others] = thingsOf(slots);
  const [before, ...more] = thingsOf(state.slots);
  const rest = text.replace(TOO, '').replace(/\W+$/, '');
  const isOne = food && before && others.length + more.length === 0 && rest === food.said.toLowerCase();
  if (!isOne || rest === text || !/^(?:cook_time|storage_ask|nutrition_ask)$/.test(state.intent))
    return undefined;
  // After leftover chili or boiled eggs, rice is cooked, too.
  const isCooked = state.slots.dishes.length > 0 || COOKED.test(state.text);
  const cooked = state.intent === 'storage_ask' && isCooked ? 'cooked ' : '';
  return {
    intent: state.intent,
    slots: { ...state.slots, foods: slots.foods, dishes: slots.dishes, people: slots.people },
    chosen: {},
    text: state.text.replace(before.said, `${cooked}${food.said}`),
  };
}

const BONES =
  /^(?:(?:and|or|so|ok|okay|but|what about|if|its|is)[, ]+)*((?:on|off) the bone|bone ?-?in|boneless)\W*$/;
/** 'On the bone' after how much chicken is needed. */
function withBones({ text, spoken: { state } }: Message): Attached | undefined {
  const kind = BONES.exec(text)?.[1];
  const [food, ...others] = state.slots.foods;
  if (kind === undefined || !food || others.length > 0 || state.intent !== 'pantry_ask') return undefined;
  const name = /in$|^on/.test(kind) ? `${food.said} on the bone` : food.said;
  return {
    intent: 'pantry_ask',
    slots: state.slots,
    chosen: {},
    text: state.text.replace(food.said, name),
  };
}

const HEATS =
  /\b(?:(?:even|what|but) if|can(?:['’]?t| not)?|could(?:n['’]?t)?|what about|surely) .*\b(?:hot|heat\w*|boil\w*|re-?heat\w*|cook\w*|fry\w*|fried|microwav\w*|bak\w+|toast\w*|wash\w*|rins\w*|freez\w*|chill\w*)\b|^(?:but )?(?:ill|i will|im going to) (?:just )?(?:boil|re-?heat|cook|fry|microwave|heat)\b/;
/** 'Even if I get it really hot' after food was to be tossed: it has still stood too long. */
const heatsIt = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'storage_ask' &&
  isLeftOut({ text: state.text }) &&
  HEATS.test(text) &&
  isNone(slots, 'foods', 'dishes', 'goods')
    ? { intent: 'storage_ask', slots: state.slots, chosen: {}, text: state.text }
    : undefined;

/** 'Freezer's full and nobody opened it' after a power cut was told: it is still off. */
const outageToo = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'storage_ask' && isOutage(state.text) && /\b(?:freezers?|fridge)\b/.test(text)
    ? { intent: 'storage_ask', slots, chosen: {}, text: `${text}, the power is off` }
    : undefined;

const USES_THOSE =
  /\b(?:something|dish|dishes|meal|recipe|recipes|ideas?|dinner|lunch|what (?:can|could|should) (?:i|we)|make|cook)\b.*\b(?:uses?|using|uses up|with|out of|from) (?:up )?(?:(?:all of |both of )?(?:it|them|those|these|that)|both|the (first|last)(?: (\w+))?(?: (?:ones|things))?)\W*$/;
/** 'Find me something that uses the first two' after things of the pantry were told. */
function usesThose({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [said, end, count = 'one'] = USES_THOSE.exec(text) ?? [];
  const things = state.focus.things ?? state.slots.foods.map((food) => food.said);
  const isOfStock = /^(?:pantry|storage|list|cook)_/.test(state.intent) && things.length > 0;
  if (said === undefined || !isOfStock || !isNone(slots, 'foods', 'dishes', 'lists', 'medicines'))
    return undefined;
  const many = numberWord(count) ?? 1;
  const meant = end === undefined ? things : end === 'first' ? things.slice(0, many) : things.slice(-many);
  const foods = meant.flatMap(thingOf);
  const wish = `what can I cook with ${meant.map((name) => name.toLowerCase()).join(' and ')}`;
  return {
    intent: 'dish_suggest',
    slots: { ...slots, ...NO_THINGS, ordinals: [], foods },
    chosen: {},
    text: wish,
  };
}

const FLAVOR =
  /^(?:(?:and|ok|okay|oh|(?:can|could) (?:it|that|this) be|(?:can|could) (?:you|we|i) (?:make|do) it|make it|do|a|an|in|no|actually|the|she says|he says|they say|she wants|he wants)[, ]+)*(\p{L}+)(?: one| version| cake)?(?:,? (?:she|he|they|please|pls|then|instead|says?|wants?|said|of course|obviously))*\W*$/u;
/** 'Chocolate, she says' after a birthday cake: the recipe of that kind. */
function ofFlavor({ text, slots, spoken }: Message): Attached | undefined {
  const { state, household } = spoken;
  const kind = FLAVOR.exec(text)?.[1];
  const head = state.focus.dish
    ?.replace(/ without .*$/i, '')
    .split(' ')
    .at(-1);
  if (kind === undefined || head === undefined || state.intent !== 'recipe_ask') return undefined;
  const dish = `${kind} ${head.toLowerCase()}`;
  if (!isNone(slots, 'days', 'lists') || named(formWords(dish), recipesOf({ household })).length === 0)
    return undefined;
  const own = { ...state.slots, ...NO_THINGS, pronouns: [], ordinals: [] };
  return { intent: 'recipe_ask', slots: own, chosen: {}, text: `recipe for ${dish}` };
}

/** The wish of such a message; undefined where it is none. */
export const saidOfCooking = (message: Message): Attached | undefined =>
  heatsIt(message) ??
  outageToo(message) ??
  kindToo(message) ??
  foodToo(message) ??
  ofFlavor(message) ??
  withBones(message) ??
  usesThose(message);
