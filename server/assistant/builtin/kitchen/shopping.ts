// 'Put eggs and 2 l of milk on the list', 'what is on the list?', 'I bought the milk', 'take the rice off the list'.
import type { ShoppingItem, ShoppingList } from '#contract/kinds/shopping-list.ts';
import { nameForm } from '#rules/text/words.ts';
import type { Decision } from '../decision.ts';
import type { Desk, Step } from '../desk/desk.ts';
import { capital, listed, paragraphs, quoted } from '../say.ts';
import { goodsIn, type Goods } from './goods.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { alike, amountOf, named } from './said.ts';

const NEEDED = ['listShoppingLists'] as const;
export const FIRST_TITLE = 'Groceries';
const MOST_LINES = 60;
/** Each takes a card and a step of the answer. */
const MOST_CARDS = 4;

const byAge = (a: ShoppingList, b: ShoppingList): number =>
  Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt);

/** The list that is meant: the one with that title; else the newest. */
export function listMeant(lists: readonly ShoppingList[], title?: string): ShoppingList | undefined {
  if (title === undefined) return lists.toSorted(byAge).at(-1);
  return lists.find((list) => alike(list.title, title)) ?? lists.find((list) => named(list.title, title));
}

/** 'You have three lists; this is the newest.' */
export const chosenWords = (lists: readonly ShoppingList[], kitchen: Kitchen): string | undefined =>
  lists.length > 1 && kitchen.title === undefined
    ? `You have ${lists.length} lists, so I took the newest. Name another one if you mean that.`
    : undefined;

export const titleOf = ({ title }: Pick<ShoppingList, 'title'>): string => `**${quoted(title)}**`;
export const names = (goods: readonly { name: string }[]): string =>
  listed(
    goods.map(({ name }) =>
      quoted(name).replace(/^\p{Lu}(?=\p{Ll})(?!.* \p{Lu})/u, (first) => first.toLowerCase()),
    ),
  );
const isOrAre = (goods: readonly Goods[]): string =>
  goods.length > 1 || /[^s]s$/i.test(goods[0]?.name ?? '') ? 'are' : 'is';

export const waiting = ({ items }: ShoppingList): ShoppingItem[] => items.filter(({ checked }) => !checked);

/** What is wanted, from the wish or from what was answered. */
const wanted = (desk: Desk, kitchen: Kitchen): Goods[] => {
  const answer = desk.parts.findLast(({ asked }) => asked === 'items')?.text;
  return goodsIn(answer ?? kitchen.things);
};

/** 'Add milk to the list' */
export function addShopping(desk: Desk, kitchen: Kitchen): Decision {
  const goods = wanted(desk, kitchen);
  if (goods.length === 0) return desk.ask('items');
  return desk.knowing(NEEDED, ({ listShoppingLists: lists }) => {
    const list = listMeant(lists, kitchen.title);
    if (!list) return begin(desk, capital(kitchen.title ?? FIRST_TITLE), goods, lists.length > 0);
    const there = goods.filter((one) =>
      waiting(list).some((item) => alike(item.name, one.name) && (one.qty === '' || item.qty === one.qty)),
    );
    const fresh = goods.filter((one) => !there.includes(one));
    const already =
      there.length > 0
        ? `${capital(names(there))} ${isOrAre(there)} on ${titleOf(list)} already.`
        : undefined;
    if (fresh.length === 0) return { text: paragraphs(already, chosenWords(lists, kitchen)) };
    return desk.propose(
      'addShoppingItems',
      { id: list.id, items: fresh },
      `I prepared ${names(fresh)} for ${titleOf(list)}.`,
      already,
      chosenWords(lists, kitchen),
    );
  });
}

const begin = (desk: Desk, title: string, items: readonly Goods[], hasOthers: boolean): Decision =>
  desk.propose(
    'createShoppingList',
    { title, items },
    hasOthers
      ? `There is no list called ${quoted(title)} yet, so I prepared one.`
      : `There is no shopping list yet, so I prepared one called ${quoted(title)}${items.length > 0 ? ` with ${names(items)}` : ''}.`,
  );

/** 'Start a shopping list for the party with chips and soda' */
export const newShoppingList = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(NEEDED, ({ listShoppingLists: lists }) => {
    if (/^(?:it|that|this|them|those)$/i.test(kitchen.title ?? ''))
      return { text: 'Tell me what the new list is for, such as “start a shopping list for the party”.' };
    const title = capital(kitchen.title ?? FIRST_TITLE);
    const there = kitchen.title === undefined ? undefined : listMeant(lists, title);
    if (there && kitchen.things !== '') return addShopping(desk, kitchen);
    if (there) return { text: `${titleOf(there)} is there already. Tell me what to put on it.` };
    return desk.propose(
      'createShoppingList',
      { title, items: goodsIn(kitchen.things) },
      `I prepared a new shopping list called ${quoted(title)}.`,
    );
  });

const lineOf = ({ name, qty }: ShoppingItem): string => `- ${quoted(name)}${amountOf(qty)}`;

function sayList(list: ShoppingList): string {
  const open = waiting(list);
  const done = list.items.filter(({ checked }) => checked);
  const bought = done.length > 0 ? `Checked off already, ${names(done)}.` : undefined;
  if (list.items.length === 0) return `${titleOf(list)} is empty. Tell me what to put on it.`;
  if (open.length === 0) return paragraphs(`Everything on ${titleOf(list)} is checked off.`, bought);
  const more = open.length > MOST_LINES ? `And ${open.length - MOST_LINES} more.` : undefined;
  return paragraphs(
    `There ${open.length === 1 ? 'is one thing' : `are ${open.length} things`} to buy on ${titleOf(list)}.`,
    open.slice(0, MOST_LINES).map(lineOf).join('\n'),
    more,
    bought,
  );
}

/** Where one thing stands on the lists. */
function sayOne(lists: readonly ShoppingList[], { name }: Goods): string {
  const what = quoted(name);
  const found = lists
    .toSorted(byAge)
    .toReversed()
    .flatMap((list) => list.items.filter((item) => named(item.name, name)).map((item) => ({ list, item })));
  const open = found.find(({ item }) => !item.checked);
  const { list, item } = open ?? found[0] ?? {};
  if (!list || !item) {
    const [first] = lists;
    return `${capital(what)} is not on ${first && lists.length === 1 ? titleOf(first) : 'any of your lists'}.`;
  }
  const where = `**${quoted(item.name)}**${amountOf(item.qty)} is on ${titleOf(list)}`;
  return open ? `Yes, ${where}.` : `${where}, but checked off already.`;
}

/** 'What is on the shopping list?', 'is milk on the list?' */
export const askShopping = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(NEEDED, ({ listShoppingLists: lists }) => {
    if (lists.length === 0)
      return { text: 'There is no shopping list yet. Tell me what you need, and I prepare one.' };
    const goods = goodsIn(kitchen.things);
    if (goods.length > 0) return { text: goods.map((one) => sayOne(lists, one)).join('\n\n') };
    const list = listMeant(lists, kitchen.title);
    if (!list) return { text: `There is no list called ${quoted(kitchen.title ?? '')}. ${titlesOf(lists)}` };
    const others = lists.filter(({ id }) => id !== list.id);
    return { text: paragraphs(sayList(list), others.length > 0 ? titlesOf(others, 'also ') : undefined) };
  });

const titlesOf = (lists: readonly ShoppingList[], also = ''): string =>
  `You ${also}have ${listed(lists.slice(0, 8).map(titleOf))}.`;

interface Place {
  list: ShoppingList;
  item: ShoppingItem;
}

/** Where on the lists each thing stands; the one meant first, then the newest, the same name before a longer one. */
function placesOf(
  lists: readonly ShoppingList[],
  title: string | undefined,
  goods: readonly Goods[],
  fits: (item: ShoppingItem) => boolean,
) {
  const meant = listMeant(lists, title);
  const order = [...(meant ? [meant] : []), ...lists.filter((list) => list !== meant).toReversed()];
  const all = order.flatMap((list) => list.items.filter(fits).map((item): Place => ({ list, item })));
  const found: Place[] = [];
  const missing: Goods[] = [];
  for (const one of goods) {
    const place =
      all.find(({ item }) => alike(item.name, one.name)) ??
      all.find(({ item }) => named(item.name, one.name));
    if (place) found.push(place);
    else missing.push(one);
  }
  return { found, missing };
}

/** Prepares one card for each thing found. */
function forEach(
  desk: Desk,
  kitchen: Kitchen,
  how: {
    fits: (item: ShoppingItem) => boolean;
    step: (place: Place) => Step;
    says: (places: string) => string;
    missing: string;
  },
): Decision {
  const goods = wanted(desk, kitchen);
  if (goods.length === 0) return { text: 'Tell me the name of the thing, as it stands on the list.' };
  return desk.knowing(NEEDED, ({ listShoppingLists: lists }) => {
    const { found, missing } = placesOf(lists, kitchen.title, goods, how.fits);
    const gap = missing.length > 0 ? `I find no ${names(missing)} ${how.missing}.` : undefined;
    if (found.length === 0) return { text: gap ?? '' };
    const now = found.slice(0, MOST_CARDS);
    const later =
      found.length > now.length
        ? `Please tell me ${names(found.slice(MOST_CARDS).map(({ item }) => item))} again afterwards.`
        : undefined;
    return desk.proposeAll(now.map(how.step), how.says(names(now.map(({ item }) => item))), gap, later);
  });
}

const ticking = (checked: boolean) => ({
  fits: (item: ShoppingItem) => item.checked !== checked,
  step: ({ list, item }: Place): Step => ({
    tool: 'updateShoppingItem',
    input: { id: list.id, itemId: item.id, checked },
  }),
});

/** 'I bought the milk' */
export const checkShopping = (desk: Desk, kitchen: Kitchen): Decision =>
  forEach(desk, kitchen, {
    ...ticking(true),
    says: (what) => `I prepared to check off ${what}.`,
    missing: 'waiting on your shopping lists',
  });

/** 'Uncheck the milk' */
export const uncheckShopping = (desk: Desk, kitchen: Kitchen): Decision =>
  forEach(desk, kitchen, {
    ...ticking(false),
    says: (what) => `I prepared to put ${what} back among what is to buy.`,
    missing: 'checked off on your shopping lists',
  });

/** 'Take the milk off the list' */
export const removeShopping = (desk: Desk, kitchen: Kitchen): Decision =>
  forEach(desk, kitchen, {
    fits: () => true,
    step: ({ list, item }) => ({ tool: 'deleteShoppingItem', input: { id: list.id, itemId: item.id } }),
    says: (what) => `I prepared to take ${what} off the list.`,
    missing: 'on your shopping lists',
  });

/** 'Clear the shopping list' */
export const clearShopping = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(NEEDED, ({ listShoppingLists: lists }) => {
    const list = listMeant(lists, kitchen.title);
    if (!list) return { text: lists.length === 0 ? 'There is no shopping list.' : titlesOf(lists) };
    return desk.propose(
      'deleteShoppingList',
      { id: list.id },
      `I prepared to remove ${titleOf(list)} with everything on it.`,
      chosenWords(lists, kitchen),
    );
  });

/** Whether a list has something by this name that is still to buy. */
export const isWaiting = (lists: readonly ShoppingList[], name: string): boolean =>
  lists.some((list) => waiting(list).some((item) => nameForm(item.name) === nameForm(name)));
