import { expect, test } from 'vitest';
import { peopleOfAppointment } from './appointment-people.ts';

const NAMES = {
  members: [
    { id: 'ben', name: 'Ben' },
    { id: 'mia', name: 'Mia' },
  ],
  contacts: [{ id: 'lee', name: 'Dr. Lee' }],
};
const said = (familyMemberId: string | null, contactId: string | null) =>
  peopleOfAppointment({ familyMemberId, contactId }, NAMES);

test('an event tells for whom the appointment is and with whom, as far as that is known [CAL-05]', () => {
  expect(said('mia', 'lee')).toBe('For Mia, with Dr. Lee');
  expect(said('mia', null)).toBe('For Mia');
  expect(said(null, 'lee')).toBe('With Dr. Lee');
  expect(said(null, null)).toBe('');
});

test('somebody who is no longer there, or not loaded yet, is left out [CAL-05]', () => {
  expect(said('gone', 'gone')).toBe('');
  expect(
    peopleOfAppointment({ familyMemberId: 'mia', contactId: 'lee' }, { members: [], contacts: [] }),
  ).toBe('');
});
