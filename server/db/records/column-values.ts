// Converts values of fields to those of columns (0 or 1, JSON as text) and back.
import type { ColumnKind } from './tables.ts';

export type SqlValue = string | number | null;

/** Text that both databases can store: no NUL, no half of a surrogate pair. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const cleanJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? cleanText(part) : part));

export function encodeValue(value: unknown, kind: ColumnKind): SqlValue {
  if (value === null) return null;
  if (kind.startsWith('json')) return cleanJson(value);
  if (kind.startsWith('boolean')) return value === true ? 1 : 0;
  return typeof value === 'string' ? cleanText(value) : (value as number);
}

export function decodeValue(value: SqlValue | undefined, kind: ColumnKind): unknown {
  if (value === null) return null;
  if (kind === 'json' || kind === 'json?') return JSON.parse(String(value));
  if (kind === 'boolean' || kind === 'boolean?') return value === 1;
  return value;
}
