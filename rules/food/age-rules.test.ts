import { describe, expect, test } from 'vitest';
import { ageConcerns, babyAdvice } from './age-rules.ts';

const reasons = (age: number | null, ingredient: string) =>
  ageConcerns(age, [ingredient]).map(({ reason }) => reason);

describe('foods a child under four can choke on', () => {
  test.each([
    '1 apple, thinly sliced',
    '2 green apples, cored and cut into wedges',
    '2 cups corn tortilla chips',
    'potato chips',
    'nacho chips',
    '1/3 cup raisins',
    '1/4 cup dried cranberries',
    '1 cup blueberries',
    '2 cups mixed berries',
    '1 1/2 cups pineapple chunks',
    '2 raw carrots',
    '3 carrots, cut into sticks',
    'celery sticks',
    '1 cup whole cherry tomatoes',
    '1 cup grapes, halved',
    'popcorn',
    '3/4 cup cashews',
    '1/2 cup chopped nuts',
    '2 tbsp pumpkin seeds',
    '2 spoonfuls peanut butter',
    '1/4 cup chunky almond butter',
    '1 cup marshmallows',
    '4 hot dogs, cut into rounds',
    '4 oz cheddar, cubed',
  ])('%s is kept from them, and not from a child of four', (ingredient) => {
    expect(reasons(3, ingredient)).toEqual([expect.stringMatching(/^can choke a child under 4: /)]);
    expect(reasons(0, ingredient)).toContainEqual(expect.stringMatching(/^can choke a child under 4: /));
    expect(reasons(4, ingredient)).toEqual([]);
    expect(reasons(null, ingredient)).toEqual([]);
  });

  test.each([
    '1 apple, grated',
    '2 apples, cut into wedges and roasted until soft',
    'unsweetened applesauce',
    'apple juice',
    'apple chicken sausage, crumbled',
    'apple cider vinegar',
    '1/3 cup raisins, finely chopped',
    '1 1/2 cups blueberries, lightly crushed',
    'blueberry jam',
    '2 cups frozen mixed berries, blended',
    '1 cup pineapple, finely chopped',
    '3 carrots, diced',
    '2 carrots, grated',
    '2 stalks celery, diced',
    '1/4 cup cherry tomatoes, quartered',
    'grapes, quartered lengthwise',
    '2 tbsp pumpkin seeds, ground',
    '2 tbsp smooth peanut butter',
    '2 cups shredded cheddar',
    '8 corn tortillas',
    '4 sausages, cut lengthwise',
  ])('%s is prepared for them', (ingredient) => {
    expect(reasons(2, ingredient)).toEqual([]);
  });
});

describe('a baby under one', () => {
  test.each([
    ['1 tbsp honey', 'is not for a baby under 1 year'],
    ['1 cup granola', 'may contain honey, which is not for a baby under 1 year'],
    ['1/3 cup teriyaki sauce', 'may contain honey, which is not for a baby under 1 year'],
    ['1 glass of milk', 'is not a drink for a baby under 1 year'],
    ['milk for drinking', 'is not a drink for a baby under 1 year'],
    ['8 slices ham', 'is too salty for a baby under 1 year'],
    ['6 oz smoked salmon', 'is too salty for a baby under 1 year'],
  ])('%s %s', (ingredient, reason) => {
    expect(reasons(0, ingredient)).toEqual([reason]);
    expect(reasons(1, ingredient)).toEqual([]);
  });

  test.each(['1/2 cup milk', '2 cups shredded cheddar', '4 salmon fillets', '1 lb pork loin'])(
    '%s in a dish is no concern',
    (ingredient) => {
      expect(reasons(0, ingredient)).toEqual([]);
    },
  );

  test('the parent is sent to the pediatrician, by name, and only for a baby', () => {
    expect(babyAdvice({ name: 'Leo', age: 0 })).toBe(
      'Leo is under one. Please ask your pediatrician what to offer.',
    );
    expect(babyAdvice({ name: 'Leo', age: 1 })).toBeUndefined();
    expect(babyAdvice({ name: 'Leo', age: null })).toBeUndefined();
  });
});
