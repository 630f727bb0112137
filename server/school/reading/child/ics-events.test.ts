// Dates of iCalendar entries: ends, durations, zones, repeats, exceptions, and damaged lines.
import { describe, expect, test } from 'vitest';
import { readIcs } from './ics-calendar.ts';
import { readIcsComponents } from './ics-components.ts';
import { icsEntries, type IcsEntry } from './ics-events.ts';

const WINDOW = { from: '2026-07-01', to: '2028-06-30' };

const event = (...lines: string[]) =>
  `BEGIN:VEVENT\r\nSUMMARY:Event\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`;
const entriesOf = (text: string, zone = 'America/New_York'): IcsEntry[] =>
  icsEntries(readIcsComponents(`BEGIN:VCALENDAR\r\n${text}END:VCALENDAR`).events, zone, WINDOW);
const datesOf = (...lines: string[]) => entriesOf(event(...lines)).map(({ date }) => date);

describe('one entry', () => {
  test.each([
    [
      'an exclusive end',
      ['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261128'],
      { date: '2026-11-25', endDate: '2026-11-27' },
    ],
    [
      'an end on the next day',
      ['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126'],
      { date: '2026-11-25' },
    ],
    ['no end', ['DTSTART;VALUE=DATE:20261125'], { date: '2026-11-25' }],
    [
      'an end before its start',
      ['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261101'],
      { date: '2026-11-25' },
    ],
    [
      'a duration in weeks',
      ['DTSTART;VALUE=DATE:20261221', 'DURATION:P2W'],
      { date: '2026-12-21', endDate: '2027-01-03' },
    ],
    [
      'a duration past midnight',
      ['DTSTART:20261120T220000', 'DURATION:PT3H'],
      { date: '2026-11-20', endDate: '2026-11-21', time: '22:00' },
    ],
    [
      'an end at midnight',
      ['DTSTART:20261120T220000', 'DTEND:20261121T000000'],
      { date: '2026-11-20', time: '22:00' },
    ],
    ['a time in UTC', ['DTSTART:20261121T023000Z'], { date: '2026-11-20', time: '21:30' }],
    ['midnight to midnight', ['DTSTART:20261120T050000Z', 'DTEND:20261121T050000Z'], { date: '2026-11-20' }],
    [
      'a time in another zone',
      ['DTSTART;TZID="America/Denver":20261120T113000'],
      { date: '2026-11-20', time: '13:30' },
    ],
    [
      'a time in a zone nobody knows',
      ['DTSTART;TZID=Customized Time Zone 1:20261120T113000'],
      { date: '2026-11-20', time: '11:30' },
    ],
    [
      'an end in another zone',
      ['DTSTART:20261120T220000', 'DTEND;TZID=America/Denver:20261120T233000'],
      { date: '2026-11-20', endDate: '2026-11-21', time: '22:00' },
    ],
  ])('%s', (_, lines, expected) => {
    expect(entriesOf(event(...lines))).toEqual([{ title: 'Event', ...expected }]);
  });

  test.each([
    ['without a start', event('DTEND;VALUE=DATE:20261128')],
    ['with a start that is none', event('DTSTART;VALUE=DATE:20269999')],
    ['that is cancelled', event('DTSTART;VALUE=DATE:20261125', 'STATUS:CANCELLED')],
    ['without a title', 'BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261125\r\nEND:VEVENT\r\n'],
    ['outside the window', event('DTSTART;VALUE=DATE:20250101')],
    ['that is a to-do', 'BEGIN:VTODO\r\nSUMMARY:Event\r\nDTSTART;VALUE=DATE:20261125\r\nEND:VTODO\r\n'],
  ])('%s is left out', (_, text) => {
    expect(entriesOf(text)).toEqual([]);
  });

  test('a folded, escaped title is one line; its alarm and damaged lines do not matter', () => {
    const text = `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261125\r\nSUMMARY;LANGUAGE="en:us":No school\\, off\r\n ice closed\\nuntil Monday\r\ngarbage\r\nBEGIN:VALARM\r\nSUMMARY:Alarm\r\nEND:VALARM\r\nEND:VEVENT\r\n`;
    expect(entriesOf(text)).toEqual([{ date: '2026-11-25', title: 'No school, office closed until Monday' }]);
  });
});

test.each([
  ['of the zone that all entries have', '', '18:00'],
  ['of the zone that the file names', 'X-WR-TIMEZONE:America/Chicago\r\n', '19:00'],
])('hours are those of the school, not of the household: %s', (_, named, time) => {
  const concert =
    'BEGIN:VEVENT\r\nSUMMARY:Concert\r\nDTSTART;TZID=America/Denver:20261120T180000\r\nEND:VEVENT';
  const request = { kind: 'ics', today: '2026-08-01', zone: 'America/New_York', ocrMilliseconds: 0 } as const;
  const { rows } = readIcs(`BEGIN:VCALENDAR\r\n${named}${concert}\r\nEND:VCALENDAR`, request);
  expect(rows).toMatchObject([{ date: '2026-11-20', time }]);
});

describe('repeats', () => {
  test('every second Friday until a day, which counts', () => {
    expect(datesOf('DTSTART;VALUE=DATE:20260904', 'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20261002')).toEqual([
      '2026-09-04',
      '2026-09-18',
      '2026-10-02',
    ]);
  });

  test('a repeat late in the evening of another zone is on the next day here, without its exception', () => {
    const late = 'DTSTART;TZID=America/Los_Angeles:20260904T220000';
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=3';
    expect(datesOf(late, rule, 'EXDATE;TZID=America/Los_Angeles:20260911T220000')).toEqual([
      '2026-09-05',
      '2026-09-19',
    ]);
  });

  test('an end in UTC is a day in the zone of the calendar', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20260907T030000Z';
    expect(datesOf('DTSTART;TZID=America/New_York:20260904T210000', rule)).toEqual([
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ]);
  });

  test('the last Monday of May, in both years of the window', () => {
    expect(datesOf('DTSTART;VALUE=DATE:20200525', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1MO')).toEqual([
      '2027-05-31',
      '2028-05-29',
    ]);
  });

  test('exceptions are left out, extra dates are added', () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=3';
    expect(
      datesOf(
        'DTSTART;VALUE=DATE:20260907',
        rule,
        'EXDATE;VALUE=DATE:20260914',
        'RDATE;VALUE=DATE:20261001,20261008',
      ),
    ).toEqual(['2026-09-07', '2026-09-21', '2026-10-01', '2026-10-08']);
  });

  test('a changed occurrence replaces the one of its date', () => {
    const series = event('UID:1', 'DTSTART;VALUE=DATE:20260907', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const change = event('UID:1', 'RECURRENCE-ID;VALUE=DATE:20260914', 'DTSTART;VALUE=DATE:20260916');
    expect(entriesOf(series + change).map(({ date }) => date)).toEqual([
      '2026-09-07',
      '2026-09-16',
      '2026-09-21',
    ]);
  });

  test('an entry of several days keeps its length', () => {
    expect(
      entriesOf(
        event('DTSTART;VALUE=DATE:20261225', 'DTEND;VALUE=DATE:20261228', 'RRULE:FREQ=YEARLY;COUNT=2'),
      ),
    ).toEqual([
      { date: '2026-12-25', endDate: '2026-12-27', title: 'Event' },
      { date: '2027-12-25', endDate: '2027-12-27', title: 'Event' },
    ]);
  });
});

describe('entries that nobody means', () => {
  test('a date outside 1900 to 2199 is no entry, and no end [D11]', () => {
    expect(datesOf('DTSTART;VALUE=DATE:00010802', 'RRULE:FREQ=DAILY')).toEqual([]);
    expect(datesOf('DTSTART;VALUE=DATE:99990802')).toEqual([]);
    const [entry] = entriesOf(event('DTSTART;VALUE=DATE:20260802', 'DTEND;VALUE=DATE:99991231'));
    expect(entry).toEqual({ date: '2026-08-02', title: 'Event' });
  });

  test.each(['DTEND;VALUE=DATE:20990101', 'DURATION:P999999W'])(
    'an entry of more than a year counts by its first day: %s [D11]',
    (end) => {
      expect(entriesOf(event('DTSTART;VALUE=DATE:20260802', end))).toEqual([
        { date: '2026-08-02', title: 'Event' },
      ]);
    },
  );

  test('a rule that no date fulfils gives none, also not its first day [D11]', () => {
    const begin = 'DTSTART;VALUE=DATE:20260802';
    expect(datesOf(begin, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5')).toEqual([]);
  });
});
