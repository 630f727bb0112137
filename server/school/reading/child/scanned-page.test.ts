// Pages that are pictures: sideways, askew and blank ones, and the places of their rows.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ReadRow } from '#contract/school-reading.ts';
import { TextRecogniser } from './ocr.ts';
import { placedOnPicture } from './page-pictures.ts';
import { PageRenderer, type Renderer } from './page-renderer.ts';
import { pdfOfJpeg } from './picture-pdf.ts';
import { turned, type Pixels } from './pixels.ts';
import { isEmpty, readScannedPage, scanPage } from './scanned-page.ts';

const JPEG = readFileSync(new URL('../../../testing/fixtures/calendar-files/list.jpg', import.meta.url));
const upright = await PageRenderer.open(pdfOfJpeg(JPEG));

/** A renderer whose pages lie on their side. */
const sideways = (quarters: number): Renderer => ({
  render: async (...options) => turned(await upright.render(...options), quarters),
});

test('a page on its side is turned before it is read [D11]', async () => {
  const { page, turning } = readScannedPage(await scanPage(sideways(1), 1), await TextRecogniser.start(), 1);
  expect(turning.quarters).toBe(3);
  expect(page.width).toBeGreaterThan(page.height);
  const words = page.items.map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(['Thanksgiving', 'Break', 'September', 'Labor', 'Day']));
});

test('words of a line share a baseline, from which their box reaches up by the size of the font [D11]', async () => {
  const { page, turning } = readScannedPage(await scanPage(upright, 1), await TextRecogniser.start(), 1);
  expect(turning).toEqual({ quarters: 0, angle: 0 });
  const [september, labor] = ['September', 'Labor'].map((word) =>
    page.items.find(({ text }) => text === word),
  );
  const bottomOf = (item?: { y: number; height: number }) => (item?.y ?? 0) + (item?.height ?? 0);
  expect(Math.abs(bottomOf(september) - bottomOf(labor))).toBeLessThan(3);
  // 14 CSS pixels at 96 dpi, enlarged to 225 dpi.
  expect(labor?.height).toBeGreaterThan(26);
  expect(labor?.height).toBeLessThan(39);
});

test('blank paper is not read [D37]', () => {
  const blank: Pixels = { width: 100, height: 100, data: new Uint8Array(10_000).fill(250) };
  expect(isEmpty(blank)).toBe(true);
  blank.data.fill(0, 0, 50);
  expect(isEmpty(blank)).toBe(false);
});

test('a quarter turn moves the left column to the top row', () => {
  const pixels = { width: 2, height: 3, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) };
  expect(turned(pixels, 1)).toEqual({ width: 3, height: 2, data: Uint8Array.from([5, 3, 1, 6, 4, 2]) });
  expect(turned(pixels, 4)).toBe(pixels);
});

test('the box of a row is turned back with the page [D37]', () => {
  const page = { number: 1, width: 1000, height: 1000, items: [], fromPicture: true };
  const row: ReadRow = {
    date: '2026-09-07',
    event: 'Labor Day',
    kind: 'holiday',
    source: 'Sep 7 Labor Day',
    page: 1,
    box: { x: 0.9, y: 0.5, width: 0, height: 0 },
    warnings: [],
  };
  // The page was turned clockwise by a hundredth of a radian: what is right of the middle was higher before.
  const { box } = placedOnPicture(row, [page], { quarters: 0, angle: 0.01 });
  expect(box?.x).toBeCloseTo(0.9, 3);
  expect(box?.y).toBeCloseTo(0.496, 4);
});
