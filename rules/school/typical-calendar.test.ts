// The simulated search, against dates of published calendars of the United States Office of Personnel Management.
import { describe, expect, test } from 'vitest';
import { weekdayNumber } from '../time/dates.ts';
import { academicYearStart } from './academic-year.ts';
import { typicalCalendar } from './typical-calendar.ts';

const zone = 'America/Chicago';
const eventsOf = (today: string, inZone = zone) => typicalCalendar('Lincoln', today, inZone).events;
const dated = (today: string, title: string, inZone = zone) =>
  eventsOf(today, inZone)
    .filter(({ event }) => event === title)
    .map(({ date, endDate }) => (endDate === undefined ? date : `${date}/${endDate}`));

describe('the academic year', () => {
  test.each([
    ['2026-06-30', 2025],
    ['2026-07-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
  ])('of %s starts in %s [SCH-07]', (today, year) => expect(academicYearStart(today)).toBe(year));

  test('names itself and the school [SCH-07] [SCH-08]', () => {
    expect(typicalCalendar('Lincoln', '2027-02-01', zone)).toMatchObject({
      schoolName: 'Lincoln',
      academicYear: '2026-2027',
    });
  });
});

test.each([
  ['Labor Day', '2026-09-07'],
  ["Columbus Day / Indigenous Peoples' Day", '2026-10-12'],
  ['Veterans Day', '2026-11-11'],
  ['Thanksgiving Day', '2026-11-26'],
  ['Christmas Day', '2026-12-25'],
  ["New Year's Day", '2027-01-01'],
  ['Martin Luther King Jr. Day', '2027-01-18'],
  ["Presidents' Day", '2027-02-15'],
  ['Memorial Day', '2027-05-31'],
  ['Juneteenth', '2027-06-19'],
  ['Juneteenth (observed)', '2027-06-18'],
  ['First Day of School', '2026-08-19'],
  ['Thanksgiving Break', '2026-11-25/2026-11-27'],
  ['Winter Break', '2026-12-21/2027-01-01'],
  ['Spring Break', '2027-03-29/2027-04-02'],
  ['Last Day of School', '2027-06-04'],
])('“%s” of 2026-2027 is on %s [SCH-07] [D10]', (title, date) =>
  expect(dated('2026-11-21', title)).toEqual([date]),
);

test.each([
  ['2028-09-01', 'Veterans Day (observed)', '2028-11-10'],
  ['2027-09-01', 'Christmas Day (observed)', '2027-12-24'],
  ['2022-09-01', "New Year's Day (observed)", '2023-01-02'],
])('in the year of %s, “%s” is kept on %s [D10]', (today, title, date) =>
  expect(dated(today, title)).toEqual([date]),
);

test('a late Easter leaves the spring break in the middle of March [D10]', () => {
  expect(dated('2024-09-01', 'Spring Break')).toEqual(['2025-03-17/2025-03-21']);
});

const YEARS = Array.from({ length: 30 }, (_, i) => `${2020 + i}-09-01`);
const EVERYWHERE = YEARS.flatMap((today) => [
  { today, inZone: zone },
  { today, inZone: 'Europe/Berlin' },
]);

test.each(EVERYWHERE)(
  'from $today in $inZone there are at least twelve dates, in order, all typical [D10]',
  ({ today, inZone }) => {
    const events = eventsOf(today, inZone);
    expect(events.length).toBeGreaterThanOrEqual(12);
    expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).toSorted());
    expect(events.filter(({ qualifier }) => qualifier !== 'typical')).toEqual([]);
    expect(new Set(events.map(({ event }) => event)).size).toBe(events.length);
    const year = academicYearStart(today);
    for (const { date, endDate = date, kind } of events) {
      expect(date >= `${year}-08-01` && endDate <= `${year + 1}-06-30`, date).toBe(true);
      expect(endDate >= date).toBe(true);
      if (kind !== 'holiday') expect([1, 2, 3, 4, 5], date).toContain(weekdayNumber(date));
    }
    expect(events.at(0)?.kind).toBe('first-day');
  },
);

test.each(['America/New_York', 'America/Indiana/Knox', 'US/Pacific', 'Pacific/Honolulu', 'America/Phoenix'])(
  'knows the federal holidays of %s [D10]',
  (inZone) => expect(dated('2026-09-01', 'Memorial Day', inZone)).toEqual(['2027-05-31']),
);

test.each(['Europe/Berlin', 'America/Toronto', 'America/Mexico_City', 'Asia/Kolkata'])(
  'claims no federal holiday of the United States in %s [D10]',
  (inZone) => {
    const events = eventsOf('2026-09-01', inZone).map(({ event }) => event);
    expect(events).not.toContain('Thanksgiving Day');
    expect(events).not.toContain('Juneteenth');
    expect(dated('2026-09-01', 'Easter Monday', inZone)).toEqual(['2027-03-29']);
  },
);
