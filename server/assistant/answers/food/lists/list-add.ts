// Answers that put things on a shopping list: what stands there already is said, and another amount changes the item.
import type { ShoppingItem, ShoppingList } from '#contract/kinds/shopping-list.ts';
import { nameForm } from '#rules/text/words.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Card } from '../../../dialogue/state.ts';
import type { Answerers, Asked, Plan } from '../../plan.ts';
import type { Goods } from '../../../text/goods.ts';
import { sumOf } from '../new-amount.ts';
import { cardWords, isAlike, isOrAre, lower, titleOf, verbFor, waiting, wording } from '../names.ts';
import { withoutRefused } from '../refused.ts';
import { renamedByNeed, withNeeds, withOwnNeeds } from '../needed-words.ts';
import { leftOut } from './list-dishes.ts';
import { addToEach } from './each-list.ts';
import { withKind } from './said-kind.ts';
import { isAllSaid, thingsIn } from '../things.ts';
import {
  amountOfLast,
  putsTold,
  thingTold,
  withUsualAmount,
  withoutDishOfPurpose,
  withoutStory,
} from './told-around.ts';
import { FIRST_TITLE, LISTS_READ, askWhichList, focusOn, listMeant } from './which-list.ts';

/** 'Another 2 lbs of goat meat', 'goat meat (another 2 lbs)': that much comes to what is there. */
const comesToIt = ({ name, qty }: Goods, said: string): boolean =>
  qty !== '' &&
  new RegExp(
    `\\b(?:another|extra|more)\\b[^,;.]{0,16}${RegExp.escape(name)}|${RegExp.escape(name)} ?\\((?:another|an extra|extra)\\b`,
    'i',
  ).test(said);

const SIZED = /\bsize \w+\b/i;
/** 'Diapers size 1' of 'size 1 diapers', and of 'diapers (size 1)': the same words in another order. */
const isSized = (there: string, { name, qty }: Goods): boolean => {
  const inOrder = (text: string): string => nameForm(text).split(' ').toSorted().join(' ');
  return (
    SIZED.test(there) &&
    inOrder(there) === inOrder(SIZED.test(name) ? name : `${name} ${SIZED.exec(qty)?.[0] ?? ''}`)
  );
};
/** The amount without the size that the name on the list has. */
const plainQty = (qty: string): string => qty.replace(SIZED, '').replace(/^[ ,]+|[ ,]+$/g, '');

/** Things that stand on a list already, that are new, and that need another amount. */
function sorted(list: ShoppingList, goods: readonly Goods[], said: string) {
  const there = goods.map((named) => {
    const item = waiting(list).find(({ name }) => isAlike(name, named.name) || isSized(name, named));
    if (item && !isAlike(item.name, named.name)) return { one: { ...named, qty: plainQty(named.qty) }, item };
    const sum = item && comesToIt(named, said) ? sumOf(item.qty, named.qty) : undefined;
    return { one: sum === undefined ? named : { ...named, qty: sum }, item };
  });
  return {
    fresh: there.filter(({ item }) => item === undefined).map(({ one }) => one),
    already: there.flatMap(({ one, item }) =>
      item && (one.qty === '' || one.qty === item.qty) ? [item] : [],
    ),
    other: there.flatMap(({ one, item }) =>
      item && one.qty !== '' && one.qty !== item.qty ? [{ one, item }] : [],
    ),
  };
}

const alreadyWords = (items: readonly ShoppingItem[], list: ShoppingList): string | undefined =>
  items.length === 0
    ? undefined
    : `${capital(listed(items.map(({ name, qty }) => (qty === '' ? lower(name) : `${lower(name)} (${quoted(qty)})`))))} ${isOrAre(items)} on ${titleOf(list)} already.`;

const shown = (goods: readonly Goods[]): string =>
  listed(goods.map(({ name, qty }) => (qty === '' ? lower(name) : `${lower(name)} (${quoted(qty)})`)));

/** Cards that put things on a list. */
export function addTo(list: ShoppingList, goods: readonly Goods[], seed: string): Plan {
  const { fresh, already, other } = sorted(list, goods, seed);
  const cards = [
    ...(fresh.length > 0 ? [{ tool: 'addShoppingItems', input: { id: list.id, items: fresh } }] : []),
    ...other.map(({ one, item }) => ({
      tool: 'updateShoppingItem',
      input: { id: list.id, itemId: item.id, qty: one.qty },
    })),
  ];
  const changed =
    other.length > 0
      ? `${capital(listed(other.map(({ one, item }) => `${lower(item.name)} ${verbFor([item], 'changes', 'change')} ${item.qty === '' ? '' : `from ${quoted(item.qty)} `}to ${quoted(one.qty)}`)))}.`
      : undefined;
  const added =
    fresh.length > 0
      ? wording(
          seed,
          `${capital(shown(fresh))} for ${titleOf(list)}.`,
          `Adding ${shown(fresh)} to ${titleOf(list)}.`,
          `${titleOf(list)} gets ${shown(fresh)}.`,
        )
      : undefined;
  const words = [
    added,
    changed,
    alreadyWords(already, list),
    cards.length > 0 ? cardWords(seed, cards.length) : undefined,
  ];
  return {
    text: words.filter(Boolean).join(' '),
    cards,
    focus: { ...focusOn(list), things: goods.map(({ name }) => name) },
    reads: [...LISTS_READ],
  };
}

export const startWith = (title: string, items: readonly Goods[], seed: string): Plan => ({
  text: `${items.length > 0 ? `A new list, **${quoted(title)}**, with ${shown(items)}.` : `A new, empty list, **${quoted(title)}**. Tell me what goes on it once it's there.`} ${cardWords(seed)}`,
  cards: [{ tool: 'createShoppingList', input: { title, items } }],
  reads: [...LISTS_READ],
});

export const PACK_UNIT =
  /^(?:cans?|tins?|bags?|box(?:es)?|jars?|bottles?|cartons?|packs?|packages?|lbs?|pounds?|loaf|loaves|bunch(?:es)?|dozen|gallons?|bars?|rolls?|cases?|tubs?)$/i;
const NUMBER = /^\d+(?:\.\d+)?$/;
/** '2 cans', '3' after chickpeas were asked about are cans of them, or so many; a number alone is no thing. */
function ofSpoken({ focus }: Asked, one: Goods): Goods[] {
  const thing = focus.things?.at(-1);
  const isNumber = NUMBER.test(one.name);
  if (thing === undefined || !(isNumber || PACK_UNIT.test(one.name))) return isNumber ? [] : [one];
  return [{ name: thing, qty: `${one.qty} ${one.name.toLowerCase()}`.trim() }];
}

const IF_NOT =
  /\b(?:if|unless) (?:not|we (?:do|are)(?:n['’]?t| not)?|we(?:['’]re)? (?:out|low)|there (?:is|are)(?:n['’]?t| not| none)?|we have)\b/i;
/** 'If we have none, put it on the list' of what the pantry has. */
function inPantry({ household }: Asked, goods: readonly Goods[]): Plan | undefined {
  const found = goods.map(({ name }) => household.pantry.find((item) => isAlike(item.name, name)));
  return goods.length > 0 && found.every((item) => item !== undefined)
    ? {
        text: `${capital(listed(found.map((item) => `${lower(item.name)}${item.quantity === '' ? '' : ` (${quoted(item.quantity)})`}`)))} ${isOrAre(found)} in the pantry, so nothing goes on the list.`,
        reads: [{ tool: 'listPantryItems', input: {} }, ...LISTS_READ],
      }
    : undefined;
}

/** 'Dying for some coffee, put community dark roast on the list': one thing, whose kind is told before. */
const CRAVES =
  /^[^,.;!]{0,20}\b(?:dying|eager|craving|jonesing|desperate|longing|in the mood)(?: for)? (?:(?:some|a|an|my|more) )?([\p{L} ]{2,30})[,.;!]+ (?=(?:(?:and|so|please|pls|can you|just) )*(?:put|add|get|throw|stick|write)\b)/iu;
function withoutCraving(typed: Asked): Asked {
  const [lead = '', kind = ''] = CRAVES.exec(typed.text) ?? [];
  if (lead === '') return typed;
  const { slots } = typed;
  const text = typed.text.slice(lead.length);
  const isSaid = ({ said }: { said: string }): boolean => text.toLowerCase().includes(said.toLowerCase());
  const [foods, goods] = [slots.foods.filter(isSaid), slots.goods.filter(isSaid)];
  const own = { ...typed, text, slots: { ...slots, foods, goods } };
  const [only, ...others] = thingsIn(own, { takesUnknown: true });
  const isBrand = foods.length + goods.length === 0 && only !== undefined && others.length === 0;
  return isBrand
    ? { ...own, text: text.replace(new RegExp(RegExp.escape(only.name), 'i'), `$& ${kind.trim()}`) }
    : own;
}

/** 'Add those minus the peanuts' where they are on the list already: the one that is left out comes off. */
const takenOff = (list: ShoppingList, spoken: readonly Goods[], kept: readonly Goods[]): Card[] =>
  waiting(list)
    .filter(({ name }) => spoken.some((one) => isAlike(one.name, name) && !kept.includes(one)))
    .map(({ id: itemId }) => ({ tool: 'deleteShoppingItem', input: { id: list.id, itemId } }));

const PURPOSE =
  /[\s,.;]+(?:(?:it|they|that|those|these)(?:['’]?s|['’]?re| is| are)) (?:(?:all|just|only|mainly|mostly) )?for [^.;!?]{2,60}[.!]*$/iu;
/** 'Put milk on the list, it's for grandma's coffee': what it is for is nothing to buy. */
function withoutItsPurpose(said: Asked): Asked {
  const text = said.text.replace(PURPOSE, '');
  if (text === said.text) return said;
  const isSaid = (one: { said: string }): boolean => text.toLowerCase().includes(one.said.toLowerCase());
  const { foods, goods, dishes } = said.slots;
  const slots = { foods: foods.filter(isSaid), goods: goods.filter(isSaid), dishes: dishes.filter(isSaid) };
  return { ...said, text, slots: { ...said.slots, ...slots } };
}

/** 'Toothpaste goes on Costco' */
const GOES = / (?:goes|go|belongs?|should go|has to go|needs to go) (?=(?:on|onto|to|in)\b)/gi;
/** 'Add milk to the list' */
export function addToList(heard: Asked): Plan {
  const goes = withoutDishOfPurpose({
    ...withoutStory(heard),
    text: withoutStory(heard).text.replace(GOES, ' '),
  });
  const { asked: said, amount } = withUsualAmount(goes);
  const each = addToEach(said, addToList);
  if (each) return each;
  const { asked: typed, refused } = withoutRefused(withoutCraving(withoutItsPurpose(said)));
  const asked = withNeeds(typed);
  const inText = withOwnNeeds(thingsIn(asked, { takesUnknown: true }), asked.text).flatMap((one) =>
    ofSpoken(asked, one),
  );
  // 'We need flour and tea, add them to the list' tells more than one.
  const isTold = putsTold(heard.text) && asked.slots.foods.length + asked.slots.goods.length < 2;
  const named = amountOfLast(isTold ? thingTold(heard.text) : inText, amount);
  const isSpokenOf = named.length === 0 && asked.slots.pronouns.length > 0;
  const spoken = isSpokenOf ? (asked.focus.things ?? []).map((name) => ({ name, qty: '' })) : named;
  const { kept, words: without } = leftOut(spoken, refused);
  const goods = kept.map((one, at) =>
    at === kept.length - 1 ? { ...one, name: withKind(asked, one.name) ?? one.name } : one,
  );
  if (goods.length === 0)
    return {
      text: wording(asked.text, 'What should I put on the list?', 'Sure. What do you need?'),
      asked: 'items',
    };
  const there = IF_NOT.test(asked.text) ? inPantry(asked, goods) : undefined;
  if (there) return there;
  const meant = listMeant(asked);
  if ('among' in meant) return askWhichList(meant.among);
  const renamed = 'list' in meant ? renamedByNeed(typed, meant.list) : undefined;
  if (renamed) return renamed;
  const title = 'title' in meant ? meant.title : FIRST_TITLE;
  const plan = 'list' in meant ? addTo(meant.list, goods, asked.text) : startWith(title, goods, asked.text);
  const off = 'list' in meant && isSpokenOf ? takenOff(meant.list, spoken, kept) : [];
  return {
    ...plan,
    cards: [...(plan.cards ?? []), ...off],
    text: [plan.text, ...without].join(' '),
    isAccounted: isTold || isAllSaid(asked, [title, ...goods.flatMap(({ name, qty }) => [name, qty])]),
  };
}

export const listAddAnswers: Answerers = { list_add: addToList };
