// Figures of the food tables, also for the amount that is said.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';

test.each([
  [['how many carbs in a cup of cooked rice'], 'has about 45 g of carbs (1 cup cooked)'],
  [['carbs in 1/2 cup of cooked rice'], 'has about 23 g of carbs in 1/2 cup (45 in 1 cup cooked)'],
  [['carbs in a cup of rice', 'and half cup black beans'], '21 g of carbs in half cup (41 in 1 cup cooked)'],
  [['protein in 2 eggs'], 'has about 12 g of protein in 2 eggs (6 in 1 large)'],
  [['carbs in half a banana'], 'has about 14 g of carbs in half a banana (27 in 1 medium)'],
  [['calories in a banana'], 'has about 105 calories (1 medium)'],
])('%j', (turns, figure) => expect(lastPlan(turns).text).toContain(figure));

test('beans that were not soaked are asked about by their time', () =>
  expect(lastPlan(['black beans in the instant pot how long, not soaked']).text).toMatch(/25 to 40 minutes/));

test('something that binds in the place of egg', () =>
  expect(lastPlan(['no eggs for meatballs what binds']).text).toMatch(/flaxseed/));
