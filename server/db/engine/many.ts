// Queries about many records at once, in few statements: small enough for the databases, and of few lengths, so that
// each is prepared once.

/** Largest number of records in one statement. */
export const PIECE = 256;

/** The list in pieces a statement can take. */
export function inPieces<T>(all: readonly T[]): T[][] {
  const pieces: T[][] = [];
  for (let start = 0; start < all.length; start += PIECE) pieces.push(all.slice(start, start + PIECE));
  return pieces;
}

/** The list, its last entry repeated until it has one of a few lengths. */
export function padded(ids: readonly string[]): string[] {
  let length = 1;
  while (length < ids.length) length *= 4;
  return [...ids, ...Array<string>(length - ids.length).fill(ids.at(-1) ?? '')];
}
