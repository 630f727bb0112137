// Another amount of one thing that a list has or a card adds: 'towels 6', '2 packs of the steel wool', 'three would be better'.
import type { ShoppingItem, ShoppingList } from '#contract/kinds/shopping-list.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { PACK_UNIT } from '../../answers/food/lists/list-add.ts';
import { isAlike, lower } from '../../answers/food/names.ts';
import { newAmount } from '../../answers/food/new-amount.ts';
import { storedIn } from '../../answers/food/stored-things.ts';
import { amountsIn } from '../../text/goods.ts';
import { quoted } from '../../text/say.ts';
import { carried } from '../carried.ts';
import { itemsOf, stateWithout } from '../cards/waiting-items.ts';
import type { Decided } from '../decided.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { topicOf } from '../topics.ts';
import type { SaidEdit } from './said-edit.ts';
import { waitsFor } from './targets.ts';

/** Words beside an amount that say nothing else. */
const BESIDE =
  /^(?:would|better|best|enough|anyway|should|after|plenty|list|lists|groceries|there|total|think|guess|maybe|need|want|buy)$/;
/** 'Bag not lb, 1 bag' */
const UNIT_NOT =
  /^\W*(?:(?:oh|ok|no|wait|sorry|oops|actually|i meant?|in|by the)[, ]+)*[a-z]+,? not (?:in |by the )?[a-z]+[,.]? (?=\d|an?\b|one\b|two\b|three\b|half\b)/i;
const OF_MORE = /\b(?:more|another|extra|less|fewer|double|half|left)\b/i;
const ON_LIST = /\bon (?:the|my|our) (?:\w+ )?list\b/i;

/** The one thing that a message names among those, or that was spoken of last where it names none. */
function thingMeant<T extends { name: string }>(
  { reading }: Talk,
  { focus, slots, text, intent }: DialogueState,
  things: readonly T[],
): T | undefined {
  const { foods, goods, dishes } = reading.whole.slots;
  const said = [...foods, ...goods].map((one) => ({ name: one.said, qty: '' }));
  const [found, ...others] = storedIn(reading.said, said, things, ({ name }) => name).found;
  if (found) return others.length === 0 ? found : undefined;
  const last = focus.things?.at(-1) ?? [...slots.foods, ...slots.goods].at(-1)?.said;
  if (foods.length + goods.length + dishes.length > 0) return undefined;
  if (last !== undefined) return things.find(({ name }) => isAlike(name, last));
  // 'How many batteries are on the list' names one of its things, though nobody knows the word.
  const [one, ...more] = things.filter(({ name }) => holdsName(nameForm(text), nameForm(name)));
  return intent === 'list_ask' && more.length === 0 ? one : undefined;
}

/** The waiting cards with another amount of that thing. */
function onCards(state: DialogueState, name: string, qty: string): Decided {
  const cards = state.cards.map((card): Card => {
    const items = itemsOf(card).map((item) => (item.name === name ? { ...item, qty } : item));
    return items.length === 0 ? card : { ...card, input: { ...card.input, items } };
  });
  const text = `${quoted(name)} (${quoted(qty)}) then. Ready for your OK.`;
  const unedited = state.unedited ?? state.cards;
  return { plan: { text, cards, isAccounted: true }, state: { ...stateWithout(state, cards, []), unedited } };
}

/** The lists that a message may mean, the one spoken of first. */
const listsFor = ({ household, reading }: Talk, { focus, slots }: DialogueState): ShoppingList[] => {
  const named = reading.whole.slots.lists.flatMap(({ ids }) => ids);
  const spoken = [focus.shopping_list, ...slots.lists.flatMap(({ ids }) => ids)];
  const first = household.lists.filter(({ id }) => (named.length > 0 ? named : spoken).includes(id));
  return named.length > 0 ? first : [...first, ...household.lists.filter((one) => !first.includes(one))];
};

/** The decision on such a message; undefined for another one. */
export function amountEdited(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const { whole } = talk.reading;
  const said = talk.reading.said.replace(UNIT_NOT, '');
  const isOfUnit = said !== talk.reading.said;
  const [amount, ...more] = amountsIn(said);
  const topic = topicOf(state.intent);
  const inPantry = thingMeant(talk, state, talk.household.pantry) !== undefined;
  const isOfList = ON_LIST.test(said) || (topic === 'pantry' ? !inPantry : topic === 'list');
  if (!isOfList || !/^(?:list|pantry|send)_/.test(state.intent)) return undefined;
  if (!amount || more.length > 0 || OF_MORE.test(said)) return undefined;
  if (!/^(?:change|only)$/.test(edit.operation) || edit.denied.length > 0) return undefined;
  const isSaid = (name: string): boolean => {
    const known = new Set([...nameForm(name).split(' '), ...nameForm(amount.qty).split(' ')]);
    const isAmount = (word: string): boolean => amountsIn(word).length > 0 || PACK_UNIT.test(word);
    const others = edit.values.filter(({ tag }) => !/^(?:food|goods|dish|number|list)$/.test(tag.type));
    // 'We need 12' says nothing of whom.
    if (
      others.some((value) => value.tag.type !== 'group' && !holdsName(nameForm(name), nameForm(value.said)))
    )
      return false;
    return edit.others.every(
      (word) =>
        BESIDE.test(word) || isAmount(word) || (isOfUnit && word === 'not') || known.has(nameForm(word)),
    );
  };
  const waiting = waitsFor(talk, state) ? thingMeant(talk, state, state.cards.flatMap(itemsOf)) : undefined;
  if (waiting && isSaid(waiting.name))
    return onCards(state, waiting.name, newAmount(said, waiting.qty) ?? amount.qty);
  const isOfItems = state.cards.every(({ tool }) => tool === 'updateShoppingItem');
  if (waitsFor(talk, state) && !isOfItems) return undefined;
  for (const list of listsFor(talk, state)) {
    const open = list.items.filter(({ checked }) => !checked);
    const item: ShoppingItem | undefined = thingMeant(talk, state, open);
    if (!item || !isSaid(item.name)) continue;
    const wish = `make the ${lower(item.name)} ${amount.qty}`;
    const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
    const foods = [{ name: item.name, said: lower(item.name), ids: [] }];
    const slots = { ...whole.slots, lists, foods, goods: [], dishes: [] };
    const made = carried(talk, { intent: 'list_change', slots, text: wish, said: wish, chosen: {} });
    const waits = waitsFor(talk, state) ? state.cards : [];
    const kept = waits.filter(({ input }) => input['itemId'] !== item.id);
    const cards = [...kept, ...(made?.plan.cards ?? [])];
    return made && { plan: { ...made.plan, cards, isAccounted: true }, state: { ...made.state, cards } };
  }
  return undefined;
}
