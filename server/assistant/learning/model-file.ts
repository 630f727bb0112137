// The file of a trained linear model: a line of JSON (labels, factor, sources, checksum), then its weights as compressed
// bytes: all of them, or where most are 0 those that are not, row by row.
import { createHash } from 'node:crypto';
import { constants, deflateRawSync, inflateRawSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { LinearModel, SparseModel } from './linear-model.ts';
import { FEATURE_ROWS } from './text-features.ts';

const Head = z.object({
  labels: z.array(z.string()),
  scale: z.number(),
  /** Digest of the sentences and features that the weights were learned from. */
  sources: z.string(),
  /** Number of weights that are not 0, in a file of only these. */
  held: z.optional(z.int()),
  /** Digest of all weights, or of the compressed bytes of those that are not 0. */
  checksum: z.string(),
});

/** Steps up to the size that hardly any weight exceeds; more steps make a larger file and judge no better. */
const STEPS = 12;
/** Share of the weights within these steps. The few above keep their size: those of the sentence's edges carry most. */
const WITHIN = 0.9995;

/** Share of weights that are not 0 below which the others are left out. Above it that saves neither bytes nor time. */
const SPARSE = 0.25;
/** The smallest files that still unpack as fast. */
const LEVEL = 19;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The weights as small whole numbers. */
export function rounded({ labels, weights }: LinearModel): LinearModel & { weights: Int16Array } {
  const sizes = weights.map((weight) => Math.abs(weight)).toSorted();
  const scale = (sizes[Math.floor(sizes.length * WITHIN)] ?? 1) / STEPS;
  return { labels, weights: Int16Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

/** The columns and values of the weights that are not 0, and how many each row has. */
function heldOf(weights: Int16Array, width: number) {
  const held = weights.reduce((count, weight) => count + Number(weight !== 0), 0);
  const counts = new Uint16Array(weights.length / width);
  const columns = new Uint16Array(held);
  const values = new Int16Array(held);
  let at = 0;
  for (const [place, weight] of weights.entries()) {
    if (weight === 0) continue;
    const row = Math.floor(place / width);
    counts[row] = (counts[row] ?? 0) + 1;
    columns[at] = place % width;
    values[at] = weight;
    at += 1;
  }
  return { counts, columns, values };
}

function startsOf(counts: Uint16Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [row, count] of counts.entries()) starts[row + 1] = (starts[row] ?? 0) + count;
  return starts;
}

/** Rows and columns of two bytes each, one after the other. */
function packedOf(weights: Int16Array, width: number) {
  const { counts, columns, values } = heldOf(weights, width);
  const bytes = [counts, columns, values].map(({ buffer }) => new Uint8Array(buffer));
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  return { held: values.length, packed: zstdCompressSync(Buffer.concat(bytes), { params }) };
}

// Both are unpacked in one chunk, which has a byte to spare: joining many takes as long as unpacking.

function unpacked(packed: Uint8Array, held: number): Omit<SparseModel, 'labels' | 'scale'> {
  const { buffer, byteOffset, byteLength } = zstdDecompressSync(packed, {
    chunkSize: 4 * held + 2 * FEATURE_ROWS + 1,
  });
  const rows = byteLength / 2 - 2 * held;
  const columnsAt = byteOffset + 2 * rows;
  return {
    starts: startsOf(new Uint16Array(buffer, byteOffset, rows)),
    columns: new Uint16Array(buffer, columnsAt, held),
    values: new Int16Array(buffer, columnsAt + 2 * held, held),
  };
}

/** Leaves the weights that are 0 out, where most are. */
export function encodeModel(
  { labels, weights, scale }: LinearModel & { weights: Int16Array },
  sources: string,
): Buffer {
  const file = (packed: Buffer, held: object) => {
    const head = JSON.stringify({ labels, scale, sources, ...held });
    return Buffer.concat([Buffer.from(`${head}\n`), packed]);
  };
  const { held, packed } = packedOf(weights, labels.length);
  if (held < weights.length * SPARSE) return file(packed, { held, checksum: digestOf(packed) });
  const bytes = new Uint8Array(weights.buffer);
  return file(deflateRawSync(bytes, { level: 9 }), { checksum: digestOf(bytes) });
}

/** Throws when the weights are not those that were written. */
export function decodeModel(file: Uint8Array): (LinearModel | SparseModel) & { sources: string } {
  const end = file.indexOf(10);
  const { checksum, held, ...head } = Head.parse(JSON.parse(Buffer.from(file.subarray(0, end)).toString()));
  const packed = file.subarray(end + 1);
  const checked = <T extends Uint8Array>(bytes: T): T => {
    if (digestOf(bytes) !== checksum) throw new Error('The weights of a learned model are damaged.');
    return bytes;
  };
  if (held !== undefined) return { ...head, ...unpacked(checked(packed), held) };
  const chunkSize = 2 * FEATURE_ROWS * head.labels.length + 1;
  const { buffer, byteOffset, byteLength } = checked(inflateRawSync(packed, { chunkSize }));
  return { ...head, weights: new Int16Array(buffer, byteOffset, byteLength / 2) };
}
