// Pictures of a PNG for recognising and for the review: size and colors.
import { expect, test } from 'vitest';
import { pngOf } from '../../../testing/files/made-png.ts';
import { PngPage } from './png-page.ts';
import type { Pixels } from './pixels.ts';

const [WIDTH, HEIGHT] = [300, 150];
const GRAYS = [[40], [220]];
const COLORS = [
  [200, 100, 0],
  [255, 242, 204],
];

/** A PNG whose upper and lower half have these colors. */
function halves(colors: number[][]): Buffer {
  const row = (y: number) => [
    0,
    ...Array.from({ length: WIDTH }, () => colors[y < HEIGHT / 2 ? 0 : 1]).flat(),
  ];
  const rows = Buffer.from(Array.from({ length: HEIGHT }, (_, y) => row(y)).flat() as number[]);
  return pngOf({ width: WIDTH, height: HEIGHT, type: colors[0]?.length === 3 ? 2 : 0, rows });
}

const pixelAt = ({ width, height, data }: Pixels, x: number, y: number): number[] => {
  const bytes = data.length / (width * height);
  return [...data.subarray((y * width + x) * bytes, (y * width + x) * bytes + Math.min(bytes, 3))];
};

test.each([
  ['gray', GRAYS, [40, 220]],
  // 0.3 of red, 0.59 of green and 0.11 of blue.
  ['colored', COLORS, [119, 241]],
])('a %s PNG is recognised pixel by pixel [D11]', async (_, colors, [upper, lower]) => {
  const picture = await (await PngPage.open(halves(colors))).render(1, 'Gray', 150, 1e6);
  expect([picture.width, picture.height, picture.data.length]).toEqual([WIDTH, HEIGHT, WIDTH * HEIGHT]);
  expect([pixelAt(picture, 10, 70), pixelAt(picture, 290, 80)]).toEqual([[upper], [lower]]);
});

test.each([
  ['gray', GRAYS, GRAYS.map(([gray = 0]) => [gray, gray, gray])],
  ['colored', COLORS, COLORS],
])('the picture of a %s PNG for the review keeps its colors [D37]', async (_, colors, expected) => {
  const page = await PngPage.open(halves(colors));
  const picture = await page.render(1, 'BGRA', 100, 1e6);
  expect([picture.width, picture.height, picture.data.length]).toEqual([200, 100, 80_000]);
  expect([pixelAt(picture, 5, 45), pixelAt(picture, 195, 55)]).toEqual(expected);
  // Two and a half times smaller, to have few enough pixels.
  const small = await page.render(1, 'BGRA', 100, 7200);
  expect([small.width, small.height]).toEqual([120, 60]);
  expect([pixelAt(small, 5, 20), pixelAt(small, 115, 40)]).toEqual(expected);
});
