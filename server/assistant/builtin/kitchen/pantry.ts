// 'Do we have rice?', 'what's in the pantry?', 'add rice to the pantry', 'we are out of rice'.
import { PANTRY_CATEGORIES, type PantryCategory, type PantryItem } from '#contract/kinds/pantry-item.ts';
import { categoryOf } from '#rules/food/food-category.ts';
import type { Decision } from '../decision.ts';
import type { Desk, Step } from '../desk/desk.ts';
import { capital, listed, paragraphs, quoted } from '../say.ts';
import { goodsIn, type Goods } from './goods.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { alike, named } from './said.ts';
import { addShopping, isWaiting } from './shopping.ts';

const NEEDED = ['listPantryItems'] as const;
const MOST_CARDS = 4;
const EMPTY =
  'Nothing is written down for your pantry yet. Tell me what you have, such as “add rice to the pantry”.';

const lower = (name: string): string =>
  quoted(name).replace(/^\p{Lu}(?=\p{Ll})(?!.* \p{Lu})/u, (first) => first.toLowerCase());
const names = (goods: readonly { name: string }[]): string => listed(goods.map(({ name }) => lower(name)));

const itemWords = ({ name, quantity }: PantryItem): string =>
  `${quoted(name)}${quantity === '' ? '' : ` (${quoted(quantity)})`}`;

const isFreezer = ({ place = '' }: Kitchen): boolean => /freez/i.test(place);

/** What is there, shelf by shelf. */
function sayAll(items: readonly PantryItem[], kitchen: Kitchen): string {
  const shown = isFreezer(kitchen) ? items.filter(({ category }) => category === 'frozen') : items;
  if (items.length === 0) return EMPTY;
  if (shown.length === 0) return 'Nothing is written down as frozen.';
  const lines = PANTRY_CATEGORIES.flatMap((category) => {
    const here = shown.filter((item) => item.category === category);
    return here.length > 0 ? [`- **${capital(category)}**, ${here.map(itemWords).join(', ')}`] : [];
  });
  return paragraphs('This is written down for your pantry.', lines.join('\n'));
}

function sayOne(items: readonly PantryItem[], { name }: Goods): string {
  const found = items.filter((item) => named(item.name, name) || alike(item.name, name));
  if (found.length === 0)
    return `I find no ${lower(name)} in your pantry. That only means that nobody wrote it down.`;
  const words = found.map(
    (item) => `**${quoted(item.name)}**${item.quantity === '' ? '' : ` (${quoted(item.quantity)})`}`,
  );
  return `Yes, ${listed(words)} ${found.length > 1 ? 'are' : 'is'} written down for your pantry.`;
}

/** 'Do we have rice?', 'what is in the pantry?' */
export const askPantry = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(NEEDED, ({ listPantryItems: items }) => {
    const goods = goodsIn(kitchen.things);
    return {
      text: goods.length > 0 ? goods.map((one) => sayOne(items, one)).join('\n\n') : sayAll(items, kitchen),
    };
  });

const shelfFor = (kitchen: Kitchen, name: string): PantryCategory =>
  isFreezer(kitchen) ? 'frozen' : categoryOf(name);

/** 'Add 2 kg of rice to the pantry' */
export const addToPantry = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(NEEDED, ({ listPantryItems: items }) => {
    const goods = goodsIn(kitchen.things).slice(0, MOST_CARDS);
    if (goods.length === 0) return { text: 'Tell me what it is, such as “add rice to the pantry”.' };
    const there = goods.filter((one) =>
      items.some((item) => alike(item.name, one.name) && (one.qty === '' || item.quantity === one.qty)),
    );
    const already =
      there.length > 0
        ? `${capital(names(there))} ${there.length > 1 ? 'are' : 'is'} written down already.`
        : undefined;
    const fresh = goods.filter((one) => !there.includes(one));
    if (fresh.length === 0) return { text: already ?? '' };
    const steps = fresh.map(({ name, qty }): Step => {
      const item = items.find((one) => alike(one.name, name));
      return item
        ? { tool: 'updatePantryItem', input: { id: item.id, quantity: qty } }
        : {
            tool: 'createPantryItem',
            input: { name, category: shelfFor(kitchen, name), ...(qty === '' ? {} : { quantity: qty }) },
          };
    });
    return desk.proposeAll(steps, `I prepared ${names(fresh)} for your pantry.`, already);
  });

const removal = ({ id }: PantryItem): Step => ({ tool: 'deletePantryItem', input: { id } });

/** 'We are out of rice': off the pantry; on the list, when it was not written down there. */
export const outOfPantry = (desk: Desk, kitchen: Kitchen): Decision =>
  desk.knowing(NEEDED, ({ listPantryItems: items }) => {
    const goods = goodsIn(kitchen.things).slice(0, MOST_CARDS);
    const found = goods.flatMap((one) => {
      const item =
        items.find(({ name }) => alike(name, one.name)) ?? items.find(({ name }) => named(name, one.name));
      return item ? [item] : [];
    });
    if (found.length > 0)
      return desk.proposeAll(found.map(removal), `I prepared to take ${names(found)} out of your pantry.`);
    if (goods.length === 0 || kitchen.place !== undefined)
      return { text: goods.length === 0 ? EMPTY : `I find no ${names(goods)} in your pantry.` };
    return desk.knowing(['listShoppingLists'], ({ listShoppingLists: lists }) =>
      goods.every(({ name }) => isWaiting(lists, name))
        ? {
            text: `${capital(names(goods))} ${goods.length > 1 ? 'are' : 'is'} on your shopping list already.`,
          }
        : addShopping(desk, kitchen),
    );
  });
