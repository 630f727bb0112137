// Digest of a store's content, equal for the same versions of the same records: a browser detects with it that its copy
// is damaged.
import type { Collection } from '#contract/collections.ts';
import { hashOf } from '../text/short-hash.ts';

interface Held {
  collection: Collection;
  id: string;
  /** The server's version; records the server has not seen are not counted. */
  version: number;
}

/** Number of records, and the sum of a hash of each: independent of their order, exact up to two million records. */
export function digestOf(held: Iterable<Held>): { count: number; sum: number } {
  let [count, sum] = [0, 0];
  for (const { collection, id, version } of held) {
    if (version === 0) continue;
    count += 1;
    sum += hashOf(`${collection}/${id}/${version}`);
  }
  return { count, sum };
}
