// The remaining days of a medication, in words and as a share.
import { expect, test } from 'vitest';
import { courseOf, datesInWords, outsideInWords } from './medication-course.ts';

const ENTERED = '2026-11-20';
const course = (startDate: string | null, endDate: string | null, today: string) =>
  courseOf({ startDate, endDate }, ENTERED, today);

test('the days left are counted to the end date, day by day [MED-04]', () => {
  const on = (today: string) => course('2026-11-20', '2026-11-30', today);
  expect(on('2026-11-20')).toEqual({ left: 10, total: 10, text: '10 days left' });
  expect(on('2026-11-25')).toEqual({ left: 5, total: 10, text: '5 days left' });
  expect(on('2026-11-29')).toEqual({ left: 1, total: 10, text: '1 day left' });
  expect(on('2026-11-30')).toEqual({ left: 0, total: 10, text: 'Last day today' });
  expect(on('2026-12-01')).toEqual({ left: 0, total: 10, text: 'Ended on Nov 30, 2026' });
});

test('a medication that has not begun says when it does [MED-04]', () => {
  expect(course('2026-12-01', '2026-12-08', '2026-11-25')).toEqual({
    left: 7,
    total: 7,
    text: 'Starts on Dec 1, 2026',
  });
});

test('without a first day the bar begins where the medication was entered [MED-04]', () => {
  expect(course(null, '2026-11-30', '2026-11-25')).toMatchObject({ left: 5, total: 10 });
  // Entered after it had ended, or on its only day.
  expect(course(null, '2026-11-01', '2026-11-25')).toMatchObject({ left: 0, total: 1 });
  expect(course('2026-11-25', '2026-11-25', '2026-11-25')).toMatchObject({ left: 0, total: 1 });
});

test('without an end date nothing is counted [MED-04]', () => {
  expect(course('2026-11-20', null, '2026-11-25')).toBeNull();
});

test('the dates read as a span, a beginning or an end [MED-04]', () => {
  const [startDate, endDate] = ['2026-11-01', '2026-11-24'];
  expect(datesInWords({ startDate, endDate })).toBe('Nov 1, 2026 – Nov 24, 2026');
  expect(datesInWords({ startDate, endDate: null })).toBe('Since Nov 1, 2026');
  expect(datesInWords({ startDate: null, endDate })).toBe('Until Nov 24, 2026');
  expect(datesInWords({ startDate: null, endDate: null })).toBe('');
});

test('one that is marked as taken and is not today says so', () => {
  const dates = { isActive: true, startDate: '2026-12-05', endDate: '2026-12-12' };
  expect(outsideInWords(dates, '2026-12-04')).toBe('Starts Dec 5');
  expect(outsideInWords({ ...dates, startDate: '2027-01-02' }, '2026-12-04')).toBe('Starts Jan 2, 2027');
  expect(outsideInWords(dates, '2026-12-05')).toBeUndefined();
  expect(outsideInWords(dates, '2026-12-13')).toBe('Ended');
  expect(outsideInWords({ ...dates, isActive: false }, '2026-12-13')).toBeUndefined();
});
