// Chooses the pages of a PDF worth reading, and reads their text.
import { readRows } from '#rules/school-calendar/read-rows.ts';
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { ReadingRequest } from '../child-messages.ts';
import { readPdfPage, type PdfDocument } from './pdf-text.ts';

/** Pages that are read in full. */
export const PAGES_MOST = 24;
/** Pages of a longer file that are looked through for dates. */
const LOOKED_THROUGH = 200;
const LOOKING_MS = 4000;
/** Letters from which a page counts as text, not as a picture. */
const LETTERS = 40;

/** True for a page without enough text to read. */
export const isPicture = ({ items }: TextPage): boolean => {
  let letters = 0;
  for (const { text } of items) letters += text.replace(/\P{L}/gu, '').length;
  return letters < LETTERS;
};

/** Text of the pages to read: of a long file those with dates, and its first one, which names school and year. */
export async function chosenPages(document: PdfDocument, request: ReadingRequest): Promise<TextPage[]> {
  const total = document.numPages;
  const began = performance.now();
  const pages: TextPage[] = [];
  const looked = total <= PAGES_MOST ? total : Math.min(total, LOOKED_THROUGH);
  for (let number = 1; number <= looked; number += 1) {
    if (number > PAGES_MOST && performance.now() - began > LOOKING_MS) break;
    pages.push(await readPdfPage(document, number));
  }
  if (total <= PAGES_MOST) return pages;
  const year = request.year ?? Number(request.today.slice(0, 4));
  const counted = pages.map((page) => {
    const { rows } = readRows({ pages: [page] }, { year, today: request.today });
    return { page, rows: rows.length };
  });
  const dated = counted.filter(({ page, rows }) => rows > 0 || page.number === 1);
  if (dated.length < 2) return pages.slice(0, PAGES_MOST);
  const best = dated.toSorted((one, other) => other.rows - one.rows).slice(0, PAGES_MOST);
  return best.map(({ page }) => page).sort((one, other) => one.number - other.number);
}
