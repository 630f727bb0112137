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

test.each([
  ['anything the weekend of the 23rd of January', '2027-01-23/2027-01-24'],
  ['is he on call the weekend of March 6', '2027-03-06/2027-03-07'],
  ['the weekend of December 25', '2026-12-26/2026-12-27'],
  ['they fly in on January 19 and stay through the 28th', '2027-01-19 2027-01-28'],
  ['dentist dec 2, then the 1st', '2026-12-02 2027-01-01'],
  ['field trip dec 15, form due the 8th', '2026-12-15 2026-12-08'],
])('“%s” is counted from the day it names', (text, days) =>
  expect(
    read(text)
      .days.map(({ date, endDate }) => (endDate === undefined ? date : `${date}/${endDate}`))
      .join(' '),
  ).toBe(days),
);
