// Selects the edits of the next call: the earliest first, so that no edit of a record precedes the one that created it.
import { MOST_EDITS } from '#contract/collections.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';

/** The server takes bodies up to 256 kB; room is left for the rest of the call. */
const MOST_BYTES = 200_000;

/** Three bytes are the most a UTF-16 unit can need. */
const sizeOf = (edit: Edit): number => new TextEncoder().encode(JSON.stringify(edit)).length + 1;

/** The first of `edits` that fit into one call; at least one. */
export function nextBatch(edits: readonly Edit[], most = MOST_EDITS): Edit[] {
  const batch: Edit[] = [];
  let bytes = 0;
  for (const edit of edits.slice(0, most)) {
    bytes += sizeOf(edit);
    if (bytes > MOST_BYTES && batch.length > 0) break;
    batch.push(edit);
  }
  return batch;
}
