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

test('commas of other lines stay [D11]', () => {
  const lines = ['Mon, 9/7/2026, Labor Day', '10/27/26, 10/28/26 Conferences', 'Oct 5, 6', 'A,B', ''];
  expect(csvLines(lines)).toEqual({ lines, printed: new Map() });
});
