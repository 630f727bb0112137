// Finds the rows of weekday names above month grids: 'S M T W T F S', 'Mon Tue Wed Thu Fri', 'L M X J V S D'.
import { namedDay } from '../dates/calendar-names.ts';
import { type DayColumns, dayColumns } from './day-columns.ts';
import { type Area, around, heightOf, median } from './geometry.ts';
import { linesOfWords } from './segments.ts';
import type { Word } from './words.ts';

export interface WeekdayHeader extends Area {
  words: Word[];
  /** Possible columns below the names. */
  columns: DayColumns[];
  /** Weekday of the first column; 0 is Sunday. */
  firstDay: number;
}

/** Weekdays that a single letter may mean in any of the languages. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  S: [0, 6],
  M: [1, 2, 3],
  T: [2, 4],
  W: [3],
  R: [4],
  H: [4],
  F: [5],
  U: [0],
  L: [1],
  J: [4],
  V: [5],
  D: [0, 2, 4],
  X: [3],
};
/** Letters that OCR takes for others. */
const CONFUSED: Readonly<Record<string, string>> = { '5': 'S', $: 'S', VV: 'W', I: 'T', '1': 'T', N: 'M' };
const LEAST_DAYS = 5;

function weekdaysNamed(text: string, fromPicture: boolean): readonly number[] {
  const word = text.replaceAll(/[^\p{L}\p{M}\d$]/gu, '');
  const upper = word.toUpperCase();
  if (fromPicture && CONFUSED[upper]) return LETTERS[CONFUSED[upper]] ?? [];
  if (upper.length === 1) return LETTERS[upper] ?? [];
  const capital = upper.slice(0, 1) + word.slice(1).toLowerCase();
  return namedDay(capital)?.weekdays ?? [];
}

/** 'SMTWTFS' and 'SuMoTuWeThFrSa' as one word: its seven parts. */
function splitJoined(word: Word): Word[] {
  const { text } = word;
  const size = text.length === 14 ? 2 : 1;
  if (text.length !== 7 * size || !/^[\p{L}\d]+$/u.test(text)) return [word];
  const step = (word.right - word.left) / 7;
  const parts = Array.from({ length: 7 }, (_, at) => ({
    ...word,
    text: text.slice(at * size, (at + 1) * size),
    left: word.left + at * step,
    right: word.left + (at + 1) * step,
  }));
  return runLength(parts, 0, false).length === 7 ? parts : [word];
}

/** The longest run of weekdays in their order that starts at a word. */
function runLength(
  line: readonly Word[],
  from: number,
  fromPicture: boolean,
): { length: number; firstDay: number } {
  let best = { length: 0, firstDay: 0 };
  for (const firstDay of weekdaysNamed(line[from]?.text ?? '', fromPicture)) {
    let length = 1;
    let misread = 0;
    while (length < 7 && from + length < line.length) {
      const days = weekdaysNamed(line[from + length]?.text ?? '', fromPicture);
      if (!days.includes((firstDay + length) % 7)) {
        misread += 1;
        if (!fromPicture || misread > 1 || (line[from + length]?.text.length ?? 9) > 2) break;
      }
      length += 1;
    }
    if (length > best.length) best = { length, firstDay };
  }
  return best;
}

function headersOfLine(line: readonly Word[], fromPicture: boolean): WeekdayHeader[] {
  const headers: WeekdayHeader[] = [];
  for (let from = 0; from + LEAST_DAYS <= line.length;) {
    const { length, firstDay } = runLength(line, from, fromPicture);
    const words = line.slice(from, from + length);
    const areNames = words.every(({ text }) => text.length > 2);
    const columns = length >= LEAST_DAYS ? dayColumns(words, areNames) : [];
    if (columns.length > 0) {
      headers.push({ ...around(words), words, columns, firstDay });
      from += length;
    } else {
      from += 1;
    }
  }
  return headers;
}

/** Every row of weekday names on a page. */
export function findWeekdayHeaders(words: readonly Word[], fromPicture: boolean): WeekdayHeader[] {
  const height = median(words.map(heightOf));
  const candidates = words
    .flatMap((word) => splitJoined(word))
    .filter((word) => heightOf(word) < 5 * height && weekdaysNamed(word.text, true).length > 0);
  return linesOfWords(candidates).flatMap((line) => headersOfLine(line, fromPicture));
}
