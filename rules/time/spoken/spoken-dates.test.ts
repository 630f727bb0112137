// The reader of spoken dates on phrases of families, from Saturday, November 21, 2026, 10:00 in Chicago.
import { describe, expect, test } from 'vitest';
import { instantOf } from '../dates.ts';
import { dayForTime, onTheClock, spokenDates } from './spoken-dates.ts';

const zone = 'America/Chicago';
const now = instantOf('2026-11-21T10:00', zone);
const read = (text: string, past = false) => spokenDates(text, { now, zone, past });
const daysOf = (text: string, past = false) =>
  read(text, past).days.map(({ date, endDate }) => (endDate === undefined ? date : `${date}/${endDate}`));
const timesOf = (text: string) =>
  read(text).times.map(({ time, endTime }) => (endTime === undefined ? time : `${time}-${endTime}`));

test.each([
  ['on Tuesday', '2026-11-24'],
  ['next Sunday', '2026-11-29'],
  ["Sunday's dinner", '2026-11-22'],
  ["tomorrow's lunch", '2026-11-22'],
  ['see you Saturday', '2026-11-21'],
  ['the coming weekend', '2026-11-21/2026-11-22'],
  ['sometime next week', '2026-11-23/2026-11-29'],
  ['Wednesday next week', '2026-11-25'],
  ['soup on Wednesday next week', '2026-11-25'],
  ['on Friday of next week', '2026-11-27'],
  ['on Tuesday in two weeks', '2026-12-01'],
  ['on Fri 27', '2026-11-27'],
  ['Zoe is 20 months today', '2026-11-21'],
  ['Zoe turns 10 dec 9', '2026-12-09'],
  ['dinner wed?', '2026-11-25'],
  ['three weeks today', '2026-12-12'],
  ['January 9th', '2027-01-09'],
  ['the 9th of January 2028', '2028-01-09'],
  ['on the nineteenth of April', '2027-04-19'],
  ['2/14', '2027-02-14'],
  ['11/30/26', '2026-11-30'],
  ['2027-03-02', '2027-03-02'],
  ['on the 9th', '2026-12-09'],
  ['party sat 28', '2026-11-28'],
  ['party sat 28 nov', '2026-11-28'],
  ['anything dec 10 am', '2026-12-10'],
  ['50 mg once a day from today', '2026-11-21'],
  ['2 puffs twice a day from today', '2026-11-21'],
  ['a day from today', '2026-11-22'],
  ['Monday, November 30th', '2026-11-30'],
  ['the 11th, a Friday', '2026-12-11'],
  ['its the 11th. friday', '2026-12-11'],
  ["December 11 that's a Friday", '2026-12-11'],
  ['in ten days', '2026-12-01'],
  ['three weeks from Tuesday', '2026-12-15'],
  ['the Friday before Christmas', '2026-12-18'],
  ['the day after Easter', '2027-03-29'],
  ["Mother's Day", '2027-05-09'],
  ['the second Tuesday of January', '2027-01-12'],
  ['the last day of the month', '2026-11-30'],
  ['the week of December 16', '2026-12-14/2026-12-20'],
  ['Dec 30 through Jan 3', '2026-12-30/2027-01-03'],
  ['Thursday to Monday', '2026-11-26/2026-11-30'],
  ['Feb 29', '2028-02-29'],
  ['some day in March', '2027-03-01/2027-03-31'],
  ['Monday in three weeks', '2026-12-07'],
  ['in two weeks on a Thursday', '2026-12-03'],
  ['three Mondays from now', '2026-12-07'],
  ['the Tuesday after next', '2026-12-01'],
  ['the weekend after next', '2026-12-05/2026-12-06'],
  ['week from Wednesday', '2026-12-02'],
  ['a fortnight from Tuesday', '2026-12-08'],
  ['the last Monday of the month', '2026-11-30'],
  ['next month on the 4th', '2026-12-04'],
  ['the 4th next month', '2026-12-04'],
  ['the 7th through the 11th', '2026-12-07/2026-12-11'],
  ['Jan 4th to the 8th', '2027-01-04/2027-01-08'],
  ['01-12-2027', '2027-01-12'],
  ['Thanksgiving weekend', '2026-11-26/2026-11-29'],
  ['Labor Day weekend', '2027-09-04/2027-09-06'],
  ['Christmas week', '2026-12-21/2026-12-27'],
  ['April Fools', '2027-04-01'],
  ['Election Day', '2027-11-02'],
  ['Ash Wednesday', '2027-02-10'],
  ['mid-January', '2027-01-11/2027-01-20'],
  ['the first weekend of March', '2027-03-06/2027-03-07'],
  ['by the end of next week', '2026-11-27'],
  ['four days before Christmas', '2026-12-21'],
  ['wensday', '2026-11-25'],
  ['in 2 wks', '2026-12-05'],
  ['until June', '2027-06-01/2027-06-30'],
  ['this wknd', '2026-11-21/2026-11-22'],
  ['Thrusday', '2026-11-26'],
  ['satruday', '2026-11-21'],
  ['tommorow', '2026-11-22'],
  ['decemeber 9', '2026-12-09'],
  ['12/18-1/3', '2026-12-18/2027-01-03'],
  ['Easter 2029', '2029-04-01'],
  ['sometime in 2028', '2028-01-01/2028-12-31'],
  ['december nineth', '2026-12-09'],
  ['on the fourth', '2026-12-04'],
  ['the twenty second at nine', '2026-11-22'],
  ['12-9 at 9am', '2026-12-09'],
  ['11/22/54', '1954-11-22'],
  ['feb 2nd 1100', '2027-02-02'],
  ['replace tonights pozole', '2026-11-21'],
  ['mondays lunch', '2026-11-23'],
  ['off fri this week', '2026-11-27'],
  ['mon-thu', '2026-11-23/2026-11-26'],
  ['what goes bad before december', '2026-11-21/2026-11-30'],
  ['the 25th to the 29th of january', '2027-01-25/2027-01-29'],
])('“%s” is %s', (text, date) => expect(daysOf(text)).toEqual([date]));

test.each([
  ['yesterday', '2026-11-20'],
  ['on Thursday', '2026-11-19'],
  ['last Monday', '2026-11-16'],
  ['March 3', '2026-03-03'],
  ['the 30th', '2026-10-30'],
  ['two months ago', '2026-09-21'],
])('told of what has been, “%s” was %s', (text, date) => expect(daysOf(text, true)).toEqual([date]));

test.each([
  ['at 8:05', '08:05'],
  ['at 2', '14:00'],
  ['at 845', '08:45'],
  ['at 2 in the morning', '02:00'],
  ['7 tonight', '19:00'],
  ['at 19:45', '19:45'],
  ['quarter past nine', '09:15'],
  ['ten to four', '15:50'],
  ['six-ish', '18:00'],
  ["eight o'clock", '08:00'],
  ['from 10 to 1', '10:00-13:00'],
  ['1-2:15 pm', '13:00-14:15'],
  ['at midday', '12:00'],
  ['noonish', '12:00'],
  ['430', '16:30'],
  ['1115', '11:15'],
  ['645pm', '18:45'],
  ['8a', '08:00'],
  ['2-3', '14:00-15:00'],
  ['9 to noon', '09:00-12:00'],
  ['noon till 2', '12:00-14:00'],
  ['quarter til 4', '15:45'],
  ['8 at night', '20:00'],
])('“tomorrow %s” is at %s', (text, time) => expect(timesOf(`tomorrow ${text}`)).toEqual([time]));

test.each([
  ['5 to 6 on Thursday', '17:00-18:00'],
  ['845 tomorrow', '08:45'],
  ['Mondays & Wednesdays 3-4', '15:00-16:00'],
  ['MWF 9-10', '09:00-10:00'],
  ['Tuesday 2-230', '14:00-14:30'],
  ['Tuesday 9pm to midnight', '21:00-00:00'],
  ['Tuesday swim meet 945', '09:45'],
])('“%s” is at %s', (text, time) => expect(timesOf(text)).toEqual([time]));

test('a length counted from now is a moment', () => {
  expect(read('half an hour from now')).toMatchObject({
    days: [{ date: '2026-11-21' }],
    times: [{ time: '10:30' }],
  });
  expect(read('an hour and a half from now').times).toMatchObject([{ time: '11:30' }]);
});

test('both of two days are read', () => {
  expect(daysOf('Jan 12 and 13')).toEqual(['2027-01-12', '2027-01-13']);
  expect(daysOf('the 12th and 14th')).toEqual(['2026-12-12', '2026-12-14']);
});

test('two weekdays beside each other are two days', () => {
  expect(daysOf("they can't do Monday, Tuesday at 10 instead")).toEqual(['2026-11-23', '2026-11-24']);
});

test.each([
  ['delete fri lunch we r eating out', '2026-11-27'],
  ['put veggie lasagna sat for dinner', '2026-11-21'],
  ['clear sun brunch', '2026-11-22'],
  ['i think thu works', '2026-11-26'],
  ['log that he had a fever this am', '2026-11-21'],
])('the short day in “%s” is %s', (said, date) => expect(daysOf(said)).toEqual([date]));

test('a half of the day that nobody said is marked as assumed, one that was said is not', () => {
  expect(read('Monday at 4').times[0]).toMatchObject({ time: '16:00', assumed: 'afternoon' });
  expect(read('Monday at 9').times[0]).toMatchObject({ time: '09:00', assumed: 'morning' });
  expect(read('Monday afternoon at 4').times[0]?.assumed).toBeUndefined();
  expect(read('Monday at 4pm').times[0]?.assumed).toBeUndefined();
});

test.each([
  'we may march to the park with April',
  'the recipe needs 3/4 cup of milk',
  'ring 555-0199 or 212-555-0123',
  'he weighs 20 kg and is 6',
  'I sat down with the sun in my eyes',
  'give 5 ml 3 times',
  'room 4a, then ask for dr may',
  'buy 2 of 10 and 12 of 6',
  'sun hats and a sundae',
  'we finally sat for dinner',
  'the kids sat for lunch',
])('“%s” names no day and no time', (text) => {
  expect(read(text)).toEqual({ days: [], times: [], impossible: [] });
});

describe('what comes again', () => {
  test.each([
    ['Fridays at 4', { every: 'week', interval: 1, weekdays: [5] }],
    ['every Monday, Wednesday and Friday', { every: 'week', interval: 1, weekdays: [1, 3, 5] }],
    ['every other Sunday', { every: 'week', interval: 2, weekdays: [0] }],
    ['on school days', { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }],
    ['every 3 months', { every: 'month', interval: 3 }],
    ['the last Friday of every month', { every: 'month', interval: 1, weekdays: [5], nth: -1 }],
    ['every second Tuesday of the month', { every: 'month', interval: 1, weekdays: [2], nth: 2 }],
    ['twice a week, mon and thu', { every: 'week', interval: 1, weekdays: [1, 4] }],
    ['biweekly on Tuesdays', { every: 'week', interval: 2, weekdays: [2] }],
    ['every 2 weeks on Friday', { every: 'week', interval: 2, weekdays: [5] }],
    ['T/Th at 9', { every: 'week', interval: 1, weekdays: [2, 4] }],
    ['mon/wed at 9', { every: 'week', interval: 1, weekdays: [1, 3] }],
    ['Mondays through Thursdays', { every: 'week', interval: 1, weekdays: [1, 2, 3, 4] }],
    ['school nights', { every: 'week', interval: 1, weekdays: [0, 1, 2, 3, 4] }],
    ['quarterly', { every: 'month', interval: 3 }],
    ['once a month on the 9th', { every: 'month', interval: 1, dayOfMonth: 9 }],
    ['Tuesdays until June', { every: 'week', interval: 1, weekdays: [2], until: '2027-05-31' }],
    ['Tuesdays through March 9', { every: 'week', interval: 1, weekdays: [2], until: '2027-03-09' }],
    ['every Friday starting Dec 11', { every: 'week', interval: 1, weekdays: [5], from: '2026-12-11' }],
    [
      'Wednesdays, Jan 6 thru Mar 10',
      { every: 'week', interval: 1, weekdays: [3], from: '2027-01-06', until: '2027-03-10' },
    ],
    [
      'tue thu 4-5 until the end of March',
      { every: 'week', interval: 1, weekdays: [2, 4], until: '2027-03-31' },
    ],
    [
      "Fridays from Dec 4 until New Year's Eve",
      { every: 'week', interval: 1, weekdays: [5], from: '2026-12-04', until: '2026-12-31' },
    ],
    ['Sundays for 3 weeks', { every: 'week', interval: 1, weekdays: [0], until: '2026-12-11' }],
  ])('“%s”', (text, repeats) => expect(read(text).repeats).toEqual(repeats));

  test('a single day does not come again', () => expect(read('next Monday at 5').repeats).toBeUndefined());
});

test('places are those of the text as typed, also behind a misspelt word', () => {
  const text = 'Wensday or tommorow at 4, or Thrusday';
  const { days, times } = read(text);
  expect(days.map(({ span }) => text.slice(...span))).toEqual(['Wensday', 'tommorow', 'Thrusday']);
  expect(times.map(({ span }) => text.slice(...span))).toEqual(['at 4']);
});

test('a number behind a day is no time where it is the number of a room', () => {
  expect(timesOf('Tuesday, meet in room 230')).toEqual([]);
});

test('each day keeps the word before it and its place in the text', () => {
  const text = 'since Tuesday, moved to Friday, until Dec 4';
  const { days } = read(text);
  expect(days.map(({ lead, span }) => [lead, text.slice(...span)])).toEqual([
    ['from', 'Tuesday'],
    ['to', 'Friday'],
    ['until', 'Dec 4'],
  ]);
});

test('a time the clocks skip is moved on, and a weekday whose hour has passed is the next one', () => {
  expect(onTheClock('2027-03-14', '02:15', zone)).toMatchObject({ date: '2027-03-14', time: '03:15' });
  const today = read('Saturday at 9');
  expect(dayForTime(today.days[0]!, '09:00', 'Saturday at 9', { now, zone })).toBe('2026-11-28');
  expect(dayForTime(today.days[0]!, '11:00', 'Saturday at 11', { now, zone })).toBe('2026-11-21');
});

test('“in 40 minutes” is counted on the clocks of the household', () => {
  expect(read('in 40 minutes')).toMatchObject({ days: [{ date: '2026-11-21' }], times: [{ time: '10:40' }] });
  expect(read('in 15 hours')).toMatchObject({ days: [{ date: '2026-11-22' }], times: [{ time: '01:00' }] });
});

test.each([
  ['monday 9 15', '09:15'],
  ['dec 9th 9.30', '09:30'],
  ['tomorrow morning 8', '08:00'],
  ['dec 15 at 10 to 4', '15:50'],
  ['dec 4 eight twenty', '08:20'],
])('the time in “%s” is %s', (text, time) => expect(timesOf(text)).toEqual([time]));

const COUNTED =
  'the lisinopril went up to 20; they bumped it to 40; went from 5 to 10 ml; ages 6 to 9; peak flow 210 this morning; his sugar was 145 today';
test.each(COUNTED.split('; '))('“%s” only counts', (text) => expect(timesOf(text)).toEqual([]));

test('possessives without an apostrophe are days and repeat nothing', () => {
  const { days, repeats } = read('swap saturdays and mondays dinner');
  expect(days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-23']);
  expect(repeats).toBeUndefined();
  expect(read('saturdays and mondays at 4').repeats).toBeDefined();
});

test('three weekdays in a row are three days', () => {
  expect(daysOf('off wed thu fri')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
});

test('a bare day is one of the month named before it', () => {
  const days = daysOf('both cleanings in january move to the fourteenth');
  expect(days).toEqual(['2027-01-01/2027-01-31', '2027-01-14']);
});
