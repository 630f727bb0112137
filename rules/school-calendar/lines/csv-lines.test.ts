import { expect, test } from 'vitest';
import { readRows } from '../read-rows.ts';
import { csvLines } from './csv-lines.ts';

test('two dates of a .csv line are a range, and TRUE is no part of the title [D11]', () => {
  const lines = [
    'Subject,Start Date,End Date,All Day Event',
    'Winter Break,12/21/2026,1/1/2027,TRUE',
    'Labor Day,9/7/2026,9/7/2026,TRUE',
    '"Concert, spring",2027-05-14,,FALSE',
  ];
  const { rows } = readRows({ pages: [], lines }, { today: '2026-07-01' });
  expect(rows.map(({ date, endDate, event }) => [date, endDate, event])).toEqual([
    ['2026-09-07', undefined, 'Labor Day'],
    ['2026-12-21', '2027-01-01', 'Winter Break'],
    ['2027-05-14', undefined, 'Concert, spring'],
  ]);
  expect(rows[1]?.source).toBe(lines[1]);
});

test('the names of the columns are no title, and an hour is that of its own cell [D11]', () => {
  const lines = [
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description',
    'Winter Break,12/21/2026,,01/01/2027,,TRUE,"No school, offices closed"',
    'Teacher Workday,01/04/2027,12:00 AM,01/04/2027,,TRUE,Students off',
    'Early Dismissal,02/11/2027,11:45 AM,02/11/2027,3:00 PM,FALSE,Buses leave at 11:50',
    'Science Fair,03/04/2027,6:00 PM,03/04/2027,8:00 PM,FALSE,Gym',
  ];
  const { rows } = readRows({ pages: [], lines }, { today: '2026-11-30' });
  expect(rows.map(({ date, kind, time, event }) => [date, kind, time, event])).toEqual([
    ['2026-12-21', 'break', undefined, 'Winter Break (no school)'],
    ['2027-01-04', 'staff-day', undefined, 'Teacher Workday (no school)'],
    ['2027-02-11', 'early-dismissal', '11:45', 'Early Dismissal 11:45 AM, Buses leave at 11:50'],
    ['2027-03-04', 'school', '18:00', 'Science Fair – Gym'],
  ]);
});

test('commas of other lines stay [D11]', () => {
  const lines = ['Mon, 9/7/2026, Labor Day', '10/27/26, 10/28/26 Conferences', 'Oct 5, 6', 'A,B', ''];
  expect(csvLines(lines)).toEqual({ lines, printed: new Map() });
});
