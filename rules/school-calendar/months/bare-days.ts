// Finds the month of days printed without one. Notes lie below, right or left of their month: every arrangement is tried
// on the whole page, and the one with the fewest contradictions is taken.
import { daysInMonth, weekdayNumber } from '../../time/dates.ts';
import { type Area, around, centreOf, heightOf, middleOf } from '../layout/geometry.ts';
import { anchorColumns, type MonthAnchor } from './month-anchors.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { linesAroundMiddle } from '../tables/title-lines.ts';

/** The year of a month, where it is known. */
export type YearOfMonth = (month: number) => number | undefined;

type Assigned = Map<PageLine, MonthAnchor>;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** An anchor with the heights that it governs: from its top to that of the next one in its column. */
interface Reach {
  anchor: MonthAnchor;
  from: number;
  to: number;
}
type Column = Area & { reaches: Reach[] };

const slackOf = (anchor: MonthAnchor): number => 0.7 * Math.min(heightOf(anchor), 14);

function columnOf(anchors: readonly MonthAnchor[]): Column {
  const reaches = anchors.map((anchor, at) => {
    const below = anchors[at + 1];
    return { anchor, from: anchor.top - slackOf(anchor), to: below ? below.top - slackOf(below) : Infinity };
  });
  return { ...around(anchors), reaches };
}

type Side = 'below' | 'right' | 'left' | 'above';
interface Arrangement {
  side: Side;
  /** Headings stand in the middle of their notes, as in a table with centred cells. */
  centred: boolean;
}
const ARRANGEMENTS: readonly Arrangement[] = [
  { side: 'below', centred: false },
  { side: 'right', centred: false },
  { side: 'left', centred: false },
  { side: 'right', centred: true },
  { side: 'left', centred: true },
  { side: 'above', centred: false },
];

const isRightOf = (line: PageLine, { right }: Area): boolean => right <= line.left + 0.5 * heightOf(line);
const isLeftOf = (line: PageLine, { left }: Area): boolean => left >= centreOf(line);

/** The column whose part of the page a line is in, when notes are below their months. */
function columnAround(line: PageLine, columns: readonly Column[]): Column | undefined {
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

function anchorBelow(line: PageLine, columns: readonly Column[]): MonthAnchor | undefined {
  const column = columnAround(line, columns);
  const y = middleOf(line);
  // Below a heading means below its text, not beside it.
  const reach = column?.reaches.findLast(
    ({ anchor }) => anchor.top < line.top && anchor.top + slackOf(anchor) < y,
  );
  if (reach) return reach.anchor;
  // The list continues at the top of the next column: the last heading of the column before counts.
  const before = column && columns[columns.indexOf(column) - 1];
  const start = Math.min(...columns.map(({ top }) => top));
  return before && line.bottom > start ? before.reaches.at(-1)?.anchor : undefined;
}

/** The nearest anchor at the height of a line, on the side that the arrangement says. */
function anchorBeside(line: PageLine, columns: readonly Column[], side: Side): MonthAnchor | undefined {
  const y = middleOf(line);
  const anchors = columns.flatMap(({ reaches }) => {
    const reach = reaches.find(({ from, to }) => y >= from && y < to);
    return reach ? [reach.anchor] : [];
  });
  if (side === 'right')
    return anchors
      .filter((anchor) => isRightOf(line, anchor))
      .toSorted((one, two) => two.right - one.right)[0];
  return anchors.filter((anchor) => isLeftOf(line, anchor)).toSorted((one, two) => one.left - two.left)[0];
}

/** The next month below a line, for notes above their grids. */
function nextAnchor(line: PageLine, columns: readonly Column[]): MonthAnchor | undefined {
  const column = columnAround(line, columns);
  return column?.reaches.find(({ anchor }) => anchor.top > line.top)?.anchor;
}

function anchorOf(line: PageLine, columns: readonly Column[], side: Side): MonthAnchor | undefined {
  if (side === 'below') return anchorBelow(line, columns);
  return side === 'above' ? nextAnchor(line, columns) : anchorBeside(line, columns, side);
}

function assignFromTop(lines: readonly PageLine[], columns: readonly Column[], side: Side): Assigned {
  const assigned: Assigned = new Map();
  for (const line of lines) {
    const anchor = anchorOf(line, columns, side);
    if (anchor) assigned.set(line, anchor);
  }
  return assigned;
}

/** Each heading takes the run of lines around its height. */
function assignAround(lines: readonly PageLine[], columns: readonly Column[], side: Side): Assigned {
  const assigned: Assigned = new Map();
  const byColumn = Map.groupBy(lines, (line) =>
    side === 'right'
      ? columns.findLast((column) => isRightOf(line, column))
      : columns.find((column) => isLeftOf(line, column)),
  );
  for (const [column, own] of byColumn) {
    if (!column) continue;
    const anchors = column.reaches.map(({ anchor }) => anchor);
    const sorted = own.toSorted((one, two) => one.top - two.top);
    const groups = linesAroundMiddle(anchors, sorted);
    for (const [at, group] of groups) {
      const anchor = anchors[at];
      if (anchor) for (const line of group) assigned.set(line, anchor);
    }
  }
  return assigned;
}

function firstDays(line: PageLine): number[] {
  const [first] = line.expressions;
  return first?.bare ? first.spans.flatMap(({ from }) => (from.month === undefined ? [from.day] : [])) : [];
}

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
function costOf(lines: readonly PageLine[], assigned: Assigned, side: Side, yearOf: YearOfMonth): number {
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
      if (isBelow && (firstDays(line)[0] ?? 31) < (firstDays(before)[0] ?? 0)) cost += 3;
      if (!anchor || (line.left <= anchor.right && line.right >= anchor.left)) return;
      // Beside its month, where another arrangement has it below, or far below where another has it beside.
      if (side === 'below' || side === 'above') cost += 0.5;
      if (anchor.grid && line.top > anchor.bottom) cost += 0.2;
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
  const columns = anchorColumns(anchors).map(columnOf);
  let best: Assigned = new Map();
  let least = Infinity;
  if (columns.length === 0) return best;
  for (const { side, centred } of ARRANGEMENTS) {
    const assigned = (centred ? assignAround : assignFromTop)(lines, columns, side);
    const cost = costOf(lines, assigned, side, yearOf);
    if (cost < least - 0.01) [best, least] = [assigned, cost];
  }
  return best;
}
