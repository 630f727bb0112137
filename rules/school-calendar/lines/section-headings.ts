// Finds the heading of a list of dates: 'Early Release Days' above 'Sept 25 – Elementary Only' and 'Dec 17'.
import { type Area, heightOf } from '../layout/geometry.ts';
import type { LineIndex } from './line-index.ts';
import { lineEntries } from './line-entries.ts';
import { isTitle } from './line-titles.ts';
import { columnEnd, isWrapped } from './line-wrap.ts';
import type { PageLine } from './page-lines.ts';

/** Height of the gap below a heading at most, in heights of a date. */
const HEADING_GAP = 1.6;
/** Height of the gap between two lines of a list at most, in heights. */
const LIST_GAP = 0.95;
/** Dates below a heading start as far to its right at most, in heights. */
const INDENT = 4;
/** Lines of a heading at most. */
const MOST_HEADING = 3;
/** Lines between a date and its heading at most. */
const MOST_BETWEEN = 40;

export const isTitleLine = (line: PageLine): boolean =>
  line.role === 'text' && !line.prose && isTitle(line.text);

const isOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

const continuesTitle = (above: PageLine, line: PageLine, index: LineIndex<PageLine>): boolean =>
  isOpenBracket(above.text) ||
  /^[\p{Ll}(&/–]/u.test(line.text) ||
  isWrapped(above, line, columnEnd(above, index));

/** A heading with the lines above that it continues: 'TEACHER WORKDAYS (no' above 'students)'. */
export function wholeHeading(
  last: PageLine,
  index: LineIndex<PageLine>,
  used: ReadonlySet<PageLine>,
): PageLine[] {
  const lines = [last];
  const height = heightOf(last);
  while (lines.length < MOST_HEADING) {
    const [first = last] = lines;
    const above = index
      .near({ ...first, top: first.top - height })
      .find(
        (line) =>
          isTitleLine(line) &&
          !used.has(line) &&
          Math.abs(line.left - first.left) < 0.5 * height &&
          Math.abs(heightOf(line) - height) < 0.1 * height &&
          line.top < first.top - 0.5 * height &&
          first.top - line.bottom < 0.6 * height,
      );
    if (!above || !continuesTitle(above, first, index)) break;
    lines.unshift(above);
  }
  return lines;
}

/** The line above a date in its list: a date, or a heading a little apart and to the left. */
export function lineAbove(cell: PageLine, index: LineIndex<PageLine>): PageLine | undefined {
  const height = heightOf(cell);
  return index
    .near({ ...cell, top: cell.top - 2.5 * height })
    .filter(
      (line) =>
        line !== cell &&
        line.left < cell.left + 1.5 * height &&
        line.left > cell.left - (line.role === 'text' ? INDENT : 1.5) * height &&
        line.bottom <= cell.top + 0.3 * height &&
        cell.top - line.bottom < (line.role === 'text' ? HEADING_GAP : LIST_GAP) * height,
    )
    .toSorted((one, two) => two.bottom - one.bottom)[0];
}

/** '(41' above 'days)': the rest of a dated line. */
function isRestOfDate(line: PageLine, index: LineIndex<PageLine>): boolean {
  if (!/^[\p{Ll}(]/u.test(line.text)) return false;
  const role = lineAbove(line, index)?.role;
  return role === 'event' || role === 'days';
}

/** The heading above the list that a date is in, past other dates with titles of their own. */
export function sectionHeading(
  cell: PageLine,
  index: LineIndex<PageLine>,
  continued: ReadonlySet<PageLine>,
): PageLine[] | undefined {
  let last = cell;
  for (let step = 0; step < MOST_BETWEEN; step += 1) {
    const above = lineAbove(last, index);
    if (!above) return undefined;
    const isRest = continued.has(above) || isRestOfDate(above, index);
    if (above.role === 'text' && !isRest)
      return isTitleLine(above) && heightOf(above) < 1.7 * heightOf(cell)
        ? wholeHeading(above, index, continued)
        : undefined;
    if (above.role === 'month' || above.role === 'weekday') return undefined;
    last = above;
  }
  return undefined;
}

/** Headings right above a line that starts with its date: they begin a list of their own, and are the titles of no date beside them. */
export function listHeadings(lines: readonly PageLine[], index: LineIndex<PageLine>): Set<PageLine> {
  const isBelow = (line: PageLine, below: Area): boolean =>
    Math.abs(below.left - line.left) < 0.5 * heightOf(line) &&
    below.top > line.top + 0.5 * heightOf(line) &&
    below.top - line.bottom < 0.75 * heightOf(line);
  return new Set(
    lines.filter(
      (line) =>
        isTitleLine(line) &&
        index
          .near({ ...line, bottom: line.bottom + heightOf(line) })
          .some(
            (one) =>
              one.role === 'event' &&
              isBelow(line, one) &&
              lineEntries(one.text, one.expressions)[0]?.style === 'leading',
          ),
    ),
  );
}
