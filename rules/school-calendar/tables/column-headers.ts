// Headers of date columns, and the meaning they give to the dates below: start and end, zones, breaks of regions.
import { around, centreOf, heightOf, isBeside, overlapX, widthOf } from '../layout/geometry.ts';
import { trimTitle } from '../lines/line-titles.ts';
import { joinLines, type PageLine } from '../lines/page-lines.ts';
import { type DateColumn, lineHeight } from './date-columns.ts';
import {
  isBreakName,
  isEndHeader,
  isGroupHeader,
  isReturnHeader,
  isStartHeader,
  isTermName,
} from './table-words.ts';

/** The lines of a column's header: the nearest text above it that is not a date. */
export function headerLines(column: DateColumn, lines: readonly PageLine[]): PageLine[] {
  const height = lineHeight(column.cells);
  const first = column.cells[0]?.top ?? 0;
  const above = lines
    .filter(
      (line) =>
        line.bottom <= first + 0.3 * height &&
        overlapX(line, column) > 0.3 * Math.min(widthOf(line), widthOf(column)),
    )
    .toSorted((one, two) => two.bottom - one.bottom);
  const parts: PageLine[] = [];
  let reach = first - 4 * height;
  for (const line of above) {
    const [top] = parts;
    if (line.bottom < reach || parts.length === 3 || (top && heightOf(line) > 1.2 * heightOf(top))) break;
    if (line.role === 'event' || line.role === 'days') break;
    parts.unshift(line);
    reach = line.top - 0.6 * height;
  }
  return parts;
}

/** The text of a header. */
export function headerText(parts: readonly PageLine[]): string | undefined {
  const text = trimTitle(joinLines(parts));
  return text === '' ? undefined : text;
}

const isInSeveral = (lines: readonly PageLine[]): boolean =>
  lines.some((line) => lines.some((other) => other !== line && isBeside(line, other)));

/**
 * The header above a cell in a table with several columns of dates, `own` of its column and `all` of the table; undefined
 * for a cell below several headers.
 */
export function headerOfCell(
  cell: PageLine,
  own: readonly PageLine[],
  all: readonly PageLine[],
  row: readonly PageLine[],
): string | undefined {
  const isAlone = all.length > 1 && !row.some((line) => line !== cell);
  // A date alone in the middle of all columns is in a cell over all of them.
  if (isAlone && Math.abs(centreOf(cell) - centreOf(around(all))) < heightOf(cell)) return undefined;
  const above = all.filter(
    (line) => overlapX(line, cell) > 0.2 * Math.min(widthOf(line), widthOf(cell)) && line.top < cell.top,
  );
  const nearest = above.length === 0 ? own : above;
  return isInSeveral(nearest) ? undefined : headerText(nearest);
}

/** Title and qualifier of a cell in a table with several date columns and one column of labels. */
export function titleOfWide(
  label: string,
  header: string | undefined,
  isRegions: boolean,
): { title: string; qualifier?: string } {
  if (header === undefined) return { title: label };
  if (isReturnHeader(header)) return { title: header };
  if (/^zone\s*[a-d1-9]$/i.test(header)) return { title: label, qualifier: header };
  if (isRegions && isBreakName(header)) return { title: header, qualifier: label };
  if (isTermName(label) && !isTermName(header)) return { title: `${label} – ${header}` };
  if (isStartHeader(header) || isEndHeader(header)) return { title: `${label} – ${header}` };
  if (isGroupHeader(header)) return { title: label, qualifier: header };
  return { title: label };
}
