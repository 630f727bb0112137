// Reads a page that is a picture: finds out which way up it is, and recognises its words.
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { RecognisedPage, TextRecogniser } from './ocr.ts';
import type { Renderer } from './page-renderer.ts';
import { PICTURE_DPI, scaled, shrunk, turned, type Pixels } from './pixels.ts';

/**
 * One and a half times the 150 dpi of most scans: letters of 6 points are recognised, which 150 and 200 dpi miss, and 300
 * take 10 % longer without reading more.
 */
const DPI = 225;
/** Larger photos are made smaller: a letter page at 300 dpi. */
const PIXELS_MOST = 8.5e6;
/** Pages with fewer recognised letters may lie on their side. */
const FEW_LETTERS = 60;
/** Part of dark pixels below which a page counts as empty. */
const EMPTY_PART = 0.0005;
const DARK = 128;

/** How a page was turned before it was read. */
export interface Turning {
  /** Quarters clockwise. */
  quarters: number;
  /** Radians clockwise around the middle, afterwards. */
  angle: number;
}

interface ScannedPage {
  page: TextPage;
  turning: Turning;
  isBlank: boolean;
}

/** True for blank paper. */
export const isEmpty = ({ data }: Pixels): boolean => {
  const most = data.length * EMPTY_PART;
  let dark = 0;
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) < DARK) dark += 1;
    if (dark >= most) return false;
  }
  return true;
};

/** Quarters by which a picture with few letters must be turned; 0 when no way gives more than `letters`. */
function quartersUpright(picture: Pixels, letters: number, recogniser: TextRecogniser): number {
  const small = shrunk(picture, 2);
  let best = { quarters: 0, letters: Math.max(letters * 2, 20) };
  for (const quarters of [1, 3, 2]) {
    const { sureLetters } = recogniser.read(turned(small, quarters));
    if (sureLetters > best.letters) best = { quarters, letters: sureLetters };
  }
  return best.quarters;
}

/** The picture of a page as it is recognised. */
export const scanPage = (renderer: Renderer, number: number): Promise<Pixels> =>
  renderer.render(number, 'Gray', DPI, PIXELS_MOST);

/** The same of a picture, which is drawn pixel by pixel: PDFium takes 300 ms to enlarge one. */
export async function scanPicture(renderer: Renderer): Promise<Pixels> {
  const by = DPI / PICTURE_DPI;
  const most = Math.floor(PIXELS_MOST / by ** 2);
  const picture = await renderer.render(1, 'Gray', PICTURE_DPI, PIXELS_MOST);
  const { width, height } = picture;
  return width * height > most ? picture : scaled(picture, by);
}

/** Recognises page `number`, of which `scan` is the picture. */
export function readScannedPage(scan: Pixels, recogniser: TextRecogniser, number: number): ScannedPage {
  let picture = scan;
  let quarters = 0;
  let read: RecognisedPage = { items: [], angle: 0, sureLetters: 0 };
  const isBlank = isEmpty(picture);
  if (!isBlank) {
    read = recogniser.read(picture);
    if (read.sureLetters < FEW_LETTERS) quarters = quartersUpright(picture, read.sureLetters, recogniser);
    if (quarters !== 0) {
      picture = turned(picture, quarters);
      read = recogniser.read(picture);
    }
  }
  const { width, height } = picture;
  return {
    page: { number, width, height, items: read.items, fromPicture: true },
    turning: { quarters, angle: read.angle },
    isBlank,
  };
}
