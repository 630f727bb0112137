// Stock of the pantry by shopping key, with amounts where the pantry has them.
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import { foodOf } from '../food/wanted-foods.ts';
import { nameForm } from '../text/words.ts';
import { plainNumbers, readAmount } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { parseQuantity } from './quantities.ts';
import { shopName } from './shop-names.ts';
import { coveredBy } from './shop-words.ts';

interface Stock {
  /** As the pantry calls it. */
  name: string;
  /** Empty when it does not say, or not in a way that can be compared. */
  amounts: Amount[];
}

const NOTHING_LEFT =
  /^\s*(?:0(?:[.,]0*)?(?:\s*[a-z]+)?|none|no|nothing|out|all out|out of stock|empty|gone|finished|used up|all gone|no more)(?:\s+(?:left|remaining))?\s*[.!]?\s*$/i;

const THAT_IS_LEFT = /(?:^| )(?:of them|left|remaining|more)(?: left| remaining)?[.!]?$/i;

/** Amount in a pantry item's quantity, also where it repeats the name: '2', '2 eggs', '2 eggs left'. */
function amountsOf(quantity: string, name: string, key: string): Amount[] | undefined {
  const amounts = parseQuantity(quantity);
  const read = amounts ? undefined : readAmount(plainNumbers(quantity));
  if (!read) return amounts;
  const rest = read.rest.replace(THAT_IS_LEFT, '').trim();
  const isItself =
    rest === '' ||
    nameForm(rest) === nameForm(name) ||
    shopName({ name: rest, unit: read.found.unit, note: '' }).key === key;
  return isItself ? [read.found] : undefined;
}

/** Returns the stock of a food; undefined when there is none. */
export function stockOf(
  pantry: readonly Pick<PantryItem, 'name' | 'quantity'>[],
): (key: string) => Stock | undefined {
  const stock = new Map<string, Stock>();
  const put = (key: string, name: string, amounts: Amount[] | undefined) => {
    const held = stock.get(key);
    if (held === undefined) stock.set(key, { name, amounts: [...(amounts ?? [])] });
    // Some of it without an amount: enough, as far as anybody knows.
    else if (amounts === undefined) held.amounts = [];
    else if (held.amounts.length > 0) held.amounts.push(...amounts);
  };
  for (const item of pantry) {
    if (NOTHING_LEFT.test(item.quantity)) continue;
    const { line, key } = foodOf(item.name);
    const named =
      line.amount === null ? undefined : [{ value: line.amount, unit: line.unit, size: line.size }];
    const amounts = item.quantity.trim() === '' ? named : amountsOf(item.quantity, line.name, key);
    put(key, item.name, amounts);
    for (const other of coveredBy(key)) if (!stock.has(other)) put(other, item.name, undefined);
  }
  return (key) => stock.get(key);
}
