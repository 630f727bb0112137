// 'Put them on the cabin one too' after things went on a list: the same on another list. 'With rice and trash bags on it' while a new
// list waits: its first things.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { namesOf, titleOf } from '../../answers/food/names.ts';
import { LISTS_READ, focusOn, listsByWord } from '../../answers/food/lists/which-list.ts';
import { nameForm } from '#rules/text/words.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import { itemsOf } from '../cards/waiting-items.ts';
import type { Decided } from '../decided.ts';
import { ALSO } from '../follow-ups/goes-on.ts';
import { isNone } from '../message.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import type { SaidEdit } from './said-edit.ts';
import { waitsFor } from './targets.ts';

const OTHERWISE = /\b(?:not|instead|rather|move|wrong|off|from|list called|new)\b/;
const BESIDE = /^(?:put|stick|throw|list|lists|one|em|both|those|these|same|in|onto)$/;

/** The one list that a message names. */
function listIn({ household, reading }: Talk): ShoppingList | undefined {
  const { lists } = reading.whole.slots;
  const named = household.lists.filter(({ id }) => lists.some(({ ids }) => ids.includes(id)));
  const found = named.length > 0 ? named : listsByWord({ household, text: fold(reading.said) });
  return found.length === 1 ? found[0] : undefined;
}

/** The same things on another list, too. */
export function alsoOnOtherList(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const { slots } = talk.reading.whole;
  const [card, ...others] = state.cards;
  const target = listIn(talk);
  const isOpen = isNone(slots, 'foods', 'goods', 'dishes', 'people', 'days', 'times', 'meals');
  if (card?.tool !== 'addShoppingItems' || others.length > 0 || !target || !isOpen) return undefined;
  if (card.input['id'] === target.id || !(ALSO.test(text) || /\bboth\b/.test(text)) || OTHERWISE.test(text))
    return undefined;
  const title = new Set(nameForm(target.title).split(' '));
  if (!edit.others.every((word) => BESIDE.test(word) || title.has(nameForm(word)))) return undefined;
  const other = { ...card, input: { ...card.input, id: target.id } };
  const cards = waitsFor(talk, state) ? [card, other] : [other];
  const lists = [{ name: target.title, said: target.title, ids: [target.id] }];
  return {
    plan: {
      text: `${titleOf(target)} gets ${namesOf(itemsOf(card))}, too. Ready for your OK.`,
      cards,
      isAccounted: true,
      reads: [...LISTS_READ],
    },
    state: {
      ...state,
      cards,
      focus: { ...state.focus, ...focusOn(target) },
      slots: { ...state.slots, lists },
    },
  };
}

const WITH_ON_IT =
  /^(?:(?:and|ok|okay|oh|please|pls)[, ]+)*with (?:some |the )?([^?]+?)(?: on (?:it|there|that))?(?: (?:please|pls|too))*\W*$/i;

/** The first things of a new list that waits. */
export function withFirstThings(talk: Talk, state: DialogueState): Decided | undefined {
  const things = WITH_ON_IT.exec(talk.reading.said.trim())?.[1];
  const { slots } = talk.reading.whole;
  const isOpen = isNone(slots, 'people', 'days', 'times', 'meals', 'lists', 'visits', 'medicines');
  if (state.intent !== 'list_create' || !waitsFor(talk, state) || things === undefined || !isOpen)
    return undefined;
  const wish = `${state.text.replace(/[.!]+$/, '')} with ${things} on it`;
  const own = {
    ...state.slots,
    foods: [...state.slots.foods, ...slots.foods],
    goods: [...state.slots.goods, ...slots.goods],
    dishes: [...state.slots.dishes, ...slots.dishes],
  };
  const run = { intent: 'list_create', slots: own, text: wish, said: wish, chosen: state.chosen };
  return carried(talk, run, { isAccounted: true });
}
