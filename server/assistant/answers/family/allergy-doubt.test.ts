// The answer to 'should I take it off all the same': a no keeps the allergy.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { memberWith } from '../testing/records.ts';

const family = {
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41 }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6, allergies: ['peanuts', 'cashews'] }),
  ],
};
const ORDER = "lucas said he's not allergic to cashews so take it off";

test.each(['no keep it', 'no', 'nope'])('“%s” keeps it', (answer) => {
  const { text, cards = [] } = lastPlan([ORDER, answer], { family });
  expect(cards).toEqual([]);
  expect(text).not.toMatch(/comes? off/);
});

test('“yes” takes it off', () => {
  const { cards = [] } = lastPlan([ORDER, 'yes'], { family });
  expect(cards.map(({ input }) => input)).toEqual([{ id: 'lucas', allergies: ['peanuts'] }]);
});
