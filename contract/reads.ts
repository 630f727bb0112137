// Several reads in one request.
import { operations } from './operation.ts';
import type { readsSchemas } from './schemas/reads.ts';

/** Reads that one request may join. */
export const MOST_READS = 12;

export const reads = operations<typeof readsSchemas>()({
  readTogether: {
    method: 'GET',
    path: '/api/reads',
    owner: 'user',
  },
});
