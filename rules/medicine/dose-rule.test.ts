// The question before a second dose: inside the stored frequency, around midnight and in nights when clocks change.
import { expect, test } from 'vitest';
import { instantOf } from '../time/dates.ts';
import { doseQuestion } from './dose-rule.ts';

const CHICAGO = 'America/Chicago';

const MEDICINE = {
  frequency: null,
  dosage: '',
  instructions: '',
  isActive: true,
  startDate: null,
  endDate: null,
};

interface Case {
  frequency?: string | null;
  instructions?: string;
  zone?: string;
  isActive?: boolean;
  startDate?: string | null;
  endDate?: string | null;
}

/** Asks about a dose at the wall time `at` after doses at these; returns what is stored, or undefined. */
function asked({ zone = CHICAGO, ...fields }: Case, at: string, ...before: string[]) {
  const doses = before.map((wall, index) => ({
    id: `dose-${index}`,
    givenAt: (wall.endsWith('Z') ? new Date(wall) : instantOf(wall, zone)).toISOString(),
    givenBy: 'Ana',
  }));
  const when = at.endsWith('Z') ? new Date(at) : instantOf(at, zone);
  return doseQuestion({ ...MEDICINE, ...fields }, doses, when, zone);
}

const SIX_HOURS = { instructions: 'Every 6 hours' };

test('a dose sooner than the stored hours is asked about, with the last one and the stored words', () => {
  const question = asked(SIX_HOURS, '2026-11-23T19:59', '2026-11-23T08:00', '2026-11-23T14:00');
  expect(question).toMatchObject({
    nearest: { id: 'dose-1' },
    inLastDay: 2,
    maybeSame: false,
    stored: ['Every 6 hours'],
  });
  expect(asked(SIX_HOURS, '2026-11-23T20:00', '2026-11-23T14:00')).toBeUndefined();
});

test('the first dose is not asked about', () => {
  expect(asked(SIX_HOURS, '2026-11-23T20:00')).toBeUndefined();
});

test('a dose recorded minutes ago may be the same one, whatever is stored', () => {
  expect(asked({}, '2026-11-23T20:14', '2026-11-23T20:00')).toMatchObject({ maybeSame: true, stored: [] });
  expect(asked({}, '2026-11-23T20:15', '2026-11-23T20:00')).toBeUndefined();
  expect(asked({ frequency: 'as needed' }, '2026-11-23T20:00', '2026-11-23T14:00')).toBeUndefined();
});

test('hours are counted as they pass when the clocks go forward or back', () => {
  // Spring: 22:00 to 05:00 are six hours; autumn: 22:00 to 03:00 are.
  expect(asked(SIX_HOURS, '2026-03-08T04:59', '2026-03-07T22:00')).toBeDefined();
  expect(asked(SIX_HOURS, '2026-03-08T05:00', '2026-03-07T22:00')).toBeUndefined();
  expect(asked(SIX_HOURS, '2026-11-01T02:59', '2026-10-31T22:00')).toBeDefined();
  expect(asked(SIX_HOURS, '2026-11-01T03:00', '2026-10-31T22:00')).toBeUndefined();
  // The hour that comes twice: 1:30 and the second 1:30 are an hour apart.
  expect(
    asked({ instructions: 'every 2 hours' }, '2026-11-01T07:30:00.000Z', '2026-11-01T06:30:00.000Z'),
  ).toBeDefined();
});

test('a day is one of the household, and midnight makes no dose of the evening forgotten', () => {
  const once = { frequency: 'once daily' };
  expect(asked(once, '2026-11-24T00:15', '2026-11-23T23:30')).toBeDefined();
  expect(asked(once, '2026-11-23T19:00', '2026-11-23T07:00')).toBeDefined();
  expect(asked(once, '2026-11-24T07:00', '2026-11-23T08:00')).toBeUndefined();
  const tokyo = { ...once, zone: 'Asia/Tokyo' };
  expect(asked(tokyo, '2026-11-24T08:00', '2026-11-23T09:00')).toBeUndefined();
  expect(asked(tokyo, '2026-11-24T22:00', '2026-11-24T00:30')).toBeDefined();
});

test('a day of 23 or of 25 hours is one day', () => {
  const once = { frequency: 'once daily' };
  expect(asked(once, '2026-03-08T08:00', '2026-03-07T08:00')).toBeUndefined();
  expect(asked(once, '2026-03-08T23:30', '2026-03-08T00:10')).toBeDefined();
  expect(asked(once, '2026-11-01T23:50', '2026-11-01T00:05')).toBeDefined();
});

test('the usual days of a family are not asked about', () => {
  const twice = { frequency: 'twice daily' };
  expect(asked(twice, '2026-11-24T07:30', '2026-11-23T08:00', '2026-11-23T20:00')).toBeUndefined();
  expect(asked(twice, '2026-11-23T11:30', '2026-11-23T07:30')).toBeUndefined();
  expect(asked(twice, '2026-11-23T20:00', '2026-11-23T08:00')).toBeUndefined();
  const thrice = { frequency: 'three times daily' };
  expect(
    asked(thrice, '2026-11-24T07:00', '2026-11-23T07:00', '2026-11-23T12:00', '2026-11-23T18:00'),
  ).toBeUndefined();
});

test('a second of several a day is asked about when it comes soon', () => {
  const soon = (frequency: string, at: string) => asked({ frequency }, at, '2026-11-23T08:00') !== undefined;
  expect(soon('twice daily', '2026-11-23T11:59')).toBe(true);
  expect(soon('twice daily', '2026-11-23T12:00')).toBe(false);
  expect(soon('three times daily', '2026-11-23T10:39')).toBe(true);
  expect(soon('three times daily', '2026-11-23T10:40')).toBe(false);
  expect(soon('four times daily', '2026-11-23T09:59')).toBe(true);
  expect(soon('four times daily', '2026-11-23T10:00')).toBe(false);
  // 'At most' says nothing about the time between.
  expect(asked({ instructions: 'at most 3 a day' }, '2026-11-23T08:30', '2026-11-23T08:00')).toBeUndefined();
});

test('one more than the stored number is asked about', () => {
  const twice = { frequency: 'twice daily' };
  expect(asked(twice, '2026-11-23T22:00', '2026-11-23T08:00', '2026-11-23T20:00')).toMatchObject({
    stored: ['twice daily'],
    inLastDay: 2,
  });
  expect(asked(twice, '2026-11-24T00:30', '2026-11-23T08:00', '2026-11-23T20:00')).toBeDefined();
});

test('a daily maximum also holds for any 24 hours', () => {
  const most = { instructions: 'As needed, at most 3 a day' };
  const before = ['2026-11-23T12:00', '2026-11-23T16:00', '2026-11-23T20:00'];
  expect(asked(most, '2026-11-24T11:59', ...before)).toMatchObject({ inLastDay: 3 });
  expect(asked(most, '2026-11-24T12:00', ...before)).toBeUndefined();
  expect(asked({ instructions: 'max 3 doses in 24 hours' }, '2026-11-24T11:59', ...before)).toBeDefined();
});

test('days, weeks and months are those of the calendar', () => {
  expect(asked({ frequency: 'weekly' }, '2026-11-29T21:00', '2026-11-23T08:00')).toBeDefined();
  expect(asked({ frequency: 'weekly' }, '2026-11-30T07:00', '2026-11-23T21:00')).toBeUndefined();
  expect(asked({ instructions: 'every other day' }, '2026-11-24T20:00', '2026-11-23T08:00')).toBeDefined();
  expect(asked({ instructions: 'every other day' }, '2026-11-25T07:00', '2026-11-23T08:00')).toBeUndefined();
  expect(asked({ frequency: 'monthly' }, '2027-02-27T08:00', '2027-01-31T08:00')).toBeDefined();
  expect(asked({ frequency: 'monthly' }, '2027-02-28T08:00', '2027-01-31T08:00')).toBeUndefined();
  expect(asked({ frequency: 'monthly' }, '2027-01-14T08:00', '2026-12-15T08:00')).toBeDefined();
  const twice = { instructions: 'twice a week' };
  expect(asked(twice, '2026-11-28T08:00', '2026-11-23T08:00', '2026-11-26T08:00')).toBeDefined();
  expect(asked(twice, '2026-11-30T08:00', '2026-11-23T08:00', '2026-11-26T08:00')).toBeUndefined();
});

test('a dose recorded later for an earlier time is compared with those after it too', () => {
  expect(asked(SIX_HOURS, '2026-11-23T19:40', '2026-11-23T20:00')).toMatchObject({ inLastDay: 0 });
});

test('a dose outside the dates of the medicine is asked about, by the day of the household', () => {
  const dates = { startDate: '2026-12-05', endDate: '2026-12-12' };
  expect(asked(dates, '2026-12-04T23:59')).toEqual({
    nearest: undefined,
    inLastDay: 0,
    maybeSame: false,
    stored: [],
    outside: { is: 'later', date: '2026-12-05' },
  });
  expect(asked(dates, '2026-12-05T00:00')).toBeUndefined();
  expect(asked(dates, '2026-12-12T23:59')).toBeUndefined();
  expect(asked(dates, '2026-12-13T00:00', '2026-12-12T08:00')).toMatchObject({
    nearest: { id: 'dose-0' },
    outside: { is: 'ended', date: '2026-12-12' },
  });
  expect(asked({ ...dates, isActive: false }, '2026-12-08T08:00')?.outside).toEqual({ is: 'stopped' });
});
