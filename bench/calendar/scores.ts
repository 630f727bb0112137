// Compares the rows read from a calendar file with its golden rows.
import type { ReadCalendar, ReadRow } from '#contract/school-reading.ts';
import type { Golden, GoldenRow } from './golden.ts';

/** The part of an answer that is compared. */
export type Reading = Pick<ReadCalendar, 'schoolName' | 'academicYear'> & {
  rows: readonly Pick<ReadRow, 'date' | 'endDate' | 'event' | 'kind' | 'time' | 'qualifier' | 'source'>[];
};
type Row = Reading['rows'][number];

interface Share {
  right: number;
  of: number;
}

export interface FileScore {
  expected: number;
  read: number;
  /** Rows with both dates right. */
  right: number;
  /** Of the rows with both dates right: those that the golden row says something about, and those that agree. */
  titles: Share;
  kinds: Share;
  times: Share;
  qualified: Share;
  /** Of files. */
  years: Share;
  schools: Share;
  missed: GoldenRow[];
  extra: Row[];
  /** Rows on dates that must not appear; they are among `extra`. */
  forbidden: Row[];
  wrongTitles: Pair[];
  wrongKinds: Pair[];
}

interface Pair {
  golden: GoldenRow;
  row: Row;
}

/** Smallest share of the longer title's words that the shorter one must have. */
const LEAST_WORDS = 1 / 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** True for equal words, in any order, or when one title contains the words of the other and is not far longer. */
function isSameTitle(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (short.length === 0 || short.length < long.length * LEAST_WORDS) return false;
  const left = [...long];
  return short.every((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

const endOf = ({ date, endDate }: { date: string; endDate?: string | undefined }): string => endDate ?? date;
const isSameDates = (golden: GoldenRow, row: Row): boolean =>
  golden.date === row.date && endOf(golden) === endOf(row);

/** Pairs every golden row with at most one row of its dates; rows with its title go first. */
function pair(golden: readonly GoldenRow[], rows: readonly Row[]) {
  const left = [...rows];
  const found = new Map<GoldenRow, Row>();
  const take = (wanted: GoldenRow, fits: (row: Row) => boolean) => {
    const at = left.findIndex((row) => isSameDates(wanted, row) && fits(row));
    const [row] = at === -1 ? [] : left.splice(at, 1);
    if (row) found.set(wanted, row);
  };
  for (const wanted of golden) take(wanted, ({ event }) => isSameTitle(wanted.event, event));
  for (const wanted of golden) if (!found.has(wanted)) take(wanted, () => true);
  const pairs = [...found].map(([wanted, row]): Pair => ({ golden: wanted, row }));
  return { pairs, missed: golden.filter((wanted) => !found.has(wanted)), extra: left };
}

const share = (
  pairs: readonly Pair[],
  says: (golden: GoldenRow) => boolean,
  agrees: (pair: Pair) => boolean,
): Share => {
  const asked = pairs.filter(({ golden }) => says(golden));
  return { right: asked.filter(agrees).length, of: asked.length };
};

/** Compares a reading with the golden rows; a file that could not be read has none. */
export function scoreReading(golden: Golden, reading: Reading | undefined): FileScore {
  const rows = reading?.rows ?? [];
  const { pairs, missed, extra } = pair(golden.rows, rows);
  const hasTitle = ({ golden: { event }, row }: Pair) => isSameTitle(event, row.event);
  const hasKind = ({ golden: { kind }, row }: Pair) => kind === undefined || kind === row.kind;
  const isYearRight = reading?.academicYear === golden.academicYear;
  const isSchoolRight =
    reading !== undefined &&
    (golden.schoolName === null || reading.schoolName === null
      ? golden.schoolName === reading.schoolName
      : isSameTitle(golden.schoolName, reading.schoolName));
  return {
    expected: golden.rows.length,
    read: rows.length,
    right: pairs.length,
    titles: share(pairs, () => true, hasTitle),
    kinds: share(pairs, ({ kind }) => kind !== undefined, hasKind),
    times: share(
      pairs,
      ({ time }) => time !== undefined,
      ({ golden: { time }, row }) => time === row.time,
    ),
    qualified: share(
      pairs,
      ({ qualified }) => qualified === true,
      ({ row }) => row.qualifier !== undefined,
    ),
    years: { right: isYearRight ? 1 : 0, of: 1 },
    schools: { right: isSchoolRight ? 1 : 0, of: 1 },
    missed,
    extra,
    forbidden: extra.filter((row) => golden.absent?.some((date) => date === row.date || date === endOf(row))),
    wrongTitles: pairs.filter((each) => !hasTitle(each)),
    wrongKinds: pairs.filter((each) => !hasKind(each)),
  };
}

const SHARES = ['titles', 'kinds', 'times', 'qualified', 'years', 'schools'] as const;
type Totals = Record<(typeof SHARES)[number] | 'precision' | 'recall', Share>;

/** Sums of files: precision is of the rows read, recall of the golden rows. */
export function addScores(scores: readonly FileScore[]): Totals {
  const sum = (count: (score: FileScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const added = (part: (score: FileScore) => Share): Share => ({
    right: sum((score) => part(score).right),
    of: sum((score) => part(score).of),
  });
  return {
    precision: added(({ right, read }) => ({ right, of: read })),
    recall: added(({ right, expected }) => ({ right, of: expected })),
    titles: added(({ titles }) => titles),
    kinds: added(({ kinds }) => kinds),
    times: added(({ times }) => times),
    qualified: added(({ qualified }) => qualified),
    years: added(({ years }) => years),
    schools: added(({ schools }) => schools),
  };
}

/** From 0 to 1; 1 where nothing was asked. */
export const ratioOf = ({ right, of }: Share): number => (of === 0 ? 1 : right / of);
