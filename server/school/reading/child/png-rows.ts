// Decodes a PNG to rows of red, green and blue, made smaller while it is unpacked: memory depends on the result only.
import { createInflate } from 'node:zlib';
import { Refusal } from '../refusal.ts';
import type { Pixels } from './pixels.ts';

interface PngHeader {
  width: number;
  height: number;
  depth: number;
  /** 0 gray, 2 colour, 3 palette, 4 gray with alpha, 6 colour with alpha. */
  type: number;
}
interface Png extends PngHeader {
  palette: Buffer;
  /** Alpha of palette entries. */
  transparency: Buffer;
  data: Buffer[];
}

const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS = new Set([1, 2, 4, 8, 16]);

/** The chunks of the file; throws Refusal for a damaged or interlaced one. */
function chunksOf(file: Buffer): Png {
  const header = { width: file.readUInt32BE(16), height: file.readUInt32BE(20), depth: file[24] ?? 0 };
  const png: Png = {
    ...header,
    type: file[25] ?? 0,
    palette: Buffer.alloc(0),
    transparency: Buffer.alloc(0),
    data: [],
  };
  if (SAMPLES[png.type] === undefined || !DEPTHS.has(png.depth)) throw new Refusal('damaged');
  if (file[28] !== 0) throw new Refusal('interlaced');
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') png.data.push(data);
    if (name === 'PLTE') png.palette = data;
    if (name === 'tRNS' && png.type === 3) png.transparency = data;
    if (name === 'IEND') break;
    at += 12 + length;
  }
  return png;
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toUpLeft = Math.abs(guess - upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}

/** Undoes the filter of a row in place; `above` is the row before it. */
function unfilter(filter: number, row: Buffer, above: Buffer, step: number): void {
  if (filter === 0) return;
  for (let at = 0; at < row.length; at += 1) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const up = above[at] ?? 0;
    const upLeft = at < step ? 0 : (above[at - step] ?? 0);
    let guess = up;
    if (filter === 1) guess = left;
    else if (filter === 3) guess = (left + up) >> 1;
    else if (filter === 4) guess = paeth(left, up, upLeft);
    row[at] = (row[at] ?? 0) + guess;
  }
}

/** Reads samples of a row as 8 bits; palette indexes as they are. */
function sampleReader({ depth, type }: PngHeader): (row: Buffer, index: number) => number {
  if (depth === 8) return (row, index) => row[index] ?? 0;
  if (depth === 16) return (row, index) => row[index * 2] ?? 0;
  const top = 2 ** depth - 1;
  const widen = type === 3 ? 1 : 255 / top;
  return (row, index) => {
    const bit = index * depth;
    return (((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & top) * widen;
  };
}

const isGray = ({ type }: PngHeader): boolean => type === 0 || type === 4;

/** Writes the colours of a row, on white paper, into `line`: one byte a pixel of a gray picture, else three. */
function colourer(png: Png): (row: Buffer, line: Uint8Array) => void {
  const { width, type, depth, palette, transparency } = png;
  const samples = SAMPLES[type] ?? 1;
  if ((type === 0 || type === 2) && depth === 8) return (row, line) => line.set(row);
  const read = sampleReader(png);
  const channels = isGray(png) ? 1 : 3;
  const hasAlpha = type === 4 || type === 6;
  return (row, line) => {
    for (let x = 0; x < width; x += 1) {
      const at = x * samples;
      const index = read(row, at);
      const isPalette = type === 3;
      let alpha = isPalette ? (transparency[index] ?? 255) : 255;
      if (hasAlpha) alpha = read(row, at + samples - 1);
      for (let channel = 0; channel < channels; channel += 1) {
        const value = isPalette ? (palette[index * 3 + channel] ?? 0) : read(row, at + channel);
        line[x * channels + channel] = (value * alpha) / 255 + 255 - alpha;
      }
    }
  };
}

/** Adds a line to `sums`: one place for each `shrink` pixels of `channels` bytes. */
function addLine(sums: Float64Array, line: Uint8Array, shrink: number, channels: number): void {
  for (let at = 0, x = 0; at < line.length; at += channels, x += 1) {
    const place = Math.floor(x / shrink) * channels;
    for (let channel = 0; channel < channels; channel += 1)
      sums[place + channel] = (sums[place + channel] ?? 0) + (line[at + channel] ?? 0);
  }
}

/** The unpacked rows, with their filter undone. The buffer is used again for the next row but one. */
async function* rowsOf(png: Png): AsyncGenerator<Buffer> {
  const bits = png.depth * (SAMPLES[png.type] ?? 1);
  const length = Math.ceil((png.width * bits) / 8);
  let [row, above] = [Buffer.alloc(length + 1), Buffer.alloc(length + 1)];
  let filled = 0;
  let left = png.height;
  const inflate = createInflate();
  for (const data of png.data) inflate.write(data);
  inflate.end();
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      for (let at = 0; at < piece.length && left > 0;) {
        const taken = piece.copy(row, filled, at);
        at += taken;
        filled += taken;
        if (filled < row.length) continue;
        unfilter(row[0] ?? 0, row.subarray(1), above.subarray(1), Math.max(1, bits >> 3));
        yield row.subarray(1);
        [row, above] = [above, row];
        filled = 0;
        left -= 1;
      }
      if (left === 0) return;
    }
  } catch {
    // Rows that arrived before the damage are worth reading.
    inflate.destroy();
  }
}

/** The picture, with at most about `most` pixels, of one byte (gray) or three; throws Refusal for a damaged one. */
export async function decodePng(file: Buffer, most: number): Promise<Pixels> {
  const png = chunksOf(file);
  const shrink = Math.max(1, Math.ceil(Math.sqrt((png.width * png.height) / most)));
  const [width, height] = [Math.floor(png.width / shrink), Math.floor(png.height / shrink)];
  const channels = isGray(png) ? 1 : 3;
  const length = width * channels;
  const data = new Uint8Array(length * height).fill(255);
  const line = new Uint8Array(png.width * channels);
  const sums = new Float64Array(length + channels);
  const colour = colourer(png);
  let y = 0;
  for await (const row of rowsOf(png)) {
    y += 1;
    if (shrink === 1) {
      colour(row, data.subarray((y - 1) * length, y * length));
      continue;
    }
    colour(row, line);
    addLine(sums, line, shrink, channels);
    if (y % shrink !== 0) continue;
    const start = (y / shrink - 1) * length;
    for (let at = 0; at < length; at += 1) data[start + at] = (sums[at] ?? 0) / shrink ** 2;
    sums.fill(0);
  }
  if (y === 0) throw new Refusal('damaged');
  return { width, height, data };
}
