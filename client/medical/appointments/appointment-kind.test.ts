// Form of an appointment: typed values become stored fields, in the household's time zone.
import { describe, expect, test } from 'vitest';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { differences } from '../../editing/form/form-words.ts';
import { changedFields } from '../../editing/form/record-kind.ts';
import { appointmentKind } from './appointment-kind.ts';
import { comingAndPast, durationInWords, wallTimeOf } from './appointment-when.ts';

const NEW_YORK = 'America/New_York';
const MIA = { id: 'mia', name: 'Mia' };
const LIN = { id: 'lin', name: 'Dr. Lin' };
const kindIn = (zone: string, memberId: string | null = null) =>
  appointmentKind({ zone, members: [MIA], contacts: [LIN], memberId });
const kind = kindIn(NEW_YORK);
type AppointmentForm = ReturnType<typeof kind.formOf>;

const dentist = storedRecord(medicalAppointment, {
  id: 'a',
  title: 'Dentist',
  appointmentDate: '2026-11-24T20:30:00.000Z',
  wallTime: '2026-11-24T15:30',
  timeZone: NEW_YORK,
  duration: 45,
  type: 'checkup',
  familyMemberId: 'mia',
  contactId: 'lin',
  notes: 'Bring the card',
  reminderTime: 48,
});
/** An appointment at this instant, stored by a household that lived elsewhere then. */
const at = (appointmentDate: string, duration: number | null = null): MedicalAppointment => ({
  ...dentist,
  appointmentDate,
  wallTime: appointmentDate.slice(0, 16),
  timeZone: 'UTC',
  duration,
});

function fieldsOf(form: Partial<AppointmentForm>) {
  const read = kind.read({
    ...kind.formOf(null),
    title: 'Dentist',
    appointmentDate: '2026-11-24T15:30',
    ...form,
  });
  return 'fields' in read ? read.fields : read;
}
function errorsOf(form: Partial<AppointmentForm>) {
  const read = kind.read({ ...kind.formOf(dentist), ...form });
  return 'errors' in read ? read.errors : {};
}

describe('the form of an appointment', () => {
  test('of one begun elsewhere has its time, title and length', () => {
    const begun = { at: '2026-12-12T09:00', title: 'Robotics', minutes: '120' };
    const form = appointmentKind({ zone: NEW_YORK, members: [MIA], contacts: [LIN], memberId: null, begun });
    expect(form.formOf(null)).toMatchObject({
      appointmentDate: '2026-12-12T09:00',
      title: 'Robotics',
      duration: '120',
    });
  });

  test('of a new one is empty, with a reminder 24 hours before, and for whom the list is filtered by [MED-05]', () => {
    expect(kind.formOf(null)).toEqual({
      title: '',
      appointmentDate: '',
      duration: '',
      type: '',
      familyMemberId: '',
      contactId: '',
      notes: '',
      reminderEnabled: true,
      reminderTime: '24',
    });
    expect(kindIn(NEW_YORK, 'mia').formOf(null).familyMemberId).toBe('mia');
    expect(kindIn(NEW_YORK, 'somebody who has gone').formOf(null).familyMemberId).toBe('');
  });

  test("shows the time on the household's walls, also of one made in another zone [MED-05]", () => {
    expect(kind.formOf(dentist).appointmentDate).toBe('2026-11-24T15:30');
    expect(kindIn('Europe/Berlin').formOf(dentist).appointmentDate).toBe('2026-11-24T21:30');
    expect(kindIn('Asia/Kolkata').formOf(dentist).appointmentDate).toBe('2026-11-25T02:00');
  });

  test('saved without a change sends nothing, not even the second of two equal times in autumn [MED-05]', () => {
    for (const appointment of [dentist, at('2026-11-01T06:30:00.000Z'), at('2026-11-01T05:30:00.000Z', 0)]) {
      const form = kind.formOf(appointment);
      const [before, after] = [kind.read(form), kind.read({ ...form })];
      if (!('fields' in before) || !('fields' in after)) throw new Error('refused');
      expect(changedFields(before.fields, after.fields)).toEqual({});
    }
  });
});

describe('what is stored of an appointment', () => {
  test('is the wall time without an offset; what is not specified is null [MED-05] [MED-08]', () => {
    expect(fieldsOf({})).toEqual({
      title: 'Dentist',
      appointmentDate: '2026-11-24T15:30',
      duration: null,
      type: null,
      familyMemberId: null,
      contactId: null,
      notes: '',
      reminderEnabled: true,
      reminderTime: 24,
    });
    const chosen = {
      duration: ' 45 ',
      type: 'checkup',
      familyMemberId: 'mia',
      contactId: 'lin',
      notes: ' x\n',
    };
    expect(fieldsOf(chosen)).toMatchObject({ ...chosen, duration: 45, notes: 'x' });
  });

  test('a time that spring skips is sent as the one the server makes of it [MED-05]', () => {
    expect(fieldsOf({ appointmentDate: '2027-03-14T02:30' })).toMatchObject({
      appointmentDate: '2027-03-14T03:30',
    });
  });

  test('hours of a reminder nobody wants stay as they were, and are no mistake [MED-05]', () => {
    const read = fieldsOf({ reminderEnabled: false, reminderTime: 'later' });
    expect(read).toMatchObject({ reminderEnabled: false });
    expect(read).not.toHaveProperty('reminderTime');
  });
});

test('title, date and time are required, each with its sentence [MED-07]', () => {
  expect(errorsOf({ title: ' ', appointmentDate: '' })).toEqual({
    title: 'Title is required',
    appointmentDate: 'Date and time is required',
  });
});

test.each([
  [{ duration: 'half an hour' }, { duration: 'Duration must be a whole number' }],
  [{ duration: '30.5' }, { duration: 'Duration must be a whole number' }],
  [{ duration: '-5' }, { duration: "Duration can't be below 0" }],
  [{ reminderTime: 'a day' }, { reminderTime: 'Reminder hours must be a whole number' }],
  [{ reminderTime: ' ' }, { reminderTime: 'Reminder hours must be a whole number' }],
  [{ reminderTime: '9000' }, { reminderTime: "Reminder hours can't be above 8760" }],
])('minutes and hours are whole numbers: %o [MED-07]', (form, errors) => {
  expect(errorsOf(form)).toEqual(errors);
});

test('where two parents differ, codes and ids are words [MED-05]', () => {
  const start = kind.formOf(null);
  const theirs = { ...kind.formOf(dentist), contactId: '0190' };
  expect(differences(kind, { start, theirs, yours: start }).alsoTheirs).toEqual([
    { label: 'Title', theirs: 'Dentist', yours: 'Nothing' },
    { label: 'Date and time', theirs: 'Tue, Nov 24, 2026 at 3:30 PM', yours: 'Nothing' },
    { label: 'Family member', theirs: 'Mia', yours: 'Not specified' },
    { label: 'Contact', theirs: 'Someone else', yours: 'Not specified' },
    { label: 'Type', theirs: 'Checkup', yours: 'Not specified' },
    { label: 'Duration (minutes)', theirs: '45', yours: 'Nothing' },
    { label: 'Notes', theirs: 'Bring the card', yours: 'Nothing' },
    { label: 'Hours before', theirs: '48', yours: '24' },
  ]);
  const withLin = { ...start, contactId: 'lin' };
  expect(differences(kind, { start, theirs: withLin, yours: start }).alsoTheirs).toEqual([
    { label: 'Contact', theirs: 'Dr. Lin', yours: 'Not specified' },
  ]);
});

test('a card says weekday, day and time, and the year where it is another one [MED-05]', () => {
  const inWords = (appointment: MedicalAppointment, zone = NEW_YORK) =>
    whenInWords(wallTimeOf(appointment, zone), '2026-11-21');
  expect(inWords(dentist)).toBe('Tue, Nov 24 at 3:30 PM');
  expect(inWords(dentist, 'Asia/Kolkata')).toBe('Wed, Nov 25 at 2:00 AM');
  expect(inWords(at('2027-01-05T14:00:00.000Z'))).toBe('Tue, Jan 5, 2027 at 9:00 AM');
  // New Year's Eve in New York, though it is January in UTC.
  expect(inWords(at('2027-01-01T02:00:00.000Z'))).toBe('Thu, Dec 31 at 9:00 PM');
});

test('its length is shown in minutes, a long one in hours or days, too [MED-05]', () => {
  expect([1, 45, 90].map(durationInWords)).toEqual(['1 minute', '45 minutes', '90 minutes']);
  expect([120, 150, 1440, 1500, 2880].map(durationInWords)).toEqual([
    '120 minutes (2 hours)',
    '150 minutes (2 hours 30 minutes)',
    '1440 minutes (24 hours)',
    '1500 minutes (25 hours)',
    '2880 minutes (2 days)',
  ]);
});

test('what comes is listed soonest first, what is over latest first; one going on is not over [MED-05]', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const [later, soon, going, ended, justBegun, old] = [
    at('2027-01-01T09:00:00.000Z'),
    at('2026-11-21T12:01:00.000Z'),
    at('2026-11-21T11:31:00.000Z', 30),
    at('2026-11-21T11:30:00.000Z', 30),
    at('2026-11-21T12:00:00.000Z'),
    at('2025-01-01T09:00:00.000Z'),
  ] as const;
  expect(comingAndPast([old, later, ended, going, soon, justBegun], now)).toEqual({
    coming: [going, soon, later],
    past: [justBegun, ended, old],
  });
});
