// Recognises lines printed in a typewriter font, where every character and every space has the same width.
import { heightOf, widthOf } from './geometry.ts';
import type { Word } from './words.ts';

/** Different words of one width per character that a page must have, and their share of all. */
const LEAST_WORDS = 10;
const LEAST_SHARE = 0.3;
/** Widths that differ by this part are the same. */
const SAME = 0.035;

/** Width of a character as a part of the height. */
const ratioOf = (word: Word): number => widthOf(word) / word.text.length / heightOf(word);

/** Width of a character of the page's typewriter font as a part of its height; undefined without such a font. */
export function typewriterRatio(words: readonly Word[]): number | undefined {
  const counts = new Map<number, number>();
  const texts = new Map(
    words.filter(({ text }) => text.length > 2).map((word) => [word.text, ratioOf(word)]),
  );
  for (const ratio of texts.values()) {
    const key = Math.round(ratio * 100);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, one], [, two]) => two - one);
  if (!best || best[1] < LEAST_WORDS || best[1] < LEAST_SHARE * texts.size) return undefined;
  return best[0] / 100;
}

/** Width of a character of a line that is printed in the page's typewriter font. */
export function typewriterWidth(line: readonly Word[], ratio: number | undefined): number | undefined {
  if (ratio === undefined) return undefined;
  const long = line.filter(({ text }) => text.length > 1);
  const same = long.filter((word) => Math.abs(ratioOf(word) - ratio) < SAME * ratio);
  const [word] = same;
  return word && same.length >= 0.7 * long.length ? ratio * heightOf(word) : undefined;
}
