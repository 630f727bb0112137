// A refused food is answered from the allergies and the tests that are stored.
import { expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { contactWith, memberWith, recordWith } from '../../testing/records.ts';
import { refusedFood } from './refused-food.ts';

const household = {
  ...EMPTY_HOUSEHOLD,
  members: [
    memberWith({ id: 'ole', name: 'Ole', age: 13, allergies: ['tree nuts'] }),
    memberWith({ id: 'una', name: 'Una', age: 8 }),
  ],
  contacts: [
    contactWith({
      id: 'h',
      name: 'Dr. Holt',
      type: 'specialist',
      specialty: 'Allergy',
      phoneNumber: '555-0101',
    }),
  ],
  records: [
    recordWith({
      id: 'r',
      title: 'Nut skin test',
      category: 'test_result',
      familyMemberId: 'ole',
      date: '2025-03-12',
      description: 'Cashew 9 mm, almond negative.',
    }),
  ],
};
const about = (said: string) => refusedFood(said, household, '2026-11-22')?.text ?? '';

test.each([
  'Somebody offered Ole almond cookies and he told them no because of tree nuts, but I seem to remember his test said almond was fine. What do we have on that?',
  'a friend offered ole a cashew bar, he turned it down. was cashew on his test?',
  'grandma tried to give ole almond cake and he refused, is it written down that he can?',
  'they handed ole an almond cookie and he said no thanks, what did the test say?',
])('“%s”', (said) =>
  expect(about(said)).toMatch(/^Nobody had any.*tree nuts.*almond negative”.*ask Dr\. Holt/s),
);

test('a food that no test names has none', () => {
  expect(about('a kid offered ole pecans, he said no. is there a test for pecans?')).toMatch(
    /No test that names it/,
  );
});

test.each([
  'somebody offered una almond cookies and she said no, ok?',
  'they offered ole a cashew bar, he refused at first but ate it, what now?',
  'they offered ole a cashew bar and he said no',
])('“%s” is left to others', (said) => expect(about(said)).toBe(''));
