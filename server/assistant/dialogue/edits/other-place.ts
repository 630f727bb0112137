// 'Those should be on groceries, not the pantry', 'no, put it in the pantry': the things of the last cards in the other of the two
// places. What was stored already is taken away there.
import { lower } from '../../answers/food/names.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import { itemsOf } from '../cards/waiting-items.ts';
import type { Decided } from '../decided.ts';
import { thingOf } from '../follow-ups/from-rows.ts';
import { isNone } from '../message.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { saidEdit } from './said-edit.ts';
import { targetsOf, waitsFor } from './targets.ts';

interface Thing {
  name: string;
  amount: string;
  /** Takes away what is stored. */
  back: Card | undefined;
}

const WORDS =
  /^(?:pantry|fridge|freezer|lists?|groceries|grocery|shopping|belongs?|put|move|moved|stick|place|wrong|those|these|em|not|in|onto|into|meant|instead|supposed|want|wanted|said)$/;
const ANEW =
  /\b(?:not|no|nope|wrong|instead|meant?|should|supposed|belongs?|rather|move|oops|sorry|actually|put (?:it|that|those|them|these|em))\b/;
const TO_PANTRY = /(?<!\b(?:not|of)(?: in| on)?(?: the| my| our)? )\bpantry\b/;
const TO_LIST = /(?<!\b(?:not|of)(?: on| in)?(?: the| my| our)? )\b(?:lists?|groceries)\b/;

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The new things of the pantry. */
const ofPantry = (talk: Talk, state: DialogueState): Thing[] =>
  state.cards.every(({ tool }) => tool === 'createPantryItem')
    ? targetsOf(talk, state)
        .filter(({ kind }) => kind === 'pantry_item')
        .map(({ id, fields }) => ({
          name: nameOf(fields['name']),
          amount: nameOf(fields['quantity']),
          back: id === undefined ? undefined : { tool: 'deletePantryItem', input: { id } },
        }))
    : [];

/** The new things of a list. */
function ofList(talk: Talk, state: DialogueState): Thing[] {
  const [card, ...others] = state.cards;
  if (card?.tool !== 'addShoppingItems' || others.length > 0) return [];
  const list = talk.household.lists.find(({ id }) => id === card.input['id']);
  return itemsOf(card).map(({ name, qty }) => {
    const stored = list?.items.find((one) => one.name === name);
    const isStored = !waitsFor(talk, state) && stored !== undefined;
    const gone: Card = { tool: 'deleteShoppingItem', input: { id: list?.id, itemId: stored?.id } };
    return { name, amount: qty, back: isStored ? gone : undefined };
  });
}

/** The decision on such a message; undefined for another one. */
export function inOtherPlace(talk: Talk, state: DialogueState): Decided | undefined {
  const { slots } = talk.reading.whole;
  const text = fold(talk.reading.said).trim();
  const edit = saidEdit(talk.reading);
  const isFromPantry = state.intent === 'pantry_add' && TO_LIST.test(text);
  const isFromList = state.intent === 'list_add' && TO_PANTRY.test(text);
  const isOpen = isNone(slots, 'people', 'days', 'times', 'foods', 'goods', 'dishes', 'meals', 'medicines');
  const isPlain = edit.others.every((word) => WORDS.test(word)) && ANEW.test(text);
  if (!(isFromPantry || isFromList) || !isOpen || !isPlain || text.endsWith('?')) return undefined;
  const things = isFromPantry ? ofPantry(talk, state) : ofList(talk, state);
  const isStored = things.every(({ back }) => back !== undefined);
  if (things.length === 0 || (!waitsFor(talk, state) && !isStored)) return undefined;
  const [list] = isFromPantry ? slots.lists.filter(({ said }) => !/pantry/i.test(said)) : [];
  const place = isFromList ? 'the pantry' : list === undefined ? 'the list' : list.name;
  const named = things.map(({ name, amount }) => `${amount} ${lower(name)}`.trim()).join(' and ');
  const wish = `add ${named} to ${place}`;
  const own = { ...slots, foods: things.flatMap(({ name }) => thingOf(name)), lists: list ? [list] : [] };
  const intent = isFromList ? 'pantry_add' : 'list_add';
  const made = carried(
    talk,
    { intent, slots: { ...own, pronouns: [] }, text: wish, said: wish, chosen: {} },
    { isAccounted: true },
  );
  if (!made || (made.plan.cards ?? []).length === 0) return undefined;
  const cards = [...things.flatMap(({ back }) => back ?? []), ...(made.plan.cards ?? [])];
  return { plan: { ...made.plan, cards, inPlace: waitsFor(talk, state) }, state: { ...made.state, cards } };
}
