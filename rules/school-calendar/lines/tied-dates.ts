// Joins titles and the dates that follow them at once, where the dates are in no column: 'Labor Day  9/7' above
// 'Columbus Day  10/12', printed with a gap between title and date.
import { heightOf, median, overlapY } from '../layout/geometry.ts';
import { type Segment, segmentOf } from '../layout/segments.ts';
import { LineIndex } from './line-index.ts';
import { isTitle } from './line-titles.ts';
import type { PageLine } from './page-lines.ts';

/** Gap between a title and its date at most, in heights. */
const TIED_GAP = 2.2;
/** Gaps of one list differ by less than this, in heights. */
const SAME_GAP = 0.4;
/** Dates of a column start, or end, within this distance of each other, in heights. */
const IN_COLUMN = 1.5;
/** Rows of a list at least. */
const LEAST_ROWS = 2;

interface Row {
  title: PageLine;
  date: PageLine;
}

const gapOf = ({ title, date }: Row): number => (date.left - title.right) / heightOf(title);

/** Titles with a date close on their right. */
function rowsOf(lines: readonly PageLine[]): Row[] {
  const index = new LineIndex(lines);
  return lines.flatMap((title): Row[] => {
    if (title.role !== 'text' || !isTitle(title.text)) return [];
    const next = index
      .beside(title)
      .find((one) => one.left >= title.right && overlapY(one, title) > 0.6 * heightOf(title));
    return next?.role === 'days' && gapOf({ title, date: next }) < TIED_GAP ? [{ title, date: next }] : [];
  });
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** True for rows whose dates stand at one distance from their titles, and below each other at no common edge. */
function areTied(rows: readonly Row[]): boolean {
  const border = IN_COLUMN * median(rows.map(({ date }) => heightOf(date)));
  return (
    rows.length >= LEAST_ROWS &&
    spread(rows.map(gapOf)) < SAME_GAP &&
    spread(rows.map(({ date }) => date.left)) > border &&
    spread(rows.map(({ date }) => date.right)) > border
  );
}

/** The lines of a page, in which titles and dates of such lists are one line. */
export function joinTiedDates(
  lines: readonly PageLine[],
  read: (segment: Segment) => PageLine,
): readonly PageLine[] {
  const lists: Row[][] = [];
  for (const row of rowsOf(lines).toSorted((one, two) => one.title.top - two.title.top)) {
    const height = heightOf(row.title);
    const list = lists.find(([first]) => first && Math.abs(first.title.left - row.title.left) < 0.5 * height);
    if (list) list.push(row);
    else lists.push([row]);
  }
  const tied = lists.filter(areTied).flat();
  if (tied.length === 0) return lines;
  const joined = new Map(tied.map(({ title, date }) => [title, date]));
  const dates = new Set(joined.values());
  return lines.flatMap((line) => {
    if (dates.has(line)) return [];
    const date = joined.get(line);
    return date ? [read(segmentOf([...line.words, ...date.words]))] : [line];
  });
}
