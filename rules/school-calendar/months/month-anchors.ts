// Headings and grids that give a month to the days printed near them: '17 First day of school' below 'AUGUST 2026'.
import { type Area, around, centreOf, heightOf, isAbove, overlapX, overlapY } from '../layout/geometry.ts';
import { leadingMonth, type MonthHeading } from '../layout/month-headings.ts';
import type { MonthGrid } from '../layout/month-grids.ts';
import type { PageLine } from '../lines/page-lines.ts';

export interface MonthAnchor extends Area {
  month: number;
  year?: number | undefined;
  grid?: MonthGrid | undefined;
}

/** Lines between the weekday names of a small grid and its heading, in heights of the heading. */
const HEADING_DISTANCE = 3;

function headingOf(line: PageLine): MonthHeading | undefined {
  if (line.heading) return line.heading;
  return line.role === 'text' || line.bare ? leadingMonth(line.text) : undefined;
}

/** The heading of a grid: above it, else beside it. */
function findHeading(grid: MonthGrid, lines: readonly PageLine[]): PageLine | undefined {
  const above = lines.filter((line) => {
    const gap = grid.top - line.bottom;
    const lost = grid.kind === 'numbers' ? 2 * heightOf(line) : 0;
    const isNear = grid.kind === 'cells' || gap < HEADING_DISTANCE * heightOf(line) + lost;
    return headingOf(line) && gap > -0.5 * heightOf(line) && isNear && overlapX(line, grid) > 0;
  });
  const nearest = above.toSorted((one, two) => two.bottom - one.bottom)[0];
  if (nearest) return nearest;
  const beside = lines.filter(
    (line) =>
      line.heading &&
      overlapY(line, grid) > 0 &&
      Math.max(grid.left - line.right, line.left - grid.right) < 2 * grid.pitch,
  );
  return beside.toSorted(
    (one, two) => Math.abs(centreOf(one) - centreOf(grid)) - Math.abs(centreOf(two) - centreOf(grid)),
  )[0];
}

/** The anchors of a page: headings joined with their grids. `carried`: the last heading of the page before. */
export function monthAnchors(
  lines: readonly PageLine[],
  grids: readonly MonthGrid[],
  carried: MonthAnchor | undefined,
): MonthAnchor[] {
  const used = new Set<PageLine>();
  const nameless: MonthGrid[] = [];
  const withGrids = grids.flatMap((grid): MonthAnchor[] => {
    const line = findHeading(grid, lines);
    const heading = line && headingOf(line);
    if (!heading) {
      nameless.push(grid);
      return [];
    }
    used.add(line);
    return [{ ...around([line, grid]), ...heading, grid }];
  });
  const others = lines.flatMap((line): MonthAnchor[] =>
    line.heading && !used.has(line)
      ? [{ left: line.left, right: line.right, top: line.top, bottom: line.bottom, ...line.heading }]
      : [],
  );
  const anchors = [...withGrids, ...others].toSorted((one, two) => one.top - two.top || one.left - two.left);
  const first = carriedAnchor(anchors, nameless, carried);
  return first ? [first, ...anchors] : anchors;
}

/** The heading of the page before, where this page continues below it: with its grid, or with more of its days. */
function carriedAnchor(
  anchors: readonly MonthAnchor[],
  nameless: readonly MonthGrid[],
  carried: MonthAnchor | undefined,
): MonthAnchor | undefined {
  if (!carried) return undefined;
  const top = Math.min(...anchors.map((anchor) => anchor.top), Infinity);
  const grid = carried.grid ? undefined : nameless.find((one) => one.bottom < top);
  const { month, year } = carried;
  if (grid)
    return { left: grid.left, right: grid.right, top: grid.top, bottom: grid.bottom, month, year, grid };
  // Without months of its own the page may be about anything.
  return anchors.length > 0
    ? { left: carried.left, right: carried.right, top: -2, bottom: -1, month, year }
    : undefined;
}

/** The heading that days at the top of the next page may belong to. */
export function lastAnchor(anchors: readonly MonthAnchor[]): MonthAnchor | undefined {
  return anchorColumns(anchors).at(-1)?.at(-1);
}

/** Anchors that stand below each other, from left to right. */
export function anchorColumns(anchors: readonly MonthAnchor[]): MonthAnchor[][] {
  const columns: { area: Area; anchors: MonthAnchor[] }[] = [];
  for (const anchor of anchors.toSorted((one, two) => one.left - two.left)) {
    const column = columns.find(({ area }) => isAbove(area, anchor));
    if (column) {
      column.anchors.push(anchor);
      column.area = around([column.area, anchor]);
    } else {
      columns.push({ area: around([anchor]), anchors: [anchor] });
    }
  }
  return columns
    .toSorted((one, two) => one.area.left - two.area.left)
    .map((column) => column.anchors.toSorted((one, two) => one.top - two.top));
}
