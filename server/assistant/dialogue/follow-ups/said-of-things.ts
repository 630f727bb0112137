// Follow-ups about the things of a list or of the pantry that name only a kind, an amount or a place: 'the gf kind', '2 packs of the
// steel wool', 'take it off groceries then', 'how many things on there now', 'put it back'.
import { listBefore, type Attached, type Message } from '../message.ts';
import { PACK_UNIT } from '../../answers/food/lists/list-add.ts';
import { NO_THINGS } from '../account/no-things.ts';
import { NO_KIND, saidOfCooking } from './said-of-cooking.ts';
import { withAmount } from './amount-before.ts';
import { fromRows, thingOf } from './from-rows.ts';
import { saidOfLists } from './said-of-lists.ts';
import { saidOfDishes } from './said-of-dishes.ts';

const AMOUNT = '(\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|half a dozen|a dozen|a couple)';

const KIND_ASKED =
  /^(?:(?:and|ok|okay|so|but|oh|hmm)[, ]+)*(?:what|how) about (?:the |some )?([\p{L}][\p{L} -]{1,28}?) (?:kind|ones?|types?|sort|version)\W*$/u;
const SHORT: Readonly<Record<string, string>> = { gf: 'gluten free', df: 'dairy free' };
/** 'What about the gf kind' after the flour of the pantry was asked about. */
function kindAsked({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const kind = KIND_ASKED.exec(text)?.[1];
  const head = state.focus.things?.at(-1)?.toLowerCase().split(' ').at(-1);
  if (kind === undefined || head === undefined || NO_KIND.test(kind)) return undefined;
  if (!/^(?:list|pantry)_ask$/.test(state.intent)) return undefined;
  const name = `${SHORT[kind] ?? kind} ${head}`;
  return {
    intent: 'pantry_ask',
    slots: { ...slots, ...NO_THINGS, diets: [], foods: thingOf(name) },
    chosen: {},
    text: `do we have ${name}`,
  };
}

const STOCKED = new RegExp(
  `^(?:(?:oh|ok|okay|and|so|well|yeah|actually|btw)[, ]+)*(?:(?:i|we)(?:['’]?(?:ve|m|re)| am| are| have)? )?(?:just |already )?(?:(bought|got|picked up|grabbed)|used?|using|took|taking|ate|eating|opened|finished) ${AMOUNT}(?: (\\p{L}+?))??(?: of (?:that|those|it|them|these))?(?: (?:for|in|on|with|to|just|right|up|already|today|tonight|tomorrow|yesterday|now|this|last)\\b.*)?\\W*$`,
  'u',
);
/** 'I bought 2 bags of that today', 'we're using two for the soup' after a thing of the pantry was asked about. */
function stockedThat({ text, slots, spoken: { state } }: Message): Attached | undefined {
  const [said, bought, amount = '', unit = ''] = STOCKED.exec(text) ?? [];
  const thing = state.focus.things?.at(-1);
  if (said === undefined || thing === undefined || !/^pantry_(?:ask|add|change)$/.test(state.intent))
    return undefined;
  if (unit !== '' && !PACK_UNIT.test(unit)) return undefined;
  const name = thing.toLowerCase();
  return {
    intent: bought === undefined ? 'pantry_change' : 'pantry_add',
    slots: { ...slots, ...NO_THINGS, diets: [], days: [], foods: thingOf(thing) },
    chosen: {},
    text: `${bought === undefined ? 'used' : 'bought'} ${[amount, unit].filter(Boolean).join(' ')} of ${name}`,
  };
}

const COUNTED_KIND =
  /^(?:(?:and|ok|okay|oh|no|actually|make (?:it|them|that)|get|need|we need|i need|just|put)[, ]+)*(\d+) (\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?) ones(?: (?:please|pls|then))*[.!]*$/u;
/** '6 green ones' after bananas went on a list: so many, of that kind. */
function countedKind({ text, slots, spoken }: Message): Attached | undefined {
  const { state } = spoken;
  const [, much, kind = ''] = COUNTED_KIND.exec(text) ?? [];
  const thing = state.focus.things?.at(-1);
  if (much === undefined || thing === undefined || NO_KIND.test(kind)) return undefined;
  if (!/^list_(?:add|change)$/.test(state.intent)) return undefined;
  const at = state.text.toLowerCase().lastIndexOf(thing.toLowerCase());
  // Of a waiting card the wish itself says so many.
  if (state.cards.length > 0 && spoken.written.length === 0 && at !== -1)
    return {
      intent: state.intent,
      slots: state.slots,
      chosen: { kind },
      text: withAmount(state.text, at, `${much} of `),
    };
  const own = { ...slots, ...NO_THINGS, lists: listBefore(spoken), foods: thingOf(thing) };
  return {
    intent: 'list_change',
    slots: own,
    chosen: { kind },
    text: `make the ${thing.toLowerCase()} ${much}`,
  };
}

/** The wish of such a message; undefined where it is none. */
export const saidOfThings = (message: Message): Attached | undefined =>
  fromRows(message) ??
  countedKind(message) ??
  kindAsked(message) ??
  saidOfCooking(message) ??
  stockedThat(message) ??
  saidOfDishes(message) ??
  saidOfLists(message);
