// The pantry's records that a wish names, and the question whether what is gone shall be bought.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { Asked, Plan, Read } from '../../plan.ts';
import { amountsIn, type Goods } from '../../../text/goods.ts';
import { addTo, addToList } from '../lists/list-add.ts';
import { itOrThem } from '../names.ts';
import { storedIn } from '../stored-things.ts';
import { thingsIn } from '../things.ts';
import { listMeant } from '../lists/which-list.ts';

export const PANTRY_READ: readonly Read[] = [{ tool: 'listPantryItems', input: {} }];
export const FROZEN = /\b(?:freezer|frozen|froze|deep freeze)\b/i;
export const DATED =
  /\b(?:expir\w+|use by|best by|best before|goes bad|go bad|going bad|goes off|go off|going off|spoil\w*|good (?:until|till?|through|thru))\b/i;
const DATE_PHRASE = new RegExp(`${DATED.source}[^,.;\\n]*?(?=[,.;\\n]|\\band\\b|$)`, 'gi');

/** The wish without the words for a date: 'carrots good till Dec 6' → 'carrots'. */
export const undated = (asked: Asked): Asked => ({ ...asked, text: asked.text.replace(DATE_PHRASE, ' ') });

const BUY = [
  { label: 'Put them on the list', choice: 'yes' },
  { label: 'No, thanks', choice: 'no' },
];
const BUY_IT = [{ label: 'Put it on the list', choice: 'yes' }, ...BUY.slice(1)];

export const offerToBuy = (things: readonly { name: string }[]) => ({
  asked: 'buy',
  offered: itOrThem(things) === 'them' ? BUY : BUY_IT,
});

/** Stored items that a wish names, and things of it that are not stored. */
export function stockIn(asked: Asked): { found: PantryItem[]; missing: Goods[]; goods: Goods[] } {
  const goods = thingsIn(asked);
  return { ...storedIn(asked.text, goods, asked.household.pantry, ({ name }) => name), goods };
}

/** The answer to the question whether to buy it. */
export const buying = (asked: Asked): Plan | undefined => {
  const choice = asked.chosen['buy'];
  if (choice === 'no') return { text: 'All right, the list stays as it is.' };
  if (choice !== 'yes') return undefined;
  const meant = listMeant(asked);
  const goods = thingsIn(asked).map(({ name }) => ({ name, qty: '' }));
  const plan = 'list' in meant && goods.length > 0 ? addTo(meant.list, goods, asked.text) : addToList(asked);
  return { ...plan, isAccounted: true };
};

/** 'And make it 5 lbs' is about the thing before. */
const SAME = /\b(?:it|that|this|them|those|these|now|left)\b/i;
const GOES_ON = /^(?:and|also|plus)\s+/i;

/** 'And a dozen mochi' after the sweet potatoes is a wish for another thing, and no amount of them. */
export function anotherThing(asked: Asked): Asked | undefined {
  const last = asked.said.split(/(?<=[.!?])\s+|\n+/).at(-1) ?? '';
  if (!GOES_ON.test(last) || SAME.test(last) || amountsIn(last).length === 0) return undefined;
  const text = last.replace(GOES_ON, 'add ');
  const isSaid = ({ said }: { said: string }): boolean => last.toLowerCase().includes(said.toLowerCase());
  const { foods, goods, days } = asked.slots;
  const slots = {
    ...asked.slots,
    foods: foods.filter(isSaid),
    goods: goods.filter(isSaid),
    days: DATED.test(last) ? days : [],
  };
  const more = { ...asked, said: text, text, slots };
  const isNew = stockIn(undated(more)).found.length === 0;
  return isNew && thingsIn(undated(more), { takesUnknown: true }).length > 0 ? more : undefined;
}
