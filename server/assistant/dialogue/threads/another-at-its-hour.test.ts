// 'And Junie at 10:30' behind a new visit is the same visit of somebody else, whatever stands between.
import { expect, test } from 'vitest';
import { contactWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards } from '../testing/thread.ts';

const family = {
  members: [
    memberWith({ id: 'kit', name: 'Kit', age: 5 }),
    memberWith({ id: 'bo', name: 'Bo', age: 9 }),
    memberWith({ id: 'nan', name: 'Nell', relationship: 'grandparent', age: 70 }),
  ],
  contacts: [contactWith({ id: 'moss', name: 'Dr. Moss', specialty: 'Pediatrics' })],
};
const made = (said: string) =>
  lastCards([said], { family }).map(({ input }) => [
    input['title'],
    input['familyMemberId'],
    input['appointmentDate'],
    ...(input['contactId'] === undefined ? [] : [input['contactId']]),
  ]);

test.each([
  'add eye exam for kit dec 9 at 10am and bo at 10:30',
  'add eye exam for kit dec 9 10am and bo same day 1030',
  'add eye exam for kit dec 9 10am and for bo at 1030',
  'add eye exam for kit dec 9 10am, bo 1030',
  'eye exam for kit dec 9 10am and bo dec 9 1030',
])('“%s”', (said) => {
  expect(made(said)).toEqual([
    ['Eye exam', 'kit', '2026-12-09T10:00'],
    ['Eye exam', 'bo', '2026-12-09T10:30'],
  ]);
});

test('the office goes along', () => {
  expect(made('physical for kit dec 9 at 4 with dr moss and bo at 430')).toEqual([
    ['Physical', 'kit', '2026-12-09T16:00', 'moss'],
    ['Physical', 'bo', '2026-12-09T16:30', 'moss'],
  ]);
});

test.each([['eye exam for kit dec 9 at 10 and nell has bingo at 11', 'Bingo']])(
  '“%s” names another event',
  (said, title) => expect(made(said)[1]?.slice(0, 2)).toEqual([title, 'nan']),
);
