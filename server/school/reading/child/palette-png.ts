// Encodes a coloured picture as a small PNG with a palette of its commonest colours.
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

/** Fixed entries, so that every colour finds a near one. */
const GRAYS = 16;
const ENTRIES = 256;
/** Bits of each channel that tell colours apart; the legends of calendars use pale ones. */
const BITS = 5;
const TOP = 2 ** BITS - 1;
const COLOURS = 2 ** (3 * BITS);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (bin: number): Colour => {
  const wide = (part: number) => Math.round((part * 255) / TOP);
  return [wide(bin >> (2 * BITS)), wide((bin >> BITS) & TOP), wide(bin & TOP)];
};
const distance = (one: Colour, other: Colour): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** The bin of each pixel, and how many pixels each bin has. */
function binned({ width, height, data }: Pixels): { bins: Uint16Array; counts: Uint32Array } {
  const bins = new Uint16Array(width * height);
  const counts = new Uint32Array(COLOURS);
  for (let at = 0, from = 0; at < bins.length; at += 1, from += 4) {
    const red = (data[from] ?? 0) >> (8 - BITS);
    const green = (data[from + 1] ?? 0) >> (8 - BITS);
    const bin = (red << (2 * BITS)) | (green << BITS) | ((data[from + 2] ?? 0) >> (8 - BITS));
    bins[at] = bin;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { bins, counts };
}

/** The palette, and the entry of every bin that occurs. */
function paletteOf(counts: Uint32Array): { palette: Colour[]; entries: Uint8Array } {
  const used = [...counts.keys()].filter((bin) => counts[bin] !== 0);
  used.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  const grays = Array.from({ length: GRAYS }, (_, at): Colour => {
    const gray = Math.round((at * 255) / (GRAYS - 1));
    return [gray, gray, gray];
  });
  const palette = [...grays, ...used.slice(0, ENTRIES - GRAYS).map(colourOf)];
  const entries = new Uint8Array(COLOURS);
  for (const [rank, bin] of used.entries()) {
    entries[bin] = rank < ENTRIES - GRAYS ? GRAYS + rank : nearest(palette, colourOf(bin));
  }
  return { palette, entries };
}

function nearest(palette: readonly Colour[], colour: Colour): number {
  let best = 0;
  let least = Infinity;
  for (const [at, entry] of palette.entries()) {
    const far = distance(entry, colour);
    if (far >= least) continue;
    best = at;
    least = far;
  }
  return best;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, framed.length - 4)), framed.length - 4);
  return framed;
}

/** The PNG of pixels with four bytes each: red, green, blue, unused. */
export function encodePalettePng(pixels: Pixels): Buffer {
  const { width, height } = pixels;
  const { bins, counts } = binned(pixels);
  const { palette, entries } = paletteOf(counts);
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, at += 1) rows[row + x] = entries[bins[at] ?? 0] ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
