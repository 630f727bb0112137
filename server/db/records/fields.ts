// Records of any table: their fields by name, and the stored text of them.

export type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that a stored text spells; throws where it is not an object of JSON. */
export function parseFields(json: string): Fields {
  const value: unknown = JSON.parse(json);
  if (!isFields(value)) throw new TypeError('A stored record is an object.');
  return value;
}

/** A whole record of any table. */
export type StoredRecord = Fields & { id: string; version: number };
