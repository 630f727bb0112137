// Lunches of a planned week on school days keep the food rules of the children's schools (D35).
import { expect, test } from 'vitest';
import { DAYS } from '#contract/week.ts';
import { readFood } from '../food/allergens.ts';
import { schoolLunches } from '../school/school-lunches.ts';
import { COOKBOOK } from './cookbook.ts';
import { planWeek } from './week-plan.ts';

const MONDAY = '2026-11-23';
const THANKSGIVING = '2026-11-26';
const school = (foodRules: string[]) => ({
  label: 'Lincoln',
  schoolType: 'public',
  schoolName: 'Lincoln',
  calendarConfirmed: true,
  daysPerWeek: 5,
  breaks: [],
  foundCalendar: {
    schoolName: 'Lincoln',
    academicYear: '2026-2027',
    events: [{ date: THANKSGIVING, event: 'Thanksgiving Day' }],
  },
  children: ['mia'],
  foodRules,
});
const { rulesOn } = schoolLunches([school(['no wheat'])]);
const hasWheat = (name: string): boolean =>
  (COOKBOOK.find((dish) => dish.name === name)?.ingredients ?? []).some((one) =>
    readFood(one).contains.has('wheat'),
  );

test('lunches on school days keep the rule, other meals and days do not have to [D35]', () => {
  const seen = { schoolDay: 0, other: 0 };
  for (let variation = 0; variation < 12; variation += 1) {
    const { meals, advice, gaps } = planWeek({
      members: [],
      weekStartDate: MONDAY,
      variation,
      lunchRulesOn: rulesOn,
    });
    for (const day of ['monday', 'tuesday', 'wednesday', 'friday'] as const)
      if (hasWheat(meals[day]?.lunch ?? '')) seen.schoolDay += 1;
    for (const day of ['thursday', 'saturday', 'sunday'] as const)
      if (hasWheat(meals[day]?.lunch ?? '')) seen.other += 1;
    expect(gaps).toEqual([]);
    expect(advice).toEqual(['Lunches on school days keep the rule “school says no wheat”.']);
  }
  expect(seen.schoolDay).toBe(0);
  expect(seen.other).toBeGreaterThan(0);
});

test('a rule that no dish keeps leaves the place empty, and the reason names it', () => {
  const strict = { says: 'school is closed to food', isBrokenBy: () => true };
  const { gaps, meals } = planWeek({
    members: [],
    weekStartDate: MONDAY,
    lunchRulesOn: (date) => (date === MONDAY ? [strict] : []),
  });
  expect(gaps).toEqual([
    {
      day: 'monday',
      meal: 'lunch',
      reason: 'The cookbook has no lunch that keeps the rule “school is closed to food”.',
    },
  ]);
  expect(DAYS.filter((day) => meals[day]?.lunch === undefined)).toEqual(['monday']);
});

test('without rules nothing changes', () => {
  const plain = planWeek({ members: [], weekStartDate: MONDAY });
  expect(planWeek({ members: [], weekStartDate: MONDAY, lunchRulesOn: () => [] })).toEqual(plain);
});
