// Answers about whole shopping lists: what is on them, a new one, one removed.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { isKind } from '#rules/food/food-kinds.ts';
import { checkFor, concernSentence } from '#rules/food/meal-concerns.ts';
import { capital, carefulWords, listed, paragraphs, quoted } from '../../../text/say.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import type { Goods } from '../../../text/goods.ts';
import {
  cardWords,
  isMeant,
  isOrAre,
  isYesOrNo,
  itemWords,
  lower,
  namesOf,
  titleOf,
  waiting,
  yesOrNo,
} from '../names.ts';
import { createList } from './new-list.ts';
import { isTodoTitle } from '../../../text/todo-title.ts';
import { buying, offerToBuy } from '../pantry/stock.ts';
import { asksStockCheck, checkStock } from '../pantry/stock-check.ts';
import { thingsIn } from '../things.ts';
import { LISTS_READ, askWhichList, byAge, countWords, focusOn, listMeant, newTitle } from './which-list.ts';

const MOST_LINES = 60;
const NO_LIST = "There's no shopping list yet. Tell me what you need, and I'll start one.";

/** Things that wait on a list and somebody of the family must not have. */
function against({ household }: Asked, list: ShoppingList): string[] {
  const check = checkFor(household.members);
  return waiting(list).flatMap(({ name }) =>
    check
      .ofItem(lower(name))
      .filter(({ strength, says }) => strength === 'contains' && !says.includes('choke'))
      .map((concern) => concernSentence(concern).replace(': ', ', ')),
  );
}

function sayList(list: ShoppingList, careful: readonly string[]): string {
  const open = waiting(list);
  const done = list.items.filter(({ checked }) => checked);
  const [left, had] = isTodoTitle(list.title) ? ['open', 'Done'] : ['left to buy', 'Bought'];
  const bought = done.length > 0 ? `${had} already, ${namesOf(done)}.` : undefined;
  if (list.items.length === 0) return `${titleOf(list)} is empty.`;
  if (open.length === 0) return paragraphs(`Nothing is ${left} on ${titleOf(list)}.`, bought);
  const lines = open.slice(0, MOST_LINES).map((item) => `- ${itemWords(item)}`);
  return paragraphs(
    `${open.length === 1 ? 'One thing is' : `${open.length} things are`} ${left} on ${titleOf(list)}.`,
    lines.join('\n'),
    open.length > MOST_LINES ? `And ${open.length - MOST_LINES} more.` : undefined,
    careful.length > 0 ? carefulWords(careful) : undefined,
    bought,
  );
}

/** 'Did we get the milk?' */
const BOUGHT = /\b(?:get|got|gotten|buy|bought|pick(?:ed)? up|ticked|checked|crossed|done)\b/i;

/** Where one thing stands on the lists. */
function sayOne({ household, text }: Asked, { name }: Goods): string {
  const places = household.lists
    .toSorted(byAge)
    .toReversed()
    .flatMap((list) => list.items.filter((item) => isMeant(item.name, name)).map((item) => ({ list, item })));
  const open = places.filter((place) => !place.item.checked);
  if (isKind(name) && open.length > 1)
    return yesOrNo(
      text,
      true,
      `${listed(open.map((place) => lower(itemWords(place.item))))} are on ${listed([...new Set(open.map((place) => titleOf(place.list)))])}.`,
    );
  const { list, item } = open[0] ?? places[0] ?? {};
  if (!list || !item) {
    const [only] = household.lists;
    return yesOrNo(
      text,
      false,
      `${lower(name)} ${isOrAre([{ name }])}n't on ${only && household.lists.length === 1 ? titleOf(only) : 'any of your lists'}.`,
    );
  }
  const asksBought = BOUGHT.test(text);
  if (asksBought && !item.checked)
    return `Not yet, ${lower(itemWords(item))} ${isOrAre([item])} still to buy on ${titleOf(list)}.`;
  if (item.checked)
    return yesOrNo(
      text,
      asksBought,
      `${lower(item.name)}${item.qty === '' ? '' : ` (${quoted(item.qty)})`} ${isOrAre([item])} checked off as bought on ${titleOf(list)}.`,
    );
  return yesOrNo(text, true, `${lower(itemWords(item))} ${isOrAre([item])} on ${titleOf(list)}.`);
}

/** 'Did I put glue sticks down somewhere': the place is no part of the thing. */
const SOMEWHERE =
  /\s+(?:(?:written |noted )?down )?(?:somewhere|anywhere)\b|\s+(?:written |noted )?down(?=\W*$)/gi;

/** 'What is on the list?', 'is milk on there?' */
function askList(typed: Asked): Plan {
  const asked = { ...typed, text: typed.text.replace(SOMEWHERE, '') };
  const { household, text, slots } = asked;
  const bought = buying(asked);
  if (bought) return bought;
  const reads = [...LISTS_READ];
  if (household.lists.length === 0) return { text: NO_LIST, reads };
  if (asksStockCheck(asked)) return checkStock(asked);
  const goods = thingsIn(asked);
  if (goods.length > 0 && (isYesOrNo(text) || /\bhow (?:many|much)\b|\bwhich list\b/i.test(text))) {
    const isThere = ({ name }: Goods) =>
      household.lists.some(({ items }) => items.some((item) => isMeant(item.name, name)));
    return {
      text: goods.map((one) => sayOne(asked, one)).join(' '),
      reads,
      focus: { things: goods.map(({ name }) => name) },
      ...(goods.some(isThere) ? {} : offerToBuy(goods)),
    };
  }
  const asksAll = slots.lists.length === 0 && /\blists\b/i.test(text) && household.lists.length > 1;
  if (asksAll) {
    const lines = household.lists.map((list) => `- ${titleOf(list)}, ${countWords(list)}`);
    return {
      text: paragraphs(`You have ${household.lists.length} shopping lists.`, lines.join('\n')),
      reads,
      focus: { listed: household.lists.map(({ id }) => ({ kind: 'shopping_list', id })) },
    };
  }
  const meant = listMeant(asked);
  if ('among' in meant) return askWhichList(meant.among);
  if ('title' in meant)
    return {
      text: `There's no list called ${quoted(meant.title)}. You have ${listed(household.lists.map(titleOf))}.`,
      reads,
    };
  if ('none' in meant) return { text: NO_LIST, reads };
  const { list } = meant;
  const others = household.lists.length - 1;
  const more =
    others > 0 && slots.lists.length === 0
      ? `There ${others === 1 ? 'is another list' : `are ${others} more lists`}, ${listed(household.lists.filter((one) => one !== list).map(titleOf))}.`
      : undefined;
  const careful = against(asked, list);
  return {
    text: paragraphs(sayList(list, careful), more),
    reads: careful.length > 0 ? [...reads, { tool: 'listFamilyMembers', input: {} }] : reads,
    focus: focusOn(list),
  };
}

/** 'Delete the party list' */
export function deleteList(asked: Asked): Plan {
  const { household, text } = asked;
  const meant = listMeant(asked);
  const reads = [...LISTS_READ];
  if ('among' in meant) return askWhichList(meant.among);
  if ('title' in meant)
    return { text: `There's no list called ${quoted(meant.title)}, so nothing changes.`, reads };
  if ('none' in meant) return { text: "There's no shopping list to delete.", reads };
  const { list } = meant;
  const isSure =
    household.lists.length === 1 ||
    asked.slots.lists.length > 0 ||
    asked.focus.shopping_list === list.id ||
    asked.chosen['which'] !== undefined ||
    newTitle(asked) !== undefined;
  if (!isSure) return { ...askWhichList(household.lists), text: 'Which list should go?' };
  const open = waiting(list);
  const lost =
    open.length === 0
      ? 'Everything on it is bought.'
      : `${capital(namesOf(open.slice(0, 6)))}${open.length > 6 ? ` and ${open.length - 6} more` : ''} ${isOrAre(open)} still to buy and would go with it.`;
  return {
    text: `Deleting ${titleOf(list)}. ${lost} ${cardWords(text)}`,
    cards: [{ tool: 'deleteShoppingList', input: { id: list.id } }],
    isAccounted: true,
    reads,
  };
}

export const listAnswers: Answerers = {
  list_ask: askList,
  list_create: createList,
  list_delete: deleteList,
};
