// Documents of a few texts with their places, and their rows in short, for tests.
import type { TextDocument, TextItem, TextPage } from '../positioned-text.ts';
import { readRows } from '../read-rows.ts';

const TODAY = '2026-07-01';
const SIZE = 10;

/** A text at the left edge and the height, from the top of the page, where it is printed. */
export type Placed = readonly [text: string, x: number, y: number];

const itemOf = ([text, x, y]: Placed): TextItem => ({ text, x, y, width: text.length * 5, height: SIZE });

/** A page of letter size. `fromPicture`: its characters were recognised. */
export const pageOf = (placed: readonly Placed[], number = 1, fromPicture = false): TextPage => ({
  number,
  width: 612,
  height: 792,
  items: placed.map(itemOf),
  fromPicture,
});

export const positioned = (...placed: Placed[]): TextDocument => ({ pages: [pageOf(placed)] });

export const TITLE: Placed = ['Maple Grove Elementary School 2026-2027', 40, 20];

/** Lines below each other, starting at `x` and below the title. */
export const listed = (x: number, ...texts: string[]): Placed[] =>
  texts.map((text, at): Placed => [text, x, 60 + 14 * at]);

/** The rows of a document on 1 July 2026. */
export const read = (document: TextDocument, year?: number) => readRows(document, { today: TODAY, year });

/** Rows as '2026-11-25..2026-11-27 Thanksgiving break'. */
export const shown = (document: TextDocument): string[] =>
  read(document).rows.map(
    ({ date, endDate, event }) => `${date}${endDate === undefined ? '' : `..${endDate}`} ${event}`,
  );
