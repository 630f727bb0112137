// Finds the month of days printed without one. Notes lie below, right or left of their month: every arrangement is tried
// on the whole page, and the one with the fewest contradictions is taken.
import { daysInMonth, weekdayNumber } from '../../time/dates.ts';
import { type Area, around, centreOf, heightOf, middleOf } from '../layout/geometry.ts';
import { anchorColumns, type MonthAnchor } from './month-anchors.ts';
import type { PageLine } from './page-lines.ts';

/** The year of a month, where it is known. */
export type YearOfMonth = (month: number) => number | undefined;

type Assigned = Map<PageLine, MonthAnchor>;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Anchors of a column, each with the height that it governs: from its top to that of the next one. */
interface Reach {
  anchor: MonthAnchor;
  from: number;
  to: number;
}
type Column = Area & { reaches: Reach[] };

/** Heights governed by heading when notes start beside or below it. */
function reachesFromTop(anchors: readonly MonthAnchor[]): Reach[] {
  return anchors.map((anchor, at) => {
    const below = anchors[at + 1];
    const slack = 0.7 * Math.min(heightOf(anchor), 14);
    return {
      anchor,
      from: anchor.top - slack,
      to: below ? below.top - 0.7 * Math.min(heightOf(below), 14) : Infinity,
    };
  });
}

/** Heights governed by a heading in the middle of its notes, as in a table with centred cells. */
function reachesAround(anchors: readonly MonthAnchor[], lines: readonly PageLine[]): Reach[] {
  const first = lines.reduce((top, line) => Math.min(top, line.top), Infinity);
  let from = Math.min(first, anchors[0]?.top ?? 0);
  return anchors.map((anchor, at) => {
    const below = anchors[at + 1];
    // Symmetric around the heading, but never beyond the next one.
    const to = below
      ? Math.min(Math.max(2 * middleOf(anchor) - from, anchor.bottom), below.top + 1)
      : Infinity;
    const reach = { anchor, from, to };
    from = to;
    return reach;
  });
}

type Side = 'below' | 'right' | 'left';
interface Arrangement {
  side: Side;
  centred: boolean;
}
const ARRANGEMENTS: readonly Arrangement[] = [
  { side: 'below', centred: false },
  { side: 'right', centred: false },
  { side: 'left', centred: false },
  { side: 'right', centred: true },
  { side: 'left', centred: true },
];

/** The column that a line belongs to in an arrangement. */
function columnFor(line: PageLine, columns: readonly Column[], side: Side): Column | undefined {
  if (side === 'right')
    return columns.findLast(
      ({ left, right }) =>
        Math.min(right, left + 1) <= line.left && right <= line.left + 0.5 * heightOf(line),
    );
  if (side === 'left') return columns.find(({ left }) => left >= centreOf(line));
  const inside = columns.find(
    ({ left, right }) => line.left < right && line.left > left - 1.5 * heightOf(line),
  );
  if (inside) return inside;
  const middle = centreOf(line);
  return columns.find((column, at) => {
    const next = columns[at + 1];
    return !next || middle < (column.right + next.left) / 2;
  });
}

function assign(
  lines: readonly PageLine[],
  columns: readonly Column[],
  { side, centred }: Arrangement,
): Assigned {
  const assigned: Assigned = new Map();
  const byColumn = Map.groupBy(lines, (line) => columnFor(line, columns, side));
  for (const [column, own] of byColumn) {
    if (!column) continue;
    const anchors = column.reaches.map(({ anchor }) => anchor);
    const reaches = centred ? reachesAround(anchors, own) : column.reaches;
    for (const line of own) {
      const y = middleOf(line);
      const reach = reaches.find(({ from, to }) => y >= from && y < to);
      // Below a heading means below its text, not beside it.
      if (reach && (side !== 'below' || line.top > reach.anchor.top)) assigned.set(line, reach.anchor);
    }
  }
  return assigned;
}

const firstDays = (line: PageLine): number[] => {
  const [first] = line.expressions;
  return first?.bare ? first.spans.map(({ from }) => from.day) : [];
};

function costOfLine(line: PageLine, anchor: MonthAnchor | undefined, yearOf: YearOfMonth): number {
  if (!anchor) return 4;
  const year = anchor.year ?? yearOf(anchor.month);
  const span = line.expressions[0]?.spans[0];
  return firstDays(line).reduce((cost, day) => {
    if (day > daysInMonth(year ?? 2028, anchor.month)) return cost + 8;
    if (year === undefined) return cost;
    const weekday = weekdayNumber(`${year}-${twoDigits(anchor.month)}-${twoDigits(day)}`);
    const said = span?.from.weekdays;
    if (said) return cost + (said.includes(weekday) ? -1 : 4);
    return cost + (weekday === 0 || weekday === 6 ? (span?.to ? 0.5 : 1) : 0);
  }, 0);
}

/** Contradictions of an arrangement: days without a month, days that do not exist, weekends, falling order. */
function costOf(lines: readonly PageLine[], assigned: Assigned, yearOf: YearOfMonth): number {
  let cost = 0;
  for (const line of lines) cost += costOfLine(line, assigned.get(line), yearOf);
  const groups = Map.groupBy(
    lines.filter((line) => assigned.has(line)),
    (line) => assigned.get(line),
  );
  for (const [anchor, group] of groups) {
    const sorted = group.toSorted((one, two) => one.top - two.top);
    sorted.forEach((line, at) => {
      const before = sorted[at - 1];
      const isBelow = before !== undefined && Math.abs(before.left - line.left) < 2 * heightOf(line);
      if (isBelow && (firstDays(line)[0] ?? 0) < (firstDays(before)[0] ?? 0)) cost += 3;
      // Far beside its month, where another arrangement has it below.
      if (anchor && (line.left > anchor.right || line.right < anchor.left) && line.top > anchor.bottom)
        cost += 0.2;
    });
  }
  return cost;
}

/** The anchor of each line that starts with a day without a month. */
export function monthsOfBareDays(
  lines: readonly PageLine[],
  anchors: readonly MonthAnchor[],
  yearOf: YearOfMonth,
): Assigned {
  const columns = anchorColumns(anchors).map((column): Column => ({
    ...around(column),
    reaches: reachesFromTop(column),
  }));
  if (columns.length === 0) return new Map();
  let best: Assigned = new Map();
  let least = Infinity;
  for (const arrangement of ARRANGEMENTS) {
    const assigned = assign(lines, columns, arrangement);
    const cost = costOf(lines, assigned, yearOf);
    if (cost < least - 0.01) [best, least] = [assigned, cost];
  }
  return best;
}
