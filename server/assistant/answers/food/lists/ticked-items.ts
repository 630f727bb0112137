// Takes what is checked off away from shopping lists: 'clear out what is checked on Costco'.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { capital, listed } from '../../../text/say.ts';
import type { Asked, Plan } from '../../plan.ts';
import { cardWords, namesOf, titleOf } from '../names.ts';
import { thingsIn } from '../things.ts';
import { ALL_LISTS, LISTS_READ, askWhichList, focusOn, listMeant, listsByWord } from './which-list.ts';

/** One answer shows at most ten cards. */
const MOST_CARDS = 10;
const TICKED =
  /\b(?:(?:checked|ticked|crossed|marked)(?:[ -](?:off|out))?|(?:already|we|i|been|was|were) (?:bought|got|purchased)|(?:bought|purchased|done|completed|finished) (?:items?|things?|stuff|ones?|groceries)|(?:is|are|thats|whats|what['’]s|that['’]s) (?:done|bought|completed|finished))\b/i;

/** The things that are meant are those checked off, and none is named. */
export const speaksOfTicked = (asked: Asked): boolean =>
  TICKED.test(asked.text) &&
  !/\b(?:not|n['’]?t|un)[ -]?(?:checked|ticked|bought)/i.test(asked.text) &&
  thingsIn(asked).length === 0;

const ticked = ({ items }: ShoppingList) => items.filter(({ checked }) => checked);

/** The list that is named or was spoken of, else every list that has something checked. */
function listsMeant(asked: Asked): ShoppingList[] | Plan {
  const { household, slots, focus, chosen } = asked;
  const all = household.lists.filter((list) => ticked(list).length > 0);
  if (ALL_LISTS.test(asked.text)) return all;
  const meant = listMeant(asked);
  if ('among' in meant) return askWhichList(meant.among);
  if (!('list' in meant)) return all;
  const isNamed =
    slots.lists.length > 0 ||
    listsByWord(asked).length > 0 ||
    chosen['which'] !== undefined ||
    focus.shopping_list === meant.list.id;
  return isNamed || (all.includes(meant.list) && all.length === 1) ? [meant.list] : all;
}

export function removeTicked(asked: Asked): Plan {
  const reads = [...LISTS_READ];
  const lists = listsMeant(asked);
  if (!Array.isArray(lists)) return lists;
  const places = lists.flatMap((list) => ticked(list).map((item) => ({ list, item })));
  const now = places.slice(0, MOST_CARDS);
  if (now.length === 0)
    return {
      text: `Nothing is checked off on ${lists.length === 1 && lists[0] ? titleOf(lists[0]) : 'your lists'}, so nothing changes.`,
      reads,
    };
  const says = lists.flatMap((list) => {
    const items = now.filter((place) => place.list === list).map(({ item }) => item);
    return items.length === 0 ? [] : [`${namesOf(items)} off ${titleOf(list)}`];
  });
  const later = places.length - now.length;
  return {
    text: [
      `${capital(listed(says))}, checked off there.`,
      later > 0 ? `${later} more have to wait for the next round, so tell me again afterwards.` : undefined,
      cardWords(asked.text, now.length),
    ]
      .filter(Boolean)
      .join(' '),
    cards: now.map(({ list, item }) => ({
      tool: 'deleteShoppingItem',
      input: { id: list.id, itemId: item.id },
    })),
    isAccounted: true,
    reads,
    ...(lists.length === 1 && lists[0] ? { focus: focusOn(lists[0]) } : {}),
  };
}
