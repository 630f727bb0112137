// Adds amounts as a person would: cups with cups and millilitres, pounds with pounds and grams, cans with cans; others
// are listed side by side, '400 g + 1 can'. The text form parses back to the same amounts.
import { readAmount, plainNumbers } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { MEASURES } from '../data/measures.ts';
import type { Unit } from '../data/measures.ts';

type Kind = 'volume' | 'weight' | 'count';
type System = 'us' | 'metric';

const kindOf = (unit: Unit | null): Kind => (unit === null ? 'count' : MEASURES[unit].kind);
const systemOf = (unit: Unit): System => MEASURES[unit].system ?? 'us';
/** Millilitres or grams. */
const baseOf = ({ value, unit }: Amount): number => value * (unit === null ? 1 : MEASURES[unit].per);
const plain = (value: number, unit: Unit): Amount => ({ value, unit, size: '' });

/** Sums that do not depend on the order of what is added. */
const sum = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((all, one) => all + one, 0);

const isNearly = (value: number, whole: number): boolean => Math.abs(value - whole) < 0.005;
const isMultiple = (value: number, of: number): boolean => isNearly(value / of, Math.round(value / of));

const TSP = { tbsp: 3, quarter: 12, third: 16, cup: 48 } as const;

/** Teaspoons as a cook writes them: '1 cup + 2 tbsp'. */
function spoonsAndCups(tsp: number): Amount[] {
  if (tsp < 0.005) return [];
  if (tsp < TSP.tbsp - 0.005) return [plain(tsp, 'tsp')];
  if (tsp < TSP.quarter - 0.005) {
    if (isMultiple(tsp, TSP.tbsp / 2)) return [plain(tsp / TSP.tbsp, 'tbsp')];
    const whole = Math.floor(tsp / TSP.tbsp + 0.005);
    return [plain(whole, 'tbsp'), ...spoonsAndCups(tsp - whole * TSP.tbsp)];
  }
  if (isMultiple(tsp, TSP.quarter) || isMultiple(tsp, TSP.third)) return [plain(tsp / TSP.cup, 'cup')];
  const ways = [TSP.quarter, TSP.third]
    .map((part) => Math.floor(tsp / part + 0.005) * part)
    .filter((cups) => cups > 0)
    .map((cups) => [plain(cups / TSP.cup, 'cup'), ...spoonsAndCups(tsp - cups)]);
  // '1/2 cup + 3 tbsp' is easier measured than '2/3 cup + 1 tsp'.
  const effort = (way: readonly Amount[]) =>
    way.length + sum(way.slice(1).map(({ unit }) => (unit === 'cup' ? 3 : unit === 'tsp' ? 1 : 0)));
  return ways.toSorted((a, b) => effort(a) - effort(b))[0] ?? [];
}

const POUND = 16;

function ouncesAndPounds(oz: number): Amount[] {
  if (oz < POUND - 0.005) return [plain(oz, 'oz')];
  if (isMultiple(oz, POUND / 4)) return [plain(oz / POUND, 'lb')];
  const pounds = Math.floor(oz / POUND + 0.005);
  return [plain(pounds, 'lb'), plain(oz - pounds * POUND, 'oz')];
}

/** Amounts partly measured in the other system are rounded up to measurable ones. */
function upTo(value: number, steps: readonly (readonly [from: number, step: number])[]): number {
  const [, step] = steps.findLast(([from]) => value >= from) ?? [0, 0.25];
  return Math.ceil(value / step - 0.005) * step;
}

const STEPS = {
  tsp: [
    [0, 0.25],
    [3, 0.5],
    [6, 1.5],
    [12, 3],
    [48, 12],
  ],
  oz: [
    [0, 0.25],
    [2, 0.5],
    [16, 4],
  ],
  metric: [
    [0, 0.125],
    [1, 0.25],
    [4, 1],
    [20, 5],
    [200, 10],
    [1000, 50],
  ],
} as const;

/** Volumes or weights added up in the system most of it was measured in. */
function measured(kind: 'volume' | 'weight', amounts: readonly Amount[]): Amount[] {
  const [first] = amounts;
  if (!first || first.unit === null) return [];
  const unit = first.unit;
  const isOneUnit = amounts.every((amount) => amount.unit === unit);
  if (isOneUnit && !['tsp', 'tbsp', 'cup', 'oz', 'ml', 'g', 'mg'].includes(unit)) {
    return [plain(sum(amounts.map(({ value }) => value)), unit)];
  }
  const of = (system: System) =>
    sum(amounts.filter((amount) => amount.unit !== null && systemOf(amount.unit) === system).map(baseOf));
  const [us, metric] = [of('us'), of('metric')];
  const isMixed = us > 0 && metric > 0;
  const total = us + metric;
  const small = total / MEASURES[kind === 'volume' ? 'tsp' : 'oz'].per;
  // Less than a spoon or an ounce of both is measured more finely in grams and millilitres.
  if (us >= metric && !(isMixed && small < 1)) {
    if (kind === 'volume') return spoonsAndCups(isMixed ? upTo(small, STEPS.tsp) : small);
    return ouncesAndPounds(isMixed ? upTo(small, STEPS.oz) : small);
  }
  const base = isMixed ? upTo(total, STEPS.metric) : total;
  const [fine, large] = kind === 'volume' ? (['ml', 'l'] as const) : (['g', 'kg'] as const);
  if (kind === 'weight' && base < 0.1) return [plain(base * 1000, 'mg')];
  return [base >= 1000 - 0.005 ? plain(base / 1000, large) : plain(base, fine)];
}

const ORDER = Object.keys(MEASURES);
const placeOf = (unit: Unit | null): number => (unit === null ? -1 : ORDER.indexOf(unit));

/** Pieces, cans and bunches: each kind for itself, and cans of one size for themselves. */
function counted(amounts: readonly Amount[]): Amount[] {
  const kinds = new Map<string, Amount[]>();
  for (const amount of amounts) {
    const key = `${amount.unit} ${amount.size}`;
    kinds.set(key, [...(kinds.get(key) ?? []), amount]);
  }
  return [...kinds.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, value: sum([first, ...others].map(({ value }) => value)) }] : [],
    )
    .toSorted(
      (a, b) => placeOf(a.unit) - placeOf(b.unit) || Number(a.size > b.size) - Number(a.size < b.size),
    );
}

/** The amounts together: one where they can be added, side by side where not. */
export function addAmounts(amounts: readonly Amount[]): Amount[] {
  const of = (kind: Kind) => amounts.filter(({ unit, value }) => kindOf(unit) === kind && value > 0);
  return [...measured('weight', of('weight')), ...measured('volume', of('volume')), ...counted(of('count'))];
}

const isComparable = (a: Amount, b: Amount): boolean =>
  kindOf(a.unit) === kindOf(b.unit) &&
  (kindOf(a.unit) !== 'count' ||
    (a.unit === b.unit && (a.size === b.size || b.size === '' || a.size === '')));

/**
 * The amounts still needed with this stock: everything short, and with it what cannot be compared. Undefined when
 * nothing is known to be short and something cannot be compared.
 */
export function stillNeeded(needed: readonly Amount[], there: readonly Amount[]): Amount[] | undefined {
  const rest = needed.map((amount) => ({ amount, base: baseOf(amount) }));
  // A can whose size is known serves fewer needs, and goes first.
  const stock = there
    .map((amount) => ({ amount, base: baseOf(amount) }))
    .toSorted((a, b) => Number(a.amount.size === '') - Number(b.amount.size === ''));
  const take = (isFor: (a: Amount, b: Amount) => boolean) => {
    for (const one of rest) {
      for (const other of stock.filter(({ amount }) => isFor(one.amount, amount))) {
        const used = Math.min(one.base, other.base);
        one.base -= used;
        other.base -= used;
      }
    }
  };
  take((a, b) => a.size !== '' && a.size === b.size && isComparable(a, b));
  take(isComparable);
  const left = rest.map(({ amount, base }) => ({
    ...amount,
    value: base / (amount.unit === null ? 1 : MEASURES[amount.unit].per),
  }));
  const isKnown = (one: Amount) => there.some((other) => isComparable(one, other));
  const short = left.filter((one) => one.value > 0.01 && isKnown(one));
  if (short.length === 0 && !(left.length > 0 && left.every(isKnown))) return undefined;
  return addAmounts([...short, ...left.filter((one) => !isKnown(one))]);
}

const FRACTIONS: readonly (readonly [value: number, text: string])[] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
];

const decimal = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** 1.5 → '1 1/2'; numbers no cook writes as a fraction keep two digits. */
function withFraction(value: number): string {
  const whole = Math.floor(value + 0.005);
  const part = value - whole;
  if (isNearly(part, 0)) return String(whole);
  const [, fraction] = FRACTIONS.find(([size]) => isNearly(part, size)) ?? [];
  if (fraction === undefined) return decimal(value, 2);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** '1 1/2 cups', '2 cans (14 oz)', '400 g', '3'. */
function formatAmount({ value, unit, size }: Amount): string {
  if (unit === null) return withFraction(value);
  const isMetric = MEASURES[unit].kind !== 'count' && systemOf(unit) === 'metric';
  const number = isMetric ? decimal(value, value < 10 ? 3 : 1) : withFraction(value);
  const name = MEASURES[unit].names[value > 1.004 ? 1 : 0];
  return `${number} ${name}${size === '' ? '' : ` (${size})`}`;
}

/** Amounts for a list, '400 g + 1 can'; empty when there are none. */
export const formatQuantity = (amounts: readonly Amount[]): string => amounts.map(formatAmount).join(' + ');

/** Reads what a parent or `formatQuantity` wrote; undefined when some of it is no amount: 'half a bag or so'. */
export function parseQuantity(text: string): Amount[] | undefined {
  const amounts: Amount[] = [];
  for (const part of plainNumbers(text).split(/\s*\+\s*/)) {
    const read = readAmount(part);
    if (!read || read.rest.trim() !== '') return undefined;
    amounts.push(read.found);
  }
  return amounts;
}
