// PNG files of every color type are decoded to the same colors, and made smaller on the way.
import { expect, test } from 'vitest';
import { pngOf } from '../../../testing/files/made-png.ts';
import { encodePalettePng } from './palette-png.ts';
import { decodePng } from './png-rows.ts';

const MANY = 1e6;
const pixels = async (png: Buffer, most = MANY) => [...(await decodePng(png, most)).data];

test.each([
  ['gray', pngOf({ width: 2, height: 1, rows: Buffer.from([0, 10, 200]) }), [10, 200]],
  [
    'gray of 1 bit',
    pngOf({ width: 3, height: 1, depth: 1, rows: Buffer.from([0, 0b1010_0000]) }),
    [255, 0, 255],
  ],
  ['gray of 16 bits', pngOf({ width: 1, height: 1, depth: 16, rows: Buffer.from([0, 77, 1]) }), [77]],
  ['color', pngOf({ width: 1, height: 1, type: 2, rows: Buffer.from([0, 1, 2, 3]) }), [1, 2, 3]],
  [
    'a palette of 4 bits',
    pngOf({
      width: 2,
      height: 1,
      depth: 4,
      type: 3,
      palette: Buffer.from([9, 8, 7, 1, 2, 3]),
      rows: Buffer.from([0, 0x10]),
    }),
    [1, 2, 3, 9, 8, 7],
  ],
  [
    'a palette with an entry that is not there',
    pngOf({
      width: 1,
      height: 1,
      type: 3,
      palette: Buffer.from([9, 8, 7]),
      transparency: Buffer.from([0]),
      rows: Buffer.from([0, 0]),
    }),
    [255, 255, 255],
  ],
  [
    'gray with alpha',
    pngOf({ width: 2, height: 1, type: 4, rows: Buffer.from([0, 100, 255, 0, 0]) }),
    [100, 255],
  ],
  [
    'color with alpha',
    pngOf({ width: 1, height: 1, type: 6, rows: Buffer.from([0, 0, 100, 255, 51]) }),
    [204, 224, 255],
  ],
])('decodes %s on white paper [D11]', async (_, png, expected) => {
  expect(await pixels(png)).toEqual(expected);
});

test('undoes each filter of a row [D11]', async () => {
  const rows = Buffer.from('010a0101 02010101 03050505 04010101 00010203'.replaceAll(' ', ''), 'hex');
  expect(await pixels(pngOf({ width: 3, height: 5, rows }))).toEqual([
    10, 11, 12, 11, 12, 13, 10, 16, 19, 11, 17, 20, 1, 2, 3,
  ]);
});

test('a picture above the limit becomes the mean of its squares [D11]', async () => {
  const rows = Buffer.from([0, 0, 100, 8, 0, 0, 200, 100, 8, 8]);
  const { width, height, data } = await decodePng(pngOf({ width: 4, height: 2, rows }), 2);
  expect([width, height, ...data]).toEqual([2, 1, 100, 6]);
});

test('a picture that ends early keeps the rows it has [D11]', async () => {
  const png = pngOf({ width: 2, height: 3, rows: Buffer.from([0, 1, 1]) });
  expect(await pixels(png)).toEqual([1, 1, 255, 255, 255, 255]);
});

test('the picture of a page keeps its pale colors [D37]', async () => {
  const colors = [
    [255, 255, 255],
    [0, 0, 0],
    [255, 242, 204],
    [226, 239, 218],
  ];
  const data = Uint8Array.from(colors.flatMap((color) => [...color, 255]));
  const decoded = await pixels(await encodePalettePng({ width: 4, height: 1, data }));
  for (const [at, value] of colors.flat().entries())
    expect(Math.abs((decoded[at] ?? 0) - value), `${at}`).toBeLessThan(9);
});
