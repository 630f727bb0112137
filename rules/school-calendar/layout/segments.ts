// Joins words to segments: runs of words on one baseline without a column border between them.
import { type Area, around, heightOf, median, middleOf } from './geometry.ts';
import { typewriterRatio, typewriterWidth } from './typewriter.ts';
import { isRule, type Word } from './words.ts';

export interface Segment extends Area {
  text: string;
  words: Word[];
}

/** A gap wider than this number of line heights is a column border (design: 1.5). */
const COLUMN_GAP = 1.5;
/** The same where the spaces of the line are of normal width. */
const NARROW_COLUMN_GAP = 0.65;
/** The same for boxes of OCR, which are less exact. */
const PICTURE_COLUMN_GAP = 0.8;
/** The same where runs of print hold several words, so that gaps between them are no spaces. */
const RUN_GAP = 0.5;
/** The same at a common edge of many lines. */
const EDGE_GAP = 0.15;
/** Lines of fewer words are not justified. */
const FEW_WORDS = 7;
/** The same in a typewriter font, in widths of a character: two spaces are a border, one is not. */
const TYPEWRITER_GAP = 1.7;
/** Spaces wider than this part of the height are those of justified text, or estimated. */
const NORMAL_SPACE = 0.42;
/** Words of one line differ by less than this part of their height. */
const SAME_LINE = 0.4;

interface WordLine<Item> {
  bottom: number;
  height: number;
  middle: number;
  words: Item[];
}

/** Words of a line, the latest first, that a new word may continue. */
const MOST_NEIGHBOURS = 60;

/** Vertical distance of a word from a line; from the word beside it where there is one, because lines of photos slope. */
function distanceFrom<Item extends Area>({ bottom, words }: WordLine<Item>, word: Item): number {
  const near = 2 * heightOf(word);
  const beside = words
    .slice(-MOST_NEIGHBOURS)
    .find(({ left, right }) => word.left - right < near && left - word.right < near);
  const own = Math.abs(bottom - word.bottom);
  return beside ? Math.min(own, Math.abs(beside.bottom - word.bottom)) : own;
}

/** Groups words by baseline, top to bottom; within a group from left to right. */
export function linesOfWords<Item extends Area>(words: readonly Item[]): Item[][] {
  const sorted = words.toSorted((one, two) => one.bottom - two.bottom || one.left - two.left);
  const lines: WordLine<Item>[] = [];
  for (const word of sorted) {
    const height = heightOf(word);
    const near = lines.slice(-4).flatMap((line) => {
      const within = SAME_LINE * Math.min(line.height, height);
      const distance = distanceFrom(line, word);
      const isClose = distance <= within || Math.abs(line.middle - middleOf(word)) <= 0.5 * within;
      return isClose ? [{ line, distance }] : [];
    });
    // Lines of two columns may be a little apart.
    const [nearest] = near.toSorted((one, two) => one.distance - two.distance);
    if (nearest) nearest.line.words.push(word);
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

/** Gaps between the runs of print of a line. */
const gapsOf = (line: readonly Word[]): number[] =>
  line.flatMap((word, at) => {
    const before = line[at - 1];
    return before && before.run !== word.run ? [word.left - before.right] : [];
  });

/** True when most runs of print are single words. */
const isWordwise = (line: readonly Word[]): boolean =>
  line.length >= FEW_WORDS && new Set(line.map(({ run }) => run)).size > 0.7 * line.length;

/** Words that may start a column: the gap before them is wider than the line's other gaps. `space` is the least gap. */
function startsOf(line: readonly Word[], height: number, space: number): Word[] {
  const spaces = gapsOf(line).filter((gap) => gap < COLUMN_GAP * height);
  const isAnySpace = spaces.length >= 3 && isWordwise(line);
  const least = Math.max(NORMAL_SPACE * height, space, isAnySpace ? 1.8 * median(spaces) : 0);
  return line.filter((word, at) => {
    const before = line[at - 1];
    return !before || (before.run !== word.run && word.left - before.right >= least);
  });
}

/**
 * Left edges at which many lines start a new run of words: borders of columns that lie closer than COLUMN_GAP. Keys are
 * edges in steps of two units.
 */
function commonEdges(lines: readonly Word[][], height: number, ratio: number | undefined): Set<number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const space = TYPEWRITER_GAP * (typewriterWidth(line, ratio) ?? 0);
    for (const { left } of startsOf(line, height, space)) {
      const key = Math.round(left / 2);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const edges = new Set<number>();
  for (const [key, count] of counts) {
    const total = count + (counts.get(key - 1) ?? 0) + (counts.get(key + 1) ?? 0);
    if (total >= 3) for (const near of [key - 1, key, key + 1]) edges.add(near);
  }
  return edges;
}

/** The gap that is a column border in a line; wider where the line is justified or read by OCR. */
function borderOf(line: readonly Word[], height: number, fromPicture: boolean): number {
  if (!fromPicture && !isWordwise(line)) return RUN_GAP * height;
  const spaces = gapsOf(line).filter((gap) => gap < COLUMN_GAP * height);
  if (fromPicture) return Math.max(PICTURE_COLUMN_GAP * height, spaces.length > 2 ? 1.8 * median(spaces) : 0);
  const isJustified = spaces.length >= 4 && median(spaces) > NORMAL_SPACE * height;
  return (isJustified ? COLUMN_GAP : NARROW_COLUMN_GAP) * height;
}

/** The segments of a page, by line from top to bottom and from left to right. */
export function segmentsOfWords(words: readonly Word[], fromPicture: boolean): Segment[] {
  const lines = linesOfWords(words);
  const pageHeight = median(words.map(heightOf));
  const ratio = fromPicture ? undefined : typewriterRatio(words);
  const edges = commonEdges(lines, pageHeight, ratio);
  return lines.flatMap((line) => {
    const height = median(line.map(heightOf));
    const character = typewriterWidth(line, ratio);
    const border = character === undefined ? borderOf(line, height, fromPicture) : TYPEWRITER_GAP * character;
    const part = fromPicture ? NARROW_COLUMN_GAP : isWordwise(line) ? NORMAL_SPACE : EDGE_GAP;
    const least = character === undefined ? part * height : border;
    const isBorder = (before: Word, after: Word): boolean => {
      if (isRule(after) || isRule(before)) return true;
      if (before.run === after.run) return false;
      const gap = after.left - before.right;
      return gap > border || (gap > least && edges.has(Math.round(after.left / 2)));
    };
    return splitLine(line, isBorder)
      .filter(([word]) => word && !isRule(word))
      .map(segmentOf);
  });
}
