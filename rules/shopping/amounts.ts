// Parses the amount at the start of an ingredient: '1 1/2 cups', '2-3', '½ lb', 'a pinch of', '1 can (14 oz)'.
import { keysOf } from '#contract/keys.ts';
import { BY_FEEL, MEASURES, NUMBER_WORDS } from '../data/measures.ts';
import type { Unit } from '../data/measures.ts';

export interface Amount {
  value: number;
  /** Null for whole pieces: '3 eggs'. */
  unit: Unit | null;
  /** Content of one can or package, as written: '14 oz'; empty when unknown. */
  size: string;
}

interface Read<T> {
  found: T;
  rest: string;
}

const NUMBER = String.raw`(?:\d{1,4}(?: |-)\d{1,3} ?\/ ?\d{1,3}|\d{1,4} ?\/ ?\d{1,4}|\d{1,3}(?:,\d{3})+(?:\.\d{1,3})?|\d{0,6}[.,]\d{1,3}|\d{1,6})(?![\d/]|[.,]\d)`;
const FIRST_NUMBER = new RegExp(`^(${NUMBER})(?: ?(?:-|–|—|\\bto\\b|\\bor\\b) ?(${NUMBER}))?`, 'i');
// '2% milk', '5-spice powder', '3 bean salad' and '7up' start with a number that counts nothing.
const NO_AMOUNT = /^(?:%|\+|-?(?:spice|layer|bean|cheese|grain|seed|way|up|ingredient|day|minute|min)\b)/i;

/** '1 1/2' → 1.5; undefined for what is no number, such as 1/0. */
function numberOf(text: string): number | undefined {
  const [, whole = '0', over, under] = /^(?:(\d+)[ -])?(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  const value =
    over === undefined
      ? Number(/^\d{1,3}(,\d{3})+/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
      : Number(whole) + Number(over) / Number(under);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function readWord(text: string): Read<number> | undefined {
  const [all, word = '', next = ''] = /^([a-z]+) (?:of )?(?:an? )?(?=([a-z]*))/i.exec(text) ?? [];
  const value = Object.hasOwn(NUMBER_WORDS, word.toLowerCase())
    ? NUMBER_WORDS[word.toLowerCase()]
    : undefined;
  // 'Half and half' is a kind of cream, 'five spice' a kind of powder.
  if (all === undefined || value === undefined || next === 'and' || NO_AMOUNT.test(next)) return undefined;
  const rest = text.slice(word.length + 1);
  if (value < 1) return { found: value, rest: text.slice(all.length) };
  const [dozens] = /^(half a |a )?dozen (of )?/i.exec(`${value === 1 ? rest : ''} `) ?? [];
  if (dozens) return { found: 12, rest: rest.slice(dozens.length) };
  const [vague, few] = /^(couple|few|half) (?:of )?/i.exec(rest) ?? [];
  if (vague === undefined || value !== 1) return { found: value, rest };
  return { found: few === 'half' ? 0.5 : few === 'few' ? 3 : 2, rest: rest.slice(vague.length) };
}

/** The number at the start of a text; of a range the larger one, so that nobody runs short. */
export function readNumber(text: string): Read<number> | undefined {
  const [all, low = '', high] = FIRST_NUMBER.exec(text) ?? [];
  if (all === undefined) return readWord(text);
  const value = numberOf(high ?? low);
  const rest = text.slice(all.length);
  if (value === undefined || NO_AMOUNT.test(rest.trimStart())) return undefined;
  return { found: value, rest: rest.replace(/^\s*(?:x|×)(?=\s|\d)/i, '').trimStart() };
}

const UNITS = new Map<string, Unit>(
  keysOf(MEASURES).flatMap((unit) => MEASURES[unit].names.map((name) => [name, unit] as const)),
);
/** In the shortest notation only the capital distinguishes a tablespoon from a teaspoon. */
const LETTERS: Readonly<Record<string, Unit>> = { T: 'tbsp', Tb: 'tbsp', t: 'tsp', c: 'cup', C: 'cup' };

const unitOf = (word: string): Unit | undefined =>
  (Object.hasOwn(LETTERS, word) ? LETTERS[word] : undefined) ?? UNITS.get(word.toLowerCase());

/** The measure a text starts with, without the 'of' behind it. */
function readUnit(text: string): Read<Unit> | undefined {
  for (const pattern of [/^([a-z]{2,5}\.? [a-z]{2,7})\b\.?/i, /^([a-z]+)(?![a-z])\.?/i]) {
    const [all, word = ''] = pattern.exec(text) ?? [];
    const unit = all === undefined ? undefined : unitOf(word.replace('.', ''));
    if (all !== undefined && unit) {
      const rest = text.slice(all.length).replace(/^(?:-|\s)+/, '');
      const behind = unit === 'inch' ? rest.replace(/^(?:piece|knob|chunk)s? /i, '') : rest;
      return { found: unit, rest: behind.replace(/^of (?:an? |the )?/i, '') };
    }
  }
  return undefined;
}

const HOLDS_A_SIZE: ReadonlySet<Unit> = new Set<Unit>([
  'can',
  'jar',
  'bottle',
  'package',
  'bag',
  'box',
  'carton',
  'container',
  'block',
  'pouch',
]);
const isContainer = (unit: Unit): boolean => MEASURES[unit].kind === 'count' && !BY_FEEL.has(unit);
const SIZE = new RegExp(
  `^\\(?(?:about |approx\\.? )?(${NUMBER})[ -]?((?:fl\\.? )?[a-z]+)\\.?\\)?[ -]*(?:each\\)?)?`,
  'i',
);

/** A size in words such as '14 oz' or '(400 g)'; only of volumes and weights. */
function readSize(text: string): Read<string> | undefined {
  const [all, number = '', word = ''] = SIZE.exec(text) ?? [];
  const unit = all === undefined ? undefined : unitOf(word);
  if (all === undefined || unit === undefined || MEASURES[unit].kind === 'count') return undefined;
  return { found: `${number} ${unit}`, rest: text.slice(all.length).trimStart() };
}

/** '2 (14-ounce) cans', '1 14 oz can', '400 g can': the content of one comes before the can. */
function readSizeFirst(number: Read<number>): Read<Amount> | undefined {
  const size = readSize(number.rest);
  const unit = size && readUnit(size.rest);
  if (!size || !unit || !isContainer(unit.found)) return undefined;
  return { found: { value: number.found, unit: unit.found, size: size.found }, rest: unit.rest };
}

const ALSO = /^(?:\+ ?|plus |and |& ?)?/i;

const UP_TO = /^(?:to|or) /i;

/**
 * '1 lb 2 oz' and '1 cup plus 2 tbsp' are one amount, in the measure that comes first; '2 lb-3 lb' and '500 g to 1 kg'
 * are a range, of which the larger is meant.
 */
function withMore(amount: Amount, rest: string, isDashed: boolean): Read<Amount> {
  const isRange = UP_TO.test(rest);
  const more = readNumber(rest.replace(isRange ? UP_TO : ALSO, ''));
  const unit = more && readUnit(more.rest);
  if (!more || !unit || amount.unit === null) return { found: amount, rest };
  const [first, second] = [MEASURES[amount.unit], MEASURES[unit.found]];
  const isSameUnit = amount.unit === unit.found;
  if (!isSameUnit && (first.kind === 'count' || first.kind !== second.kind)) return { found: amount, rest };
  const inFirst = (more.found * second.per) / first.per;
  const isLarger = inFirst > amount.value;
  // '1 lb-2 oz' is not a range: ranges do not go down to ounces.
  if (isRange || (isDashed && (isLarger || isSameUnit))) {
    const found = isLarger ? { ...amount, value: more.found, unit: unit.found } : amount;
    return { found, rest: unit.rest };
  }
  if (first.kind === 'count') return { found: amount, rest };
  return { found: { ...amount, value: amount.value + inFirst }, rest: unit.rest };
}

// 'Pinch of salt', 'bunch of dill' and 'handful spinach' name one of it.
const ONE_OF =
  /^(?:generous |small |large |big |good |heaped |level |scant )?(pinch|dash|splash|drizzle|handful|bunch|sprig|knob|can|tin|jar|package|packet|bag|box|slice|clove)(?:es|s)? (?:of )/i;

function readUnnumbered(text: string): Read<Amount> | undefined {
  const [all, word = ''] = ONE_OF.exec(text) ?? [];
  const unit = all === undefined ? undefined : unitOf(word);
  if (all === undefined || unit === undefined) return undefined;
  return { found: { value: 1, unit, size: '' }, rest: text.slice(all.length) };
}

const MANNER =
  /^(?:(?:heaped|heaping|level|scant|generous|rounded|packed|good|big|small|large|whole|full) )+/i;

/** The amount a text starts with, and what follows it; undefined when it starts with none. */
export function readAmount(text: string): Read<Amount> | undefined {
  const number = readNumber(text);
  if (!number) return readUnnumbered(text);
  const sized = readSizeFirst(number);
  if (sized) return sized;
  const unit = readUnit(number.rest.replace(/^-/, '')) ?? readUnit(number.rest.replace(MANNER, ''));
  if (!unit) {
    const gap = text.slice(0, text.length - number.rest.length);
    // Letters glued to the number belong to it: '7up'.
    const isGlued = /^[a-z-]/i.test(number.rest) && !/\s$|[x×]$/i.test(gap);
    const rest = number.rest.replace(/^an? /i, '');
    return isGlued ? undefined : { found: { value: number.found, unit: null, size: '' }, rest };
  }
  const { found, rest } = unit;
  if (found === 'dozen') return { found: { value: 12 * number.found, unit: null, size: '' }, rest };
  // '400 g can tomatoes' is one can.
  const can = MEASURES[found].kind === 'count' ? undefined : readUnit(rest);
  if (can && HOLDS_A_SIZE.has(can.found)) {
    return { found: { value: 1, unit: can.found, size: `${number.found} ${found}` }, rest: can.rest };
  }
  const size = isContainer(found) ? readSize(rest) : undefined;
  if (size)
    return {
      found: { value: number.found, unit: found, size: size.found },
      rest: size.rest.replace(/^of /i, ''),
    };
  const isDashed = /-\s*$/.test(number.rest.slice(0, number.rest.length - rest.length));
  return withMore({ value: number.found, unit: found, size: '' }, rest, isDashed);
}

// Positions where a number starts an item: in 'eggs 6 and 1/2 lb butter' the six are eggs.
const STARTS = String.raw`(?<=^\s?|\n\s?|[,;:+] |[(-] ?|\b(?:about|also|and|just|more|of|or|our|please|plus|some|the|to) )`;
const WHOLE = String.raw`(\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
const PART = String.raw`(?:(\d{1,2}) ?\/ ?(\d{1,3})|(?:(an?|one|two|three)[ -])?(half|third|quarter)s?)(?=[\s,.;)]|$)(?! an? )`;
const JOINED = String.raw`(?: +and +| *& *)${PART}`;
const WHOLE_AND_PART = new RegExp(`${STARTS}${WHOLE}${JOINED}`, 'gi');
const UNIT_AND_PART = new RegExp(`${STARTS}${WHOLE} +([a-z]+)\\.?${JOINED}(?= ?([a-z]*))`, 'gi');
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4 };

/** 'two', undefined, undefined, 'a', 'half' → '2 1/2'; nothing where no number can be meant: 'a and a half'. */
function mixed(whole: string, over?: string, under?: string, word = 'a', part = ''): string | undefined {
  const value = NUMBER_WORDS[whole.toLowerCase()] ?? Number(whole);
  if (!Number.isInteger(value)) return undefined;
  const [top, bottom] = [over ?? NUMBER_WORDS[word.toLowerCase()], under ?? PARTS[part.toLowerCase()]];
  return `${value} ${top}/${bottom}`;
}

/** Fractions are written out in digits: '1½', 'two and a half' and 'a pound and a half' → '1 1/2', '2 1/2', '1 1/2 pound'. */
export const plainFractions = (text: string): string =>
  text
    .replace(/(?<=\w)(?=[\u00bc-\u00be\u2150-\u215e\u2189])/g, ' ')
    .replace(/[\u00bc-\u00be\u2150-\u215e\u2189]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll('\u2044', '/')
    .replace(WHOLE_AND_PART, (all, whole: string, ...part: string[]) =>
      /^an?$/i.test(whole) ? all : (mixed(whole, ...part.slice(0, 4)) ?? all),
    )
    .replace(UNIT_AND_PART, (all, whole: string, unit: string, ...part: string[]) => {
      // '1 cup and 1/2 tsp' are two amounts.
      const isOne = unitOf(unit) !== undefined && unitOf(part[4] ?? '') === undefined;
      const number = isOne ? mixed(whole, ...part.slice(0, 4)) : undefined;
      return number === undefined ? all : `${number} ${unit}`;
    });

/** Fractions are written out, dashes and spaces made plain. */
export const plainNumbers = (text: string): string =>
  plainFractions(text.replace(/[\u2012-\u2015\u2212]/g, '-'))
    .replace(/\s+/g, ' ')
    .trim();
