// Behind 'since' a day has been, and a reason is none. From Saturday, November 21, 2026, 10:00 in Chicago.
import { expect, test } from 'vitest';
import { instantOf } from '../dates.ts';
import { spokenDates } from './remembered-dates.ts';

const zone = 'America/Chicago';
const now = instantOf('2026-11-21T10:00', zone);

test.each([
  ['limping since Wednesday', '2026-11-18'],
  ['she has been off it since about the 9th', '2026-11-09'],
  ['no fever since Saturday', '2026-11-21'],
  ['coughing since Nov 3', '2026-11-03'],
  ['since Tuesday does not work, how about Thursday', '2026-11-24'],
  ['closed until Wednesday', '2026-11-25'],
])('“%s” is %s', (text, date) => {
  expect(spokenDates(text, { now, zone }).days[0]?.date).toBe(date);
});
