// Finds month grids without a row of weekday names: numbers that rise by one from left to right and by seven from row to
// row. OCR often loses the small letters above them.
import { type Area, around, centreOf, heightOf, median, middleOf } from './geometry.ts';
import { linesOfWords } from './segments.ts';
import type { Word } from './words.ts';

interface NumberWord extends Area {
  value: number;
  word: Word;
}

/** Numbers that such a grid must show at least, and columns. */
const LEAST_NUMBERS = 10;
const LEAST_COLUMNS = 4;
const MOST_NUMBERS = 6_000;

function numbersOf(words: readonly Word[]): NumberWord[] {
  return words.flatMap((word) => {
    const value = /^\d{1,2}$/.test(word.text) ? Number(word.text) : 0;
    return value >= 1 && value <= 31 ? [{ ...word, value, word }] : [];
  });
}

/** Pairs of neighbours in a line whose values rise by one. */
function neighbours(lines: readonly NumberWord[][]): [NumberWord, NumberWord][] {
  return lines.flatMap((line) =>
    line.flatMap((word, at): [NumberWord, NumberWord][] => {
      const next = line[at + 1];
      const isNear =
        next !== undefined &&
        next.value === word.value + 1 &&
        centreOf(next) - centreOf(word) < 8 * heightOf(word);
      return isNear ? [[word, next]] : [];
    }),
  );
}

/** Pairs of a number and the one a week later below it. */
function weeksApart(lines: readonly NumberWord[][], pitch: number): [NumberWord, NumberWord][] {
  const pairs: [NumberWord, NumberWord][] = [];
  lines.forEach((line, at) => {
    for (const word of line) {
      const below = lines
        .slice(at + 1, at + 12)
        .flat()
        .find(
          (one) => one.value === word.value + 7 && Math.abs(centreOf(one) - centreOf(word)) < 0.4 * pitch,
        );
      if (below && middleOf(below) - middleOf(word) < 6 * heightOf(word)) pairs.push([word, below]);
    }
  });
  return pairs;
}

/** Groups of words that pairs connect. */
function connected(pairs: readonly [NumberWord, NumberWord][]): NumberWord[][] {
  const groups = new Map<NumberWord, Set<NumberWord>>();
  for (const [one, two] of pairs) {
    const first = groups.get(one) ?? new Set([one]);
    const second = groups.get(two) ?? new Set([two]);
    if (first === second) continue;
    const [small, large] = first.size < second.size ? [first, second] : [second, first];
    for (const word of small) large.add(word);
    for (const word of small) groups.set(word, large);
    for (const word of [one, two]) groups.set(word, large);
  }
  return [...new Set(groups.values())].map((group) => [...group]);
}

/** Areas of month grids, by their numbers alone. */
export function findNumberGrids(words: readonly Word[]): (Area & { pitch: number; rowPitch: number })[] {
  const numbers = numbersOf(words).slice(0, MOST_NUMBERS);
  const lines = linesOfWords(numbers);
  const beside = neighbours(lines);
  if (beside.length < LEAST_COLUMNS) return [];
  const pitch = median(beside.map(([one, two]) => centreOf(two) - centreOf(one)));
  const near = beside.filter(([one, two]) => centreOf(two) - centreOf(one) < 1.6 * pitch);
  return connected([...near, ...weeksApart(lines, pitch)]).flatMap((group) => {
    const columns = new Set(group.map((word) => Math.round(centreOf(word) / pitch)));
    if (group.length < LEAST_NUMBERS || columns.size < LEAST_COLUMNS) return [];
    const area = around(group);
    const sides = { left: area.left - 0.4 * pitch, right: area.right + 0.4 * pitch };
    return [{ ...area, ...sides, pitch, rowPitch: 2 * median(group.map(heightOf)) }];
  });
}
