// Titles of several lines: joined to one text, and found below a date.
import { heightOf } from '../layout/geometry.ts';
import { isTitleLine } from './date-columns.ts';
import type { PageLine } from './page-lines.ts';

/** Lines of a cell as one text; a hyphen at a line's end joins a divided word. */
export const joinLines = (lines: readonly PageLine[]): string =>
  lines.reduce((text, line) => {
    if (text === '') return line.text;
    if (/\p{Ll}[-\u00AD]$/u.test(text)) {
      return /^\p{Ll}/u.test(line.text) ? text.slice(0, -1) + line.text : text + line.text;
    }
    return `${text} ${line.text}`;
  }, '');

/** The lines of the title that stands below a date, from top to bottom. */
export function titleBelow(
  cell: PageLine,
  lines: readonly PageLine[],
  used: ReadonlySet<PageLine>,
): PageLine[] {
  const height = heightOf(cell);
  const below = lines
    .filter(
      (line) =>
        isTitleLine(line) &&
        !used.has(line) &&
        line.top >= cell.bottom - 0.3 * height &&
        line.top < cell.bottom + 3 * height &&
        Math.abs(line.left - cell.left) < 3 * height,
    )
    .toSorted((one, two) => one.top - two.top);
  const own: PageLine[] = [];
  let reach = cell.bottom;
  for (const line of below) {
    if (line.top - reach > 0.9 * height) break;
    own.push(line);
    reach = line.bottom;
  }
  return own;
}
