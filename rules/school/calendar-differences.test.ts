// A newer calendar of a school, compared with the stored one.
import { expect, test } from 'vitest';
import type { SchoolEvent } from '#contract/shapes.ts';
import { calendarDifferences } from './calendar-differences.ts';

const on = (date: string, event: string, more: Partial<SchoolEvent> = {}): SchoolEvent => ({
  date,
  event,
  ...more,
});
const compare = (stored: SchoolEvent[], read: SchoolEvent[]) => {
  const { changes, gone } = calendarDifferences(stored, read);
  return {
    changes: changes.map((change) => (change.is === 'changed' ? change.was.date : change.is)),
    gone: gone.map(({ date }) => date),
  };
};

test('tells same, new, changed and gone entries apart [SCH-02]', () => {
  const stored = [on('2026-09-07', 'Labor Day'), on('2027-03-15', 'Spring Break'), on('2027-05-01', 'Fair')];
  const read = [
    on('2026-09-07', 'LABOR DAY.'),
    on('2027-03-29', 'Spring break'),
    on('2026-10-30', 'No school'),
  ];
  expect(compare(stored, read)).toEqual({ changes: ['same', '2027-03-15', 'new'], gone: ['2027-05-01'] });
});

test('an end or a time that differs is a change [SCH-02]', () => {
  const stored = [
    on('2026-12-21', 'Winter Break', { endDate: '2027-01-01' }),
    on('2026-10-30', 'Early dismissal', { time: '12:00' }),
  ];
  const read = [
    on('2026-12-21', 'Winter Break', { endDate: '2027-01-04' }),
    on('2026-10-30', 'Early dismissal', { time: '13:00' }),
  ];
  expect(compare(stored, read)).toEqual({ changes: ['2026-12-21', '2026-10-30'], gone: [] });
});

test('another title on the same days is a change, not one gone and one new [SCH-02]', () => {
  const stored = [on('2026-10-12', 'Columbus Day', { kind: 'holiday' })];
  const read = [on('2026-10-12', "Indigenous Peoples' Day", { kind: 'holiday' })];
  expect(compare(stored, read)).toEqual({ changes: ['2026-10-12'], gone: [] });
});

test('another title and hour on the same day is a change [SCH-02]', () => {
  const stored = [on('2027-06-10', 'Last day, dismissal at 11:30', { kind: 'last-day', time: '11:30' })];
  const read = [on('2027-06-10', 'Last Day of School', { kind: 'last-day' })];
  expect(compare(stored, read)).toEqual({ changes: ['2027-06-10'], gone: [] });
});

test('entries that repeat are matched to the nearest, and only within a month [SCH-02]', () => {
  const early = (date: string) => on(date, 'Early dismissal', { kind: 'early-dismissal' });
  const stored = [early('2026-09-16'), early('2026-10-14'), early('2026-11-11')];
  expect(compare(stored, [early('2026-09-16'), early('2026-10-21'), early('2027-03-10')])).toEqual({
    changes: ['same', '2026-10-14', 'new'],
    gone: ['2026-11-11'],
  });
});
