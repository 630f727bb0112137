// '10.15' is an hour where a visit is spoken of, and an age only where words say one.
import { expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { appointmentWith } from '../../answers/testing/records.ts';
import { lastCards } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const options = { family: GAILS_FAMILY };
const moved = (id: string, appointmentDate: string) => [
  { tool: 'updateMedicalAppointment', input: { id, appointmentDate } },
];

test.each([
  ['walts inr thing is 10.15 now, same day', 'a1', '2026-11-23T10:15'],
  ['walt inr check is 9.45 now same day', 'a1', '2026-11-23T09:45'],
  ['my mammogram appt is 10.30 now', 'a7', '2026-12-14T10:30'],
  ['the mammogram thing is now 11.20, same day', 'a7', '2026-12-14T11:20'],
])('%s', (said, id, when) => {
  expect(lastCards([said], options)).toEqual(moved(id, when));
});

test.each(['no make it 3.30', 'make it 3.30', 'sorry, 3.30'])('of a visit that moves: %s', (said) => {
  const [card] = lastCards(['move the mammogram to dec 15 same time', said], options);
  expect(card?.input['appointmentDate']).toMatch(/^2026-12-15T(?:15|03):30$/);
});

test.each([
  'walts inr is 2.30 now',
  'walts inr check was 2.30',
  'the mammogram copay is 10.15 now',
  'walt is 10.15 now',
])('no hour and no age: %s', (said) => {
  const inputs = lastCards([said], options).map(({ input }) => Object.keys(input));
  expect(inputs.flat()).not.toContain('age');
  expect(inputs.flat()).not.toContain('appointmentDate');
});

test.each([
  ['walt is 82 now', 82],
  ['walt turned 82', 82],
  ['gail is 53 years old', 53],
  ['walt just had his birthday, hes 82 now', 82],
])('an age: %s', (said, age) => {
  expect(lastCards([said], options)).toMatchObject([{ tool: 'updateFamilyMember', input: { age } }]);
});

test.each(['walts inr thing is 10 now', 'walts locker thing is 12 now'])('a thing has no age: %s', (said) => {
  expect(lastCards([said], options).flatMap(({ input }) => Object.keys(input))).not.toContain('age');
});

test('an amount stays one', () => {
  const family = {
    ...FAMILY,
    appointments: [appointmentWith({ id: 'x', title: 'Eye exam', when: '2026-11-30T10:00' })],
  };
  const cards = lastCards(['add 2 lb of rice to the groceries', 'make it 3.50'], { family });
  expect(cards.map(({ tool }) => tool)).not.toContain('updateMedicalAppointment');
});
