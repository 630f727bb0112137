// Cuts the items of a page into words. Items may hold several words, half words (kerning) or spaces only.
import type { TextItem, TextPage } from '../positioned-text.ts';
import { type Area, heightOf, overlapY } from './geometry.ts';

export interface Word extends Area {
  text: string;
  /** Words of one run of print have the same number: the gaps between them are spaces, not column borders. */
  run: number;
}

/** Items beyond this number are ignored: no calendar page has so many. */
const MOST_ITEMS = 20_000;
/** Characters of an item that are looked at. */
const MOST_CHARACTERS = 2_000;
/** Pieces of one word lie closer than this part of their height. */
const WITHIN_WORD = 0.13;

const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Spaces that separate columns within one item. */
const WIDE_SPACE = /\s{3,}|\t/;

/** Width of a character in parts of the font's size, as in Helvetica; other fonts differ little in proportion. */
function widthOfCharacter(character: string): number {
  if (" ilj.,:;'’|!ftI()[]/-".includes(character)) return 0.29;
  if ('mwMW—%@'.includes(character)) return 0.87;
  return /\p{Lu}/u.test(character) ? 0.69 : 0.54;
}

/** Left edges of the characters of an item, and its right edge. */
function edgesOf(text: string, x: number, width: number): number[] {
  // Halves of a character of two units are as wide as a letter each.
  const widths = text.split('').map(widthOfCharacter);
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const edges = [x];
  for (const one of widths) edges.push((edges.at(-1) ?? x) + (one / whole) * width);
  return edges;
}

/** The words of an item; positions inside of it are estimated from the widths of characters. */
function wordsOfItem({ text: raw, x, y, width, height }: TextItem, number: number): Word[] {
  const text = raw.slice(0, MOST_CHARACTERS).replaceAll(INVISIBLE, '');
  if (![x, y, width, height].every(Number.isFinite) || height <= 0) return [];
  const edges = edgesOf(text, x, width);
  let run = number;
  let end = 0;
  return [...text.matchAll(/[^\s|]+|\|+/g)].map(({ 0: word, index }) => {
    if (index > 0 && WIDE_SPACE.test(text.slice(end, index))) run += 1 / 4_096;
    end = index + word.length;
    return {
      text: word,
      run,
      left: edges[index] ?? x,
      right: edges[end] ?? x + width,
      top: y,
      bottom: y + height,
    };
  });
}

/** A rule of a table, printed or recognised as '|'. */
export const isRule = ({ text }: Word): boolean => text.startsWith('|');

const isSameLine = (one: Word, two: Word): boolean =>
  Math.abs(one.bottom - two.bottom) < 0.1 * Math.min(heightOf(one), heightOf(two));

/** '7' and a raised 'th'. Raised digits are footnotes. */
function isRaised(word: Word, mark: Word): boolean {
  return (
    heightOf(mark) < 0.95 * heightOf(word) &&
    mark.bottom < word.bottom - 0.05 * heightOf(word) &&
    overlapY(word, mark) > 0.4 * heightOf(mark) &&
    /^(?:st|nd|rd|th|er|re|[ºª°*†‡]+)[,.:;]?$/i.test(mark.text)
  );
}

/** Items that continue the word before them, in the file's order: 'Novem' 'ber', '7' and a raised 'th'. */
function joinPieces(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last ? word.left - last.right : Infinity;
    const height = last ? Math.max(heightOf(last), heightOf(word)) : 0;
    const touches =
      last !== undefined &&
      !isRule(word) &&
      !isRule(last) &&
      gap < WITHIN_WORD * height &&
      gap > -0.35 * height;
    if (touches && (isSameLine(last, word) || isRaised(last, word))) {
      last.text += word.text;
      last.right = Math.max(last.right, word.right);
      // Words after this one in the same item belong to the same run of print.
      last.run = word.run;
    } else {
      joined.push({ ...word });
    }
  }
  return joined;
}

/** The words of a page, in the file's order. */
export function wordsOfPage({ items }: TextPage): Word[] {
  const words: Word[] = [];
  items.slice(0, MOST_ITEMS).forEach((item, number) => words.push(...wordsOfItem(item, number)));
  return joinPieces(words);
}
