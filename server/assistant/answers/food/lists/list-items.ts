// Answers that tick, remove or change single items of shopping lists: one card for each.
import type { ShoppingItem, ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Card } from '../../../dialogue/state.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import type { Goods } from '../../../text/goods.ts';
import { LISTS_READ, askWhichList, focusOn, listMeant } from './which-list.ts';
import { cardWords, isAlike, itOrThem, namesOf, titleOf, verbFor, waiting, wording } from '../names.ts';
import { deleteList } from './lists.ts';
import { storedIn } from '../stored-things.ts';
import { isAllSaid, thingsIn } from '../things.ts';
import { isTodoTitle } from '../../../text/todo-title.ts';
import { removeTicked, speaksOfTicked } from './ticked-items.ts';

/** One answer shows at most ten cards. */
export const MOST_CARDS = 10;
const EVERYTHING =
  /\b(?:everything|every ?thing|all of (?:it|them)|it all|all (?:of )?(?:the |my |our )?(?:[\p{L}'’]+ ){0,2}(?:things|items|stuff|groceries)|the whole (?:list|thing)|all (?:done|bought))\b/iu;
const EXCEPT = /\b(?:but(?: not)?|except(?: for)?|apart from|other than|minus|besides)\b(.*)$/i;

export interface Place {
  list: ShoppingList;
  item: ShoppingItem;
}

const placesIn = (text: string, goods: readonly Goods[], places: readonly Place[]) =>
  storedIn(text, goods, places, ({ item }) => item.name);

/** The places where a wish may find its items: the list meant first. */
export function placesOf(asked: Asked, fits: (item: ShoppingItem) => boolean): Place[] | Plan {
  const meant = listMeant(asked);
  if ('among' in meant) return askWhichList(meant.among);
  const first = 'list' in meant ? meant.list : undefined;
  const isNamed = asked.slots.lists.length > 0;
  const others = isNamed ? [] : asked.household.lists.filter((list) => list !== first);
  return [...(first ? [first] : []), ...others].flatMap((list) =>
    list.items.filter(fits).map((item) => ({ list, item })),
  );
}

export const notThere = (missing: readonly Goods[], asked: Asked): string | undefined => {
  if (missing.length === 0) return undefined;
  const [only] = asked.household.lists;
  return `I don't see ${namesOf(missing, 'or')} on ${only && asked.household.lists.length === 1 ? titleOf(only) : 'your lists'}.`;
};

interface How {
  fits: (item: ShoppingItem) => boolean;
  card: (place: Place) => Card;
  says: (names: string, title: string) => string;
  nothing: string;
  /** Things that no list has may be for the pantry. */
  bought?: boolean;
}

/** The lists that have the thing of a wish, where it names none and none was spoken of. */
function onSeveral({ slots, focus, chosen }: Asked, found: readonly Place[], places: readonly Place[]) {
  const [one, ...others] = found;
  if (!one || others.length > 0 || slots.lists.length > 0 || chosen['which'] !== undefined) return [];
  const lists = places.filter(({ item }) => isAlike(item.name, one.item.name)).map(({ list }) => list);
  const isSpokenOf = lists.some(({ id }) => id === focus.shopping_list);
  return lists.length > 1 && !isSpokenOf ? [...new Set(lists)] : [];
}

/** Nothing that a wish names is on the lists: the question for it, or for its place. */
function notFound(missing: readonly Goods[], gap: string | undefined, how: How): Plan {
  const reads = [...LISTS_READ];
  if (gap === undefined || how.bought !== true) return { text: gap ?? how.nothing, reads };
  return {
    text: `${gap.replace(/\.$/, '')}, so I stored nothing. Should I note ${itOrThem(missing)} for the pantry?`,
    reads,
    asked: 'intent',
    offered: [{ label: 'Put it in the pantry', choice: 'pantry_add' }],
  };
}

/** 'Mark bananas as bought' where they are checked off already, and only 'Banana leaves' wait: those are not meant. */
function doneAlready({ household, slots }: Asked, goods: readonly Goods[], { fits }: How): Place[] {
  const lists = household.lists.filter(
    ({ id }) => slots.lists.length === 0 || slots.lists.some(({ ids }) => ids.includes(id)),
  );
  return goods.flatMap(({ name }) => {
    const same = lists.flatMap((list) =>
      list.items.filter((item) => isAlike(item.name, name)).map((item) => ({ list, item })),
    );
    return same.some(({ item }) => fits(item)) ? [] : same.slice(0, 1);
  });
}

const alreadyWords = (places: readonly Place[]): string =>
  places
    .map(
      ({ list, item }) =>
        `${capital(quoted(item.name))} on ${titleOf(list)} ${verbFor([item], 'is', 'are')} ${item.checked ? 'checked off' : 'to buy'} already.`,
    )
    .join(' ');

/** Cards for the items that a wish names, or for all of a list. */
function forItems(asked: Asked, how: How): Plan {
  const { text, household } = asked;
  const reads = [...LISTS_READ];
  if (household.lists.length === 0) return { text: "There's no shopping list yet.", reads };
  const places = placesOf(asked, how.fits);
  if (!Array.isArray(places)) return places;
  const except = EXCEPT.exec(text)?.[1];
  // 'Minus bread' takes bread off; 'all minus bread' keeps it.
  const isAll = EVERYTHING.test(text);
  const named = thingsIn(asked);
  const done = isAll ? [] : doneAlready(asked, named, how);
  const goods = named.filter(({ name }) => !done.some(({ item }) => isAlike(item.name, name)));
  if (goods.length === 0 && done.length > 0) return { text: alreadyWords(done), reads };
  const kept = except === undefined || !isAll ? [] : placesIn(except, goods, places).found;
  const first = places[0]?.list;
  const all = { found: places.filter((place) => place.list === first && !kept.includes(place)), missing: [] };
  const { found, missing } = isAll ? all : placesIn(text, goods, places);
  const gap = notThere(missing, asked);
  if (found.length === 0)
    return goods.length === 0 && !isAll
      ? {
          text: 'Which thing on the list do you mean?',
          asked: 'items',
          reads,
          offered: places.slice(0, 6).map(({ item }) => ({ label: quoted(item.name), choice: item.name })),
        }
      : notFound(missing, gap, how);
  const among = isAll ? [] : onSeveral(asked, found, places);
  if (among.length > 0) return askWhichList(among);
  const now = found.slice(0, MOST_CARDS);
  const later = found.length - now.length;
  const lists = [...new Set(now.map(({ list }) => list))];
  const words = [
    how.says(namesOf(now.map(({ item }) => item)), listed(lists.map(titleOf))),
    kept.length > 0
      ? `${capital(namesOf(kept.map(({ item }) => item)))} ${verbFor(
          kept.map(({ item }) => item),
          'stays',
          'stay',
        )}.`
      : undefined,
    gap,
    later > 0 ? `${later} more have to wait for the next round, so tell me again afterwards.` : undefined,
    cardWords(text, now.length),
  ];
  return {
    text: words.filter(Boolean).join(' '),
    cards: now.map(how.card),
    isAccounted:
      isAll ||
      isAllSaid(
        asked,
        now.map(({ item }) => item.name),
      ),
    reads,
    ...(lists[0] ? { focus: { ...focusOn(lists[0]), things: now.map(({ item }) => item.name) } } : {}),
  };
}

const UNTICK =
  /\b(?:un-?check|un-?tick|undo|not (?:buy|get|bought)|n['’]?t (?:actually )?(?:buy|get|find)|put (?:[^,.]{1,40} )?back)\b/i;

/** 'Uncheck the milk' */
const untick = (asked: Asked): Plan =>
  forItems(asked, {
    fits: ({ checked }) => checked,
    card: ({ list, item }) => ({
      tool: 'updateShoppingItem',
      input: { id: list.id, itemId: item.id, checked: false },
    }),
    says: (names, title) => `${capital(names)} back to buy on ${title}.`,
    nothing: 'Nothing there is checked off.',
  });

/** 'I bought everything on the list', 'got the milk' */
const NOT_HAD =
  /[\s,;.]*\b(?:but |and )?(?:(?:they|store|the store|aldi|costco|target) )?(?:(?:were|was|is|are|had) )?(?:(?:sold |all )?out of|did(?: not|n['’]?t) have|could(?: not|n['’]?t) (?:find|get)|had no)\s+((?:(?!\bbut\b)[^,.;])+)/i;
/** 'Got the salmon, they were out of lemons': what the shop had not stays to buy. */
function tick(heard: Asked): Plan {
  const [without, missing] = NOT_HAD.exec(heard.text) ?? [];
  if (without === undefined || missing === undefined) return tickAll(heard);
  const isHad = ({ said }: { said: string }): boolean => !missing.toLowerCase().includes(said.toLowerCase());
  const { slots } = heard;
  const text = heard.text.replace(without, '');
  const plan = tickAll({
    ...heard,
    text,
    slots: { ...slots, foods: slots.foods.filter(isHad), goods: slots.goods.filter(isHad) },
  });
  return (plan.cards ?? []).length === 0
    ? plan
    : { ...plan, text: `${plan.text} ${capital(quoted(missing.trim()))} stay to buy.`, isAccounted: false };
}

const tickAll = (asked: Asked): Plan =>
  UNTICK.test(asked.text)
    ? untick(asked)
    : forItems(asked, {
        fits: ({ checked }) => !checked,
        card: ({ list, item }) => ({
          tool: 'updateShoppingItem',
          input: { id: list.id, itemId: item.id, checked: true },
        }),
        says: (names, title) =>
          isTodoTitle(title)
            ? `Done, checking ${names} off ${title}.`
            : wording(
                asked.text,
                `Nice, checking ${names} off ${title}.`,
                `Great, ${names} bought, off ${title}.`,
                `Done shopping! I'll check ${names} off on ${title}.`,
              ),
        nothing: 'Everything there is already checked off.',
        bought: true,
      });

/** 'Clear the shopping list': one card that shows everything that goes. */
const CLEARS = /\b(?:clear|empty|wipe|erase)\b/i;

/** 'Take the rice off the list' */
const remove = (asked: Asked): Plan =>
  speaksOfTicked(asked)
    ? removeTicked(asked)
    : CLEARS.test(asked.text) && !EXCEPT.test(asked.text) && thingsIn(asked).length === 0
      ? deleteList(asked)
      : forItems(asked, {
          fits: () => true,
          card: ({ list, item }) => ({ tool: 'deleteShoppingItem', input: { id: list.id, itemId: item.id } }),
          says: (names, title) =>
            wording(
              asked.text,
              `Taking ${names} off ${title}.`,
              `OK, ${names} off ${title}.`,
              `Removing ${names} from ${title}.`,
            ),
          nothing: "There's nothing on the list to take off.",
        });

export const listItemAnswers: Answerers = { list_tick: tick, list_remove: remove };

export const openItems = (lists: readonly ShoppingList[]): Place[] =>
  lists.flatMap((list) => waiting(list).map((item) => ({ list, item })));
