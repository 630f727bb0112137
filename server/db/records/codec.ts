// Converts records (camelCase, real booleans and objects) to rows (snake_case, 0 or 1, JSON as text) and back.
import { tables, type ColumnKind, type StoredField, type TableName } from './tables.ts';

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;
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

interface Field {
  name: string;
  column: string;
  kind: ColumnKind;
}

const STORED: Record<StoredField, ColumnKind> = {
  id: 'text',
  version: 'integer',
  createdAt: 'text',
  updatedAt: 'text',
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Text that both databases can store: no NUL, no half of a surrogate pair. */
const cleanText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const cleanJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? cleanText(part) : part));

function encodeValue(value: unknown, kind: ColumnKind): SqlValue {
  if (value === null) return null;
  if (kind.startsWith('json')) return cleanJson(value);
  if (kind.startsWith('boolean')) return value === true ? 1 : 0;
  return typeof value === 'string' ? cleanText(value) : (value as number);
}

function decodeValue(value: SqlValue | undefined, kind: ColumnKind): unknown {
  if (value === null) return null;
  if (kind === 'json' || kind === 'json?') return JSON.parse(String(value));
  if (kind === 'boolean' || kind === 'boolean?') return value === 1;
  return value;
}

export class Codec {
  readonly fields: readonly Field[];
  readonly columns: readonly string[];
  readonly #byName: Map<string, Field>;

  constructor(table: TableName) {
    const { columns, stamped } = tables[table];
    const kinds: Record<string, ColumnKind> = { ...STORED, ...columns, ...(stamped && { merge: 'json' }) };
    this.fields = Object.entries(kinds).map(([name, kind]) => ({ name, column: snakeCase(name), kind }));
    this.columns = this.fields.map((field) => field.column);
    this.#byName = new Map(this.fields.map((field) => [field.name, field]));
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  field(name: string): Field {
    const field = this.#byName.get(name);
    if (field === undefined) throw new Error(`No such field: ${name}`);
    return field;
  }

  encode(name: string, value: unknown): SqlValue {
    return encodeValue(value, this.field(name).kind);
  }

  /** The values of these fields. */
  values(names: readonly string[], fields: Fields): SqlValue[] {
    return names.map((name) => this.encode(name, fields[name]));
  }

  /** The values of a whole record, in the order of `columns`. */
  row(record: Fields): SqlValue[] {
    return this.fields.map(({ name, kind }) => encodeValue(record[name], kind));
  }

  /** Returns the record of a row. */
  decode(row: Row): StoredRecord {
    // Every table has these columns, and they are the first of its fields (STORED).
    const record: StoredRecord = { id: '', version: 0 };
    for (const { name, column, kind } of this.fields) {
      record[name] = decodeValue(row[column], kind);
    }
    return record;
  }

  /** Returns the record, or some of its fields, as they will be read from the database. */
  settled(fields: Fields): Fields {
    const known = Object.entries(fields).filter(([name]) => this.#byName.has(name));
    return Object.fromEntries(
      known.map(([name, value]) => [name, decodeValue(this.encode(name, value), this.field(name).kind)]),
    );
  }
}
