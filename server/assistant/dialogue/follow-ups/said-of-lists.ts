// Follow-ups about the list that was spoken of: what goes on it first, a thing put back, more of them, another name.
import { isNone, listBefore, type Attached, type Message } from '../message.ts';
import { listsByWord } from '../../answers/food/lists/which-list.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { topicOf } from '../topics.ts';

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

const OTHER =
  /\b(?:notes?|list|reminders?|remind|calendar|appointments?|appt|meds?|medicine|menu|pantry|recipe|it|that|this|them|him|her|me)\b/;

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

/** The wish of such a message; undefined where it is none. */
export const saidOfLists = (message: Message): Attached | undefined =>
  onThatOne(message) ?? insteadOnList(message) ?? firstItems(message);
