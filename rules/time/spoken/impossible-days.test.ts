// Dates that no calendar has, read from Saturday, November 21, 2026, 10:00 in Chicago.
import { describe, expect, test } from 'vitest';
import { instantOf } from '../dates.ts';
import { spokenDates } from './spoken-dates.ts';

const zone = 'America/Chicago';
const read = (text: string) => spokenDates(text, { now: instantOf('2026-11-21T10:00', zone), zone });

describe('a date that no calendar has', () => {
  test.each([
    ['optician on June 31 at 8', 'June 31'],
    ['optician on the 31st of sept at 8', 'September 31'],
    ['optician Tuesday, 31 June', 'June 31'],
    ['camp starts 2/30', 'February 30'],
    ['camp starts 2026-11-31T08:00', 'November 31, 2026'],
    ['born February 29, 2027', 'February 29, 2027'],
    ['camp on December 32', 'December 32'],
  ])('%s: it is told, and no day in its place', (text, name) => {
    const { impossible, days } = read(text);
    expect(impossible.map((one) => one.name)).toEqual([name]);
    expect(days.every(({ date }) => date.endsWith('-24'))).toBe(true);
  });

  test.each([
    'born February 29',
    'moved here in June 31 years ago',
    'in april 30 kids came',
    'cut 2/3 of it on 1/31',
    'may 45 people come',
    'November 30',
  ])('%s: none is found', (text) => expect(read(text).impossible).toEqual([]));

  test('an hour behind it is still read', () =>
    expect(read('optician June 31 at 8:15').times).toMatchObject([{ time: '08:15' }]));
});
