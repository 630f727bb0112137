// Days of many cultures by their table of dates, and the clock of other places.
import { expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import days from './data/world-days.json' with { type: 'json' };
import zones from './data/zones.json' with { type: 'json' };
import { placeAsked, worldDayIn } from './world-days.ts';

const textOf = (said: string): string => lastPlan([said], {}).text;

test('every day has a date, in order, and every zone is known', () => {
  for (const row of days.rows) {
    const dates = 'dates' in row ? row.dates : undefined;
    const fixed = 'fixed' in row ? row.fixed : undefined;
    expect(dates === undefined, row.name).toBe(fixed !== undefined);
    expect(dates ?? [], row.name).toEqual((dates ?? []).toSorted());
    for (const date of dates ?? []) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
  for (const zone of Object.keys(zones))
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone }), zone).not.toThrow();
});

test.each([
  ['when is diwali 2027', /^Diwali is Friday, October 29, 2027/],
  ['first night of hanukkah 2027', /^Hanukkah begins at sundown on Friday, December 24, 2027/],
  ['when does ramadan start in 2027', /^Ramadan begins at sundown on Sunday, February 7, 2027/],
  ['chinese new year 2028', /^Lunar New Year begins Wednesday, January 26, 2028/],
  ['when is yom kippur 2027', /October 10, 2027.*ends at nightfall on Monday, October 11, 2027/],
  ['what is dia de los muertos and when', /begins Monday, November 1, 2027/],
  ['is it kwanzaa yet', /^Kwanzaa begins Saturday, December 26, in \d+/],
])('“%s”', (said, answer) => expect(textOf(said)).toMatch(answer));

test.each([
  'add diwali party on saturday',
  'recipe for hanukkah',
  'gift ideas for eid',
  'when is our holiday trip',
  'how do i explain ramadan to the kids',
  'when is thanksgiving',
])('“%s” asks for no such day', (said) => expect(worldDayIn(said)).toBeUndefined());

test('the clock of another place, for now and for a told hour', () => {
  expect(placeAsked('if its 4 here what time is it in new york')).toBe('America/New_York');
  expect(placeAsked('what time is it in tokyo')).toBe('Asia/Tokyo');
  expect(placeAsked('what time is the flight to tokyo')).toBeUndefined();
  expect(placeAsked('what time is it')).toBeUndefined();
  expect(textOf('if its 9am here what time is it in india')).toMatch(
    /^When it's 9:00 AM here, it's .+ in India\.$/,
  );
});
