// 'And Junie at 10:30' behind a new visit is the same visit of somebody else, whatever stands between.
import { expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith } from '../../answers/testing/records.ts';
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

const stored = {
  ...family,
  speakerId: 'ines',
  members: [...family.members, memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 40 })],
  appointments: [
    appointmentWith({ id: 'k', title: 'Dental cleaning', when: '2026-12-09T10:00', familyMemberId: 'kit' }),
    appointmentWith({ id: 'b', title: 'Dental cleaning', when: '2026-12-09T10:30', familyMemberId: 'bo' }),
    appointmentWith({ id: 'i', title: 'Dentist', when: '2026-12-10T08:00', familyMemberId: 'ines' }),
  ],
};
const changed = (said: string) => lastCards([said], { family: stored });

test.each([
  ['move the kids cleaning to dec 16 at 9 and 930', '2026-12-16T09:00', '2026-12-16T09:30'],
  ['put kit at 1030 and bo at 10 on the 9th', '2026-12-09T10:30', '2026-12-09T10:00'],
])('as many hours as people: “%s”', (said, first, second) => {
  expect(changed(said).map(({ input }) => [input['id'], input['appointmentDate']])).toEqual([
    ['k', first],
    ['b', second],
  ]);
});

test("“cancel Kit's dentist and mine” takes both off", () => {
  expect(changed('cancel kits dentist and mine').map(({ input }) => input['id'])).toEqual(['k', 'i']);
});
