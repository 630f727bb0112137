// For tests: PNG files of any color type, and such that claim more than they have.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, data: Uint8Array): Buffer {
  const framed = Buffer.concat([Buffer.alloc(4), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(framed.subarray(4, framed.length - 4)), framed.length - 4);
  return framed;
}

interface MadePng {
  width: number;
  height: number;
  depth?: number;
  type?: number;
  /** Rows with the number of their filter in front. */
  rows: Uint8Array;
  palette?: Uint8Array;
  transparency?: Uint8Array;
  interlaced?: boolean;
}

export function pngOf(png: MadePng): Buffer {
  const { width, height, depth = 8, type = 0, rows, palette, transparency, interlaced = false } = png;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    ...(transparency ? [chunk('tRNS', transparency)] : []),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
