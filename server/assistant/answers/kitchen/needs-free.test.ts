// A food that has to be without something for somebody, by what is stored.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { FAMILY } from '../testing/family.ts';
import { memberWith } from '../testing/records.ts';

const family = {
  ...FAMILY,
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41 }),
    memberWith({ id: 'mia', name: 'Mia', age: 13, allergies: ['peanut'] }),
    memberWith({ id: 'theo', name: 'Theo', age: 5, dietaryRestrictions: ['lactose-free'] }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6 }),
  ],
};

test.each([
  ['does the butter need to be lactose free for theo', /^Not always\. Butter has next to no lactose.*Theo/],
  ['does the yogurt have to be lactose free for theo', /^Yes, lactose-free for Theo/],
  ['do the cookies need to be nut free for mia', /^Yes, nut-free for Mia.*peanut/],
  ['does the bread need to be gluten free for lucas', /^No, nothing that is stored asks/],
  ['do the cookies have to be egg free for mia', /^No, nothing that is stored asks/],
])('“%s”', (said, words) => expect(lastPlan([said], { family }).text).toMatch(words));

test('a food that is lactose-free is judged as before', () => {
  expect(lastPlan(['is lactose free milk ok for theo'], { family }).text).not.toMatch(/^(?:Not always|No,)/);
});
