import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Amount } from './amounts.ts';
import { MEASURES, type Unit } from '../data/measures.ts';
import { addAmounts, formatQuantity, parseQuantity, stillNeeded } from './quantities.ts';

const amounts = (...texts: string[]): Amount[] => texts.flatMap((text) => parseQuantity(text) ?? []);
const added = (...texts: string[]): string => formatQuantity(addAmounts(amounts(...texts)));

describe('adding up', () => {
  test.each([
    [['1 cup', '1/2 cup'], '1 1/2 cups'],
    [['1/3 cup', '1/3 cup'], '2/3 cup'],
    [['2 tsp', '1 tsp'], '1 tbsp'],
    [['1/4 cup', '1 tbsp', '1 tsp'], '1/3 cup'],
    [['1/2 cup', '3 tbsp'], '1/2 cup + 3 tbsp'],
    [['1 cup', '250 ml'], '490 ml'],
    [['2 cups', '50 ml'], '2 1/4 cups'],
    [['750 ml', '750 ml'], '1.5 l'],
    [['600 g', '600 g'], '1.2 kg'],
    [['12 oz', '12 oz'], '1 1/2 lb'],
    [['1 lb', '2 oz'], '1 lb + 2 oz'],
    [['500 g', '1 lb'], '960 g'],
    [['2', '3'], '5'],
    [['3 cloves', '1 head', '2 cloves'], '5 cloves + 1 head'],
    [['400 g', '1 can'], '400 g + 1 can'],
    [['1 can (14 oz)', '2 cans (14 oz)', '1 can (28 oz)'], '3 cans (14 oz) + 1 can (28 oz)'],
    [['1 pinch', '1 pinch'], '2 pinches'],
    [[], ''],
  ])('%s makes %s', (texts, sum) => {
    expect(added(...texts)).toBe(sum);
  });
});

const left = (needed: string, there: string): string | undefined => {
  const rest = stillNeeded(amounts(needed), amounts(there));
  return rest && formatQuantity(rest);
};

test('what is still needed when the pantry has some', () => {
  expect(left('10', '1 dozen')).toBe('');
  expect(left('10', '4')).toBe('6');
  expect(left('3 cups', '1 cup')).toBe('2 cups');
  expect(left('1 lb', '8 oz')).toBe('1/2 lb');
  expect(left('1 cup + 1 tbsp', '2 cups')).toBe('');
  // A bag may hold anything.
  expect(left('3 cups', '1 bag')).toBeUndefined();
});

test('what is plainly too little does not become enough because the rest cannot be compared', () => {
  expect(left('2 lb + 3', '1 lb')).toBe('1 lb + 3');
  expect(left('4 cloves + 1 head', '2 cloves')).toBe('2 cloves + 1 head');
  expect(left('2 lb + 3', '2 lb')).toBeUndefined();
});

test('a can of the pantry is used once, and first for what asks for its size', () => {
  expect(left('1 can (14 oz) + 1 can (28 oz)', '1 can')).toBe('1 can (28 oz)');
  expect(left('1 can (14 oz) + 1 can (28 oz)', '2 cans')).toBe('');
  expect(left('1 can (14 oz) + 1 can (28 oz)', '1 can + 1 can (14 oz)')).toBe('');
  expect(left('1 can + 1 can (28 oz)', '1 can + 1 can (14 oz)')).toBe('');
  expect(left('2 cans + 1 can (14 oz)', '2 cans (14 oz)')).toBe('1 can');
});

test('a quantity nobody can count with is no amount', () => {
  for (const text of ['', 'about half a bag', 'plenty', '2 or so', 'a + b']) {
    expect(parseQuantity(text)).toBeUndefined();
  }
});

const unit = fc.constantFrom<Unit | null>(
  null,
  ...(Object.keys(MEASURES) as Unit[]).filter((one) => one !== 'dozen'),
);
const eighths = fc.integer({ min: 1, max: 400 }).map((n) => n / 8);
const amount = fc.record({ value: eighths, unit, size: fc.constant('') });
const basket = fc.array(amount, { maxLength: 8 });
/** In the smallest measure of its kind, so that '1 cup + 1 tbsp' and '17 tbsp' are the same. */
const totals = (all: readonly Amount[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { value, unit: one } of all) {
    const { kind, per } = one === null ? { kind: 'count', per: 1 } : MEASURES[one];
    const key = kind === 'count' ? String(one) : kind;
    sums[key] = (sums[key] ?? 0) + value * per;
  }
  return sums;
};
/** The parsed amount is never smaller, and at most a tenth larger: mixed measures are rounded up. */
function expectSame(found: Record<string, number>, wanted: Record<string, number>, slack: number) {
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(wanted).toSorted());
  for (const [key, sum] of Object.entries(wanted)) {
    expect(found[key]).toBeGreaterThanOrEqual(sum * 0.985 - 0.05);
    expect(found[key]).toBeLessThanOrEqual(sum * (1 + slack) + 0.05);
  }
}

describe('whatever is added', () => {
  test('the order does not matter', () => {
    const shuffled = basket.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([a, b]) => {
        expect(formatQuantity(addAmounts(b))).toBe(formatQuantity(addAmounts(a)));
      }),
    );
  });

  test('nothing gets lost or doubled', () => {
    fc.assert(
      fc.property(basket, (all) => {
        expectSame(totals(addAmounts(all)), totals(all), 0.35);
      }),
    );
  });

  test('what is written is read back the same', () => {
    fc.assert(
      fc.property(basket, (all) => {
        const sum = addAmounts(all);
        if (sum.length === 0) return;
        expectSame(totals(parseQuantity(formatQuantity(sum)) ?? []), totals(sum), 0.015);
      }),
    );
  });
});
