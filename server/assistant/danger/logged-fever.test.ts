// A fever that is only to be written down is no alarm; one that cannot wait is one also as an order.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import type { StoredFamily } from './family.ts';
import { FAMILY } from './testing/family.ts';
import { none, some } from './testing/none-some.ts';

describe('a fever to write down', () => {
  none([
    'Write down that Mia had a fever of 101.4 this evening.',
    'Write down that Mia had a fever of 101.4 this evening, and she threw up once',
    'log that lucas has a temp of 102 tonight',
    'lucas had a 101 fever and threw up once this morning, write that down',
    "record ben's fever of 38.9 last night, and a headache",
    'can you note that lucas had a fever of 100.9 at 7 pm',
  ]);
  some([
    'write down that mia had a fever of 104.5',
    'write down that mia had a fever of 40.2 this evening',
    'write down that theo had a fever of 101.4 this evening',
    'write down that mia had a fever of 101.4 and a stiff neck',
    'log that lucas has a fever of 102 and is hard to wake',
    'note that mia has had a fever of 102 for five days and threw up all night',
    'lucas has a fever of 103 and a purple rash, write that down',
  ]);
});

test.each([
  [{ conditions: ['Sickle cell disease'] }, 'write down that lucas had a fever of 101.4 this evening'],
  [{ notes: 'Fever over 100.4 goes to the hospital.' }, 'log that lucas had a fever of 101.4 tonight'],
])('with %j stored it cannot wait', (stored, said) => {
  const family: StoredFamily = {
    ...FAMILY,
    members: FAMILY.members.map((one) => (one.id === 'lucas' ? { ...one, ...stored } : one)),
  };
  expect(dangerIn(said, family)).toBe('doctor');
});
