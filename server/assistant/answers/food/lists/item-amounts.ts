// The amount that stands beside each stored item in a wish, 'balloons 10 and candles 20': an amount is that of the item right
// before or behind it, and never of another one.
import { amountsIn } from '../../../text/goods.ts';
import { newAmount } from '../new-amount.ts';

interface Stored {
  name: string;
  qty: string;
}

interface Said<T> {
  one: T;
  start: number;
  end: number;
}

const SHORTEST_HEAD = 3;
/** A word in one or many: 'candle', 'candles', 'boxes'. */
const inAnyNumber = (word: string): string =>
  `${RegExp.escape(word.replace(/(?<=.{2})(?:es|s)$/i, ''))}(?:e?s)?`;

/** The places of stored items in a text, by the whole name, else by its last word where only one item ends so. */
function spokenItems<T>(text: string, stored: readonly T[], itemOf: (one: T) => Stored): Said<T>[] {
  const said: Said<T>[] = [];
  const wordsOf = (one: T): string[] => itemOf(one).name.split(/\s+/);
  const find = (one: T, words: readonly string[]): void => {
    const name = new RegExp(
      `(?<![\\p{L}\\p{N}])${words.map(inAnyNumber).join('\\s+')}(?![\\p{L}\\p{N}])`,
      'giu',
    );
    for (const { 0: whole, index: start } of text.matchAll(name)) {
      const end = start + whole.length;
      if (said.every((other) => end <= other.start || start >= other.end)) said.push({ one, start, end });
    }
  };
  for (const one of stored.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)) find(one, wordsOf(one));
  for (const one of stored) {
    const head = wordsOf(one).at(-1) ?? '';
    const isOnly =
      stored.filter((other) => wordsOf(other).at(-1)?.toLowerCase() === head.toLowerCase()).length === 1;
    if (isOnly && head.length > SHORTEST_HEAD && said.every((other) => other.one !== one)) find(one, [head]);
  }
  return said.toSorted((one, other) => one.start - other.start);
}

/** Between an item and the amount behind it. */
const BEHIND = /^\s*(?:[:=→-]+\s*)?(?:(?:to|is|are|be|now|should|need|needs|up|down|from \d+\S* to)\s+)*$/i;
/** Between an amount and the item behind it. */
const BEFORE = /^\s*(?:(?:more|extra|of|the|less|fewer)\s+)*$/i;
const DENIED = /\b(?:not|than|from|of|was|were|had|isn['’]?t)\s+$/i;

/** Each stored item of a text that has an amount of its own there, with the amount it shall have. */
export function amountsOfItems<T>(
  text: string,
  stored: readonly T[],
  itemOf: (one: T) => Stored,
): { one: T; qty: string }[] {
  const items = spokenItems(text, stored, itemOf);
  const amounts = amountsIn(text).filter(({ at }) => !DENIED.test(text.slice(0, at)));
  const taken = new Set<number>();
  return items.flatMap(({ one, start, end }, at) => {
    const next = items[at + 1]?.start ?? text.length;
    const last = items[at - 1]?.end ?? 0;
    const own =
      amounts.find(
        (amount) => amount.at >= end && amount.at < next && BEHIND.test(text.slice(end, amount.at)),
      ) ??
      amounts.findLast((amount) => {
        const between = text
          .slice(amount.at, start)
          .replace(/^\S+/, '')
          .replace(/^ \p{L}+(?= (?:of )?)/u, (unit) => (amount.qty.endsWith(unit.trim()) ? '' : unit));
        return amount.at >= last && amount.at < start && !taken.has(amount.at) && BEFORE.test(between);
      });
    if (!own) return [];
    taken.add(own.at);
    const until = Math.min(next, amounts.find((amount) => amount.at > own.at)?.at ?? next);
    const segment = own.at < start ? text.slice(own.at, end) : text.slice(start, until);
    const qty = newAmount(segment, itemOf(one).qty);
    return qty === undefined ? [] : [{ one, qty }];
  });
}
