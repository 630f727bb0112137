// A food of a stored allergy that was had without a sign: it is watched, with the auto-injector at hand. A sign beside it is an emergency.
import { describe, expect, test } from 'vitest';
import { findDanger } from './danger.ts';
import { FAMILY } from './testing/family.ts';

describe('no sign so far', () => {
  test.each([
    'theo had a bite of cake w egg in it no hives yet seems fine',
    'theo ate cake with egg, no hives no swelling no trouble breathing',
    'lucas ate a cashew cookie no rash or swelling so far',
    'theo touched egg, no rash',
    'lucas had peanuts an hour ago without any symptoms',
  ])('%s', (said) => expect(findDanger(said, FAMILY)).toMatchObject({ kind: 'allergy', onlyExposed: true }));
});

describe('a sign beside it', () => {
  test.each([
    'theo had egg and has no hives but is coughing',
    'theo had egg, no rash but his tummy hurts',
    'lucas ate a cashew, no hives, lips look puffy',
    'lucas ate peanuts no rash yet, he threw up once',
    'theo had egg, hives',
  ])('%s', (said) => {
    expect(findDanger(said, FAMILY)).toMatchObject({ kind: 'allergy' });
    expect(findDanger(said, FAMILY)?.onlyExposed).not.toBe(true);
  });
});
