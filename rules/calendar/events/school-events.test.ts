import { describe, expect, test } from 'vitest';
import type { SchoolBreak, SchoolEvent } from '#contract/shapes.ts';
import { eventsOfDay, spansOf } from '../calendar.ts';
import { isDayOff, schoolEvents } from './school-events.ts';
import type { HouseholdSchool } from './schools.ts';

const NAMES = new Map([
  ['mia', 'Mia'],
  ['leo', 'Leo'],
]);
const FALL_BREAK: SchoolBreak = {
  name: 'Fall Break',
  startDate: '2026-10-12',
  endDate: '2026-10-16',
  description: 'Grandma visits.',
};

interface Given {
  id?: string;
  label?: string;
  events?: SchoolEvent[];
  breaks?: SchoolBreak[];
  calendarConfirmed?: boolean;
  children?: string[];
}
const school = ({
  id = 'first',
  label = 'Lincoln',
  events,
  breaks = [],
  ...rest
}: Given): HouseholdSchool => ({
  id,
  label,
  schoolName: label,
  schoolType: 'public',
  calendarConfirmed: true,
  breaks,
  foundCalendar: events ? { schoolName: label, academicYear: '2026-2027', events } : null,
  children: [],
  ...rest,
});
const eventsOf = (...schools: Given[]) => schoolEvents(schools.map(school), NAMES);
const said = (...schools: Given[]) => eventsOf(...schools).map(({ date, title }) => `${date} ${title}`);

describe('school events', () => {
  test('appear only when the calendar is confirmed, of each school by itself [CAL-07] [D13]', () => {
    const events = [{ date: '2026-09-07', event: 'Labor Day' }];
    expect(said({ events, breaks: [FALL_BREAK], calendarConfirmed: false })).toEqual([]);
    expect(said({ events, calendarConfirmed: false }, { id: 's2', label: 'Park', events })).toEqual([
      '2026-09-07 Park: Labor Day',
    ]);
  });

  test("a break gives 'Begins' on its first and 'Ends' on its last day, with its description [CAL-08] [D14]", () => {
    const events = eventsOf({ breaks: [FALL_BREAK] });
    expect(events.map(({ date, title, description }) => [date, title, description])).toEqual([
      ['2026-10-12', 'Fall Break Begins', 'Grandma visits.'],
      ['2026-10-16', 'Fall Break Ends', 'Grandma visits.'],
    ]);
    expect(events[0]).toMatchObject({
      id: 'school-first',
      type: 'school',
      kind: 'break',
      allDay: true,
      isAIGenerated: false,
      span: { title: 'Fall Break', start: '2026-10-12', end: '2026-10-16' },
    });
  });

  test('a break of one day begins and ends on it, and is no range [CAL-08]', () => {
    const events = eventsOf({
      breaks: [{ name: 'Founders', startDate: '2026-10-12', endDate: '2026-10-12' }],
    });
    expect(eventsOfDay(events, '2026-10-12').map(({ title }) => title)).toEqual([
      'Founders Begins',
      'Founders Ends',
    ]);
    expect(spansOf(events)).toEqual([]);
  });

  test('every day of a break knows its name, the days around it do not [CAL-08]', () => {
    const events = eventsOf({ breaks: [FALL_BREAK] });
    const named = (date: string) =>
      spansOf(events).flatMap(({ title, start, end }) => (start <= date && date <= end ? title : []));
    for (const day of [12, 13, 14, 15, 16]) expect(named(`2026-10-${day}`)).toEqual(['Fall Break']);
    expect([named('2026-10-11'), named('2026-10-17')]).toEqual([[], []]);
  });

  test('found entries are whole days with the title as printed, several days begin and end [D13] [SCH-08]', () => {
    const events = [
      { date: '2026-09-07', event: 'Labor Day – offices closed' },
      { date: '2026-12-21', endDate: '2027-01-01', event: 'Winter Break', kind: 'break' as const },
      { date: '2026-11-03', endDate: '2026-11-03', event: 'Election Day', kind: 'no-school' as const },
    ];
    expect(said({ events })).toEqual([
      '2026-09-07 Labor Day – offices closed',
      '2026-12-21 Winter Break Begins',
      '2027-01-01 Winter Break Ends',
      '2026-11-03 Election Day',
    ]);
    for (const { allDay, time } of eventsOf({ events })) expect([allDay, time]).toEqual([true, '00:00']);
  });

  test('dates that no school confirmed keep the mark, other qualifiers are told [D10]', () => {
    const [typical, qualified] = eventsOf({
      events: [
        { date: '2026-09-07', event: 'Labor Day', qualifier: 'typical' },
        { date: '2026-09-08', event: 'Fire drill', qualifier: 'Elementary only' },
      ],
    });
    expect([typical?.typical, typical?.description]).toEqual([true, '']);
    expect([qualified?.typical, qualified?.description]).toEqual([undefined, 'Elementary only']);
  });

  test('short days carry their hour and the children of that school [D35]', () => {
    const events = [
      { date: '2026-11-25', event: 'Early dismissal', kind: 'early-dismissal' as const, time: '12:30' },
      { date: '2026-11-30', event: 'Delayed opening', kind: 'delayed-opening' as const },
    ];
    const [dismissal, opening] = eventsOf({ events, children: ['mia', 'leo', 'gone'] });
    expect(dismissal).toMatchObject({ title: 'Early dismissal · Mia, Leo', time: '12:30' });
    expect(dismissal?.allDay).toBeUndefined();
    expect(opening).toMatchObject({ title: 'Delayed opening · Mia, Leo', time: '00:00', allDay: true });
    expect(eventsOf({ events })[0]?.title).toBe('Early dismissal');
  });

  test('an evening at school has its hour, a day off is the whole day [SCH-08]', () => {
    const events = [
      { date: '2026-09-10', event: 'Back to School Night', kind: 'school' as const, time: '18:00' },
      { date: '2026-11-20', endDate: '2026-11-21', event: 'Lock-in', kind: 'school' as const, time: '22:00' },
      { date: '2026-11-26', event: 'Thanksgiving', kind: 'holiday' as const, time: '18:00' },
    ];
    expect(eventsOf({ events }).map(({ title, time, allDay }) => [title, time, allDay])).toEqual([
      ['Back to School Night', '18:00', undefined],
      ['Lock-in Begins', '22:00', undefined],
      ['Lock-in Ends', '00:00', true],
      ['Thanksgiving', '00:00', true],
    ]);
  });

  test('short days in a row are entries with their hour each, without weekends [D9] [D35]', () => {
    const conferences = {
      date: '2026-11-19',
      endDate: '2026-11-24',
      event: 'Early release',
      kind: 'early-dismissal' as const,
      time: '13:00',
    };
    const events = eventsOf({ events: [conferences], children: ['mia'] });
    expect(events.map(({ date, time, title }) => `${date} ${time} ${title}`)).toEqual([
      '2026-11-19 13:00 Early release · Mia',
      '2026-11-20 13:00 Early release · Mia',
      '2026-11-23 13:00 Early release · Mia',
      '2026-11-24 13:00 Early release · Mia',
    ]);
    expect(new Set(events.map(({ key }) => key)).size).toBe(4);
    expect(spansOf(events)).toEqual([]);
    // A weekend has no school to be short; more than a month reads as a range.
    expect(said({ events: [{ ...conferences, date: '2026-11-21', endDate: '2026-11-22' }] })).toEqual([
      '2026-11-21 Early release Begins',
      '2026-11-22 Early release Ends',
    ]);
    expect(said({ events: [{ ...conferences, endDate: '9999-12-31' }] })).toEqual([
      '2026-11-19 Early release Begins',
      '9999-12-31 Early release Ends',
    ]);
  });

  test('names of schools stand in front only where there is more than one [D35]', () => {
    const events = [{ date: '2026-09-07', event: 'Labor Day' }];
    expect(said({ events })).toEqual(['2026-09-07 Labor Day']);
    expect(said({ events, breaks: [FALL_BREAK] }, { id: 's2', label: 'Park', events })).toEqual([
      '2026-09-07 Lincoln: Labor Day',
      '2026-10-12 Lincoln: Fall Break Begins',
      '2026-10-16 Lincoln: Fall Break Ends',
      '2026-09-07 Park: Labor Day',
    ]);
  });

  test('ids name the school, keys are unique and stay the same when a list grows [D14]', () => {
    const twice = [
      { date: '2026-09-07', event: 'Labor Day' },
      { date: '2026-09-07', event: 'Labor Day' },
    ];
    const events = eventsOf(
      { events: twice, breaks: [FALL_BREAK] },
      { id: 's2', label: 'Park', events: twice },
    );
    expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
    expect(new Set(events.map(({ id }) => id))).toEqual(new Set(['school-first', 'school-s2']));
    const more = [{ date: '2026-09-01', event: 'First Day' }, ...twice];
    const keys = (list: SchoolEvent[]) => eventsOf({ events: list }).map(({ key }) => key);
    expect(keys(more)).toEqual(expect.arrayContaining(keys(twice)));
  });
});

describe('a day off', () => {
  const events = eventsOf({
    breaks: [FALL_BREAK],
    events: [
      { date: '2026-11-03', event: 'Staff development', kind: 'staff-day' },
      { date: '2026-11-04', event: 'Thanksgiving' },
      { date: '2026-11-05', event: 'Conferences', kind: 'conferences' },
      { date: '2026-11-06', event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
    ],
  });

  test.each([
    ['2026-10-12', true],
    ['2026-10-14', true],
    ['2026-10-16', true],
    ['2026-10-17', false],
    ['2026-11-03', true],
    ['2026-11-04', true],
    ['2026-11-05', false],
    ['2026-11-06', false],
  ])('%s is one: %s [D35]', (date, isOff) => {
    expect(isDayOff(events, date)).toBe(isOff);
  });
});
