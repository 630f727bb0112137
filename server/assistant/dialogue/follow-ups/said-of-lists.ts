// Follow-ups about the list that was spoken of: what goes on it first, a thing put back, more of them, another name.
import { isNone, listBefore, type Attached, type Message } from '../message.ts';
import { listsByWord } from '../../answers/food/lists/which-list.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { topicOf } from '../topics.ts';

const THING_BACK =
  /^(?:(?:ok|okay|oh|no|wait|actually|sorry|and|but|please|pls|can you)[, ]+)*put (?:the |my |our )?([\p{L}' -]{2,30}?) back(?: (?:on|on there|on the list|please|pls|again))*\W*$/u;
/** 'Put coffee back' after it, or another thing, came off the list: on that list again. */
function namedBack({ text, slots, spoken }: Message): Attached | undefined {
  const thing = THING_BACK.exec(text)?.[1];
  const isOpen =
    isNone(slots, 'days', 'times', 'meals', 'people') && !/^(?:it|that|them|those|all)$/.test(thing ?? '');
  const [list] = listBefore(spoken);
  return thing !== undefined && isOpen && list && /^list_(?:remove|change|add)$/.test(spoken.state.intent)
    ? {
        intent: 'list_add',
        slots: { ...slots, lists: [list] },
        chosen: {},
        text: `add ${thing} to ${list.said}`,
      }
    : undefined;
}

const OTHER_ACT =
  /\?|\b(?:is|are|was|were|has|have|had|can|could|do|does|did|will|move|call|rename|delete|remove|take|put|add|cancel|undo|thanks?|yes|no|ok|okay|what|when|who|where|how|why|never|mind|done)\b/;
const LONGEST_ITEMS = 14;
/** 'Tent pegs, matches and a lantern' after a list was begun: what goes on it. */
function firstItems({ reading, text, slots, spoken }: Message): Attached | undefined {
  const { state, written } = spoken;
  const [list] = listBefore(spoken);
  const isOpen = isNone(slots, 'days', 'times', 'people', 'meals', 'visits', 'lists');
  const isShort = reading.whole.tagged.tokens.length <= LONGEST_ITEMS && !OTHER_ACT.test(text);
  if (state.intent !== 'list_create' || written.length === 0 || !list || !isOpen || !isShort)
    return undefined;
  return {
    intent: 'list_add',
    slots: { ...slots, lists: [list] },
    chosen: { items: reading.said },
    text: `put it on ${list.said}`,
  };
}

const CALLS_IT =
  /^(?:(?:and|ok|okay|no|oh|please|lets)[, ]+)*(?:call|name|rename) (?:it|that|this|the list)(?: to)? (?:the )?(\p{L}[\p{L}\d' -]{1,39}?)(?: instead| please)?[.!]*$/u;
/** 'Call it beach trip' of the list spoken of. */
function callsIt({ text, slots, spoken }: Message): Attached | undefined {
  const name = CALLS_IT.exec(text)?.[1];
  const [list] = listBefore(spoken);
  return name !== undefined && list && topicOf(spoken.state.intent) === 'list'
    ? {
        intent: 'list_change',
        slots: { ...slots, ...NO_THINGS, lists: [list] },
        chosen: {},
        text: `rename the ${list.said} list to ${name}`,
      }
    : undefined;
}

const MORE =
  /^(?:(?:and|also|ok|okay|oh|please|pls|can you|could you|then)[, ]+)*(?:add|put|throw in|stick) (\p{L}[^?!;:]{2,60}?)(?: (?:too|as well|also|on there|to it|on it|on that(?: one| list)?|please|pls))+[.!]*$/u;
const OTHER =
  /\b(?:notes?|list|reminders?|remind|calendar|appointments?|appt|meds?|medicine|menu|pantry|recipe|it|that|this|them|him|her|me)\b/;
/** 'Add steel wool and bait blocks too' after a list: things that nobody knows go on that list. */
function moreOnList({ text, slots, spoken }: Message): Attached | undefined {
  const things = MORE.exec(text)?.[1];
  const isOfList = /^list_(?:ask|add|tick|change|remove|create)$/.test(spoken.state.intent);
  if (things === undefined || !isOfList || OTHER.test(things)) return undefined;
  const isOpen =
    isNone(slots, 'people', 'days', 'times', 'meals', 'visits', 'medicines', 'contacts', 'lists', 'doses') &&
    isNone(slots, 'foods', 'goods', 'dishes', 'vaccines', 'diets', 'names');
  const lists = listBefore(spoken);
  const isWaiting = spoken.state.cards.length > 0 && spoken.written.length === 0;
  return isOpen && lists.length > 0 && !isWaiting
    ? { intent: 'list_add', slots: { ...slots, lists }, chosen: {}, text: `add ${things}` }
    : undefined;
}

const INSTEAD =
  /^(?:(?:and|ok|okay|oh|then|no|so|please|pls|can you|could you|lets)[, ]+)*(?:(?:put|add|get|buy|write|stick|throw in|make it) )?(?:the |some |an? )?(\p{L}[^?!;:,.]{1,40}?)(?: (?:on|on there|on it|on the list|down))? instead(?: (?:then|please|pls))*\W*$/u;
/** Kinds of a thing that its sort goes without: 'canola' of an oil. */
const OF_KIND = /(?<= )(?:oil|milk|butter|flour|sauce|juice|vinegar)$/i;
/** 'Put canola instead' after the peanut oil came off a list: another thing for that list. */
function insteadOnList({ text, slots, spoken }: Message): Attached | undefined {
  const thing = INSTEAD.exec(text)?.[1];
  const [list] = listBefore(spoken);
  const isOpen =
    isNone(slots, 'people', 'days', 'times', 'meals', 'visits', 'medicines', 'contacts', 'lists') &&
    !OTHER.test(thing ?? '');
  if (thing === undefined || spoken.state.intent !== 'list_remove' || !list || !isOpen) return undefined;
  const [gone, ...others] = spoken.state.slots.foods;
  const kind = others.length === 0 && !thing.includes(' ') ? OF_KIND.exec(gone?.said ?? '')?.[0] : undefined;
  const whole = kind === undefined || thing.endsWith(kind) ? thing : `${thing} ${kind}`;
  return {
    intent: 'list_add',
    slots: { ...slots, ...NO_THINGS, lists: [list] },
    chosen: {},
    text: `add ${whole} to ${list.said}`,
  };
}

const ON_THAT =
  /^(?:(?:and|also|plus|oh|ok|okay|then|please|pls)[, ]+)*(?:(?:add|put|take|get|cross) )?(?:the |some |an? )?(\p{L}[\p{L}' -]{1,30}?) (on|onto|to|for|off|from) (?:the |my |our )?(\p{L}[\p{L}' -]{1,20}?) (?:one|list)(?: (?:too|as well|please|pls))*[.!]*$/u;
/** 'And ice cream on the party one' after something of another list. */
function onThatOne({ text, slots, spoken: { state, household } }: Message): Attached | undefined {
  const [, thing, way = '', called = ''] = ON_THAT.exec(text) ?? [];
  const [list, ...others] = listsByWord({ household, text: `${called} list` });
  const isOpen = isNone(slots, 'days', 'times', 'meals', 'visits', 'medicines', 'contacts', 'doses');
  if (!thing || !list || others.length > 0 || !isOpen || topicOf(state.intent) !== 'list') return undefined;
  if (OTHER_ACT.test(text.replace(/^.*? (?=on|off)/, '')) || OTHER.test(thing)) return undefined;
  const isOff = /^(?:off|from)$/.test(way);
  return {
    intent: isOff ? 'list_remove' : 'list_add',
    slots: { ...slots, people: [], lists: [{ name: list.title, said: list.title, ids: [list.id] }] },
    chosen: {},
    text: isOff ? `take ${thing} off ${list.title}` : `add ${thing} to ${list.title}`,
  };
}

const STILL_FOR =
  /\b(?:bought|buy|get|got|need|needed|missing|left|open|list)\b.*\bfor (?:it|that|then|the (?:day|party)|him|her|them)\b(?! to)/;
/** 'What's not bought yet for it' after somebody's birthday: what is open on the list that is called so (list-meant.ts). */
function listForIt({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [list, ...others] = slots.lists;
  const isTold = /^(?:member_about|date_ask|day_ask|event_plan)$/.test(state.intent);
  const isOpen = isTold && STILL_FOR.test(text) && isNone(slots, 'foods', 'goods', 'dishes', 'days');
  return list && others.length === 0 && isOpen
    ? {
        intent: 'list_ask',
        slots: { ...slots, people: [] },
        chosen: {},
        text: `what is left to buy on ${list.name}`,
      }
    : undefined;
}

/** The wish of such a message; undefined where it is none. */
export const saidOfLists = (message: Message): Attached | undefined =>
  callsIt(message) ??
  onThatOne(message) ??
  namedBack(message) ??
  insteadOnList(message) ??
  firstItems(message) ??
  moreOnList(message) ??
  listForIt(message);
