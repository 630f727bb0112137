// Gives text without positions a page of its own, so that lists and tables of .docx, .doc and pasted text are read like
// those of a PDF: one character is as wide as every other, cells stand in columns.
import { joinTornDays } from './lines/torn-days.ts';
import type { TextDocument, TextItem, TextPage } from './positioned-text.ts';

const CHARACTER = 6;
const LINE = 12;
const SIZE = 10;
/** Characters between two columns. */
const GUTTER = 6;
/** Lines and characters of a line that are looked at. */
const MOST_LINES = 6_000;
const MOST_CHARACTERS = 2_000;

/** Width of a line of text without pages that may be wrapped: mails break lines at 65 to 78 characters. */
export const WRAPPED_TEXT = 60 * CHARACTER;

/** Number of the page of text without pages. */
export const NO_PAGE = 0;

const itemAt = (text: string, column: number, line: number): TextItem => ({
  text,
  x: column * CHARACTER,
  y: line * LINE,
  width: text.length * CHARACTER,
  height: SIZE,
});

/** Rows of tables by their line: cells with a tab between them, as the lines repeat them. */
function tableRows(tables: TextDocument['tables']): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const table of tables ?? []) {
    for (const row of table) rows.set(row.join('\t').replaceAll('\n', ' '), row);
  }
  return rows;
}

type CellKind = 'empty' | 'number' | 'text';
const kindOfCell = (cell: string): CellKind =>
  cell.trim() === '' ? 'empty' : /^\d.{0,15}$/.test(cell) ? 'number' : 'text';

/** Moves short rows to the right where a cell over several rows left out their first cells: 'August | 17', '24'. */
function alignRows(rows: readonly string[][]): string[][] {
  const width = Math.max(...rows.map((row) => row.length));
  const full = rows.filter((row) => row.length === width).map((row) => row.map(kindOfCell));
  const fits = (row: readonly string[], shift: number): number =>
    row.filter(
      (cell, at) => full.filter((kinds) => kinds[at + shift] === kindOfCell(cell)).length * 2 >= full.length,
    ).length;
  return rows.map((row, index) => {
    // The empty first cell of a header is lost as well.
    let best =
      index === 0 && row.every((cell) => kindOfCell(cell) === 'text') ? Math.min(1, width - row.length) : 0;
    for (let shift = 1; shift <= width - row.length; shift += 1)
      if (fits(row, shift) > fits(row, best)) best = shift;
    return [...Array.from({ length: best }, () => ''), ...row];
  });
}

/** Places the rows of a table; returns the first line below it. */
function placeTable(rows: readonly string[][], top: number, items: TextItem[]): number {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, at) => {
      const width = Math.max(...cell.split('\n').map((line) => Math.min(line.length, 200)));
      widths[at] = Math.max(widths[at] ?? 0, width);
    });
  }
  let line = top;
  for (const row of rows) {
    let column = 0;
    let height = 1;
    row.forEach((cell, at) => {
      const texts = cell.split('\n');
      texts.forEach((text, below) => {
        if (text.trim() !== '')
          items.push(itemAt(text.trim().slice(0, MOST_CHARACTERS), column, line + below));
      });
      height = Math.max(height, texts.length);
      column += (widths[at] ?? 0) + GUTTER;
    });
    // Rows are a little apart, so that lines of one cell stay together.
    line += height + 0.4;
  }
  return line;
}

/** Lines with several spaces in a row are columns, as in text that was copied from a table. */
function placeLine(text: string, line: number, items: TextItem[]): void {
  const shown = text.slice(0, MOST_CHARACTERS);
  for (const { 0: part, index } of shown.matchAll(/\S+(?: {1,2}\S+)*/g))
    items.push(itemAt(part, index, line));
}

function pageOfLines({ lines = [], tables }: TextDocument): TextPage {
  const rows = tableRows(tables);
  const items: TextItem[] = [];
  let line = 0;
  let open: string[][] = [];
  const close = () => {
    // A table stands apart from the lines around it.
    if (open.length > 0) line = placeTable(alignRows(open), line + 1, items) + 1;
    open = [];
  };
  for (const text of joinTornDays(lines.slice(0, MOST_LINES))) {
    if (text.includes('\t')) {
      open.push(rows.get(text) ?? text.split('\t'));
      continue;
    }
    close();
    placeLine(text, line, items);
    line += 1;
  }
  close();
  const width = items.reduce((right, item) => Math.max(right, item.x + item.width), 0);
  return { number: NO_PAGE, width, height: (line + 1) * LINE, items, fromPicture: false };
}

/** The pages of a document; one page numbered NO_PAGE for text without positions. */
export function pagesOfDocument(document: TextDocument): TextPage[] {
  if (document.pages.length > 0 || document.lines === undefined) return document.pages;
  return [pageOfLines(document)];
}
