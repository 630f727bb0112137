// The question if a stored dose was given, and the dose that is told behind it.
import { expect, test } from 'vitest';
import { asksAfterDose } from '../care/beside-danger.ts';
import { lastPlan, thread } from '../../../dialogue/testing/thread.ts';
import { HEALTH_FAMILY as family } from '../testing/health-family.ts';

const ASKED = 'did anyone give theo his amoxicillin';

test.each([ASKED, 'do you know if theo took his amoxicillin', 'not sure if theo had his amoxicillin'])(
  '“%s” tells that none is recorded, and the stored amount',
  (said) => {
    expect(lastPlan([said], { family }).text).toMatch(
      /^No dose of Theo's Amoxicillin is recorded for today.*4 ml, twice daily, With food/,
    );
  },
);

test.each([
  'just gave it',
  'i gave it at 6',
  'ok gave him the dose',
  'he took it this morning',
  'gave it to him an hour ago',
])('“%s” behind it is that dose', (said) => {
  const { cards = [] } = lastPlan([ASKED, said], { family });
  expect(cards).toMatchObject([{ tool: 'createDose', input: { medicationId: 'amox' } }]);
});

test('it is no poisoning there, and is one of what nobody spoke of', () => {
  const state = thread([ASKED], { family }).at(-1)?.state;
  expect(asksAfterDose({ kind: 'poison' }, 'ok gave it now', state)).toBe(true);
  expect(asksAfterDose({ kind: 'poison' }, 'gave it all to him at once', state)).toBe(false);
  expect(asksAfterDose({ kind: 'poison' }, 'ok gave it now', undefined)).toBe(false);
});
