// Follow-ups of questions about cooking and keeping food: 'and sugar', 'on the bone', 'even if I boil it', 'I have no flax'.
import { named, recipesOf } from '../../answers/kitchen/known-recipes.ts';
import { formWords } from '../../answers/named-rows.ts';
import { isOutage } from '../../answers/kitchen/outage.ts';
import { isLeftOut } from '../../answers/kitchen/storage.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { isNone, type Attached, type Message } from '../message.ts';
import type { Slots } from '../../reading/slots.ts';

export const thingOf = (name: string): Slots['foods'] => [{ name, said: name.toLowerCase(), ids: [] }];
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

const TOO = /^(?:(?:and|ok|okay|so|or|what about|how about|same for|then|for)[, ]+)+(?:the )?/;
/** 'And sugar' after 200 g of flour in cups: the question once more, of that food. */
function foodToo({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [food, ...others] = slots.foods;
  const [before, ...more] = state.slots.foods;
  const rest = text.replace(TOO, '').replace(/\W+$/, '');
  const isOne = food && before && others.length + more.length === 0 && rest === food.said.toLowerCase();
  if (!isOne || rest === text || !/^(?:cook_time|storage_ask|nutrition_ask)$/.test(state.intent))
    return undefined;
  return {
    intent: state.intent,
    slots: { ...state.slots, foods: [food], people: slots.people },
    chosen: {},
    text: state.text.replace(before.said, food.said),
  };
}

const OTHER_WAY =
  /^(?:(?:and|or|so|ok|okay|but|what|how|if|about)[, ]+)*(?:in the |in an? |on the )?(?:oven|air ?fryer|grill(?:ed)?|roast(?:ed)?|baked?|boiled|steamed|fried|slow cooker|crock ?pot|instant pot|microwaved?)\W*$/;
/** 'And roasted?' after a time of cooking: the same food. */
const otherWay = ({ text, slots, spoken: { state } }: Message): Attached | undefined =>
  state.intent === 'cook_time' && OTHER_WAY.test(text)
    ? {
        intent: 'cook_time',
        slots: { ...slots, foods: state.slots.foods, dishes: state.slots.dishes },
        chosen: {},
      }
    : undefined;

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

const HAS_NONE =
  /^(?:(?:but|and|ok|okay|oh|well|hmm|sorry)[, ]+)*(?:(?:i|we) )?(?:dont have|do not have|have no|havent got|ran out of|(?:im|i am|were|we are)? ?out of|no) (?:any |the )?(.{3,60}?)(?: either| at home| left| here)*\W*$/;
/** 'Don't have any flax' after stand-ins were told: the others. */
function otherStandIn({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const absent = HAS_NONE.exec(text)?.[1];
  return absent !== undefined && state.intent === 'substitute_ask' && isNone(slots, 'lists', 'days')
    ? { intent: 'substitute_ask', slots: state.slots, chosen: { ...state.chosen, absent }, text: state.text }
    : undefined;
}

const FLAVOR =
  /^(?:(?:and|ok|okay|oh|make it|do|a|an|in|no|actually|the|she says|he says|they say|she wants|he wants)[, ]+)*(\p{L}+)(?: one| version| cake)?(?:,? (?:she|he|they|please|pls|then|instead|says?|wants?|said|of course|obviously))*\W*$/u;
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
  otherWay(message) ??
  kindToo(message) ??
  foodToo(message) ??
  ofFlavor(message) ??
  withBones(message) ??
  otherStandIn(message);
