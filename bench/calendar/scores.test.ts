// Scoring of readings against golden rows, and the kept folder of calendar files.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/tool.ts';
import { readGoldenFiles, type Golden } from './golden.ts';
import { addScores, ratioOf, scoreReading, type Reading } from './scores.ts';

const golden: Golden = {
  schoolName: 'Maple Hollow Local Schools',
  academicYear: '2026-2027',
  rows: [
    { date: '2026-08-17', event: 'First day of school', kind: 'first-day' },
    { date: '2026-10-08', event: 'Early dismissal', kind: 'early-dismissal', time: '13:00' },
    { date: '2026-11-25', endDate: '2026-11-27', event: 'Thanksgiving break', kind: 'break' },
    { date: '2027-06-03', event: 'Graduation', qualified: true },
  ],
  absent: ['2026-02-09'],
};
type Row = Reading['rows'][number];
const row = (date: string, event: string, more: Partial<Row> = {}): Row => ({
  date,
  event,
  kind: 'school',
  source: `${date} ${event}`,
  ...more,
});
const all: Row[] = [
  row('2026-08-17', 'First day of school', { kind: 'first-day' }),
  row('2026-10-08', 'Early dismissal', { kind: 'early-dismissal', time: '13:00' }),
  row('2026-11-25', 'Thanksgiving break', { endDate: '2026-11-27', kind: 'break' }),
  row('2027-06-03', 'Graduation', { qualifier: 'High school only' }),
];
const read = (rows: Row[]): Reading => ({
  schoolName: golden.schoolName,
  academicYear: golden.academicYear,
  rows,
});
const score = (rows: Row[]) => scoreReading(golden, read(rows));

describe('scoring of a file', () => {
  test('the golden rows themselves are right in everything [D11]', () => {
    const { missed, extra, ...rest } = score(all.toReversed());
    expect([missed, extra]).toEqual([[], []]);
    expect(rest).toMatchObject({
      right: 4,
      titles: { right: 4, of: 4 },
      kinds: { right: 3, of: 3 },
      times: { right: 1, of: 1 },
      qualified: { right: 1, of: 1 },
      years: { right: 1, of: 1 },
      schools: { right: 1, of: 1 },
    });
  });

  test('a wrong last day is one row missed and one extra', () => {
    const rows = all.with(2, row('2026-11-25', 'Thanksgiving break', { endDate: '2026-11-28' }));
    expect(score(rows)).toMatchObject({ right: 3, missed: [golden.rows[2]], extra: [rows[2]] });
    expect(score(all.with(2, row('2026-11-25', 'Thanksgiving break'))).right).toBe(3);
  });

  test('a last day equal to the first one is no range', () => {
    const rows = all.with(0, row('2026-08-17', 'First day of school', { endDate: '2026-08-17' }));
    expect(score(rows).right).toBe(4);
  });

  test('a row read twice counts once', () => {
    expect(score([...all, row('2026-08-17', 'First day of school')])).toMatchObject({ right: 4, read: 5 });
  });

  test('two events of one day are paired by their titles, whatever their order', () => {
    const day = '2026-12-18';
    const two: Golden = {
      ...golden,
      rows: [
        { date: day, event: 'End of quarter' },
        { date: day, event: 'Winter concert' },
      ],
    };
    const { titles } = scoreReading(two, read([row(day, 'Winter concert'), row(day, 'End of quarter')]));
    expect(titles).toEqual({ right: 2, of: 2 });
  });

  test('a row on a date that must not appear is named', () => {
    const approval = row('2026-02-09', 'Approved by the Board');
    expect(score([...all, approval])).toMatchObject({ extra: [approval], forbidden: [approval] });
    expect(score([...all, row('2026-02-10', 'Something else')]).forbidden).toEqual([]);
  });

  test('titles, kinds, times and restrictions are judged on rows with right dates only', () => {
    const plain = all.map(({ date, endDate, source }) =>
      row(date, 'x', { endDate, source, kind: 'holiday' }),
    );
    expect(score(plain.slice(0, 3))).toMatchObject({
      right: 3,
      titles: { right: 0, of: 3 },
      kinds: { right: 0, of: 3 },
      times: { right: 0, of: 1 },
      qualified: { right: 0, of: 0 },
    });
    expect(score(plain).qualified).toEqual({ right: 0, of: 1 });
  });

  test('a year or a school invented where none is printed is wrong', () => {
    const letter: Golden = { schoolName: null, academicYear: null, rows: [] };
    expect(scoreReading(letter, { schoolName: null, academicYear: null, rows: [] })).toMatchObject({
      years: { right: 1 },
      schools: { right: 1 },
    });
    expect(scoreReading(letter, read([]))).toMatchObject({ years: { right: 0 }, schools: { right: 0 } });
  });

  test('a file that could not be read has missed everything, its year too', () => {
    const letter: Golden = { schoolName: null, academicYear: null, rows: [] };
    expect(scoreReading(letter, undefined)).toMatchObject({ years: { right: 0 }, schools: { right: 0 } });
    expect(scoreReading(golden, undefined).missed).toHaveLength(4);
  });
});

test.each([
  ['Labor Day – no school', 'LABOR DAY - NO SCHOOL', true],
  ['Vacances de Noël', 'vacances de noel', true],
  ['Classes begin', 'Autumn Term: Classes begin', true],
  ['No School – Labor Day', 'Labor Day (no school)', true],
  ['Labor Day', 'Memorial Day', false],
  ['Day, day', 'Labor Day', false],
  ['Day', 'Labor Day, schools and offices closed', false],
  ['', 'Labor Day', false],
])('“%s” and “%s” are the same title: %s', (one, other, isSame) => {
  const day = '2026-09-07';
  const titles = (event: string, asRead: string) =>
    scoreReading({ ...golden, rows: [{ date: day, event }] }, read([row(day, asRead)])).titles;
  const expected = { right: isSame ? 1 : 0, of: 1 };
  expect([titles(one, other), titles(other, one)]).toEqual([expected, expected]);
});

describe('totals', () => {
  test('precision is of the rows read, recall of the golden rows', () => {
    const totals = addScores([score(all), score([...all.slice(0, 2), row('2026-09-01', 'Nothing')])]);
    expect(totals.precision).toEqual({ right: 6, of: 7 });
    expect(totals.recall).toEqual({ right: 6, of: 8 });
    expect(totals.years).toEqual({ right: 2, of: 2 });
  });

  test('nothing read where nothing is printed is perfect', () => {
    const { precision, recall } = addScores([scoreReading({ ...golden, rows: [] }, read([]))]);
    expect([ratioOf(precision), ratioOf(recall)]).toEqual([1, 1]);
  });
});

describe('golden files', () => {
  test('the kept folder has at least 24 calendars with golden rows in order [D11]', () => {
    const files = readGoldenFiles(join(ROOT, 'bench', 'calendar-files'));
    expect(files.length).toBeGreaterThanOrEqual(24);
    expect(files.filter(({ group }) => group === 'ocr').length).toBeGreaterThanOrEqual(4);
    for (const {
      name,
      golden: { rows },
    } of files) {
      const backwards = rows.filter(({ date, endDate }) => endDate !== undefined && endDate <= date);
      expect(backwards, name).toEqual([]);
    }
  });

  test('an unknown word in a golden file is refused', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pippal-golden-'));
    try {
      writeFileSync(join(folder, 'a.txt'), 'text');
      writeFileSync(
        join(folder, 'a.txt.golden.json'),
        JSON.stringify({ schoolName: null, academicYear: null, rows: [], absentt: [] }),
      );
      expect(() => readGoldenFiles(folder)).toThrow('a.txt.golden.json');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
