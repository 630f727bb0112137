// Hives that are gone need no epinephrine; what came after them does.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

describe('hives that are gone', () => {
  const told = (said: string) => dangerIn(said, FAMILY);
  test.each([
    'theo broke out in hives from a kiwi at lunch; theyre gone now. add kiwi to his allergies',
    'he got hives after the shrimp yesterday but it all cleared up',
  ])('“%s” needs no epinephrine now', (said) => expect(told(said)).toBeUndefined());
  test.each([
    'theo broke out in hives from a kiwi, they went away but his lip is puffy now',
    'hives after shrimp, gone with the epi pen',
    'his hives are gone but he is wheezing',
  ])('“%s” is still one', (said) => expect(told(said)).toBeDefined());
});
