// Chooses the pages of a PDF worth reading, and reads their text.
import { readRows } from '#rules/school-calendar/read-rows.ts';
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { ReadingRequest } from '../child-messages.ts';
import { readPdfPage, type PdfDocument } from './pdf-text.ts';

/** Pages that are read in full. */
const PAGES_MOST = 24;
/** Pages of a longer file that are looked through for dates. */
const LOOKED_THROUGH = 200;
const LOOKING_MS = 4000;
/** Letters from which a page counts as text, not as a picture. */
const LETTERS = 40;

/** Characters of fonts that do not name their letters, and of none. */
const UNNAMED = /[\p{C}\uFFFD]/u;

/** False for a page that must be recognised: with little text, unless `hasOnlyText` and all of it could be read. */
export function isReadable({ items }: TextPage, hasOnlyText: () => boolean): boolean {
  let letters = 0;
  for (const { text } of items) letters += text.replace(/\P{L}/gu, '').length;
  if (letters >= LETTERS) return true;
  return items.length > 0 && !items.some(({ text }) => UNNAMED.test(text)) && hasOnlyText();
}

/**
 * Text of the pages to read: of a long file those with dates, and its first one, which names school and year. Without
 * dates `areChosen` is false, and `pages` are the first ones.
 */
export async function chosenPages(
  document: PdfDocument,
  request: ReadingRequest,
): Promise<{ pages: TextPage[]; areChosen: boolean }> {
  const total = document.numPages;
  const began = performance.now();
  const pages: TextPage[] = [];
  const looked = total <= PAGES_MOST ? total : Math.min(total, LOOKED_THROUGH);
  for (let number = 1; number <= looked; number += 1) {
    if (number > PAGES_MOST && performance.now() - began > LOOKING_MS) break;
    pages.push(await readPdfPage(document, number));
  }
  if (total <= PAGES_MOST) return { pages, areChosen: false };
  const year = request.year ?? Number(request.today.slice(0, 4));
  const counted = pages.map((page) => {
    const { rows } = readRows({ pages: [page] }, { year, today: request.today });
    return { page, rows: rows.length };
  });
  const dated = counted.filter(({ page, rows }) => rows > 0 || page.number === 1);
  if (dated.length < 2) return { pages: pages.slice(0, PAGES_MOST), areChosen: false };
  const best = dated.toSorted((one, other) => other.rows - one.rows).slice(0, PAGES_MOST);
  const inOrder = best.map(({ page }) => page).sort((one, other) => one.number - other.number);
  return { pages: inOrder, areChosen: true };
}
