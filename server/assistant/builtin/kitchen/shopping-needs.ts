// What dishes need, put on a shopping list: without what the pantry and the list have, and what is to be left out.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { NeededItem } from '#contract/schemas/food.ts';
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { missingFrom, shoppingFromDishes } from '#rules/shopping/shopping-from-week.ts';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk/desk.ts';
import { capital, listed, paragraphs, quoted } from '../say.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { alike, named } from './said.ts';
import { pantryWords } from './shopping-week.ts';
import { FIRST_TITLE, chosenWords, listMeant, names, titleOf, waiting } from './shopping.ts';

interface Stored {
  listPantryItems: PantryItem[];
  listShoppingLists: ShoppingList[];
}

interface Needs {
  dishes: readonly { name: string; ingredients: readonly string[] }[];
  /** 'eggs', 'nuts' */
  without: readonly string[];
  /** What to say about the dishes, before and after what is said of the list. */
  before: string;
  after?: readonly (string | undefined)[];
}

/** What one word leaves out: the thing of that name, else things called so, else what is of that kind, as 'nuts'. */
function refusedBy(word: string, items: readonly NeededItem[]): NeededItem[] {
  const same = items.filter(({ name }) => alike(name, word));
  if (same.length > 0) return same;
  const called = items.filter(({ name }) => named(name, word));
  if (called.length > 0) return called;
  const fits = isMadeWithout([word]);
  return items.filter(({ name }) => !fits({ name, ingredients: [name] }));
}

function leaveOut(without: readonly string[], needed: readonly NeededItem[]) {
  const found = without.map((word) => ({ word, items: refusedBy(word, needed) }));
  const refused = new Set(found.flatMap(({ items }) => items));
  const nowhere = found.filter(({ items }) => items.length === 0).map(({ word }) => quoted(word));
  const words = [
    refused.size > 0 ? `I left out ${names([...refused])}, as you wished.` : '',
    nowhere.length > 0 ? `I find no ${listed(nowhere, 'or')} in it.` : '',
  ];
  return { refused, words: words.filter(Boolean).join(' ') };
}

/** Prepares the card with what is missing, and says where the rest is. */
export function putOnList(desk: Desk, kitchen: Kitchen, stored: Stored, needs: Needs): Decision {
  const all = shoppingFromDishes(needs.dishes, stored.listPantryItems);
  const { refused, words } = leaveOut(needs.without, [...all.items, ...all.inPantry]);
  const items = all.items.filter((item) => !refused.has(item));
  const lists = stored.listShoppingLists;
  const list = listMeant(lists, kitchen.title);
  // What is checked off was bought for something else.
  const missing = list ? missingFrom({ items: waiting(list) }, items) : items;
  const there = items.filter((item) => !missing.includes(item));
  const notes = [
    needs.before,
    words,
    pantryWords({ inPantry: all.inPantry.filter((item) => !refused.has(item)) }),
    list && there.length > 0 ? `On ${titleOf(list)} already, ${names(there)}.` : undefined,
    ...(needs.after ?? []),
    chosenWords(lists, kitchen),
  ];
  if (missing.length === 0) return { text: paragraphs('There is nothing to add.', ...notes) };
  const fresh = missing.map(({ name, qty }) => ({ name, qty }));
  const title = capital(kitchen.title ?? FIRST_TITLE);
  if (list)
    return desk.propose(
      'addShoppingItems',
      { id: list.id, items: fresh },
      `I prepared ${names(missing)} for ${titleOf(list)}.`,
      ...notes,
    );
  return desk.propose(
    'createShoppingList',
    { title, items: fresh },
    `I prepared a shopping list called ${quoted(title)} with ${names(missing)}.`,
    ...notes,
  );
}
