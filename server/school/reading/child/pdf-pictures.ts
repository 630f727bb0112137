// Refuses a PDF with a picture that nobody scans: drawing it takes many seconds.
import { Refusal } from '../refusal.ts';

/** More than A3 at 700 dpi. */
const PIXELS_MOST = 120e6;
const WIDTH = /\/Width\s+(\d{1,9})\b/g;
const HEIGHT = /\/Height\s+(\d{1,9})\b/;
/** Characters of a dictionary on either side of its width. */
const AROUND = 400;
const END = 'stream';

/** Throws Refusal. The dictionary of a picture is never packed, because its stream follows it. */
export function checkPictures(pdf: Buffer): void {
  const text = pdf.toString('latin1');
  for (const { 0: found, 1: width, index } of text.matchAll(WIDTH)) {
    const before = text.slice(Math.max(0, index - AROUND), index);
    const after = text.slice(index + found.length, index + found.length + AROUND);
    const dictionary = (before.split(END).at(-1) ?? '') + (after.split(END)[0] ?? '');
    const [, height] = HEIGHT.exec(dictionary) ?? [];
    if (Number(width) * Number(height ?? 0) > PIXELS_MOST) throw new Refusal('picture');
  }
}
