// Finds year planners: months as columns, days as rows, with the numbers in every column or in one column beside them.
import { type Area, around, centreOf, heightOf, isBeside, median, middleOf } from './geometry.ts';
import { monthHeading, type MonthHeading } from './month-headings.ts';
import { linesOfWords, type Segment } from './segments.ts';
import type { Word } from './words.ts';

/** Texts of one day in one column. */
export interface PlannerDay {
  day: number;
  heading: MonthHeading;
  words: Word[];
}
interface Planner extends Area {
  days: PlannerDay[];
}
interface NumberedRow {
  day: number;
  y: number;
  words: Word[];
}
interface HeadingCell extends Area {
  heading: MonthHeading;
}

const LEAST_MONTHS = 3;
const MOST_ROWS = 8;
/** Days of a month that a column of numbers must have at least. */
const LEAST_DAYS = 24;

/** Rows of month names, from top to bottom. */
function headingRows(segments: readonly Segment[]): HeadingCell[][] {
  const headings = segments.flatMap((segment): HeadingCell[] => {
    const heading = segment.text.length < 30 ? monthHeading(segment.text) : undefined;
    return heading ? [{ ...around([segment]), heading }] : [];
  });
  const rows: HeadingCell[][] = [];
  for (const one of headings.toSorted((first, second) => first.top - second.top)) {
    const row = rows.find(([first]) => first && isBeside(first, one));
    if (row) row.push(one);
    else rows.push([one]);
  }
  return rows
    .filter((row) => row.length >= LEAST_MONTHS)
    .slice(0, MOST_ROWS)
    .map((row) => row.toSorted((one, two) => one.left - two.left));
}

/** Left borders of the columns: where most texts below a heading start. */
function bordersOf(headings: readonly HeadingCell[], segments: readonly Segment[]): number[] {
  const centres = headings.map(centreOf);
  const pitch = median(centres.slice(1).map((x, at) => x - (centres[at] ?? 0)));
  return centres.map((centre) => {
    const lefts = segments.map(({ left }) => left).filter((x) => Math.abs(x - centre) < pitch / 2);
    const counts = Map.groupBy(lefts, (x) => Math.round(x / 3));
    const [most] = [...counts.values()].toSorted((one, two) => two.length - one.length);
    return most && most.length >= LEAST_MONTHS ? Math.min(...most) - 1 : centre - pitch / 2;
  });
}

const dayOf = (text: string | undefined): number | undefined => {
  const day = Number(/^(\d{1,2})\.?$/.exec(text ?? '')?.[1] ?? 0);
  return day >= 1 && day <= 31 ? day : undefined;
};

/** The rows of a column that start with a number, or with a weekday and a number. */
function numberedRows(words: readonly Word[]): NumberedRow[] {
  const rows: NumberedRow[] = [];
  for (const line of linesOfWords(words)) {
    const [first, second] = line;
    const own = dayOf(first?.text);
    const later = own === undefined && (first?.text.length ?? 9) <= 4 ? dayOf(second?.text) : undefined;
    const day = own ?? later;
    const number = own === undefined ? second : first;
    const last = rows.at(-1);
    if (day === undefined || number === undefined || day <= (last?.day ?? 0)) continue;
    // A gap of days is a number that means something else.
    if (day > (last?.day ?? 0) + 3) continue;
    rows.push({ day, y: middleOf(number), words: number === second && first ? [first, number] : [number] });
  }
  return rows.length >= LEAST_DAYS ? rows : [];
}

/** The words of each day of a column. */
function daysOfColumn(
  words: readonly Word[],
  rows: readonly NumberedRow[],
  heading: MonthHeading,
): PlannerDay[] {
  const numbers = new Set(rows.flatMap((row) => row.words));
  const borders = rows.slice(1).map(({ y }, at) => (y + (rows[at]?.y ?? 0)) / 2);
  const end = (rows.at(-1)?.y ?? 0) + 2 * median(words.map(heightOf));
  const byRow = Map.groupBy(
    words.filter((word) => !numbers.has(word) && middleOf(word) < end),
    (word) => borders.findLastIndex((border) => border <= middleOf(word)) + 1,
  );
  return [...byRow].flatMap(([at, own]) => {
    const day = rows[at]?.day;
    return day === undefined ? [] : [{ day, heading, words: linesOfWords(own).flat() }];
  });
}

function plannerBelow(headings: readonly HeadingCell[], segments: readonly Segment[]): Planner | undefined {
  const borders = bordersOf(headings, segments);
  const words = segments.flatMap((segment) => segment.words);
  const byColumn = Map.groupBy(words, ({ left }) => borders.findLastIndex((border) => border <= left));
  const own = headings.map((_, at) => byColumn.get(at) ?? []);
  const numbered = own.map(numberedRows);
  const beside = numberedRows(byColumn.get(-1) ?? []);
  const some = numbered.filter((rows) => rows.length > 0);
  // Numbers beside the first month are those of all.
  const [shared = []] = beside.length > 0 ? [beside] : some.length === 1 ? some : [];
  const columns = headings.map((cell, at) => {
    const rows = numbered[at] ?? [];
    return { cell, own: own[at] ?? [], rows: rows.length > 0 ? rows : shared };
  });
  const found = columns.filter(({ rows }) => rows.length > 0);
  if (found.length < 0.7 * columns.length) return undefined;
  const days = found.flatMap((column) => daysOfColumn(column.own, column.rows, column.cell.heading));
  const bottom = Math.max(...found.flatMap(({ rows }) => rows.map(({ y }) => y)));
  const box = around([...headings, ...segments]);
  return { ...box, top: Math.min(...headings.map(({ top }) => top)), bottom: bottom + 1, days };
}

/** The year planners of a page, and the segments that are in none. */
export function findPlanners(segments: readonly Segment[]): { days: PlannerDay[]; rest: Segment[] } {
  const rows = headingRows(segments);
  const days: PlannerDay[] = [];
  let rest = [...segments];
  rows.forEach((headings, at) => {
    const from = Math.max(...headings.map(({ bottom }) => bottom));
    const to = rows[at + 1]?.[0]?.top ?? Infinity;
    const below = rest.filter(
      (segment) => segment.top > from - 0.5 * heightOf(segment) && segment.bottom < to,
    );
    const planner = plannerBelow(headings, below);
    if (!planner) return;
    days.push(...planner.days);
    const inside = new Set(below.filter((segment) => middleOf(segment) <= planner.bottom));
    // Headings stay: they name years.
    rest = rest.filter((segment) => !inside.has(segment));
  });
  return { days, rest };
}
