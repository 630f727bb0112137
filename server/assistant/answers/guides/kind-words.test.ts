// 'Is that normal' gets a yes or a no first, a parent who doubts a kind word, and ages come from the stored child.
import { describe, expect, test } from 'vitest';
import type { Household } from '../../reading/household.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { askedOf } from '../testing/asked.ts';
import { guideAnswers } from './guides.ts';
import { appointmentWith, memberWith } from '../testing/records.ts';

const household: Household = {
  ...EMPTY_HOUSEHOLD,
  members: [
    memberWith({ id: 'pip', name: 'Una', age: 0, birthDate: '2026-03-20' }),
    memberWith({ id: 'jo', name: 'Jo', age: 9 }),
    memberWith({ id: 'cal', name: 'Cal', age: 15 }),
  ],
  appointments: [
    appointmentWith({
      id: 'talk',
      title: 'Parent-teacher conference',
      when: '2026-12-02T18:30',
      familyMemberId: 'jo',
    }),
  ],
};
const say = (said: string): string =>
  guideAnswers['parenting_ask']?.(askedOf('parenting_ask', said, household)).text ?? '';

describe('is that normal', () => {
  test.each([
    ['una naps only half an hour at a time, is that normal', /^Yes.*30 to 45 minutes.*on the back/s],
    ['una wakes up three times a night, is that normal', /^Yes, waking at night/],
    ['is it normal that a 2 year old bites other kids', /^Yes, hitting and biting/],
  ])('“%s”', (said, part) => expect(say(said)).toMatch(part));
});

test('a parent who does not know what to say gets a kind word, and the talk that is stored', () => {
  const text = say('jo ate lunch by herself and cried, i never know what to say');
  expect(text).toMatch(/^(?:You're doing better|It's hard to be)/);
  expect(text).toMatch(/That sounds so lonely/);
  expect(text).toContain('Parent-teacher conference on Wednesday, December 2');
});

describe('ages are those of the stored child', () => {
  test.each([
    ['which finger foods can una try', [/Soft enough to mash/, /No honey/, /whole grapes, nuts/]],
    ['how do i get cal to hand in his phone before bed', [/outside the bedrooms/, /8 to 10 hours/]],
    ['how do i get a 15 yr old to leave the phone in the kitchen at night', [/outside the bedrooms/]],
    ['cal never hangs up his towels, how do i get him to pick up', [/on the hook/]],
    ['how much tv is ok for a 4 yr old', [/one hour a day.*AAP/]],
  ])('“%s”', (said, parts) => {
    for (const part of parts) expect(say(said)).toMatch(part);
    expect(say(said)).not.toMatch(/How old/);
  });
});
