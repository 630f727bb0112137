// Pictures are drawn upright on the page they are wrapped into, whatever their EXIF orientation.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PageRenderer } from './page-renderer.ts';
import { pdfOfJpeg } from './picture-pdf.ts';
import type { Pixels } from './pixels.ts';

const JPEG = readFileSync(new URL('../../../testing/fixtures/calendar-files/list.jpg', import.meta.url));

/** The JPEG with an EXIF segment. */
function oriented(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([JPEG.subarray(0, 2), head, exif, JPEG.subarray(2)]);
}

async function drawn(pdf: Buffer): Promise<Pixels> {
  return (await PageRenderer.open(pdf)).render(1, 'Gray', 72, 1e6);
}

/** Gray value at a place of the page, in parts of its width and height. */
const mean = ({ width, height, data }: Pixels, [left, top, right, bottom]: number[]): number => {
  let [sum, count] = [0, 0];
  for (let y = Math.floor((top ?? 0) * height); y < (bottom ?? 0) * height; y += 1) {
    for (let x = Math.floor((left ?? 0) * width); x < (right ?? 0) * width; x += 1) {
      sum += data[y * width + x] ?? 0;
      count += 1;
    }
  }
  return sum / count;
};

/** The quarter of the page with most of the fixture's text is its upper left one; each orientation moves it. */
const DARKEST: Record<number, string> = {
  1: 'upper left',
  2: 'upper right',
  3: 'lower right',
  4: 'lower left',
  5: 'upper left',
  6: 'upper right',
  7: 'lower right',
  8: 'lower left',
};
const QUARTERS: Record<string, number[]> = {
  'upper left': [0, 0, 0.5, 0.5],
  'upper right': [0.5, 0, 1, 0.5],
  'lower left': [0, 0.5, 0.5, 1],
  'lower right': [0.5, 0.5, 1, 1],
};

test.each(Object.entries(DARKEST))(
  'a picture of orientation %s is drawn upright [D11]',
  async (orientation, darkest) => {
    const picture = await drawn(pdfOfJpeg(oriented(Number(orientation))));
    expect(picture.width > picture.height).toBe(Number(orientation) < 5);
    const quarters = Object.entries(QUARTERS).map(([name, place]) => ({ name, gray: mean(picture, place) }));
    quarters.sort((one, other) => one.gray - other.gray);
    expect(quarters[0]?.name).toBe(darkest);
  },
);
