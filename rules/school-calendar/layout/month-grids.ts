// Finds month grids: rows of day numbers below a row of weekday names. Small ones carry no text; in large ones every
// cell may hold events.
import { type Area, around, centreOf, heightOf, median, middleOf, overlapX } from './geometry.ts';
import { columnOfArea, type DayColumns } from './day-columns.ts';
import { findWeekdayHeaders, type WeekdayHeader } from './weekday-headers.ts';
import { monthHeading } from './month-headings.ts';
import { findNumberGrids } from './number-grids.ts';
import { linesOfWords } from './segments.ts';
import type { Word } from './words.ts';

export interface GridDay {
  day: number;
  word: Word;
  column: number;
}

export interface MonthGrid extends Area {
  /** 'cells' holds text below its numbers; 'numbers' has no row of weekday names. */
  kind: 'small' | 'cells' | 'numbers';
  /** Distance of neighbouring columns. */
  pitch: number;
  header?: WeekdayHeader;
  days: GridDay[];
  /** 0 is Sunday. */
  weekdayOfFirst?: number;
  /** Distance of neighbouring rows. */
  rowPitch: number;
}

/** Days that a grid must show at least. */
const LEAST_NUMBERS = 9;
const LETTERS = /\p{L}{3}/u;

/** '7', '(7)', '7*', '[7]', '7H' */
function dayNumber(text: string): number | undefined {
  const match = /^[^\p{L}\d]{0,2}(\d{1,2})(?![\d:])(?:[^\d]{0,3})$/u.exec(text);
  const day = match ? Number(match[1]) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
}

/** The lower end of a grid at most: the next row of weekday names, or the next heading of a month. */
function limitOf(header: WeekdayHeader, borders: readonly Area[]): number {
  const below = borders.filter((other) => other.top > header.bottom && overlapX(header, other) > 0);
  return below.reduce((top, other) => Math.min(top, other.top), Infinity);
}

/** Lines that hold nothing but a month and its year: 'October 2026'. */
const datedHeadings = (words: readonly Word[]): Area[] =>
  linesOfWords(words).flatMap((line) => {
    const heading = line.length < 4 ? monthHeading(line.map(({ text }) => text).join(' ')) : undefined;
    return heading?.year === undefined ? [] : [around(line)];
  });

interface Candidate extends GridDay {
  /** Weekday of the month's first day if this number belongs to the grid. */
  first: number;
}

/** Keeps the numbers that agree on the weekday of the month's first day, each day once, from the top. */
function agreeing(candidates: readonly Candidate[]): Candidate[] {
  const groups = new Map<number, Map<number, Candidate>>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.first) ?? new Map<number, Candidate>();
    groups.set(candidate.first, group);
    const other = group.get(candidate.day);
    if (!other || candidate.word.top < other.word.top) group.set(candidate.day, candidate);
  }
  const best = [...groups.values()].toSorted((one, two) => two.size - one.size)[0];
  return best ? [...best.values()].toSorted((one, two) => one.day - two.day) : [];
}

const rowOf = ({ day, first }: Candidate): number => Math.floor((day - 1 + first) / 7);

/** Numbers that make a row's height certain. */
const CERTAIN = 3;

/** Drops numbers that are not at the height of their row, such as those of notes below the grid. */
function inRows(candidates: readonly Candidate[]): { days: Candidate[]; rowPitch: number } {
  const size = median(candidates.map(({ word }) => heightOf(word)));
  const rows = [...Map.groupBy(candidates, rowOf)].map(([row, cells]) => ({
    row,
    cells,
    y: median(cells.map(({ word }) => middleOf(word))),
  }));
  const certain = rows.filter(({ cells }) => cells.length >= CERTAIN);
  const steps = certain
    .slice(1)
    .map(({ row, y }, at) => (y - (certain[at]?.y ?? 0)) / (row - (certain[at]?.row ?? 0)));
  const rowPitch = median(steps.filter((step) => step > 0));
  if (rowPitch <= 0) return { days: [], rowPitch: 0 };
  const days = rows.flatMap(({ row, cells, y }) => {
    const above = certain.findLast((other) => other.row < row);
    const below = certain.find((other) => other.row > row);
    const from = above ? above.y + 0.4 * size : -Infinity;
    // The last row is not much lower than the one before it; notes below the grid are.
    const to = below ? below.y - 0.4 * size : (above?.y ?? y) + 1.5 * Math.max(...steps, rowPitch);
    const within = cells.filter(({ word }) => middleOf(word) > from && middleOf(word) < to);
    if (cells.length < CERTAIN) return within;
    const slack = below ? Infinity : Math.max(0.5 * size, 0.6 * rowPitch);
    return within.filter(({ word }) => Math.abs(middleOf(word) - y) <= slack);
  });
  return { days, rowPitch };
}

/** Columns of fewer heights have no room for texts. */
const NARROW = 5;

/** Words that letters follow at once. */
function wordsWithText(words: readonly Word[]): Set<Word> {
  const found = new Set<Word>();
  for (const line of linesOfWords(words)) {
    line.forEach((word, at) => {
      const next = line[at + 1];
      if (next && next.left - word.right < heightOf(word) && /\p{L}{2}/u.test(next.text)) found.add(word);
    });
  }
  return found;
}

/** The days below a row of weekday names when its columns are read in one way. */
function daysIn(
  columns: DayColumns,
  header: WeekdayHeader,
  limit: number,
  words: readonly Word[],
  titled: ReadonlySet<Word>,
) {
  const candidates = words.flatMap((word): Candidate[] => {
    // '7 Labor Day' in narrow columns is a note.
    if (columns.pitch < NARROW * heightOf(word) && titled.has(word)) return [];
    if (word.top < header.bottom - 0.3 * heightOf(header) || word.top >= limit) return [];
    const day = dayNumber(word.text);
    const column = day === undefined ? undefined : columnOfArea(columns, word);
    if (column === undefined || day === undefined) return [];
    const first = (((header.firstDay + column - (day - 1)) % 7) + 7) % 7;
    return [{ day, word, column, first }];
  });
  return { columns, ...inRows(agreeing(candidates)) };
}

function gridBelow(
  header: WeekdayHeader,
  limit: number,
  words: readonly Word[],
  titled: ReadonlySet<Word>,
): MonthGrid | undefined {
  const [best] = header.columns
    .map((columns) => daysIn(columns, header, limit, words, titled))
    .toSorted((one, two) => two.days.length - one.days.length);
  const [one] = best?.days ?? [];
  if (!best || !one || best.days.length < LEAST_NUMBERS) return undefined;
  const { columns, days, rowPitch } = best;
  const numbers = around(days.map(({ word }) => word));
  const size = median(days.map(({ word }) => heightOf(word)));
  const area: Area = {
    left: columns.borders[0] ?? 0,
    right: columns.borders.at(-1) ?? 0,
    top: header.top,
    bottom: numbers.bottom,
  };
  const below = { ...area, bottom: Math.min(limit - 1, numbers.bottom + Math.max(0, rowPitch - 1.2 * size)) };
  // Small grids have letters for kinds of days at most.
  const inside = rowPitch > 2.2 * size ? below : area;
  const texts = words.filter(
    (word) => LETTERS.test(word.text) && isInside(word, inside) && word.top > header.bottom,
  );
  const kind = texts.length >= 2 ? 'cells' : 'small';
  const { pitch } = columns;
  const grid = { kind, pitch, header, days, weekdayOfFirst: one.first, rowPitch } as const;
  return { ...(kind === 'cells' ? below : area), ...grid };
}

export const isInside = (word: Area, area: Area): boolean =>
  centreOf(word) >= area.left &&
  centreOf(word) <= area.right &&
  middleOf(word) >= area.top &&
  middleOf(word) <= area.bottom;

/** Rows of weekday names of a page at most. */
const MOST_HEADERS = 40;

/** The month grids of a page, and the words that are in none. */
export function findMonthGrids(
  words: readonly Word[],
  fromPicture: boolean,
): { grids: MonthGrid[]; rest: Word[] } {
  const headers = findWeekdayHeaders(words, fromPicture).slice(0, MOST_HEADERS);
  const borders = [...headers, ...(headers.length > 0 ? datedHeadings(words) : [])];
  const titled = headers.length > 0 ? wordsWithText(words) : new Set<Word>();
  const named = headers.flatMap((header) => gridBelow(header, limitOf(header, borders), words, titled) ?? []);
  const outside = words.filter((word) => !named.some((grid) => isInside(word, grid)));
  const numbers = findNumberGrids(outside)
    .slice(0, MOST_HEADERS)
    .map((area): MonthGrid => ({ ...area, kind: 'numbers', days: [], rowPitch: area.rowPitch }));
  // Text inside of a grid of numbers only is no part of it.
  const rest = outside.filter(
    (word) => LETTERS.test(word.text) || !numbers.some((grid) => isInside(word, grid)),
  );
  return { grids: [...named, ...numbers], rest };
}
