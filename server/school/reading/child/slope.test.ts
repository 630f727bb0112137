// Slopes of made pages are found to a fraction of a degree, and pages without one are left as they are.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TextRecogniser } from './ocr.ts';
import { PageRenderer } from './page-renderer.ts';
import { pdfOfJpeg } from './picture-pdf.ts';
import type { Pixels } from './pixels.ts';
import { scanPage } from './scanned-page.ts';
import { slopeOfLines } from './slope.ts';

const DEGREE = Math.PI / 180;
/** The upper half of a letter page at 225 dpi. */
const [WIDTH, HEIGHT] = [1900, 1200];

/** White paper, dark where `isDark`. */
function paper(isDark: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) if (isDark(x, y)) data[y * WIDTH + x] = 0;
  return { width: WIDTH, height: HEIGHT, data };
}

/** Lines of words that fall to the right. */
const lines = (slope: number): Pixels =>
  paper((x, y) => {
    const level = y - Math.tan(slope) * x;
    return x > 90 && x < 1800 && x % 130 < 100 && ((level % 60) + 60) % 60 < 24;
  });

test.each([-4, -1.5, -0.4, 0.4, 1.5, 4])(
  'lines that fall by %s degrees are measured to 0.15 [D11]',
  (degrees) => {
    expect(Math.abs(slopeOfLines(lines(degrees * DEGREE)) / DEGREE - degrees)).toBeLessThan(0.15);
  },
);

test.each<[string, Pixels]>([
  ['level lines', lines(0)],
  ['blank paper', paper(() => false)],
  ['a black page', paper(() => true)],
  ['specks', paper((x, y) => (x * 7919 + y * 104_729 + ((x * y) % 1009)) % 211 === 0)],
  ['a page of one pixel', { width: 1, height: 1, data: Uint8Array.of(0) }],
])('%s are not turned [D11]', (_, picture) => {
  expect(Math.abs(slopeOfLines(picture)) / DEGREE).toBeLessThan(0.1);
});

/** The picture with each row moved up or down, as on paper that was put in askew. */
function sheared({ width, height, data }: Pixels, slope: number): Pixels {
  const moved = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = y - Math.round(Math.tan(slope) * (x - width / 2));
      if (from >= 0 && from < height) moved[y * width + x] = data[from * width + x] ?? 255;
    }
  }
  return { width, height, data: moved };
}

test('a page that lies askew is straightened before it is read [D11]', async () => {
  const jpeg = readFileSync(new URL('../../../testing/fixtures/calendar-files/list.jpg', import.meta.url));
  const page = await scanPage(await PageRenderer.open(pdfOfJpeg(jpeg)), 1);
  const { items, angle } = (await TextRecogniser.start()).read(sheared(page, 2.5 * DEGREE));
  expect(angle / DEGREE).toBeCloseTo(-2.5, 0);
  const bottom = (word: string) => {
    const item = items.find(({ text }) => text === word);
    return (item?.y ?? Number.NaN) + (item?.height ?? 0);
  };
  // Askew, the second word would lie 12 pixels lower.
  expect(Math.abs(bottom('Thanksgiving') - bottom('Break'))).toBeLessThan(4);
});
