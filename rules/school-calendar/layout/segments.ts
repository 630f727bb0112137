// Joins words to segments: runs of words on one baseline without a column border between them.
import { type Area, around, heightOf, median, middleOf } from './geometry.ts';
import type { Word } from './words.ts';

export interface Segment extends Area {
  text: string;
  words: Word[];
}

/** A gap wider than this number of line heights is a column border (design: 1.5). */
const COLUMN_GAP = 1.5;
/** Words of one line differ by less than this part of their height. */
const SAME_LINE = 0.4;

/** Groups words by baseline, top to bottom; within a group from left to right. */
export function linesOfWords<Item extends Area>(words: readonly Item[]): Item[][] {
  const sorted = words.toSorted((one, two) => one.bottom - two.bottom || one.left - two.left);
  const lines: { bottom: number; height: number; middle: number; words: Item[] }[] = [];
  for (const word of sorted) {
    const height = heightOf(word);
    const line = lines.slice(-4).find((one) => {
      const within = SAME_LINE * Math.min(one.height, height);
      const isClose =
        Math.abs(one.bottom - word.bottom) <= within || Math.abs(one.middle - middleOf(word)) <= 0.5 * within;
      return isClose;
    });
    if (line) line.words.push(word);
    else lines.push({ bottom: word.bottom, height, middle: middleOf(word), words: [word] });
  }
  return lines.map(({ words: line }) => line.toSorted((one, two) => one.left - two.left));
}

export function segmentOf(words: readonly Word[]): Segment {
  return { ...around(words), words: [...words], text: words.map(({ text }) => text).join(' ') };
}

/** Splits a line where `isBorder` says so. */
function splitLine(line: readonly Word[], isBorder: (before: Word, after: Word) => boolean): Word[][] {
  const parts: Word[][] = [];
  let reach = -Infinity;
  for (const word of line) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && !isBorder({ ...before, right: Math.max(reach, before.right) }, word))
      part.push(word);
    else parts.push([word]);
    reach = Math.max(part && parts.at(-1) === part ? reach : -Infinity, word.right);
  }
  return parts;
}

/**
 * Left edges at which many lines start a new run of words: borders of columns that lie closer than COLUMN_GAP. Keys are
 * edges in steps of two units.
 */
function commonEdges(lines: readonly Word[][], height: number): Set<number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    line.forEach((word, at) => {
      const before = line[at - 1];
      const gap = before ? word.left - before.right : Infinity;
      if (gap < COLUMN_GAP * height) return;
      const key = Math.round(word.left / 2);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
  const edges = new Set<number>();
  for (const [key, count] of counts) {
    const total = count + (counts.get(key - 1) ?? 0) + (counts.get(key + 1) ?? 0);
    if (total >= 3) for (const near of [key - 1, key, key + 1]) edges.add(near);
  }
  return edges;
}

/** The segments of a page, by line from top to bottom and from left to right. */
export function segmentsOfWords(words: readonly Word[]): Segment[] {
  const lines = linesOfWords(words);
  const pageHeight = median(words.map(heightOf));
  const edges = commonEdges(lines, pageHeight);
  return lines.flatMap((line) => {
    const height = median(line.map(heightOf));
    const isBorder = (before: Word, after: Word): boolean => {
      const gap = after.left - before.right;
      if (gap > COLUMN_GAP * height) return true;
      return gap > 0.55 * height && edges.has(Math.round(after.left / 2));
    };
    return splitLine(line, isBorder).map(segmentOf);
  });
}
