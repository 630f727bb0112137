import { expect, test } from 'vitest';
import { STEPS, messageOf, progressOf, stepAfter, stepBefore } from './steps.ts';

const ALL = [1, 2, 3, 4, 5] as const;
type Step = (typeof ALL)[number];

test('the five steps carry their titles [ONB-02]', () => {
  expect(ALL.map((step) => STEPS[step].title)).toEqual([
    'Personal Information',
    'Family Members',
    'Preferences & Services',
    'Education Setup',
    'App Integrations',
  ]);
});

test('Pip says something else in every step, in another mood than the step before, with or without school [ONB-01]', () => {
  expect(new Set(ALL.map((step) => STEPS[step].message)).size).toBe(5);
  for (const areas of [[], ['schoolSchedules']]) {
    let step: Step = 1;
    while (step !== 5) {
      const next = stepAfter(step, areas);
      expect(STEPS[next].mood, `step ${step} to ${next}`).not.toBe(STEPS[step].mood);
      step = next;
    }
  }
});

test('Pip greets a parent by first name and an unknown one kindly', () => {
  const to = (firstName: string) => messageOf(1, { firstName, areas: [], joins: false });
  expect(to(' Ana ')).toMatch(/^Hi Ana, I'm Pip!/);
  expect(to('')).toMatch(/^Hello, I'm Pip!/);
});

test.each([['schoolSchedules'], ['school-schedules']])(
  'a parent who chose %s passes the school step on the way there and back [ONB-06]',
  (area) => {
    const areas = ['mealPlanning', area];
    expect(stepAfter(3, areas)).toBe(4);
    expect(stepAfter(4, areas)).toBe(5);
    expect(stepBefore(5, areas)).toBe(4);
    expect(stepBefore(4, areas)).toBe(3);
  },
);

test('a parent without the school area goes straight to the last step and back [ONB-06]', () => {
  expect(stepAfter(3, ['mealPlanning'])).toBe(5);
  expect(stepBefore(5, ['mealPlanning'])).toBe(3);
});

test('Pip says why step 3 is followed by step 5, to whom it is [ONB-01] [ONB-06]', () => {
  const last = (areas: string[], joins = false) => messageOf(5, { firstName: 'Ana', areas, joins });
  expect(last(['mealPlanning'])).toMatch(/^I skipped step 4, as there's no school to set up\. Almost there!/);
  expect(last(['mealPlanning', 'schoolSchedules'])).toBe(STEPS[5].message);
  expect(last(['mealPlanning'], true)).toBe(STEPS[5].message);
});

test('the first step has no step before it and the last none after', () => {
  expect(stepBefore(1, [])).toBe(1);
  expect(stepAfter(5, [])).toBe(5);
  expect(stepAfter(1, [])).toBe(2);
  expect(stepBefore(3, [])).toBe(2);
});

test('a parent who joins a household skips family and school, on the way there and back', () => {
  const areas = ['schoolSchedules'];
  expect([stepAfter(1, areas, true), stepAfter(3, areas, true)]).toEqual([3, 5]);
  expect([stepBefore(5, areas, true), stepBefore(3, areas, true)]).toEqual([3, 1]);
  // A draft saved at a step they skip continues at the areas.
  expect([stepAfter(2, areas, true), stepBefore(2, areas, true)]).toEqual([5, 1]);
  expect(([1, 3, 5] as const).map((step) => progressOf(step, true))).toEqual([
    { at: 1, of: 3, estimate: '~1 minute' },
    { at: 2, of: 3, estimate: '~1 minute' },
    { at: 3, of: 3, estimate: '~1 minute' },
  ]);
  expect(progressOf(3, false)).toEqual({ at: 3, of: 5, estimate: '~5 minutes' });
  expect(messageOf(1, { firstName: 'Sam', areas, joins: true })).toMatch(
    /^Hi Sam, I'm Pip! Your household is already set up/,
  );
});
