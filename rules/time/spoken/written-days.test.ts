// Days of a month written without an article, and a holiday beside written days, from Saturday, November 21, 2026.
import { expect, test } from 'vitest';
import { instantOf } from '../dates.ts';
import { spokenDates } from './spoken-dates.ts';

const zone = 'America/Chicago';
const now = instantOf('2026-11-21T10:00', zone);
const daysOf = (text: string): string[] =>
  spokenDates(text, { now, zone }).days.map(({ date, endDate }) =>
    endDate === undefined ? date : `${date}/${endDate}`,
  );

test.each([
  ['move it to 27th at 4', '2026-11-27'],
  ['move the braces to 9th instead', '2026-12-09'],
  ['dentist 27th 2pm', '2026-11-27'],
  ['push it to the 27th', '2026-11-27'],
  ['camping memorial day weekend may 28 to 31', '2027-05-28/2027-05-31'],
  ['camping memorial day weekend', '2027-05-29/2027-05-31'],
  ['spring break march 15 to 19', '2027-03-15/2027-03-19'],
])('the day in “%s” is %s', (text, date) => expect(daysOf(text)).toEqual([date]));

test.each([
  'change it to 5th grade',
  'mia is going to 7th grade',
  'add 2nd dose',
  'the shop on 5th and main',
])('“%s” names no day', (text) => expect(daysOf(text)).toEqual([]));

test.each([
  ['choir wednesday nights 7 to 830', '19:00-20:30'],
  ['yoga thursday mornings 9 to 10', '09:00-10:00'],
  ['piano monday afternoons 3', '15:00'],
])('the hours in “%s” are %s', (text, hours) =>
  expect(
    spokenDates(text, { now, zone }).times.map(({ time, endTime }) =>
      endTime === undefined ? time : `${time}-${endTime}`,
    ),
  ).toEqual([hours]),
);
