// The fate of a thing in the pantry by a clause: gone, used up in part, or how much of it is left.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { lessBy, newAmount, partOf } from '../new-amount.ts';

type Fate = 'gone' | 'used' | 'left';
export const FATES: Readonly<Record<Fate, ReadonlySet<string>>> = {
  left: new Set('left remaining only now down remains have has theres should says'.split(' ')),
  used: new Set(
    'used use using ate eaten eat drank drunk cooked took finished gone gave killed broke spilled threw tossed'.split(
      ' ',
    ),
  ),
  gone: new Set('all out ran done last empty no none moldy mouldy bad spoiled rotten stale away'.split(' ')),
};
const PARTS: Readonly<Record<string, number>> = { half: 0.5, third: 1 / 3, quarter: 0.25 };

/** 'Last night' is no last one. */
const LAST_TIME =
  /\blast (?=(?:night|week|weekend|time|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/g;
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(LAST_TIME, '')
    .match(/[\p{L}']+/gu) ?? [];
export const says = (text: string, fate: Fate): boolean =>
  wordsOf(text).some((word) => FATES[fate].has(word.replaceAll("'", '')));

const OPENED = /\b(?:opened|opening|started on|broke into)\b/i;

/** The amount of an item from now on, by the clause that names it. */
export function quantityIn(clause: string, item: PantryItem, isGone: boolean): string | undefined {
  // 'Opened the last bottle of oil': one is left.
  if (OPENED.test(clause)) return /\blast\b/i.test(clause) ? newAmount('1', item.quantity) : undefined;
  const amount = newAmount(clause, '');
  const part = wordsOf(clause).find((word) => PARTS[word] !== undefined);
  const share = part === undefined ? undefined : PARTS[part];
  const whole =
    share === undefined ? undefined : partOf(item.quantity, says(clause, 'used') ? 1 - share : share);
  if (amount === undefined && whole !== undefined) return whole;
  if (amount === undefined && part !== undefined)
    return [...wordsOf(clause).filter((word) => word === 'about'), part].join(' ');
  if (amount === undefined)
    return isGone || says(clause, 'gone') ? 'nothing' : newAmount(clause, item.quantity);
  if (says(clause, 'left')) return newAmount(clause, item.quantity);
  if (says(clause, 'used')) return lessBy(item.quantity, amount) ?? newAmount(clause, item.quantity);
  return isGone ? 'nothing' : newAmount(clause, item.quantity);
}
