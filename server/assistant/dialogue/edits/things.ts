// Things that cards hold, one by one: items for a list, items checked off, allergies. 'Not the cranberries', 'just the tape', 'put them
// back on', 'on Hardware instead' take some of them back, or to another list.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { lower, namesOf, titleOf } from '../../answers/food/names.ts';
import { LISTS_READ, focusOn, listsByWord } from '../../answers/food/lists/which-list.ts';
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Card, DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';
import { topicOf } from '../topics.ts';
import { stateWithout } from '../cards/waiting-items.ts';
import type { SaidEdit } from './said-edit.ts';
import { waitsFor } from './targets.ts';

/** One thing of the last cards. */
interface Part {
  name: string;
  /** The place of its card. */
  at: number;
  /** The wish that takes it back where its card was approved; undefined where nothing of it is stored. */
  back: Card | undefined;
}

const isNamed = (one: unknown): one is { name: string; qty: string } =>
  typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';

/** The things that the last cards add to lists or check off. */
function partsOf({ household }: Talk, { cards }: DialogueState): Part[] {
  return cards.flatMap(({ tool, input }, at): Part[] => {
    const list = household.lists.find(({ id }) => id === input['id']);
    const items = input['items'];
    if (tool === 'addShoppingItems' && Array.isArray(items))
      return items.filter(isNamed).map(({ name }) => {
        const stored = list?.items.find((one) => one.name === name);
        const gone = { tool: 'deleteShoppingItem', input: { id: list?.id, itemId: stored?.id } };
        return { name, at, back: stored ? gone : undefined };
      });
    const member = household.members.find(({ id }) => id === input['id']);
    const allergies = input['allergies'];
    if (tool === 'updateFamilyMember' && member && Array.isArray(allergies))
      return allergies
        .filter((name): name is string => typeof name === 'string' && !member.allergies.includes(name))
        .map((name) => ({ name, at, back: undefined }));
    const item = list?.items.find(({ id }) => id === input['itemId']);
    if (tool === 'updateShoppingItem' && item && typeof input['checked'] === 'boolean') {
      const back = { tool, input: { id: list?.id, itemId: item.id, checked: !input['checked'] } };
      return [{ name: item.name, at, back }];
    }
    return [];
  });
}

const isCalled = (name: string, words: string): boolean =>
  holdsName(nameForm(words), nameForm(name)) || holdsName(nameForm(name), nameForm(words));

/** The words of a message that name a thing: what it tags, or what is left of it. */
function thingsSaid({ values, denied, others }: SaidEdit): string[] {
  const said = [...values, ...denied]
    .filter(({ tag }) => /^(?:food|goods|dish|amount)$/.test(tag.type))
    .map((value) => value.said);
  return others.length > 0 && said.length === 0 ? [others.join(' ')] : said;
}

/** The cards without some of their things. */
function cardsWithout(cards: readonly Card[], gone: readonly Part[]): Card[] {
  return cards.flatMap((card, at): Card[] => {
    const own = gone.filter((part) => part.at === at);
    const { items, allergies } = card.input;
    if (own.length === 0) return [card];
    if (Array.isArray(allergies)) {
      const left = allergies.filter((name) => own.every((part) => part.name !== name));
      return [{ ...card, input: { ...card.input, allergies: left } }];
    }
    if (!Array.isArray(items)) return [];
    const kept = items.filter((one) => !isNamed(one) || own.every(({ name }) => name !== one.name));
    return kept.length === 0 ? [] : [{ ...card, input: { ...card.input, items: kept } }];
  });
}

const PUT_BACK = /\bput (?:it|that|them|those|these|both|all) back\b/;

/** 'Not the cranberries', 'just the tape': the last cards without those, or what takes them back. */
export function thingsBack(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const parts = partsOf(talk, state);
  const isBack = PUT_BACK.test(fold(talk.reading.said));
  if (parts.length === 0 || !(isBack || edit.operation === 'remove' || edit.operation === 'only'))
    return undefined;
  if (edit.values.some(({ tag }) => /^(?:day|time|list|person|number)$/.test(tag.type))) return undefined;
  const said = isBack ? thingsSaid({ ...edit, others: [] }) : thingsSaid(edit);
  if (isBack && edit.others.some((word) => word !== 'back')) return undefined;
  const named = parts.filter(({ name }) => said.some((words) => isCalled(name, words)));
  const isAll = said.every((words) => parts.some(({ name }) => isCalled(name, words)));
  if (isBack ? said.length > 0 : named.length === 0 || !isAll) return undefined;
  const gone = isBack
    ? parts
    : edit.operation === 'only'
      ? parts.filter((one) => !named.includes(one))
      : named;
  const isWaiting = waitsFor(talk, state);
  // Items of a waiting card are known to the list's own mechanism.
  if (isWaiting && state.cards.some(({ input }) => 'items' in input) && gone.length < parts.length)
    return undefined;
  // What a waiting card says alone is not wanted at all.
  if (isWaiting && gone.length === parts.length && parts.length > 0)
    return carried(talk, runOf(talk.reading.whole, 'no'));
  const cards = isWaiting ? cardsWithout(state.cards, gone) : gone.flatMap(({ back }) => back ?? []);
  if (gone.length === 0 || cards.length === 0) return undefined;
  const isTick = state.cards.some(({ tool }) => tool === 'updateShoppingItem');
  const what = namesOf(gone);
  const words = isTick
    ? `Not ${what} then, ${gone.length > 1 ? 'they stay' : 'it stays'} to buy.`
    : `Without ${what} then.`;
  return {
    plan: { text: `${words} Ready for your OK.`, cards, isAccounted: true, reads: [...LISTS_READ] },
    // What is left of the wish is what the next message goes on about.
    state: { ...stateWithout(state, cardsWithout(state.cards, gone), gone), cards },
  };
}

const INSTEAD =
  /^(?:(?:oh|ok|okay|wait)[, ]+)*(?:no|nope|sorry|oops|actually|i meant?)\b|\bnot\b|\b(?:wrong|other) list\b|\binstead\b|\brather\b|\bmove\b|\bshift\b|\b(?:put|stick|throw|get) (?:it|that|them|those|these)\b/;

/** 'Put those on Hardware instead': the things of the last card, or the one named, on another list. */
export function onOtherList(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const lists = edit.values.filter(({ tag }) => tag.type === 'list');
  const text = fold(talk.reading.said);
  const [byWord, ...more] = lists.length === 0 ? listsByWord({ household: talk.household, text }) : [];
  const named = talk.household.lists.find(({ id }) => id === lists[0]?.tag.ids[0]);
  const target = named ?? (more.length === 0 ? byWord : undefined);
  const isOfList = (word: string): boolean =>
    nameForm(target?.title ?? '')
      .split(' ')
      .includes(nameForm(word));
  if (!target || lists.length > 1 || !INSTEAD.test(text)) return undefined;
  const said = thingsSaid({ ...edit, others: [] });
  const isOnlyThings = edit.values.every(
    ({ tag, said: words }) => /^(?:list|food|goods|dish)$/.test(tag.type) || isOfList(words),
  );
  if (
    !isOnlyThings ||
    edit.others.some(
      (word) => !/^(?:move|put|stick|throw|list|wrong|other|over|onto|em)$/.test(word) && !isOfList(word),
    )
  )
    return undefined;
  const [card, ...others] = state.cards;
  const items = card?.input['items'];
  const isHeld = Array.isArray(items) && card?.input['id'] !== target.id && others.length === 0;
  if (waitsFor(talk, state) && card?.tool === 'addShoppingItems' && isHeld && said.length === 0)
    return {
      plan: {
        text: `${titleOf(target)} it is, for ${namesOf(items.filter(isNamed))}. Ready for your OK.`,
        cards: [{ ...card, input: { ...card.input, id: target.id } }],
        isAccounted: true,
        reads: [...LISTS_READ],
      },
      state: {
        ...state,
        cards: [{ ...card, input: { ...card.input, id: target.id } }],
        focus: { ...state.focus, ...focusOn(target) },
        slots: { ...state.slots, lists: [{ name: target.title, said: target.title, ids: [target.id] }] },
      },
    };
  const ofCard = isHeld ? items.filter(isNamed).map(({ name }) => name) : (state.focus.things ?? []);
  const things = said.length > 0 ? said : ofCard;
  const isElsewhere = things.every((thing) =>
    talk.household.lists.some(
      (list) => list !== target && list.items.some(({ name }) => isCalled(name, thing)),
    ),
  );
  if (waitsFor(talk, state) || things.length === 0 || !isElsewhere) return undefined;
  const { slots } = talk.reading.whole;
  const foods = things.map((name) => ({ name, said: lower(name), ids: [] }));
  const wish = `move the ${things.map(lower).join(' and the ')} to ${target.title}`;
  const run = {
    intent: 'list_change',
    slots: { ...slots, foods, goods: [], dishes: [] },
    text: wish,
    said: wish,
    chosen: {},
  };
  return carried(talk, run, { isAccounted: true });
}

const listSpokenOf = ({ household }: Talk, { focus, slots }: DialogueState): ShoppingList | undefined =>
  household.lists.find(({ id }) => id === (focus.shopping_list ?? slots.lists[0]?.ids[0]));

/** 'Leave off the lettuce' after other things of the list: off the list that was spoken of. */
export function takenOff(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const list = topicOf(state.intent) === 'list' ? listSpokenOf(talk, state) : undefined;
  const said = thingsSaid(edit);
  // A card that waits for another thing stays as it is.
  const isWaiting = waitsFor(talk, state) && state.cards.some(({ tool }) => tool !== 'updateShoppingItem');
  const isOpen = edit.operation === 'remove' && edit.others.length === 0 && !isWaiting;
  const isThings = [...edit.values, ...edit.denied].length === said.length && said.length > 0;
  const isOn = said.every((words) =>
    list?.items.some(({ name, checked }) => !checked && isCalled(name, words)),
  );
  if (!list || !isOpen || !isThings || !isOn) return undefined;
  const { slots } = talk.reading.whole;
  const wish = `take ${said.join(' and ')} off ${list.title}`;
  const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
  const run = { intent: 'list_remove', slots: { ...slots, lists }, text: wish, said: wish, chosen: {} };
  return carried(talk, run, { isAccounted: true });
}

/** 'Bananas too' after things were checked off. */
export function alsoTicked(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const list = state.intent === 'list_tick' ? listSpokenOf(talk, state) : undefined;
  const said = thingsSaid({ ...edit, others: [] });
  const isOpen =
    edit.operation === 'add' && edit.others.length + edit.denied.length === 0 && !waitsFor(talk, state);
  const isOn = said.every((words) =>
    list?.items.some(({ name, checked }) => !checked && isCalled(name, words)),
  );
  if (!list || !isOpen || !isOn || said.length === 0 || said.length < edit.values.length) return undefined;
  const { slots } = talk.reading.whole;
  const wish = `got the ${said.join(' and the ')}`;
  const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
  return carried(talk, {
    intent: 'list_tick',
    slots: { ...slots, lists },
    text: wish,
    said: wish,
    chosen: {},
  });
}

const MORE =
  /^\W*(?:(?:oh|ok|okay|and|also|plus|n|wait|yes|yeah)[,. ]+)+((?:some |a |an |more )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}?)(?: (?:too|as well|please|pls))*[.!]*$/iu;
const NO_THING =
  /\b(?:thanks|thank|thx|done|yes|no|ok|okay|hi|hello|hey|bye|that|this|it|them|all|good|great|cool|please|sorry|nothing|everything|rest|others|again|later|now|why|never|mind)\b/i;
const SURE = 0.5;

/** 'Also thyme' after things went on a list: one more, although nobody knows the word. */
export function alsoOnList(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const thing = MORE.exec(talk.reading.said.trim())?.[1];
  const isOfList = /^list_(?:add|change|create|remove)$/.test(state.intent) && state.cards.length > 0;
  const isOpen = edit.operation === 'add' && edit.values.length + edit.denied.length === 0;
  const [first] = talk.reading.whole.intents;
  const list = listSpokenOf(talk, state);
  if (!thing || !isOfList || !isOpen || !list || NO_THING.test(thing) || edit.others.length === 0)
    return undefined;
  if (
    waitsFor(talk, state) ||
    (first !== undefined && first.share >= SURE && !first.intent.startsWith('list_'))
  )
    return undefined;
  const { slots } = talk.reading.whole;
  const lists = [{ name: list.title, said: list.title, ids: [list.id] }];
  const wish = `add ${thing} to ${list.title}`;
  const goods = [{ name: thing, said: thing, ids: [] }];
  const run = { intent: 'list_add', slots: { ...slots, lists, goods }, text: wish, said: wish, chosen: {} };
  return carried(talk, run, { isAccounted: true });
}

/** 'Also pistachios' after an allergy was told: one more of the same person. */
export function alsoAllergic(talk: Talk, state: DialogueState, edit: SaidEdit): Decided | undefined {
  const member = talk.household.members.find(({ id }) => id === state.focus.family_member);
  const said = thingsSaid({ ...edit, others: [] });
  const isOpen = edit.operation === 'add' && edit.others.length + edit.denied.length === 0;
  if (state.intent !== 'allergy_add' || !member || !isOpen) return undefined;
  if (said.length === 0 || said.length < edit.values.length) return undefined;
  const { slots } = talk.reading.whole;
  const people = [{ ids: [member.id], said: member.name, isSure: true }];
  // A card that waits holds what was said before, too.
  const before = waitsFor(talk, state) ? state.slots : undefined;
  const told = [
    ...(before ? [...before.foods, ...before.goods, ...before.dishes].map((one) => one.said) : []),
    ...said,
  ];
  const wish = `${member.name} is allergic to ${told.join(' and ')}`;
  return carried(talk, {
    intent: 'allergy_add',
    slots: {
      ...slots,
      people,
      ...(before
        ? {
            foods: [...before.foods, ...slots.foods],
            goods: [...before.goods, ...slots.goods],
            dishes: [...before.dishes, ...slots.dishes],
          }
        : {}),
    },
    text: wish,
    said: wish,
    chosen: {},
  });
}
