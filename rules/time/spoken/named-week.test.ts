// Bare weekdays beside a named week, from Saturday, November 21, 2026.
import { expect, test } from 'vitest';
import { instantOf } from '../dates.ts';
import { spokenDates } from './remembered-dates.ts';

const zone = 'America/Chicago';
const read = (text: string) => spokenDates(text, { now: instantOf('2026-11-21T10:00', zone), zone });

test.each([
  ['swap sun and wed dinner next week', ['2026-11-29', '2026-11-25']],
  ['next week mon and sun', ['2026-11-23', '2026-11-29']],
  ['mon soup, tues tacos and sun pasta the week of dec 7', ['2026-12-07', '2026-12-08', '2026-12-13']],
  ["take sunday off next week's menu", ['2026-11-29']],
  ['clear sun and wed dinner from next weeks menu', ['2026-11-29', '2026-11-25']],
  ["next week's sunday lunch", ['2026-11-29']],
  ["soup on sunday and then next week's menu", ['2026-11-22']],
  ["sunday. clear next week's menu", ['2026-11-22']],
  ['out sunday and back next week', ['2026-11-22']],
  ['dentist sunday. party next week', ['2026-11-22']],
])('takes bare weekdays beside a named week for days of it: %s', (said, dates) => {
  expect(read(said).days.flatMap(({ date, endDate }) => (endDate === undefined ? [date] : []))).toEqual(
    dates,
  );
});
