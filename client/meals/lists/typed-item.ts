// An item that was typed with how much of it: '2 milk', '500 g flour', '12 oz. bacon', 'bananas x6', 'a dozen eggs'.
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';

const UNIT =
  'k?g|m?l|oz|lbs?|pounds?|cups?|pints?|quarts?|gallons?|cans?|jars?|bottles?|cartons?|bags?|box(?:es)?|packs?|loaf|loaves|bunch(?:es)?|heads?|dozen';
/** Names that begin with a number of their own: '7 up', '5 spice powder'. */
const NAMED = 'up|spice|layer|bean|cheese|grain|seed|way|ingredient|day|minute';
const PART = '[¼½¾⅓⅔⅛]';
/** '2', '1.5', '1/2', '1 1/2', '½', '1½' */
const NUMBER = String.raw`(?:\d{1,3}(?:[.,/]\d+| \d/\d| ?${PART})?|${PART})`;
const NAME = String.raw`(?:of )?(?!(?:${NAMED})\b)(\p{L}.*)$`;
const BEFORE = new RegExp(
  String.raw`^(${NUMBER}(?: ?(?:${UNIT})(?=\.? ))?|\d{4} ?(?:g|ml))\.?(?: ?x| ea(?:ch)?\.?)? ${NAME}`,
  'iu',
);
const IN_WORDS = new RegExp(
  String.raw`^(?:(half)(?: an?)? |an? |one )?(?:(dozen) |(?<= )(${UNIT}) of )${NAME}`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^(.*\p{L})(?:\s+[x×] ?(\d{1,3})|,?\s+(${NUMBER} ?(?:${UNIT}))\.?)$`,
  'iu',
);
/** The mark that copied lists have before each line: '-', '•', '[ ]'. */
const MARK = /^(?:[-–*•·☐]|\[[ x]?\]) +(?=\S)/iu;

/** Its name, and its quantity where one was typed. */
export function typedItem(typed: string): Pick<ShoppingItem, 'name'> & Partial<Pick<ShoppingItem, 'qty'>> {
  const text = typed.replace(MARK, '').replace(MARK, '');
  const [, qty, name] = BEFORE.exec(text) ?? [];
  if (qty && name) return { name, qty };
  const [, half, dozen, unit, named] = IN_WORDS.exec(text) ?? [];
  if (named) return { name: named, qty: `${half ? '1/2' : '1'} ${dozen ?? unit}`.toLowerCase() };
  const [, thing, count, measure] = BEHIND.exec(text) ?? [];
  const behind = count ?? measure;
  return thing && behind ? { name: thing, qty: behind } : { name: text };
}
