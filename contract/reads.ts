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

/** `path` with the fields that have a value as its query. */
export function withQuery(path: string, fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Address of the request that joins the reads at `addresses`. */
export const addressOfReads = (addresses: readonly string[]): string =>
  withQuery(reads.readTogether.path, { of: addresses.join() });
