// Text of PDF pages with positions, by unpdf (pdf.js).
import { getDocumentProxy } from 'unpdf';
import type { TextItem, TextPage } from '#rules/school-calendar/positioned-text.ts';
import { Refusal } from '../refusal.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfItem = Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number];
type Matrix = readonly number[];

/** Nothing is evaluated, no font is loaded, and nothing is printed. */
const OPTIONS = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
/** Spaces that separate columns in one run of text. */
const COLUMN_GAP = /\s{3,}/g;

/** Opens the file; throws Refusal when it is locked or damaged. `bytes` are lost to the caller. */
export async function openPdfText(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, OPTIONS);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Refusal(isLocked ? 'locked' : 'damaged');
  }
}

const multiplied = (m: Matrix, n: Matrix): number[] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

/** The box of a run of text whose transform is given in page units, `y` downwards. */
function boxOf(text: string, transform: Matrix, width: number): TextItem {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform;
  const size = Math.hypot(c, d);
  const length = Math.hypot(a, b) || 1;
  // The corners: along the baseline, and from the baseline to the top of the letters.
  const along = [(a / length) * width, (b / length) * width] as const;
  const [x, y] = [e + along[0], f + along[1]];
  const left = Math.min(e, x, e + c, x + c);
  const top = Math.min(f, y, f + d, y + d);
  const right = Math.max(e, x, e + c, x + c);
  const bottom = Math.max(f, y, f + d, y + d);
  const isUpright = Math.abs(b) < 0.2 * Math.abs(a);
  return isUpright
    ? { text, x: Math.min(e, x), y: f - size, width: Math.abs(x - e), height: size }
    : { text, x: left, y: top, width: right - left, height: bottom - top };
}

/** A run that spans columns, as one item for each of them: the width is shared out by characters. */
function splitAtColumns(item: TextItem): TextItem[] {
  const { text, x, width } = item;
  const share = width / Math.max(1, text.length);
  const parts: TextItem[] = [];
  let from = 0;
  for (const gap of [...text.matchAll(COLUMN_GAP), { index: text.length, 0: '' }]) {
    const part = text.slice(from, gap.index);
    const spaces = part.length - part.trimStart().length;
    const shown = part.trim();
    if (shown !== '')
      parts.push({ ...item, text: shown, x: x + (from + spaces) * share, width: shown.length * share });
    from = gap.index + gap[0].length;
  }
  return parts;
}

function itemsOf(items: readonly PdfItem[], toPage: Matrix): TextItem[] {
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    return splitAtColumns(boxOf(item.str, multiplied(toPage, item.transform as number[]), item.width));
  });
}

/** One page, from 1. */
export async function readPdfPage(document: PdfDocument, number: number): Promise<TextPage> {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const read = itemsOf(items, transform);
  page.cleanup();
  return { number, width, height, items: read, fromPicture: false };
}
