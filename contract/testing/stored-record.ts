// For tests: a stored record of any kind, from the fields that matter to the test.
import { unsetValue } from '../kind-facts.ts';
import type { Kind, RecordOf, StoredFields, StoredNew } from '../kind.ts';

const CREATED = '2026-11-01T12:00:00.000Z';

/** The record of a kind with those fields; all others are empty, as its declaration says. Version 1 of 2026-11-01. */
export function storedRecord<K extends Kind>(
  { fields }: K,
  given: StoredNew<K> & Partial<StoredFields> & { id: string },
): RecordOf<K> {
  const empty = Object.entries(fields).map(([name, field]) => [name, unsetValue(field)] as const);
  const stored = { createdAt: CREATED, updatedAt: CREATED, version: 1 };
  return { ...stored, ...Object.fromEntries(empty), ...given } as RecordOf<K>;
}
