// For tests: a stored record of any kind, from the fields that matter to the test.
import { recordFrom } from '../kind-facts.ts';
import type { Kind, RecordOf, StoredFields, StoredNew } from '../kind.ts';

const CREATED = '2026-11-01T12:00:00.000Z';
const STORED = { createdAt: CREATED, updatedAt: CREATED, version: 1 };

/** The record of a kind with those fields and no others; version 1 of 2026-11-01 where nothing else is given. */
export const storedRecord = <K extends Kind>(
  kind: K,
  given: StoredNew<K> & Partial<StoredFields> & { id: string },
): RecordOf<K> => recordFrom(kind, { ...STORED, ...given });
