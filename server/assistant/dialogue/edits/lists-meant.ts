// Corrections of what is done with lists: 'leave those, I meant light bulbs' after a thing came off, 'only the checked ones' after a
// whole list was to go, 'Finn's birthday, I mean' after a list was begun.
import { titleOf } from '../../answers/food/names.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital } from '../../text/say.ts';
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { isNone } from '../message.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { saidEdit } from './said-edit.ts';
import { waitsFor } from './targets.ts';

const MEANT =
  /\b(?:i meant?|i wanted|wrong (?:ones?|things?|item)|not (?:that|those|them|these)(?: ones?)?)\b/;
const BESIDE = /^(?:leave|keep|meant|wanted|wrong|ones?|things?|item|those|not)$/;

/** Another thing of the list than the one that came off, or was checked off; what was stored comes back. */
function otherThing(talk: Talk, state: DialogueState): Decided | undefined {
  const { slots } = talk.reading.whole;
  const edit = saidEdit(talk.reading);
  const list = talk.household.lists.find(({ id }) => id === state.focus.shopping_list);
  const isOfOne = /^list_(?:remove|tick)$/.test(state.intent) && state.cards.length === 1;
  const isPlain = edit.others.every((word) => BESIDE.test(word)) && MEANT.test(fold(talk.reading.said));
  const things = [...slots.foods, ...slots.goods, ...slots.dishes].map(({ said }) => said);
  const isOn = (said: string): boolean =>
    list?.items.some(({ name, checked }) => !checked && holdsName(nameForm(name), nameForm(said))) === true;
  if (!list || !isOfOne || !isPlain || things.length === 0 || !things.every(isOn)) return undefined;
  if (!isNone(slots, 'people', 'days', 'times', 'meals', 'visits')) return undefined;
  const isRemoval = state.intent === 'list_remove';
  const wish = isRemoval ? `take the ${things.join(' and the ')} off` : `got the ${things.join(' and the ')}`;
  const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
  const own = { ...slots, lists, pronouns: [] };
  const made = carried(
    talk,
    { intent: state.intent, slots: own, text: wish, said: wish, chosen: {} },
    { isAccounted: true },
  );
  const cards = made?.plan.cards ?? [];
  const [last] = talk.changes ?? [];
  const isWaiting = waitsFor(talk, state);
  if (!made || cards.length === 0 || (!isWaiting && !last)) return undefined;
  const back: Card[] = isWaiting || !last ? [] : [{ tool: 'undoChange', input: { id: last.changeSetId } }];
  return { plan: { ...made.plan, cards: [...back, ...cards], inPlace: isWaiting }, state: made.state };
}

const CHECKED =
  /\b(?:only|just) (?:remove |delete |clear |take off )?(?:the |what is )?(?:checked|ticked|crossed[- ]?off|bought|done)(?: off)?(?: (?:ones?|items?|things?|stuff))?\W*$/;

/** The checked things of a list, and not the list. */
function onlyChecked(talk: Talk, state: DialogueState): Decided | undefined {
  const [list] = state.slots.lists;
  const isWanted = CHECKED.test(fold(talk.reading.said).trim()) && state.cards.length > 0;
  if (state.intent !== 'list_delete' || !isWanted || !list) return undefined;
  const [last] = talk.changes ?? [];
  // A list that is gone comes back first; its things are not known before.
  if (!waitsFor(talk, state)) {
    const text = `That brings ${titleOf({ title: list.name })} back. Once it's there, tell me again to take off what is checked. Ready for your OK.`;
    const cards = [{ tool: 'undoChange', input: { id: last?.changeSetId } }];
    return last && { plan: { text, cards, isAccounted: true }, state: { ...state, cards: [] } };
  }
  const wish = `remove the checked items from ${list.name}`;
  const run = { intent: 'list_remove', slots: { ...state.slots, lists: [list] }, text: wish, said: wish };
  const made = carried(talk, { ...run, chosen: {} }, { isAccounted: true });
  return made && (made.plan.cards ?? []).length > 0
    ? { ...made, plan: { ...made.plan, inPlace: true } }
    : undefined;
}

const BEHIND = /^(?:\W*(?:no|oh|wait|sorry|oops|actually)[, ]+)*(.{2,40}?),? i meant?\W*$/i;
const BEFORE = /^(?:\W*(?:no|oh|wait|sorry|oops|actually)[, ]+)*i meant? (.{2,40}?)[.!]*$/i;

/** Another title of a new list. */
function otherTitle(talk: Talk, state: DialogueState): Decided | undefined {
  const { said } = talk.reading;
  const typed = (BEHIND.exec(said) ?? BEFORE.exec(said))?.[1];
  const [card, ...others] = state.cards;
  const isNew = state.intent === 'list_create' && card?.tool === 'createShoppingList' && others.length === 0;
  if (typed === undefined || !isNew || !card) return undefined;
  const own = talk.household.members.reduce(
    (title, { name }) => title.replace(new RegExp(`\\b${RegExp.escape(name)}s\\b`, 'i'), `${name}'s`),
    typed.trim(),
  );
  const title = capital(own);
  const [made] = (talk.written ?? []).filter(({ kind }) => kind === 'shopping_list');
  const stored = talk.household.lists.find(({ id }) => id === made?.id);
  if (stored) {
    const wish = `rename the ${stored.title} list to ${title}`;
    const lists = [{ name: stored.title, said: stored.title, ids: [stored.id] }];
    const slots = { ...state.slots, foods: [], goods: [], dishes: [], lists };
    const run = { intent: 'list_change', slots, text: wish, said: wish, chosen: {} };
    return carried(talk, run, { isAccounted: true });
  }
  const cards = [{ ...card, input: { ...card.input, title } }];
  return {
    plan: {
      text: `${titleOf({ title })} it is. Ready for your OK.`,
      cards,
      isAccounted: true,
      inPlace: true,
    },
    state: { ...state, cards },
  };
}

/** The decision on such a message; undefined for another one. */
export const listsMeant = (talk: Talk, state: DialogueState): Decided | undefined =>
  otherThing(talk, state) ?? onlyChecked(talk, state) ?? otherTitle(talk, state);
