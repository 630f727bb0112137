// Converts records (camelCase, real booleans and objects) to rows (snake_case, 0 or 1, JSON as text) and back.
import { decodeValue, encodeValue, type SqlValue } from './column-values.ts';
import type { Fields, StoredRecord } from './fields.ts';
import { tables, type ColumnKind, type StoredField, type TableName } from './tables.ts';

export type Row = Record<string, SqlValue>;

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
