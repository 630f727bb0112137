import { expect, test } from 'vitest';
import { readQuickEntry } from './quick-entry.ts';

const MIA = { id: 'mia', name: 'Mia' };
const BEN = { id: 'ben', name: 'Ben Carter' };
const ZONE = 'America/New_York';
/** Wednesday, November 25, 9:15 in New York. */
const now = new Date('2026-11-25T09:15:00-05:00');
const read = (line: string, date: string | null = null) =>
  readQuickEntry(line, { now, zone: ZONE, members: [MIA, BEN], date });

test.each([
  ['Dentist for Mia Tue 3 pm', 'Dentist', '2026-12-01', '15:00', 'mia'],
  ['dentist tomorrow at 10:30', 'Dentist', '2026-11-26', '10:30', null],
  ["Mia's checkup on Dec 3 at 9", 'Checkup', '2026-12-03', '09:00', 'mia'],
  ['Friday 8am blood test for Ben', 'Blood test', '2026-11-27', '08:00', 'ben'],
  ['Eye test next Monday at noon with Dr. Lee', 'Eye test with Dr. Lee', '2026-11-30', '12:00', null],
  ['Flu shot 12/4 4:15pm', 'Flu shot', '2026-12-04', '16:15', null],
  ['Physical therapy, Mia, Thursday 5 pm', 'Physical therapy, Mia', '2026-11-26', '17:00', 'mia'],
])('%s', (line, title, date, time, memberId) => {
  expect(read(line)).toEqual({
    title,
    date,
    impossible: null,
    time,
    isTimeSaid: true,
    endTime: null,
    duration: null,
    memberId,
    left: null,
  });
});

test('both ends of a time are its length', () => {
  expect(read('Orthodontist Mon 2-3:30pm')).toMatchObject({
    time: '14:00',
    endTime: '15:30',
    duration: 90,
  });
});

test('the pressed day holds, and a day in the line counts more', () => {
  expect(read('Dentist 3 pm', '2026-12-08')).toMatchObject({ date: '2026-12-08', time: '15:00' });
  expect(read('Dentist 3 pm Friday', '2026-12-08')).toMatchObject({ date: '2026-11-27' });
});

test('without a day it is the next such hour, without a time the usual one, which is shown', () => {
  expect(read('Dentist 4 pm')).toMatchObject({ date: '2026-11-25', time: '16:00' });
  expect(read('Dentist 8 am')).toMatchObject({ date: '2026-11-26', time: '08:00' });
  expect(read('Dentist')).toMatchObject({ date: '2026-11-25', time: '10:00', isTimeSaid: false });
  expect(read('Dentist Friday')).toMatchObject({ date: '2026-11-27', time: '09:00', isTimeSaid: false });
});

test('a weekday that is today, at an hour that has passed, is the one in a week', () => {
  expect(read('Dentist Wednesday 8 am')).toMatchObject({ date: '2026-12-02' });
  expect(read('Dentist Wednesday 11 am')).toMatchObject({ date: '2026-11-25' });
  expect(read('Dentist Wednesday')).toMatchObject({ date: '2026-11-25' });
});

test('a name inside another word is nobody, and a line of only a name keeps it', () => {
  expect(read('Miami trip checkup Friday 9 am').memberId).toBeNull();
  expect(read('Mia Friday 9 am')).toMatchObject({ title: 'Mia', memberId: 'mia' });
});

test('nothing typed is no title, and no guess fails', () => {
  expect(read('')).toMatchObject({ title: '', date: '2026-11-25', memberId: null });
  expect(read('tomorrow at 3')).toMatchObject({ title: '', date: '2026-11-26', time: '15:00' });
});

test.each([
  ['Vaccination of the cat on 30 February 10am', 'Vaccination of the cat', 'February 30'],
  ['Haircut for Ben Thursday, Sept 31 at 4', 'Haircut', 'September 31'],
])('%s: a date that does not exist is no other day', (line, title, impossible) => {
  expect(read(line)).toMatchObject({ title, date: null, impossible });
  expect(read(line, '2026-12-08')).toMatchObject({ date: null });
});

test.each([
  ['Zahnarzt for Noël Dec 3 at 9', 'noel', 'Zahnarzt'],
  ['Dentist for noel Dec 3 at 9', 'noel', 'Dentist'],
  ['STANISŁAW dentist Dec 3 at 9', 'stan', 'Dentist'],
  ['stanislaw dentist Dec 3 at 9', 'stan', 'Dentist'],
  ['dentist for فاطمة Dec 3 at 9', 'fatima', 'Dentist'],
  ['Lea dentist Dec 3 at 9', 'lea', 'Dentist'],
  ['Dentist for Le\u0301a Dec 3 at 9', 'léa', 'Dentist'],
  ['Lèa dentist Dec 3 at 9', null, 'Lèa dentist'],
  ['Lea and Léa dentist Dec 3 at 9', 'lea', 'Lea and Léa dentist'],
  ['Dentist for Noel and Stanislaw Dec 3 at 9', 'noel', 'Dentist for Noel and Stanislaw'],
])('%s: names compare without accents, and an exact one wins', (line, memberId, title) => {
  const members = [
    { id: 'noel', name: 'Noël' },
    { id: 'stan', name: 'Stanisław' },
    { id: 'fatima', name: 'فاطمة' },
    { id: 'lea', name: 'Lea' },
    { id: 'léa', name: 'Léa' },
  ];
  expect(readQuickEntry(line, { now, zone: ZONE, members, date: null })).toMatchObject({ memberId, title });
});
