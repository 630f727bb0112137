// Reads dates with their event on the next line or the one before: 'Monday, September 7' above 'Labor Day'.
import { heightOf } from '../layout/geometry.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import { LineIndex } from '../lines/line-index.ts';
import { trimTitle } from '../lines/line-titles.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { cellEntries } from './cell-entries.ts';
import { joinLines, type TableContext } from './column-titles.ts';
import { isTitleLine } from './date-columns.ts';

type Side = 'above' | 'below';

/** Lines of a title that touch a date on one side, from top to bottom. */
function titleBeside(
  cell: PageLine,
  side: Side,
  index: LineIndex<PageLine>,
  used: ReadonlySet<PageLine>,
): PageLine[] {
  const height = heightOf(cell);
  const reach = { ...cell, top: cell.top - 5 * height, bottom: cell.bottom + 5 * height };
  const near = index
    .near(reach)
    .filter(
      (line) =>
        !used.has(line) &&
        Math.abs(line.left - cell.left) < 3 * height &&
        (side === 'below' ? line.top >= cell.bottom - 0.3 * height : line.bottom <= cell.top + 0.3 * height),
    )
    .toSorted((one, two) => (side === 'below' ? one.top - two.top : two.top - one.top));
  const own: PageLine[] = [];
  let last = cell;
  for (const line of near) {
    const gap = side === 'below' ? line.top - last.bottom : last.top - line.bottom;
    if (!isTitleLine(line) || gap > 0.9 * height || heightOf(line) > 1.25 * height) break;
    own.push(line);
    last = line;
  }
  return side === 'below' ? own : own.toReversed();
}

/**
 * Entries of dates with their title below or above, where the page does so more than once, or where the date is in line
 * with dates that have their event beside them.
 */
export function stackedEntries(cells: readonly PageLine[], { lines, used }: TableContext): FoundEntry[] {
  const index = new LineIndex(lines);
  const [below, above] = (['below', 'above'] as const).map((side) =>
    cells.flatMap((cell) => {
      const own = titleBeside(cell, side, index, used);
      return own.length > 0 ? [{ cell, own }] : [];
    }),
  );
  if (!below || !above) return [];
  // A list of titles with dates below them ends with a date.
  const stacked = above.length > below.length ? above : below;
  const events = lines.filter(({ role }) => role === 'event').slice(0, 200);
  const isInList = ({ left, top, bottom }: PageLine): boolean =>
    events.filter((event) => Math.abs(event.left - left) < bottom - top).length > 1;
  return stacked.flatMap(({ cell, own }) => {
    if (stacked.length < 2 && !(cell.bare && isInList(cell))) return [];
    const free = own.filter((line) => !used.has(line));
    for (const line of free) used.add(line);
    return free.length > 0 ? cellEntries(cell, undefined, { title: trimTitle(joinLines(free)) }, free) : [];
  });
}
