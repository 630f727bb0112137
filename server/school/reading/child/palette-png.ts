// Encodes a coloured picture as a small PNG with a palette of its commonest colours.
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Pixels } from './pixels.ts';

/** Fixed entries, so that every colour finds a near one. */
const GRAYS = 16;
const ENTRIES = 256;
/** Bits of each channel that tell colours apart; the legends of calendars use pale ones. */
const BITS = 5;
const TOP = 2 ** BITS - 1;
const COLOURS = 2 ** (3 * BITS);
const ROWS_A_SAMPLE = 8;
const deflated = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (bin: number): Colour => {
  const wide = (part: number) => Math.round((part * 255) / TOP);
  return [wide(bin >> (2 * BITS)), wide((bin >> BITS) & TOP), wide(bin & TOP)];
};
const distance = (one: Colour, other: Colour): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** The bin of a pixel whose bytes are red, green, blue and one that is unused, read as a little-endian number. */
const binOf = (pixel: number): number =>
  (((pixel >> 3) & TOP) << (2 * BITS)) | (((pixel >> 11) & TOP) << BITS) | ((pixel >> 19) & TOP);

/** Pixels by bin, of every eighth row: a line of text is higher, and a page has a million pixels. */
function counted(pixels: Uint32Array, width: number): Uint32Array {
  const counts = new Uint32Array(COLOURS);
  for (let start = 0; start < pixels.length; start += ROWS_A_SAMPLE * width) {
    const end = start + width;
    for (let at = start; at < end;) {
      const pixel = pixels[at] ?? 0;
      const from = at;
      // Most of a page is runs of paper.
      while (at < end && pixels[at] === pixel) at += 1;
      const bin = binOf(pixel);
      counts[bin] = (counts[bin] ?? 0) + at - from;
    }
  }
  return counts;
}

/** A palette, and the entry of each bin. */
class Palette {
  readonly colours: readonly Colour[];
  readonly #entries = new Int16Array(COLOURS).fill(-1);

  constructor(counts: Uint32Array) {
    const used: number[] = [];
    for (let bin = 0; bin < COLOURS; bin += 1) if (counts[bin] !== 0) used.push(bin);
    used.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
    const own = used.slice(0, ENTRIES - GRAYS);
    const grays = Array.from({ length: GRAYS }, (_, at): Colour => {
      const gray = Math.round((at * 255) / (GRAYS - 1));
      return [gray, gray, gray];
    });
    this.colours = [...grays, ...own.map(colourOf)];
    for (const [rank, bin] of own.entries()) this.#entries[bin] = GRAYS + rank;
  }

  entryOf(bin: number): number {
    const known = this.#entries[bin] ?? -1;
    if (known !== -1) return known;
    const entry = nearest(this.colours, colourOf(bin));
    this.#entries[bin] = entry;
    return entry;
  }
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

/** Entries of the pixels in rows, each of which begins with the number of its filter: none. */
function filterlessRows(pixels: Uint32Array, width: number, palette: Palette): Uint8Array {
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  for (let start = 0, to = 1; start < pixels.length; start += width, to += width + 1) {
    const row = pixels.subarray(start, start + width);
    // Between lines of text a row is as the one above it.
    if (start > 0 && isSame(row, pixels.subarray(start - width, start))) {
      rows.copyWithin(to, to - width - 1, to - 1);
      continue;
    }
    for (let at = 0; at < width;) {
      const pixel = row[at];
      const from = at;
      while (row[at] === pixel && at < width) at += 1;
      rows.fill(palette.entryOf(binOf(pixel ?? 0)), to + from, to + at);
    }
  }
  return rows;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
const isSame = (one: Uint32Array, other: Uint32Array): boolean => bytesOf(one).equals(bytesOf(other));

function chunk(name: string, data: Uint8Array): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, framed.length - 4)), framed.length - 4);
  return framed;
}

/** The PNG of pixels with four bytes each: red, green, blue, unused. */
export async function encodePalettePng({ width, height, data }: Pixels): Promise<Buffer> {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const palette = new Palette(counted(pixels, width));
  const rows = filterlessRows(pixels, width, palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.colours.flat())),
    chunk('IDAT', await deflated(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
