// 'No carrots after all' while a card with several things for a list or the pantry waits: the others stay on a new card.
import { lower, namesOf } from '../../answers/food/names.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { fold } from '../../text/fold-text.ts';
import type { SaidThing } from '../../reading/said.ts';
import type { Decided } from '../decided.ts';
import { isNone } from '../message.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

interface Item {
  name: string;
  qty: string;
}

const ITEMS_OF: ReadonlySet<string> = new Set(['addShoppingItems', 'createShoppingList']);
const isItem = (one: unknown): one is Item =>
  typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string' && 'qty' in one;
export const itemsOf = ({ tool, input }: Card): Item[] =>
  ITEMS_OF.has(tool) && Array.isArray(input['items']) ? input['items'].filter(isItem) : [];

const LEAD =
  '^(?:(?:oh|ok|okay|wait|oops|sorry|actually|but|hmm|ugh|and|no|nope|well|please|pls)[,. ]+)*(?:we )?';
const DROPS = new RegExp(
  `${LEAD}(?:no (?!,)|not |never ?mind |nvm |skip |drop |minus |without |scratch |forget |remove |delete |lose |cut |cancel |leave |(?:take|cross|strike|get) |(?:do not|dont|don['’]t) (?:need|want|get|buy|add|put) |need no )`,
);
/** 'Glue's not needed' */
const UNNEEDED = /\b(?:is|are|s) not (?:needed|necessary)\b/;
const HAVE =
  /\b(?:we|i|ive|i've|we've|weve)(?: still| already| do)* (?:have|got|found)(?: (?:plenty|enough|some|lots))?\b/;
const OTHERWISE = /\b(?:instead|rather|add|make (?:it|that)|swap|change|but not)\b|\?\s*$/;
/** 'No tahini, just the eggs', 'but keep the eggs' */
const KEEPS = /(?:^|[ ,])(just|only|(?:but )?keep) (?:the |my |our )?(.+)$/;
const LONGEST = 14;

/** The items that a text names: by their whole names, else by a thing that is part of them. */
function namedIn(text: string, said: readonly SaidThing[], items: readonly Item[]): Item[] {
  const form = nameForm(text);
  const whole = items.filter(({ name }) => holdsName(form, nameForm(name)));
  const parts = said.map((thing) => nameForm(thing.said)).filter((part) => holdsName(form, part));
  const isOfWhole = (part: string) => whole.some(({ name }) => holdsName(nameForm(name), part));
  const others = items.filter(({ name }) =>
    parts.some((part) => part !== '' && !isOfWhole(part) && holdsName(nameForm(name), part)),
  );
  return items.filter((one) => whole.includes(one) || others.includes(one));
}

/** The items that a message takes off: those it names, or all but those it keeps; none where it is none of this. */
function goneBy(text: string, said: readonly SaidThing[], items: readonly Item[]): Item[] {
  const [whole, word = '', keeps = ''] = KEEPS.exec(text) ?? [];
  const drops = whole === undefined ? text : text.slice(0, text.length - whole.length);
  const isDropping = HAVE.test(drops) || DROPS.test(drops) || UNNEEDED.test(drops);
  if (whole === undefined) return isDropping ? namedIn(text, said, items) : [];
  const kept = namedIn(keeps, said, items);
  if (word.endsWith('keep'))
    return isDropping ? namedIn(drops, said, items).filter((one) => !kept.includes(one)) : [];
  // 'Just the oat milk' of milk wants another thing.
  const form = nameForm(keeps);
  const isOther = said
    .map((thing) => nameForm(thing.said))
    .some((part) => holdsName(form, part) && !kept.some(({ name }) => holdsName(nameForm(name), part)));
  const isThese = kept.length > 0 && !isOther && form.split(' ').length <= LONGEST_KEPT;
  return isThese ? items.filter((one) => !kept.includes(one)) : [];
}
const LONGEST_KEPT = 6;

/** The wish before without the things that are taken off, as a later message goes on about it. */
export function stateWithout(
  state: DialogueState,
  cards: Card[],
  gone: readonly Pick<Item, 'name'>[],
): DialogueState {
  const isKept = ({ said }: SaidThing): boolean =>
    !gone.some(({ name }) => holdsName(nameForm(name), nameForm(said)));
  const { slots, focus } = state;
  const things = cards.flatMap(itemsOf).map(({ name, qty }) => `${qty} ${lower(name)}`.trim());
  const [list] = slots.lists;
  const place = list === undefined ? 'the list' : `the ${list.said.replace(/ ?list$/i, '')} list`;
  return {
    ...state,
    cards,
    ...(state.intent === 'list_add' ? { text: `add ${things.join(', ')} to ${place}` } : {}),
    slots: {
      ...slots,
      foods: slots.foods.filter(isKept),
      goods: slots.goods.filter(isKept),
      dishes: slots.dishes.filter(isKept),
    },
    focus: {
      ...focus,
      things: (focus.things ?? []).filter((name) => !gone.some((one) => one.name === name)),
    },
  };
}

/** The waiting card without the things that are not wanted; undefined where the message is none of this. */
export function withoutItems({ reading, written = [] }: Talk, state: DialogueState): Decided | undefined {
  const { slots, tagged } = reading.whole;
  const text = fold(reading.said).trim();
  const items = state.cards.flatMap(itemsOf);
  const isShort = tagged.tokens.length <= LONGEST && isNone(slots, 'people', 'days', 'times');
  if (items.length < 2 || written.length > 0 || !isShort || OTHERWISE.test(text)) return undefined;
  // 'No leeks 2 bags', 'just 2 leeks' correct an amount.
  if (!HAVE.test(text) && /\d/.test(text)) return undefined;
  const said = [...slots.foods, ...slots.goods, ...slots.dishes];
  const gone = goneBy(text, said, items);
  const isOther = said.some((thing) => namedIn(thing.said, [thing], items).length === 0);
  if (gone.length === 0 || gone.length === items.length || isOther) return undefined;
  const cards = state.cards.flatMap((card): Card[] => {
    const own = itemsOf(card);
    if (own.length === 0) return [card];
    const kept = own.filter((one) => !gone.includes(one));
    return kept.length === 0 ? [] : [{ ...card, input: { ...card.input, items: kept } }];
  });
  const rest = items.filter((one) => !gone.includes(one));
  return {
    plan: {
      text: `Without ${namesOf(gone)} then, so the card has ${namesOf(rest)}. Ready for your OK.`,
      cards,
      isAccounted: true,
    },
    state: stateWithout(state, cards, gone),
  };
}
