// '15 mo check' and '6 month cleaning' are titles: their length moves nothing, and no visit goes more than a year ahead.
import { expect, test } from 'vitest';
import { appointmentWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  appointments: [
    appointmentWith({
      id: 'check',
      familyMemberId: 'nell',
      title: '15-month check',
      when: '2026-12-14T09:00',
    }),
    appointmentWith({
      id: 'teeth',
      familyMemberId: 'ivo',
      title: '6-month cleaning',
      when: '2026-12-10T15:00',
    }),
  ],
};
const inputs = (said: string) => lastCards([said], { family }).map(({ input }) => input);

test.each([
  [
    'move nells 15 mo chek to the 15th same time n remind me 2 days before',
    { id: 'check', appointmentDate: '2026-12-15T09:00', reminderEnabled: true, reminderTime: 48 },
  ],
  ['move nells 15 month check to the 16th', { id: 'check', appointmentDate: '2026-12-16T09:00' }],
  ['push ivos 6 month cleaning back a week', { id: 'teeth', appointmentDate: '2026-12-17T15:00' }],
  [
    'move ivos 6-month cleaning to dec 11 and remind me 3 days before',
    { id: 'teeth', appointmentDate: '2026-12-11T15:00', reminderEnabled: true, reminderTime: 72 },
  ],
  ['push ivos cleaning back two weeks', { id: 'teeth', appointmentDate: '2026-12-24T15:00' }],
  ['move ivos cleaning to march 3 2028', { id: 'teeth', appointmentDate: '2028-03-03T15:00' }],
])('%s', (said, input) => {
  expect(inputs(said)).toEqual([input]);
});

test('more than a year ahead is asked about, where no year is named', () => {
  const { cards = [], asked } = lastPlan(['push ivos cleaning back 15 months'], { family });
  expect(cards).toEqual([]);
  expect(asked).toBe('when');
});
