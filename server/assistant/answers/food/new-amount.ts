// The amount that something shall have from now on, as a parent says it: '12 not 8', 'double it', 'one more', '2 left'.
import { amountsIn } from '../../text/goods.ts';

const NOT_THESE: ReadonlySet<string> = new Set([
  'not',
  'than',
  'from',
  'instead',
  'of',
  'was',
  'were',
  'had',
  "isn't",
  'isnt',
]);
const DOUBLE: ReadonlySet<string> = new Set(['double', 'doubled', 'twice']);
const MORE: ReadonlySet<string> = new Set(['more', 'another', 'extra', 'additional']);
const LESS: ReadonlySet<string> = new Set(['less', 'fewer']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+|\d+/gu) ?? [];
const parted = (qty: string): { number: number; unit: string } | undefined => {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?|1\/2)(.*)$/.exec(qty.trim()) ?? [];
  return number === '' ? undefined : { number: number === '1/2' ? 0.5 : Number(number), unit: unit.trim() };
};
const oneUnit = (unit: string): string => unit.toLowerCase().replace(/s$/, '');
const MANY: Readonly<Record<string, string>> = { box: 'boxes', loaf: 'loaves', bunch: 'bunches' };
const ONE =
  /^(?:can|bag|jar|bottle|carton|pack|package|block|tub|tube|head|stick|roll|case|canister|wedge|cup|gallon|pint|quart|pound|piece|bar)$/i;
const manyOf = (unit: string): string => MANY[unit] ?? (ONE.test(unit) ? `${unit}s` : unit);
const said = (number: number, unit: string): string =>
  [Math.round(number * 100) / 100, number === 1 ? unit.replace(/s$/, '') : number > 1 ? manyOf(unit) : unit]
    .filter((part) => part !== '')
    .join(' ');

/** An amount without what was used; 'nothing' where none of it is left, undefined where the units differ. */
export function lessBy(stored: string, used: string): string | undefined {
  const [have, took] = [parted(stored), parted(used)];
  if (!have || !took || (took.unit !== '' && oneUnit(have.unit) !== oneUnit(took.unit))) return undefined;
  const left = have.number - took.number;
  return left > 0 ? said(left, have.unit) : 'nothing';
}

/** A part of an amount of two or more: '1 lb' of half of '2 lb'. */
export function partOf(stored: string, share: number): string | undefined {
  const have = parted(stored);
  return have && have.number >= 2 ? said(Math.round(have.number * share * 2) / 2, have.unit) : undefined;
}

/** Both amounts together, side by side where their units differ; undefined where one is none. */
export function sumOf(stored: string, more: string): string | undefined {
  const [have, come] = [parted(stored), parted(more)];
  if (!have || !come) return undefined;
  // '3 more pasta' of what came in boxes are boxes; 5 onions and 2 bags are both.
  const isSame = come.unit === '' || oneUnit(have.unit) === oneUnit(come.unit);
  const unit = come.unit.endsWith('s') ? come.unit : have.unit;
  return isSame ? said(have.number + come.number, unit || have.unit) : `${stored.trim()} + ${more.trim()}`;
}

/** The amount that a text says, with the unit that is stored where it names none; undefined where it says none. */
export function newAmount(text: string, stored: string): string | undefined {
  const words = wordsOf(text);
  const have = parted(stored);
  const named = amountsIn(text).filter(({ at }) => {
    const before = wordsOf(text.slice(0, at)).at(-1) ?? '';
    return !NOT_THESE.has(before);
  });
  const last = named.at(-1)?.qty;
  if (last === undefined)
    return words.some((word) => DOUBLE.has(word))
      ? have
        ? said(have.number * 2, have.unit)
        : '2'
      : undefined;
  const own = parted(last);
  if (!own || !have) return last;
  const isSame = own.unit === '' || oneUnit(own.unit) === oneUnit(have.unit);
  const sign = words.some((word) => MORE.has(word)) ? 1 : words.some((word) => LESS.has(word)) ? -1 : 0;
  if (isSame && sign !== 0) return said(have.number + sign * own.number, have.unit);
  return own.unit === '' && have.unit !== '' ? said(own.number, have.unit) : last;
}
