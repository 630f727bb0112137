// Tells wrapped lines from lines of their own: a word wraps when it had no room at the end of the line above.
import { heightOf, widthOf } from '../layout/geometry.ts';
import type { LineIndex } from './line-index.ts';
import type { PageLine } from './page-lines.ts';

/** Heights of a line above and below it in which its column is looked at. */
const NEIGHBOURHOOD = 12;

/** Right edge of the lines that start where a line starts, and end before the text on its right: its column's border. */
export function columnEnd(line: PageLine, index: LineIndex<PageLine>): number {
  const height = heightOf(line);
  const reach = NEIGHBOURHOOD * height;
  const beside = index.beside(line).find(({ left }) => left >= line.right);
  const same = index.near({ ...line, top: line.top - reach, bottom: line.bottom + reach }).filter(
    (one) =>
      Math.abs(one.left - line.left) < 1.5 * height &&
      Math.abs(heightOf(one) - height) < 0.2 * height &&
      // A title above several columns starts where the first of them does.
      one.right <= (beside?.left ?? Infinity),
  );
  return same.reduce((end, { right }) => Math.max(end, right), line.right);
}

/** True when the first word of the next line had no room in the line above it. */
export function isWrapped(line: PageLine, next: PageLine, end: number): boolean {
  const [word] = next.words;
  return word !== undefined && line.right + widthOf(word) + 0.2 * heightOf(line) > end;
}
