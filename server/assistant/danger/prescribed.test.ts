// A medicine that an office gave is no poisoning; a mistake, a sign or somebody else's medicine is judged as before.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';

describe('a prescription that is told is no poisoning', () => {
  test.each([
    'nana has a uti and they gave her bactrim',
    'she has strep and they gave her augmentin',
    'kit has pink eye and they gave him drops',
    'urgent care gave him zithromax',
    'the dr gave him amoxicillin',
  ])('%s', (said) => expect(dangerIn(said)).toBeUndefined());

  test.each([
    ['urgent care gave him zithromax and he threw up', 'poison'],
    ['they gave her bactrim by mistake', 'poison'],
    ['the nurse gave him the wrong zithromax', 'poison'],
    ['he has strep and they gave him my amoxicillin', 'poison'],
    ['she has strep and her brother gave her augmentin', 'poison'],
    ['she has strep and they gave her augmentin and now she is covered in hives', 'allergy'],
    ["nana has a uti and they gave her bactrim and she can't breathe", 'emergency'],
  ])('%s is %s', (said, kind) => expect(dangerIn(said)).toBe(kind));
});

describe('a question for the place of an auto-injector', () => {
  test.each(['where is the epi pen', "where's kits epi pen", 'where do we keep the epi pen'])(
    '“%s” is for the record',
    (said) => expect(dangerIn(said)).toBeUndefined(),
  );
  test.each([
    'where is the epi pen he ate a nut',
    'where is the epi pen she is swelling',
    'where is the epi pen now',
  ])('“%s” is an alarm', (said) => expect(dangerIn(said)).toBe('allergy'));
});
