// A medicine that a message names is checked against stored allergies, whatever else the message is taken for.
import { expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38, allergies: ['penicillin'] }),
    memberWith({ id: 'pia', name: 'Pia', age: 11 }),
  ],
};

test.each([
  'the clinic wants to give me amoxicillin thats ok right',
  'the walk in place wants to put me on augmentin, thats fine right',
  'they said amoxicillin for me, sounds good?',
])('%s: the allergy is said first', (said) => {
  expect(lastPlan([said], { family }).text).toMatch(/^Careful, “penicillin” is stored as an allergy for you/);
});

test.each(['the clinic wants to give Pia amoxicillin thats ok right', 'thats fine right'])(
  '%s: no allergy is against it',
  (said) => expect(lastPlan([said], { family }).text).not.toContain('Careful'),
);
