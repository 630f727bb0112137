// Hives that are gone and a reminder to give a medicine are no danger; what still goes on is one.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';
import { none, some } from './testing/none-some.ts';

describe('hives that are gone', () => {
  const told = (said: string) => dangerIn(said, FAMILY);
  test.each([
    'theo broke out in hives from a kiwi at lunch; theyre gone now. add kiwi to his allergies',
    'he got hives after the shrimp yesterday but it all cleared up',
  ])('“%s” needs no epinephrine now', (said) => expect(told(said)).toBeUndefined());
  test.each([
    'theo broke out in hives from a kiwi, they went away but his lip is puffy now',
    'hives all over after lunch',
    'red bumps all over his belly ten minutes after yogurt',
    'hives after shrimp, gone with the epi pen',
    'his hives are gone but he is wheezing',
  ])('“%s” is still one', (said) => expect(told(said)).toBeDefined());
});

describe('a reminder to give a medicine', () => {
  none([
    'can you remind me every day at 8 in the morning and 8 at night to give mom her eliquis?',
    'remind me at 7 to give theo his zyrtec',
    'set a reminder for 6 pm to take my metoprolol',
  ]);
  some([
    'remind me to give theo his zyrtec, he just swallowed the whole bottle',
    'remind me to take all of my pills tonight so i die',
  ]);
});
