// An item that was typed with how much of it: '2 milk', '500 g flour', 'bananas x6'.
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';

const UNIT =
  'k?g|m?l|oz|lbs?|pounds?|cups?|quarts?|gallons?|cans?|jars?|bottles?|cartons?|bags?|box(?:es)?|packs?|loaf|loaves|bunch(?:es)?|dozen';
/** Names that begin with a number of their own: '7 up', '5 spice powder'. */
const NAMED = 'up|spice|layer|bean|cheese|grain|seed|way|ingredient|day|minute';
const BEFORE = new RegExp(
  String.raw`^(\d{1,3}(?:[.,/]\d+)?(?: ?(?:${UNIT})(?= ))?|\d{4} ?(?:g|ml)) ?x? (?:of )?(?!(?:${NAMED})\b)(\p{L}.*)$`,
  'iu',
);
const BEHIND = /^(.*\p{L})\s+[x×] ?(\d{1,3})$/iu;

/** Its name, and its quantity where one was typed. */
export function typedItem(typed: string): Pick<ShoppingItem, 'name'> & Partial<Pick<ShoppingItem, 'qty'>> {
  const [, qty, name] = BEFORE.exec(typed) ?? [];
  if (qty && name) return { name, qty };
  const [, thing, count] = BEHIND.exec(typed) ?? [];
  return thing && count ? { name: thing, qty: count } : { name: typed };
}
