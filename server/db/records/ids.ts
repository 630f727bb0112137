// Ids of records: UUIDv7, so they sort in the order of creation.
import { randomUUID } from 'node:crypto';

const COUNTER_END = 0x1000;
let time = 0;
let counter = 0;

/** A new UUIDv7, greater than every one before it even when the clock stops or goes back. */
export function newId(): string {
  const now = Date.now();
  if (now > time) {
    time = now;
    counter = 0;
  } else if (++counter === COUNTER_END) {
    time += 1;
    counter = 0;
  }
  const hex = time.toString(16).padStart(12, '0');
  const count = counter.toString(16).padStart(3, '0');
  // The last two groups of a random UUID contain the variant and 62 random bits, as UUIDv7 requires.
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${count}-${randomUUID().slice(19)}`;
}
