// Items as they are typed or pasted: each with how much of it, '12 oz. bacon', 'bananas x6', 'a dozen eggs', and several
// in one go, 'milk, eggs, bread and rice' or the lines of a copied list.
import type { ClipboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import { pastedWords } from '../../kit/form/pasted-words.ts';

const UNIT =
  'k?g|m?l|(?:fl\\.? )?oz|lbs?|pounds?|cups?|(?:quar|pin|[pq])ts?|gal(?:lon)?s?|cans?|jars?|bottles?|cartons?|bags?|box(?:es)?|p(?:ac)?k(?:et|age|g)?s?|sticks?|loa(?:f|ves)|bunch(?:es)?|heads?|do?z(?:en)?|ct';
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

const SEPARATOR = /\s*[,;]\s+/;
const LAST = /^(.+?)\s+(?:and|&)\s+(.+)$/i;
/** One comma may belong to a name: 'tomatoes, diced'. */
const LEAST_PARTS = 3;
/** Between pasted lines, whose commas belong to their names. */
const LINES = '; ';

/** The items that a parent typed into one name, at least one. */
export function itemsIn(name: string): [string, ...string[]] {
  const lines = name.split(LINES).map((line) => line.trim().slice(0, LIMITS.name));
  const [head, ...tail] = lines.filter((line) => line !== '');
  if (head !== undefined && tail.length > 0) return [head, ...tail];
  const parts = name.split(SEPARATOR).filter((part) => part !== '');
  const last = LAST.exec(parts.at(-1) ?? '');
  const all = last?.[1] && last[2] && parts.length > 1 ? [...parts.slice(0, -1), last[1], last[2]] : parts;
  const [first, ...others] = all.map((part) => part.replace(/^(?:and|&)\s+/i, ''));
  return first === undefined || all.length < LEAST_PARTS ? [name] : [first, ...others];
}

/** Pastes each line as an item, however many there are. */
export function pasteItems(event: ClipboardEvent<HTMLInputElement>): void {
  const words = pastedWords(event.clipboardData.getData('text'), LINES);
  if (words === undefined) return;
  event.preventDefault();
  // A list of many lines is longer than the name of one item, and would be cut without a word.
  event.currentTarget.removeAttribute('maxlength');
  // The only way that Ctrl Z takes back.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, words);
}
