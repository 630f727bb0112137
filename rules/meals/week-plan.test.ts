import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WeekPlan } from '#contract/schemas/meals.ts';
import { DAYS, MEALS, type Meal } from '#contract/week.ts';
import { readFood } from '../food/allergens.ts';
import { conflicts } from '../food/conflicts.ts';
import { COOKBOOK, minutesOf } from './cookbook.ts';
import type { Dish } from './dish.ts';
import { planWeek } from './week-plan.ts';

type PlannedFor = Parameters<typeof planWeek>[0]['members'][number];

const MONDAY = '2026-11-23';
const person = (name: string, fields: Partial<PlannedFor> = {}): PlannedFor => ({
  name,
  age: null,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
  ...fields,
});
const plan = (members: PlannedFor[], more: Partial<Parameters<typeof planWeek>[0]> = {}) =>
  planWeek({ members, weekStartDate: MONDAY, ...more });

const byName = new Map(COOKBOOK.map((dish) => [dish.name, dish]));
/** The dishes of a plan in the order of the days, for all meals. */
const dishesOf = ({ meals }: WeekPlan, only: readonly Meal[] = MEALS): Dish[] =>
  DAYS.flatMap((day) =>
    MEALS.filter((meal) => only.includes(meal)).flatMap((meal) => byName.get(meals[day]?.[meal] ?? '') ?? []),
  );

const ENTRIES = [
  'Peanut allergy',
  'Nut allergy',
  'Dairy-free',
  'Gluten-free',
  'Vegan',
  'Vegetarian',
  'eggs',
  'soy',
  'wheat',
  'fish',
  'shellfish',
  'sesame',
  'mustard',
  'celery',
  'sulphites',
  'lupin',
  'halal',
  'kosher',
  'no pork',
  'no red meat',
  'Kiwi',
  'Coconut',
  'tomatoes',
  'onion',
  'zorbles',
];
const entries = fc.array(fc.constantFrom(...ENTRIES), { maxLength: 2 });
const member = fc.record({
  name: fc.constantFrom('Dana', 'Mia', 'Leo', 'Noa', 'Sam'),
  age: fc.option(fc.integer({ min: 0, max: 90 })),
  allergies: entries,
  dietaryRestrictions: entries,
  dietaryNeeds: entries,
  notes: fc.constantFrom('', 'Allergic to bananas', 'Loves soup'),
});
const family = fc.array(member, { maxLength: 4 });
const FEW = { numRuns: 60 };

describe('a plan for any family', () => {
  test('never serves anybody what their three lists or their age forbid', () => {
    fc.assert(
      fc.property(family, fc.nat(50), (members, variation) => {
        for (const dish of dishesOf(plan(members, { variation })))
          expect(conflicts(members, dish.ingredients)).toEqual([]);
      }),
      FEW,
    );
  });

  test('fills every place with a dish of the cookbook or says why it cannot', () => {
    fc.assert(
      fc.property(family, fc.option(fc.integer({ min: 1, max: 90 })), (members, minutes) => {
        const maxMinutes = minutes ?? undefined;
        const made = plan(members, { maxMinutes });
        expect(WeekPlan.parse(made)).toEqual(made);
        for (const day of DAYS)
          for (const meal of MEALS) {
            const name = made.meals[day]?.[meal];
            const gap = made.gaps.find((one) => one.day === day && one.meal === meal);
            expect(name === undefined).toBe(gap !== undefined);
            if (gap) expect(gap.reason).toMatch(/^The cookbook has .+\.$/);
            const dish = byName.get(name ?? '');
            if (dish) expect([dish.meal, minutesOf(dish) <= (maxMinutes ?? Infinity)]).toEqual([meal, true]);
          }
      }),
      FEW,
    );
  });

  test('repeats no dinner, and no other dish more than twice', () => {
    fc.assert(
      fc.property(family, fc.nat(50), (members, variation) => {
        const made = plan(members, { variation });
        const dinners = dishesOf(made, ['dinner']);
        expect(new Set(dinners).size).toBe(dinners.length);
        const rest = dishesOf(made, ['breakfast', 'lunch']);
        for (const dish of rest) expect(rest.filter((other) => other === dish).length).toBeLessThanOrEqual(2);
      }),
      FEW,
    );
  });

  test('is the same again for the same family, in whatever order its members stand', () => {
    fc.assert(
      fc.property(family, fc.nat(50), (members, variation) => {
        const made = plan(members, { variation });
        expect(plan(members, { variation })).toEqual(made);
        expect(plan(members.toReversed(), { variation })).toEqual(made);
      }),
      FEW,
    );
  });

  test('does not depend on which of the three lists holds a restriction', () => {
    fc.assert(
      fc.property(entries, (words) => {
        const made = plan([person('Mia', { allergies: words })]);
        expect(plan([person('Mia', { dietaryRestrictions: words })])).toEqual(made);
        expect(plan([person('Mia', { dietaryNeeds: words })])).toEqual(made);
      }),
      FEW,
    );
  });
});

describe('a week', () => {
  test.each([
    [['Peanut allergy']],
    [['vegan', 'gluten-free', 'nut-free']],
    [['dairy-free', 'egg-free', 'nut-free', 'gluten-free']],
    [['milk', 'eggs', 'peanuts', 'tree nuts', 'soy', 'wheat', 'fish', 'shellfish', 'sesame']],
  ])('is whole, without a gap, for %s', (allergies) => {
    const made = plan([person('Dana'), person('Mia', { age: 6, allergies })]);
    expect(made.gaps).toEqual([]);
    expect(dishesOf(made)).toHaveLength(21);
  });

  test('changes when an allergy changes, and keeps to the new one', () => {
    const before = plan([person('Mia', { dietaryRestrictions: ['Peanut allergy'] })]);
    const mia = person('Mia', { dietaryRestrictions: ['Dairy-free'] });
    const after = plan([mia]);
    expect(after.meals).not.toEqual(before.meals);
    expect(dishesOf(before).flatMap((dish) => conflicts([mia], dish.ingredients))).not.toEqual([]);
    expect(dishesOf(after).flatMap((dish) => conflicts([mia], dish.ingredients))).toEqual([]);
  });

  test('is a different one for another number and another week', () => {
    const weeks = [plan([]), plan([], { variation: 1 }), plan([], { weekStartDate: '2026-11-30' })];
    expect(new Set(weeks.map(({ meals }) => JSON.stringify(meals))).size).toBe(3);
  });

  test('holds only the meals asked for', () => {
    const made = plan([], { meals: ['dinner'] });
    expect(DAYS.map((day) => Object.keys(made.meals[day] ?? {}))).toEqual(DAYS.map(() => ['dinner']));
  });

  test('keeps weekday cooking short and spreads proteins and cuisines', () => {
    for (let variation = 0; variation < 20; variation += 1) {
      const dinners = dishesOf(plan([], { variation }), ['dinner']);
      for (const dish of dinners.slice(0, 5)) expect(minutesOf(dish)).toBeLessThanOrEqual(45);
      expect(new Set(dinners.map(({ main }) => main)).size).toBeGreaterThanOrEqual(5);
      expect(new Set(dinners.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(5);
      for (const [at, { main }] of dinners.entries()) expect(main).not.toBe(dinners[at + 1]?.main);
    }
  });

  test('does not serve the same breakfast on two days in a row when there is another', () => {
    const picky = person('Leo', { allergies: ['milk', 'eggs', 'wheat', 'coconut', 'banana', 'rice'] });
    const breakfasts = dishesOf(plan([picky]), ['breakfast']).map(({ name }) => name);
    expect(new Set(breakfasts).size).toBeLessThan(7);
    for (const [at, name] of breakfasts.entries()) expect(name).not.toBe(breakfasts[at + 1]);
  });

  test('tells a parent who and what left a place empty', () => {
    const allergies = ['rice', 'potato', 'wheat', 'corn', 'milk', 'beef'];
    const [gap] = plan([person('Mia', { allergies })], { meals: ['dinner'] }).gaps;
    expect(gap?.day).toBe('monday');
    expect(gap?.reason).toBe(
      'The cookbook has no dinner that fits Mia (Milk, Wheat, No beef, rice, potato, corn).',
    );
    const [quick] = plan([], { meals: ['dinner'], maxMinutes: 1 }).gaps;
    expect(quick?.reason).toBe('The cookbook has no dinner that takes at most 1 minute.');
  });

  test('reports what it respected, what it checked by name and what is to be checked', () => {
    const mia = person('Mia', {
      allergies: ['Peanut', 'sesame', 'Kiwi'],
      dietaryNeeds: ['vegan'],
      notes: 'Egg allergy.',
    });
    expect(plan([person('Dana'), mia])).toMatchObject({
      weekStartDate: MONDAY,
      respected: [{ name: 'Mia', allergens: ['Peanut', 'Sesame'], diets: ['Vegan'] }],
      checkedByName: [{ name: 'Mia', word: 'Kiwi' }],
      pleaseCheck: [{ name: 'Mia', word: 'Egg' }],
    });
  });

  test('never promises more than the lists know', () => {
    expect(JSON.stringify(plan([person('Mia', { allergies: ['peanut', 'zorbles'] })]))).not.toMatch(
      /\bsafe\b/i,
    );
  });
});

describe('what a parent leaves out', () => {
  test('dinners under 30 minutes without fish hold no salmon, no tuna and no slow dish', () => {
    for (const variation of [0, 1, 2, 3, 4]) {
      const dishes = dishesOf(plan([], { meals: ['dinner'], maxMinutes: 30, without: ['fish'], variation }));
      expect(dishes.length).toBe(7);
      expect(dishes.every((dish) => minutesOf(dish) <= 30)).toBe(true);
      const lines = dishes.flatMap(({ ingredients }) => ingredients);
      expect(lines.filter((line) => readFood(line).contains.has('fish'))).toEqual([]);
    }
  });

  test('a gap says what was left out', () => {
    const without = ['rice', 'pasta', 'potatoes', 'beans', 'eggs', 'bread', 'tomatoes', 'cheese', 'onion'];
    const { gaps } = plan([], { meals: ['dinner'], maxMinutes: 20, without });
    expect(gaps[0]?.reason).toContain('takes at most 20 minutes and has no rice or pasta or potatoes');
  });
});

test('a plan says plainly that it is not made for a baby', () => {
  const baby = { name: 'Leo', age: 0, allergies: [], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
  const adviceFor = (age: number | null) =>
    planWeek({ members: [{ ...baby, age }], weekStartDate: '2026-11-23' }).advice;
  expect(adviceFor(0)).toEqual(['Leo is under one. Please ask your pediatrician what to offer.']);
  expect(adviceFor(1)).toEqual([]);
  expect(adviceFor(null)).toEqual([]);
});
