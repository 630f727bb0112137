// Reads a page that is a picture: finds out which way up it is, and recognises its words.
import type { TextPage } from '#rules/school-calendar/positioned-text.ts';
import type { RecognisedPage, TextRecogniser } from './ocr.ts';
import type { PageRenderer } from './page-renderer.ts';
import { shrunk, turned, type Pixels } from './pixels.ts';

/** A letter page at 300 dpi. Smaller letters than those of 150 dpi enlarged twice are not recognised. */
const DPI = 300;
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
}

/** True for blank paper. */
export const isEmpty = ({ data }: Pixels): boolean => {
  let dark = 0;
  for (const value of data) if (value < DARK) dark += 1;
  return dark < data.length * EMPTY_PART;
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

export async function readScannedPage(
  renderer: Pick<PageRenderer, 'render'>,
  recogniser: TextRecogniser,
  number: number,
): Promise<ScannedPage> {
  let picture = await renderer.render(number, 'Gray', DPI, PIXELS_MOST);
  let quarters = 0;
  let read: RecognisedPage = { items: [], angle: 0, sureLetters: 0 };
  if (!isEmpty(picture)) {
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
  };
}
