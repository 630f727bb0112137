// The units of insulin for a meal or a high sugar are never worked out: the written plan and the care team have them.
import { expect, test } from 'vitest';
import { CARED, TODAY } from '../testing/care-family.ts';
import { careFor } from './care-advice.ts';

const topicOf = (said: string) => careFor({ said, household: CARED, today: TODAY })?.topic;

test.each([
  '60 carbs how many units',
  'tess has 30g of carbs on her plate, how much insulin',
  'how many units for pizza',
  'tess is at 290 how much correction',
])('“%s” is answered with the written plan', (said) => {
  const care = careFor({ said, household: CARED, today: TODAY });
  expect(care?.text).toMatch(/never work out.*written plan of the diabetes team/s);
  expect(care?.text).not.toMatch(/\d+ units/);
  expect(care?.calms.has('dose')).toBe(true);
});

test.each([
  'how many units of glargine does eda take',
  'how many carbs in a banana',
  'how many units are left in the pen, 40?',
  'how much correction tape do we have',
])('“%s” is another question', (said) => expect(topicOf(said)).not.toBe('insulin'));
