// Titles of the dates of a column: the texts beside it, by columns of their own.
import { type Area, around, heightOf, isAbove, overlapX, overlapY } from '../layout/geometry.ts';
import { LineIndex } from '../lines/line-index.ts';
import type { ListContext } from '../lines/list-entries.ts';
import { trimTitle } from '../lines/line-titles.ts';
import { joinLines, type PageLine } from '../lines/page-lines.ts';
import { isTitleLine } from '../lines/section-headings.ts';
import { type DateColumn, type DateTable, lineHeight } from './date-columns.ts';
import { isGroupHeader, isHeaderWord, isTermName } from './table-words.ts';
import { titleLinesOf } from './title-lines.ts';

export interface TableContext extends ListContext {
  lines: readonly PageLine[];
  /** Headings of lists whose lines hold both date and title. */
  headings: ReadonlySet<PageLine>;
  page: Area;
}

export interface Titles {
  /** Parts of the title by cell, from left to right. */
  parts: Map<PageLine, string[]>;
  lines: Map<PageLine, PageLine[]>;
  /** Titles of cells in tables with a column for each school or group. */
  groups: Map<PageLine, GroupTitle[]>;
}
interface GroupTitle {
  title: string;
  qualifier?: string | undefined;
  lines: PageLine[];
}
const noTitles = (): Titles => ({ parts: new Map(), lines: new Map(), groups: new Map() });

/** Titles from columns that are meant for one school or group each; undefined where their headers do not say so. */
function titlesByGroup(
  column: DateColumn,
  columns: readonly (readonly PageLine[])[],
  lines: readonly PageLine[],
): Titles | undefined {
  const first = column.cells[0]?.top ?? 0;
  const headers = columns.map((own) => {
    const box = around(own);
    const above = lines.filter(
      (line) => line.bottom <= first && line.bottom > first - 4 * heightOf(line) && overlapX(line, box) > 0,
    );
    return above.toSorted((one, two) => two.bottom - one.bottom)[0];
  });
  const isGroups = columns.length > 1 && headers.every((line) => isGroupHeader(line?.text));
  if (!isGroups || new Set(headers).size < columns.length) return undefined;
  const titles = noTitles();
  columns.forEach((own, at) => {
    const groups = titleLinesOf(
      column.cells,
      own.filter((line) => line.top >= first - heightOf(line)),
    );
    for (const [index, group] of groups) {
      const cell = column.cells[index];
      const title = trimTitle(joinLines(group));
      if (!cell || title === '') continue;
      const others = titles.groups.get(cell) ?? [];
      titles.groups.set(cell, [...others, { title, qualifier: headers[at]?.text, lines: group }]);
    }
  });
  // A text in the first column alone may be meant for everybody, in a cell over all columns.
  for (const [only, ...others] of titles.groups.values())
    if (only && others.length === 0 && only.qualifier === headers[0]?.text) delete only.qualifier;
  return titles;
}

/** Text columns within a range of x, the nearest to the dates first. */
function textColumns(texts: readonly PageLine[], side: 'left' | 'right'): PageLine[][] {
  const columns: { area: Area; lines: PageLine[] }[] = [];
  for (const line of texts.toSorted((one, two) => one.left - two.left)) {
    const column = columns.find(({ area }) => isAbove(area, line));
    if (column) {
      column.lines.push(line);
      column.area = around([column.area, line]);
    } else {
      columns.push({ area: around([line]), lines: [line] });
    }
  }
  const sorted = columns.toSorted((one, two) =>
    side === 'right' ? one.area.left - two.area.left : two.area.right - one.area.right,
  );
  return sorted.map(({ lines }) => lines.toSorted((one, two) => one.top - two.top));
}

/** Titles of a date column from the texts between two heights and borders. */
function titlesBeside(
  column: DateColumn,
  texts: readonly PageLine[],
  side: 'left' | 'right',
  page: readonly PageLine[],
): Titles {
  const columns = textColumns(texts, side);
  const byGroup = titlesByGroup(column, columns, page);
  if (byGroup) return byGroup;
  const titles = noTitles();
  columns.forEach((lines, at) => {
    const groups = titleLinesOf(column.cells, lines);
    // A further column belongs to the table only if it has text in a good part of the rows.
    const isRare = at > 0 && groups.size < 0.3 * column.cells.length;
    for (const [index, group] of groups) {
      const cell = column.cells[index];
      const text = trimTitle(joinLines(group));
      // Beside a long date, a title of the first column starts further on.
      if (!cell || text === '' || (isRare && titles.parts.has(cell))) continue;
      const parts = titles.parts.get(cell) ?? [];
      titles.parts.set(cell, side === 'right' ? [...parts, text] : [text, ...parts]);
      titles.lines.set(cell, [...(titles.lines.get(cell) ?? []), ...group]);
    }
  });
  return titles;
}

/** The border of the region in which a run of columns has its titles. */
function regionOf(
  table: DateTable,
  run: readonly DateColumn[],
  side: 'left' | 'right',
  page: Area,
): { from: number; to: number } {
  const at = table.runs.findIndex((one) => one === run);
  // Dates differ in length, and titles may follow each at once: the borders are those of the shortest ones.
  const endOfRun = (columns: readonly DateColumn[] | undefined): number =>
    Math.min(...(columns?.at(-1)?.cells ?? []).map(({ right }) => right), page.right);
  const startOfRun = (columns: readonly DateColumn[] | undefined): number =>
    Math.max(...(columns?.[0]?.cells ?? []).map(({ left }) => left), page.left);
  if (side === 'right') {
    const next = table.runs[at + 1];
    return { from: endOfRun(run), to: next ? startOfRun(next) : page.right };
  }
  const before = table.runs[at - 1];
  return { from: before ? endOfRun(before) : page.left, to: startOfRun(run) };
}

/** Texts in the region of a column's titles. */
function textsIn(
  column: DateColumn,
  run: readonly DateColumn[],
  { from, to }: { from: number; to: number },
  { lines, index, continued, headings }: TableContext,
): PageLine[] {
  const others = new LineIndex(run.flatMap(({ cells }) => cells));
  const own = new Set(column.cells);
  /** The title of a date in another column that shares the titles. */
  const isOfOther = (line: PageLine): boolean => {
    const row = others.beside(line);
    return (
      !row.some((cell) => own.has(cell)) && row.some((cell) => overlapY(cell, line) > 0.6 * heightOf(line))
    );
  };
  const height = lineHeight(column.cells);
  const first = column.cells[0]?.top ?? 0;
  return lines.filter(
    (line) =>
      isTitleLine(line) &&
      !continued.has(line) &&
      !headings.has(line) &&
      line.left >= from - 0.5 * height &&
      line.right <= to + 0.5 * height &&
      line.top > column.top - 5 * height &&
      line.bottom < column.bottom + 8 * height &&
      !(line.bottom <= first && isHeaderWord(line.text)) &&
      !(isTermName(line.text) && !index.beside(line).some(({ role }) => role === 'days')) &&
      !isOfOther(line),
  );
}

/** The titles of all cells of a column, from the side or sides where its table has them. */
export function titlesOf(
  table: DateTable,
  run: readonly DateColumn[],
  column: DateColumn,
  context: TableContext,
): Titles {
  const sides = table.side === 'both' ? (['left', 'right'] as const) : [table.side];
  const titles = noTitles();
  for (const side of sides) {
    const texts = textsIn(column, run, regionOf(table, run, side, context.page), context);
    const found = titlesBeside(column, texts, side, context.lines);
    if (found.groups.size > 0) return found;
    for (const [cell, parts] of found.parts)
      titles.parts.set(cell, [...(titles.parts.get(cell) ?? []), ...parts]);
    for (const [cell, own] of found.lines)
      titles.lines.set(cell, [...(titles.lines.get(cell) ?? []), ...own]);
  }
  return titles;
}
