// Reads the texts in the cells of a large month grid.
import { around, centreOf, heightOf, middleOf } from '../layout/geometry.ts';
import { cellBorders, columnOfText } from '../layout/day-columns.ts';
import { isInside, type GridDay, type MonthGrid } from '../layout/month-grids.ts';
import { linesOfWords, segmentOf } from '../layout/segments.ts';
import type { Word } from '../layout/words.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import { isTitle, trimTitle } from '../lines/line-titles.ts';
import type { MonthAnchor } from './month-anchors.ts';
import type { DocumentOptions, PageLine } from '../lines/page-lines.ts';
import { titleAndDates } from './cell-range.ts';

type CellGrid = MonthGrid & { borders: readonly number[] };

/** True when a word starts the text of another cell than the word before it. */
function startsCell({ borders, days }: CellGrid, last: Word, word: Word): boolean {
  if (last.run === word.run) return false;
  const gap = word.left - last.right;
  const crosses = borders.some((one) => one > centreOf(last) && one < centreOf(word));
  // A text that fills its cell ends where the next one starts, below the number of its day.
  const isBelowNumber = days.some((day) => Math.abs(day.word.left - word.left) < 0.2 * heightOf(word));
  if (crosses && isBelowNumber) return true;
  return gap > (crosses ? 0.45 : 1.2) * heightOf(word);
}

/** Words at which a text starts again in its run of print: 'Winter Break Winter Break' is in two cells. */
function repeatedStarts(line: readonly Word[]): Set<Word> {
  const starts = new Set<Word>();
  for (const run of Map.groupBy(line, (word) => word.run).values()) {
    const texts = run.map(({ text }) => text);
    const period = texts.findIndex(
      (_, size) =>
        size > 0 && texts.length % size === 0 && texts.every((text, at) => text === texts[at % size]),
    );
    if (period > 0) run.forEach((word, at) => at % period === 0 && starts.add(word));
  }
  return starts;
}

/** Runs of words of one cell. */
function piecesOf(grid: CellGrid, words: readonly Word[]): Word[][] {
  const pieces: Word[][] = [];
  for (const line of linesOfWords(words)) {
    const repeated = repeatedStarts(line);
    let last: Word | undefined;
    for (const word of line) {
      const isRepeated = repeated.size > 0 && repeated.has(word);
      const isWithin = last !== undefined && repeated.size > 0 && last.run === word.run;
      if (last && !isRepeated && (isWithin || !startsCell(grid, last, word))) pieces.at(-1)?.push(word);
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
export function gridEntries(
  anchor: MonthAnchor,
  words: readonly Word[],
  options: DocumentOptions,
): FoundEntry[] {
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
    const text = trimTitle(
      texts
        .map((piece) => piece.text)
        .filter((piece) => !/^\d{1,2}$/.test(piece))
        .join(' '),
    );
    if (!isTitle(text)) return [];
    const { title, expression } = titleAndDates(text, { day: day.day, month: anchor.month }, options);
    const lines = texts.map((segment): PageLine => ({
      ...segment,
      role: 'text',
      expressions: [],
      bare: false,
      prose: false,
    }));
    const [line] = lines;
    if (!line) return [];
    return [{ expression, title, style: 'cell', line, lines, anchor, inGrid: true }];
  });
}
