// A child that bites or hits is no violence in the family; harm by a grown-up, by somebody unknown, or a grave one, stays one.
import { describe, expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

describe('harm by a small child', () => {
  test.each([
    'daycare says lucas bit another kid, now what',
    'he hit his sister',
    'she scratched a kid at daycare',
    'my toddler slapped me',
    'my toddler slapped me in the face',
    'her teacher said she pushed another girl at recess',
    'my 3 year old keeps hitting her baby brother',
    'my two boys keep punching each other',
    'lucas kicked the dog',
    'a kid at daycare bit my daughter',
    'our 2yo bites other kids',
    'lucas bit the babysitter',
    'another kid bit lucas at daycare and left marks',
    'a boy at school keeps hitting lucas',
    'mia slapped lucas',
  ])('%s', (said) => expect(dangerIn(said, FAMILY)).not.toBe('abuse'));
});

describe('stays a danger', () => {
  test.each([
    'someone hit my kid',
    'the sitter bit her',
    'my husband hits us',
    'his dad hit his sister',
    'her stepdad slapped her',
    'my boyfriend hit my toddler',
    'the daycare teacher hit lucas',
    'my husband gets drunk and he hit his sister',
    'a man hit my daughter at the playground',
    'her coach slapped mia at practice',
    'ben slapped lucas',
    'my teenage son hits me when he is mad',
  ])('%s', (said) => expect(dangerIn(said, FAMILY)).toBe('abuse'));
  test('a grave injury by a child', () =>
    expect(dangerIn('he hit his sister in the head with a bat and she is unconscious', FAMILY)).toBe(
      'emergency',
    ));
});
