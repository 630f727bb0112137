import { describe, expect, test } from 'vitest';
import { whatIsDue } from './due.ts';

type DueInput = Parameters<typeof whatIsDue>[0];

const ZONE = 'America/New_York';
/** Tuesday, November 24, 2026 in New York. */
const at = (time: string) => new Date(`2026-11-24T${time}:00-05:00`);
const NOW = at('15:00');

type Given = Partial<DueInput>;
const due = (given: Given) => whatIsDue({ now: NOW, zone: ZONE, seenUntil: null, ...given });
const sentences = (given: Given) => due(given).map(({ sentence }) => sentence);

const MEMBERS = [{ id: 'mia', name: 'Mia' }];

type Appointment = NonNullable<DueInput['appointments']>[number];
const dentist = (appointmentDate: string, changes: Partial<Appointment> = {}): Appointment => ({
  id: '7',
  title: 'Dentist',
  appointmentDate,
  familyMemberId: 'mia',
  reminderEnabled: true,
  reminderTime: 24,
  ...changes,
});

describe('an appointment inside its reminder window', () => {
  const TOMORROW = '2026-11-25T20:30:00.000Z';

  test('is listed with whom it is for and when, and leads to the appointment', () => {
    expect(due({ now: at('16:00'), appointments: [dentist(TOMORROW)], members: MEMBERS })).toEqual([
      {
        key: 'appointment-7',
        kind: 'appointment',
        sentence: 'Dentist for Mia is tomorrow at 3:30 PM',
        place: '/medical?tab=appointments&id=7',
      },
    ]);
  });

  test('is due from the minute the window opens until the minute the appointment begins', () => {
    const isDue = (now: Date) => due({ now, appointments: [dentist(TOMORROW)] }).length === 1;
    expect(isDue(at('15:29'))).toBe(false);
    expect(isDue(new Date('2026-11-24T20:29:59.999Z'))).toBe(false);
    expect(isDue(at('15:30'))).toBe(true);
    expect(isDue(new Date('2026-11-25T20:30:59.999Z'))).toBe(true);
    expect(isDue(new Date('2026-11-25T20:31:00.000Z'))).toBe(false);
  });

  test('as long before as its reminder says, and never without one', () => {
    const twoDays = '2026-11-26T20:00:00.000Z';
    const isDue = (changes: Partial<Appointment>) =>
      due({ appointments: [dentist(twoDays, changes)] }).length === 1;
    expect(isDue({ reminderTime: 48 })).toBe(true);
    expect(isDue({ reminderTime: 47 })).toBe(false);
    expect(isDue({ reminderTime: 48, reminderEnabled: false })).toBe(false);
    expect(due({ appointments: [dentist(NOW.toISOString(), { reminderTime: 0 })] })).toHaveLength(1);
  });

  test('24 hours are 24 hours, also on the night the clocks change', () => {
    // 3:30 PM after the clocks of New York went back: the day before it was 4:30 PM then.
    const afterFall = dentist('2026-11-01T20:30:00.000Z');
    const now = (instant: string) => due({ now: new Date(instant), appointments: [afterFall] });
    expect(now('2026-10-31T20:29:00.000Z')).toEqual([]);
    expect(now('2026-10-31T20:30:00.000Z')).toMatchObject([{ sentence: 'Dentist is tomorrow at 3:30 PM' }]);
    // And 2:30 PM the day before they go forward.
    const afterSpring = dentist('2027-03-14T19:30:00.000Z');
    const inSpring = (instant: string) => due({ now: new Date(instant), appointments: [afterSpring] });
    expect(inSpring('2027-03-13T19:29:00.000Z')).toEqual([]);
    expect(inSpring('2027-03-13T19:30:00.000Z')).toMatchObject([
      { sentence: 'Dentist is tomorrow at 3:30 PM' },
    ]);
  });

  test("today and tomorrow are the household's days", () => {
    // In New York Tuesday evening, in Kiritimati Wednesday afternoon.
    const now = new Date('2026-11-25T01:00:00.000Z');
    const appointments = [dentist('2026-11-25T02:00:00.000Z', { reminderTime: 8760 })];
    expect(sentences({ now, appointments })).toEqual(['Dentist is today at 9:00 PM']);
    expect(sentences({ now, appointments, zone: 'Pacific/Kiritimati' })).toEqual([
      'Dentist is today at 4:00 PM',
    ]);
    const later = [dentist('2026-11-25T11:00:00.000Z', { reminderTime: 8760 })];
    expect(sentences({ now, appointments: later })).toEqual(['Dentist is tomorrow at 6:00 AM']);
    expect(sentences({ now, appointments: later, zone: 'Pacific/Kiritimati' })).toEqual([
      'Dentist is tomorrow at 1:00 AM',
    ]);
    const friday = [dentist('2026-11-27T20:30:00.000Z', { reminderTime: 8760 })];
    expect(sentences({ now, appointments: friday })).toEqual(['Dentist is on Fri, Nov 27 at 3:30 PM']);
  });

  test('the next one comes first; a name that is in the title is not said twice', () => {
    const appointments = [
      dentist('2026-11-25T18:00:00.000Z', { id: '2', title: 'Eye test for Mia' }),
      dentist('2026-11-24T21:00:00.000Z', { id: '1', title: ' ' }),
      dentist('2026-11-25T19:00:00.000Z', { id: '3', familyMemberId: 'gone' }),
    ];
    expect(sentences({ appointments, members: MEMBERS })).toEqual([
      'Medical Appointment for Mia is today at 4:00 PM',
      'Eye test for Mia is tomorrow at 1:00 PM',
      'Dentist is tomorrow at 2:00 PM',
    ]);
  });
});

describe('a medication that ends', () => {
  type Medicine = NonNullable<DueInput['medications']>[number];
  const syrup = (endDate: string | null, changes: Partial<Medicine> = {}): Medicine => ({
    id: '9',
    name: 'Amoxicillin',
    familyMemberId: 'mia',
    isActive: true,
    endDate,
    ...changes,
  });
  const said = (endDate: string | null, changes?: Partial<Medicine>) =>
    sentences({ medications: [syrup(endDate, changes)], members: MEMBERS });

  test('is listed from two days before its last day', () => {
    expect(said('2026-11-27')).toEqual([]);
    expect(said('2026-11-26')).toEqual(['Amoxicillin for Mia ends on Thu, Nov 26']);
    expect(said('2026-11-25')).toEqual(['Amoxicillin for Mia ends tomorrow']);
    expect(said('2026-11-24')).toEqual(['Amoxicillin for Mia ends today']);
  });

  test('is named with its person, also where its name only begins like theirs', () => {
    const members = [
      { id: 'ben', name: 'Ben' },
      { id: 'mia', name: 'Mia' },
    ];
    const benadryl = { name: 'Benadryl', isActive: true, endDate: '2026-11-24' };
    const medications = [
      { id: '1', familyMemberId: 'ben', ...benadryl },
      { id: '2', familyMemberId: 'mia', ...benadryl },
    ];
    expect(sentences({ medications, members })).toEqual([
      'Benadryl for Ben ends today',
      'Benadryl for Mia ends today',
    ]);
  });

  test('after its last day it is due until it is no longer marked as taken', () => {
    expect(said('2026-11-23')).toEqual(['Amoxicillin for Mia ended yesterday and is still marked as taken']);
    expect(said('2026-11-03')).toEqual([
      'Amoxicillin for Mia ended on Nov 3, 2026 and is still marked as taken',
    ]);
    expect(said('2026-11-23', { isActive: false })).toEqual([]);
  });

  test('one without an end, or not being taken, is not due', () => {
    expect(said(null)).toEqual([]);
    expect(said('2026-11-24', { isActive: false })).toEqual([]);
  });

  test("its last day is a day of the household's zone; it leads to the medication", () => {
    const now = new Date('2026-11-25T04:59:00.000Z');
    const medications = [syrup('2026-11-25')];
    expect(due({ now, medications })).toEqual([
      {
        key: 'medication-9',
        kind: 'medication',
        sentence: 'Amoxicillin ends tomorrow',
        place: '/medical?tab=medications&id=9',
      },
    ]);
    expect(sentences({ now: new Date('2026-11-25T05:00:00.000Z'), medications })).toEqual([
      'Amoxicillin ends today',
    ]);
  });

  test('the one that ended first comes first', () => {
    const medications = [syrup('2026-11-25', { name: 'B' }), syrup('2026-11-23', { name: 'A' })];
    expect(sentences({ medications })).toEqual([
      'A ended yesterday and is still marked as taken',
      'B ends tomorrow',
    ]);
  });
});

describe('the menu of the week', () => {
  const menu = (weekStartDate: string, meals: object) => ({
    id: `week-${weekStartDate}`,
    weekStartDate,
    notes: '',
    meals,
  });
  const soup = { dinner: 'Soup' };
  const missing = (...menus: ReturnType<typeof menu>[]) => sentences({ menus, now: at('12:00') });

  test('is due when nothing is planned from Monday to Sunday, and leads to that week', () => {
    expect(due({ menus: [] })).toEqual([
      {
        key: 'menu',
        kind: 'menu',
        sentence: 'No menu for this week yet',
        place: '/meal-planning?tab=menus&id=week-2026-11-23',
      },
    ]);
    expect(missing(menu('2026-11-16', { monday: soup }))).toHaveLength(1);
    expect(missing(menu('2026-11-30', { monday: soup }))).toHaveLength(1);
    expect(missing(menu('2026-11-23', { monday: { dinner: ' ' } }))).toHaveLength(1);
  });

  test('is there when any day of it has a meal, whatever day the menu starts on', () => {
    expect(missing(menu('2026-11-23', { monday: soup }))).toEqual([]);
    expect(missing(menu('2026-11-23', { sunday: soup }))).toEqual([]);
    expect(missing(menu('2026-11-19', { tuesday: soup }))).toEqual([]);
  });

  test("the week turns at midnight on Saturday in the household's zone: a weekend is for planning the next one", () => {
    const menus = [menu('2026-11-23', { monday: soup })];
    expect(sentences({ menus, now: new Date('2026-11-28T04:59:00.000Z') })).toEqual([]);
    for (const now of ['2026-11-28T05:00:00.000Z', '2026-11-30T04:59:00.000Z'])
      expect(due({ menus, now: new Date(now) })).toMatchObject([
        { sentence: 'No menu for next week yet', place: '/meal-planning?tab=menus&id=week-2026-11-30' },
      ]);
    expect(sentences({ menus, now: new Date('2026-11-30T05:00:00.000Z') })).toEqual([
      'No menu for this week yet',
    ]);
    const next = [menu('2026-11-30', { monday: soup })];
    expect(sentences({ menus: next, now: new Date('2026-11-29T15:00:00.000Z') })).toEqual([]);
  });
});

test('of what could not be loaded nothing is said', () => {
  expect(due({})).toEqual([]);
});
