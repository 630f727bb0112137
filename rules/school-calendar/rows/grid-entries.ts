// Reads the texts in the cells of a large month grid.
import { around, centreOf, heightOf, middleOf } from '../layout/geometry.ts';
import { cellBorders, columnOfText } from '../layout/day-columns.ts';
import { isInside, type GridDay, type MonthGrid } from '../layout/month-grids.ts';
import { linesOfWords, segmentOf } from '../layout/segments.ts';
import type { Word } from '../layout/words.ts';
import type { FoundEntry } from './found-entry.ts';
import { isTitle, trimTitle } from './line-titles.ts';
import type { MonthAnchor } from './month-anchors.ts';
import type { PageLine } from './page-lines.ts';

type CellGrid = MonthGrid & { borders: readonly number[] };

/** True when a word starts the text of another cell than the word before it. */
function startsCell({ borders }: CellGrid, last: Word, word: Word): boolean {
  const height = heightOf(word);
  const gap = word.left - last.right;
  const border = borders.find((one) => one > centreOf(last) && one < centreOf(word));
  if (border === undefined) return gap > 1.2 * height && last.run !== word.run;
  if (last.run !== word.run) return gap > 0.45 * height;
  // Readers of PDF files join texts of neighbouring cells: the border is in the space between two words.
  return border > last.right - 0.4 * height && border < word.left + 0.4 * height;
}

/** Runs of words of one cell. */
function piecesOf(grid: CellGrid, words: readonly Word[]): Word[][] {
  const pieces: Word[][] = [];
  for (const line of linesOfWords(words)) {
    let last: Word | undefined;
    for (const word of line) {
      if (last && !startsCell(grid, last, word)) pieces.at(-1)?.push(word);
      else pieces.push([word]);
      last = word;
    }
  }
  return pieces;
}

/** The day whose cell a run of words is in: the last number above it in its column. */
function dayOf(grid: CellGrid, piece: readonly Word[]): GridDay | undefined {
  const [first] = piece;
  if (!first) return undefined;
  const column = columnOfText(grid.borders, around(piece));
  return grid.days
    .filter(
      (day) =>
        day.column === column &&
        day.word.top <= middleOf(first) &&
        first.top - day.word.bottom < 1.3 * grid.rowPitch,
    )
    .toSorted((one, two) => two.word.top - one.word.top)[0];
}

/** The entries of a grid with texts in its cells. */
export function gridEntries(anchor: MonthAnchor, words: readonly Word[]): FoundEntry[] {
  const header = anchor.grid?.header;
  if (anchor.grid?.kind !== 'cells' || !header) return [];
  const grid: CellGrid = { ...anchor.grid, borders: cellBorders(header.words, anchor.grid.days) };
  const numbers = new Set(grid.days.map(({ word }) => word));
  const inside = words.filter(
    (word) => !numbers.has(word) && isInside(word, grid) && middleOf(word) > header.bottom,
  );
  const byDay = Map.groupBy(piecesOf(grid, inside), (piece) => dayOf(grid, piece));
  return [...byDay].flatMap(([day, pieces]): FoundEntry[] => {
    if (!day) return [];
    const texts = pieces.map((piece) => segmentOf(piece)).toSorted((one, two) => one.top - two.top);
    const title = trimTitle(
      texts
        .map(({ text }) => text)
        .filter((text) => !/^\d{1,2}$/.test(text))
        .join(' '),
    );
    if (!isTitle(title)) return [];
    const lines = texts.map((segment): PageLine => ({
      ...segment,
      role: 'text',
      expressions: [],
      bare: false,
      prose: false,
    }));
    const [line] = lines;
    if (!line) return [];
    const point = { day: day.day, month: anchor.month, form: 'month-first' as const };
    const expression = { spans: [{ from: point }], bare: false, start: 0, end: 0 };
    return [{ expression, title, style: 'cell', line, lines, anchor, inGrid: true }];
  });
}
