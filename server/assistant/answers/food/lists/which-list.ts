// The shopping list that a wish means: the one named, else the one last spoken of, else that of every week, else the newest that fits.
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { Reference } from '../../../dialogue/state.ts';
import { readFood } from '#rules/food/allergens.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { HOLIDAY } from '#rules/time/spoken/holiday-names.ts';
import { fold } from '../../../text/fold-text.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import type { Asked, Plan, Read } from '../../plan.ts';
import { isCalled, titleOf, waiting } from '../names.ts';

export const LISTS_READ: readonly Read[] = [{ tool: 'listShoppingLists', input: {} }];
export const FIRST_TITLE = 'Groceries';

export const byAge = (one: ShoppingList, other: ShoppingList): number =>
  Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt);

export const focusOn = ({ id }: Pick<ShoppingList, 'id'>): NonNullable<Plan['focus']> => ({
  shopping_list: id,
});

/** The list of every week, which 'the list' means beside one for an occasion. */
const USUAL =
  /^(?:the |our |my )?(?:weekly |family )?(?:grocer(?:y|ies)|shopping|food)(?: list| shopping)?$/i;

const OCCASION = new RegExp(
  `\\b(?:${HOLIDAY}|navidad|noel|posadas?|feast|gifts?|presents?|party|birthday|bday|wedding|shower|trip|travel|vacation|camp(?:ing)?|picnic|potluck|bbq|cookout|bake sale)\\b`,
);
/** A list for a feast or a trip is meant only where it is named. */
const isForOccasion = ({ title }: ShoppingList): boolean => OCCASION.test(fold(title));

const GENERIC =
  /^(?:the|my|our|your|a|an|this|that|new|whole|weekly|shopping|grocery|groceries|food|store|another|on|to|from|off|of|in|for|with|and|or|regular|usual|next|open|is|are|what|show|make|create|start|delete|remove|clear|erase|trash|pip|second|separate|fresh|any|same|each|which|read|me|need|want|put|add|get|have|has|do|does|did|can|could|should|would|will|please|pls|hey|hi|ok|okay|so|you|we|i|us|let|lets|let['’]s|got|be|called|named|titled|rename|change|off|into|onto|over|from|just|then|also|how|where|there|made|write|begin|set|up|going|blank|empty|old|other|entire|full)$/i;

const MOST_TITLE_WORDS = 3;

/** The title of a list that a wish names and nobody has: 'costco' in 'the costco list', 'trader joes'. */
export function newTitle({ text, slots }: Asked): string | undefined {
  if (slots.lists.length > 0) return undefined;
  const [, before = ''] = /(?:^|[\s"'])((?:[\p{L}][\p{L}\d'’&-]* ){1,8})list\b/iu.exec(text) ?? [];
  const things = [...slots.foods, ...slots.goods].flatMap(({ said }) => said.toLowerCase().split(' '));
  const words = before.trim().split(' ').filter(Boolean);
  const isStop = (word: string): boolean => GENERIC.test(word) || things.includes(word.toLowerCase());
  // The hardware store and the pet food are titles, 'the store' is none.
  const start = words.findLastIndex(
    (word, at) => isStop(word) && !(/^(?:store|food)$/i.test(word) && at > 0 && !isStop(words[at - 1] ?? '')),
  );
  const title = words.slice(Math.max(start + 1, words.length - MOST_TITLE_WORDS)).join(' ');
  return title === '' ? undefined : capital(title);
}

export type Meant = { list: ShoppingList } | { title: string } | { among: ShoppingList[] } | { none: true };

const chosenList = ({ household, chosen }: Asked): ShoppingList | undefined => {
  const choice = chosen['which'];
  return typeof choice === 'object' ? household.lists.find(({ id }) => id === choice.id) : undefined;
};

/** 'The birthday' is the list 'Huck and Joy birthday', where no other has that word. */
export function listsByWord({ household, text }: Pick<Asked, 'household' | 'text'>): ShoppingList[] {
  const words = new Set(nameForm(text).split(' '));
  const people = new Set(household.members.flatMap(({ name }) => nameForm(name).split(' ')));
  return household.lists.filter(
    ({ title }) =>
      !USUAL.test(title) &&
      nameForm(title)
        .split(' ')
        .some((word) => word.length > 3 && words.has(word) && !people.has(word) && !GENERIC.test(word)),
  );
}

const SHARED_LETTERS = 5;
/** 'The vacay list' is 'Vacation things': words that begin alike. */
const listsLike = (lists: readonly ShoppingList[], said: string): ShoppingList[] => {
  const begins = (text: string): string[] =>
    nameForm(text)
      .split(' ')
      .filter((word) => word.length >= SHARED_LETTERS)
      .map((word) => word.slice(0, SHARED_LETTERS));
  const own = new Set(begins(said));
  return lists.filter(({ title }) => begins(title).some((word) => own.has(word)));
};

/** Food, and what nobody knows, goes on the list that has most food, and not on 'Hardware', which is newer. */
function forFood({ slots }: Asked, lists: readonly ShoppingList[]): readonly ShoppingList[] {
  if (slots.goods.length > 0 && slots.foods.length + slots.dishes.length === 0) return lists;
  const foodsOf = ({ items }: ShoppingList): number =>
    items.filter(({ name }) => readFood(name).names.length > 0).length;
  const most = Math.max(0, ...lists.map(foodsOf));
  return lists.filter((list) => foodsOf(list) === most);
}

function lastMeant(asked: Asked): ShoppingList | undefined {
  const { household, focus, text } = asked;
  const inText = nameForm(text);
  // 'Could use some light bulbs': the one list that has had them.
  const holding = household.lists.filter(({ items }) =>
    items.some(({ name }) => holdsName(inText, nameForm(name))),
  );
  const everyday = household.lists.filter((list) => !isForOccasion(list));
  const usual = everyday.filter(({ title }) => USUAL.test(title));
  const lists = everyday.length > 0 ? everyday : household.lists;
  return (
    household.lists.find(({ id }) => id === focus.shopping_list) ??
    (holding.length === 1 ? holding[0] : undefined) ??
    (usual.length === 1 ? usual[0] : forFood(asked, lists).toSorted(byAge).at(-1))
  );
}

/** The list named, else the one last spoken of, else that of every week, else the newest. */
export function listMeant(asked: Asked): Meant {
  const { household, slots } = asked;
  const picked = chosenList(asked);
  if (picked) return { list: picked };
  const ids = [...new Set(slots.lists.flatMap((list) => list.ids))];
  const inText = nameForm(asked.text);
  // 'Ice cream on the party one' after Costco was spoken of.
  const isBefore = ids.length > 0 && slots.lists.every(({ said }) => !holdsName(inText, nameForm(said)));
  const [other, ...more] = isBefore ? listsByWord(asked) : [];
  if (other && more.length === 0) return { list: other };
  // 'For Thanksgiving' is a day and the list for it.
  const named = household.lists.filter(
    ({ id, title }) =>
      ids.includes(id) || (ids.length === 0 && !USUAL.test(title) && holdsName(inText, nameForm(title))),
  );
  const [only] = named;
  if (only && named.length === 1) return { list: only };
  if (named.length > 1) return { among: named };
  const title = newTitle(asked);
  const byWord = title === undefined ? listsByWord(asked) : [];
  if (byWord.length === 1 && byWord[0]) return { list: byWord[0] };
  if (title !== undefined) {
    const called = household.lists.filter((list) => isCalled(list.title, title));
    const [first] = called;
    if (first && called.length === 1) return { list: first };
    const [alike, ...others] = called.length === 0 ? listsLike(household.lists, title) : [];
    if (alike && others.length === 0) return { list: alike };
    return called.length > 1 ? { among: called } : { title };
  }
  const last = lastMeant(asked);
  return last ? { list: last } : { none: true };
}

const offerOf = (list: ShoppingList): { label: string; choice: Reference } => ({
  label: quoted(list.title),
  choice: { kind: 'shopping_list', id: list.id },
});

/** 'On all the lists' */
export const ALL_LISTS = /\b(?:all(?: of)?(?: (?:the|my|our))?|every|each) lists?\b/i;

export const askWhichList = (lists: readonly ShoppingList[]): Plan => ({
  text: `Do you mean ${listed(lists.map(titleOf), 'or')}?`,
  asked: 'which',
  offered: lists.map(offerOf),
  reads: [...LISTS_READ],
});

export const countWords = (list: ShoppingList): string => {
  const open = waiting(list).length;
  return open === 0 ? 'nothing to buy' : `${open} to buy`;
};
