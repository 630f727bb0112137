// The file of a trained linear model: a line of JSON (labels, factor, sources, checksum), then its weights as compressed
// bytes.
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { LinearModel } from './linear-model.ts';

const Head = z.object({
  labels: z.array(z.string()),
  scale: z.number(),
  /** Digest of the sentences and features that the weights were learned from. */
  sources: z.string(),
  checksum: z.string(),
});

/** Steps up to the size that hardly any weight exceeds; more steps make a larger file and judge no better. */
const STEPS = 12;
/** Share of the weights within these steps. The few above keep their size: those of the sentence's edges carry most. */
const WITHIN = 0.9995;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The weights as small whole numbers. */
export function rounded({ labels, weights }: LinearModel): LinearModel & { weights: Int16Array } {
  const sizes = weights.map((weight) => Math.abs(weight)).toSorted();
  const scale = (sizes[Math.floor(sizes.length * WITHIN)] ?? 1) / STEPS;
  return { labels, weights: Int16Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

export function encodeModel(
  { labels, weights, scale }: LinearModel & { weights: Int16Array },
  sources: string,
): Buffer {
  const bytes = new Uint8Array(weights.buffer);
  const head = JSON.stringify({ labels, scale, sources, checksum: digestOf(bytes) });
  return Buffer.concat([Buffer.from(`${head}\n`), deflateRawSync(bytes, { level: 9 })]);
}

/** Throws when the weights are not those that were written. */
export function decodeModel(file: Uint8Array): LinearModel & { sources: string } {
  const end = file.indexOf(10);
  const { checksum, ...head } = Head.parse(JSON.parse(Buffer.from(file.subarray(0, end)).toString()));
  const bytes = inflateRawSync(file.subarray(end + 1));
  if (digestOf(bytes) !== checksum) throw new Error('The weights of a learned model are damaged.');
  return { ...head, weights: new Int16Array(new Uint8Array(bytes).buffer) };
}
