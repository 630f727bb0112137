// A test by what it is of, and the next time after an entry of the health history.
import { expect, test } from 'vitest';
import { appointmentAnswers } from '../../appointments/appointments.ts';
import { askedOf } from '../../testing/asked.ts';
import { appointmentWith, contactWith, recordWith } from '../../testing/records.ts';
import { HEALTH_FAMILY } from '../testing/health-family.ts';
import { recordAnswers } from './records.ts';

const HOUSE = {
  ...HEALTH_FAMILY,
  contacts: [contactWith({ id: 'wu', name: 'Dr. Wu' }), contactWith({ id: 'bo', name: 'Dr. Bo' })],
  records: [
    recordWith({ id: 'ecg', title: 'ECG', familyMemberId: 'theo', date: '2026-08-03', provider: 'Dr. Wu' }),
    recordWith({ id: 'tsh', title: 'TSH', familyMemberId: 'dana', date: '2026-09-01', provider: 'Dr. Bo' }),
  ],
  appointments: [
    appointmentWith({ id: 'old', title: 'TSH', when: '2026-09-01T08:00', familyMemberId: 'dana' }),
    appointmentWith({ id: 'flu', title: 'Flu shot', when: '2026-11-25T08:00', familyMemberId: 'dana' }),
    appointmentWith({ id: 'lab', title: 'TSH lab', when: '2027-01-07T08:00', familyMemberId: 'dana' }),
    appointmentWith({
      id: 'hole',
      title: 'Cardiology',
      when: '2026-12-15T14:00',
      familyMemberId: 'theo',
      contactId: 'wu',
      notes: 'Bring the list.',
    }),
  ],
};
const ask = (said: string, focus = {}) =>
  recordAnswers['record_ask']?.(askedOf('record_ask', said, HOUSE, { focus })).text;

test.each([
  ['what did theos heart test say', /ECG/],
  ['my last thyroid test', /TSH/],
])('“%s” is found by what it is of', (said, text) => {
  expect(ask(said)).toMatch(text);
});

test('a test of something else is not found', () => {
  expect(ask('what did theos lung test say')).not.toMatch(/ECG/);
});

test('the next time is the coming visit for the same, else with the same doctor, which may not be for it', () => {
  expect(ask('when do they check again', { medical_record: 'tsh' })).toBe(
    'Your TSH lab is Thursday, January 7, 2027 at 8:00 AM, in 46 days.',
  );
  const heart = ask('when will they look at it again', { medical_record: 'ecg' });
  expect(heart).toMatch(/^Theo's Cardiology is Tuesday, December 15 .*“Bring the list\.”.*Dr\. Wu can tell/);
});

test('the last time is told, too, where it was asked', () => {
  expect(ask('my last tsh? and when is the next')).toMatch(/September 1.*TSH lab is Thursday, January 7/);
});

test('“when is the next one” after an entry means its next time, unless somebody is named', () => {
  const next = (said: string) =>
    appointmentAnswers['appointment_ask']?.(
      askedOf('appointment_ask', said, HOUSE, { focus: { medical_record: 'tsh' } }),
    ).text;
  expect(next('when is the next one')).toMatch(/TSH lab/);
  expect(next("when is theo's next appointment")).toMatch(/Cardiology/);
});
