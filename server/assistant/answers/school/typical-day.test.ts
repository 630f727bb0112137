// Days that no stored calendar speaks of: a holiday is told as one, and hours that nobody set are no fact.
import { describe, expect, test } from 'vitest';
import { schoolSettings, type SchoolSettings } from '#contract/kinds/school.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import type { Household } from '../../reading/household.ts';
import { ANSWERERS } from '../answerers.ts';
import { askedOf, FACTS } from '../testing/asked.ts';
import { memberWith } from '../testing/records.ts';

/** A school that one break was stored for, and nothing else. */
const family = (fields: Partial<SchoolSettings> = {}): Partial<Household> => ({
  members: [memberWith({ id: 'ada', name: 'Ada', age: 9 })],
  schoolSettings: storedRecord(schoolSettings, {
    id: 'school-settings',
    calendarConfirmed: true,
    breaks: [{ name: 'Winter Break', startDate: '2026-12-21', endDate: '2027-01-08' }],
    children: ['ada'],
    ...fields,
  }),
});
const say = (said: string, home = family(), zone = 'America/Anchorage'): string =>
  ANSWERERS['school_ask']?.(askedOf('school_ask', said, home, { facts: { ...FACTS, zone } })).text ?? '';

describe('a day without a stored calendar', () => {
  test.each([
    ['does Ada have class this thursday', 'is Thanksgiving Day, and most schools are closed'],
    ['is there school on november 27', 'is Thanksgiving Break, and most schools are closed'],
    ['school on january 18?', 'is Martin Luther King Jr. Day, and most schools are closed'],
    ['what time does school start thursday', 'is Thanksgiving Day, and most schools are closed'],
    ['is it a half day on thanksgiving', 'is Thanksgiving Day, and most schools are closed'],
  ])('is told as the holiday it is: %s', (said, words) => {
    expect(say(said)).toContain(words);
    expect(say(said)).toMatch(/calendar isn't stored, so please check/);
    expect(say(said)).not.toMatch(/\bYes\b|8:00/);
  });
  test('is told so where no school is stored, and where nothing was confirmed', () => {
    expect(say('is there school this thursday', { members: [] })).toContain('is Thanksgiving Day');
    expect(say('is there school this thursday', family({ calendarConfirmed: false }))).toContain(
      'is Thanksgiving Day',
    );
  });
  test('is a plain day outside of holidays, and outside of the United States', () => {
    expect(say('is there school on tuesday')).toMatch(/^Yes, there is school/);
    expect(say('is there school this thursday', family(), 'Europe/Vienna')).toMatch(/^Yes/);
  });
});

test.each([
  'is there school on tuesday',
  'what time does school start',
  'when does school let out on tuesday',
  'is tuesday a half day',
])('hours that nobody set are not told as a fact: %s', (said) => {
  expect(say(said)).toMatch(/until somebody sets the hours, so please check/);
  expect(say(said)).not.toMatch(/as usual|runs from|starts at/);
  const set = family({ schoolHours: { start: '08:30', end: '15:10' } });
  expect(say(said, set)).toContain('8:30 AM');
});
