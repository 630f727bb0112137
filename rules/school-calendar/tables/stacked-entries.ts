// Reads dates with their event on the next line or the one before: 'Monday, September 7' above 'Labor Day'.
import { centreOf, heightOf } from '../layout/geometry.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import type { LineIndex } from '../lines/line-index.ts';
import { trimTitle } from '../lines/line-titles.ts';
import { joinLines, type PageLine } from '../lines/page-lines.ts';
import { kindOfTitle } from '../rows/kinds.ts';
import { cellEntries } from './cell-entries.ts';
import type { TableContext } from './column-titles.ts';
import { isTitleLine, lineAbove, sectionHeading, wholeHeading } from '../lines/section-headings.ts';

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
        (Math.abs(line.left - cell.left) < 3 * height ||
          Math.abs(centreOf(line) - centreOf(cell)) < height) &&
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

interface Stacked {
  cell: PageLine;
  own: PageLine[];
}

/** 'Nov. 25 (day before Thanksgiving)': a date whose words only explain it. */
function isExplained({ role, prose, text, expressions }: PageLine): boolean {
  const [first] = expressions;
  if (role !== 'event' || prose || expressions.length !== 1 || !first) return false;
  return /^\s*\([^()]*\)$/.test(text.slice(first.end)) && !/\p{L}{4}/u.test(text.slice(0, first.start));
}

/** Dates below each other with one title above the first: 'Early dismissal' above 'September 30', 'February 3'. */
function headedRuns(cells: readonly PageLine[], context: TableContext): Stacked[] {
  const { index } = context;
  const headed = new Map<PageLine, PageLine[]>();
  for (const cell of cells.toSorted((one, two) => one.top - two.top)) {
    const before = lineAbove(cell, index);
    const title = before && (headed.get(before) ?? headingOfDate(cell, before, context));
    if (title) headed.set(cell, title);
  }
  return [...headed].map(([cell, own]) => ({ cell, own }));
}

/** The heading right above a date, or that of its list, where other dates of the list have titles of their own. */
function headingOfDate(
  cell: PageLine,
  before: PageLine,
  { index, continued, used }: TableContext,
): PageLine[] | undefined {
  if (before.role === 'text' && !continued.has(before)) {
    const isHeading = isTitleLine(before) && !used.has(before) && heightOf(before) < 1.7 * heightOf(cell);
    return isHeading ? wholeHeading(before, index, used) : undefined;
  }
  const heading = sectionHeading(cell, index, continued);
  return heading && kindOfTitle(joinLines(heading)) !== 'school' ? heading : undefined;
}

/** Runs of two dates at least, single ones with a title that is plainly an event, and others in one column with them. */
function certainRuns(stacked: readonly Stacked[]): Stacked[] {
  const groups = [...Map.groupBy(stacked, ({ own }) => own[0]).values()];
  const isCertain = (group: readonly Stacked[]): boolean =>
    group.reduce((sum, { cell }) => sum + cell.expressions.length, 0) > 1 ||
    group.some(({ own }) => own.some(({ text }) => kindOfTitle(text) !== 'school'));
  const certain = groups.filter(isCertain).flat();
  const isInLine = ({ cell }: Stacked): boolean =>
    certain.some((other) => Math.abs(other.cell.left - cell.left) < heightOf(cell));
  return groups.flatMap((group) => (group.some(isInLine) ? group : []));
}

/** The title of a date in a run, with the words that explain it. */
function headedTitle({ cell, own }: Stacked): string {
  const [first] = cell.expressions;
  const explained = cell.role === 'event' ? cell.text.slice(first?.end).trim() : '';
  return trimTitle(`${joinLines(own)} ${explained}`);
}

/**
 * Entries of dates with their title below or above, where the page does so more than once, or where the date is in line
 * with dates that have their event beside them.
 */
export function stackedEntries(cells: readonly PageLine[], context: TableContext): FoundEntry[] {
  const { lines, index, used } = context;
  const [below, above] = (['below', 'above'] as const).map((side) =>
    cells.flatMap((cell): Stacked[] => {
      const own = titleBeside(cell, side, index, used);
      return own.length > 0 ? [{ cell, own }] : [];
    }),
  );
  if (!below || !above) return [];
  const runs = certainRuns(headedRuns([...cells, ...lines.filter(isExplained)], context));
  // A list of titles with dates below them ends with a date.
  const isAbove = above.length > below.length || runs.length > below.length;
  const headed = isAbove || below.length < 2 ? runs : [];
  const entries = headed.flatMap((one) => {
    for (const line of [one.cell, ...one.own]) used.add(line);
    return cellEntries({ ...one.cell, role: 'days' }, undefined, { title: headedTitle(one) }, one.own);
  });
  const read = new Set(headed.map(({ cell }) => cell));
  const stacked = (isAbove ? above : below).filter(({ cell }) => !read.has(cell));
  const events = lines.filter(({ role }) => role === 'event').slice(0, 200);
  const isInList = ({ left, top, bottom }: PageLine): boolean =>
    events.filter((event) => Math.abs(event.left - left) < bottom - top).length > 1;
  const others = stacked.flatMap(({ cell, own }) => {
    if (stacked.length < 2 && !(cell.bare && isInList(cell))) return [];
    const free = own.filter((line) => !used.has(line));
    for (const line of free) used.add(line);
    return free.length > 0 ? cellEntries(cell, undefined, { title: trimTitle(joinLines(free)) }, free) : [];
  });
  return [...entries, ...others];
}
