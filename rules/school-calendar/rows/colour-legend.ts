// Notices calendars that mark days by colour only: month grids with a legend of kinds that have no dates.
import type { ReadRow } from '#contract/school-reading.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { kindOfTitle } from './kinds.ts';

/** Grids and entries of the legend that such a page has at least. */
const LEAST_GRIDS = 3;
const LEAST_KINDS = 2;
const MOST_LENGTH = 60;

export const COLOUR_REMARK =
  "This calendar marks days by color, which we can't read. Please check its dates.";

interface ColourPage {
  number: number;
  grids: number;
  lines: readonly PageLine[];
}

/** Numbers of pages whose legend names kinds of days that no row of the page has. */
export function colourPages(pages: readonly ColourPage[], rows: readonly ReadRow[]): Set<number> {
  const found = new Set<number>();
  for (const { number, grids, lines } of pages) {
    if (grids < LEAST_GRIDS) continue;
    const own = rows.filter(({ page }) => page === number);
    const kinds = new Set(own.map(({ kind }) => kind));
    const titles = new Set(own.map(({ source }) => source));
    const legend = lines.filter(
      ({ role, prose, text }) =>
        role === 'text' &&
        !prose &&
        text.length < MOST_LENGTH &&
        ![...titles].some((source) => source.includes(text)),
    );
    const unread = new Set(
      legend.map(({ text }) => kindOfTitle(text)).filter((kind) => kind !== 'school' && !kinds.has(kind)),
    );
    if (unread.size >= LEAST_KINDS) found.add(number);
  }
  return found;
}
