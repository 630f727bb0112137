// The rows as they lie in the database: snake_case columns, flags as 0 or 1, JSON as text.
import type { KindName } from '#contract/kinds.ts';
import type { AccountsTables } from './accounts/account-tables.ts';
import type { RecordOf, StoredField, TableName } from './records/tables.ts';

type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : S;

/** As it is stored: numbers and flags as numbers, all else as text. */
type Value<V> = (NonNullable<V> extends number | boolean ? number : string) | (null extends V ? null : never);

type Row<T extends TableName> = {
  [K in Exclude<keyof RecordOf<T>, StoredField> & string as SnakeCase<K>]: Value<RecordOf<T>[K]>;
} & {
  household_id: string;
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
} & (T extends KindName ? object : { user_id: string });

/** One writing operation of a household (D22). */
interface ChangeSetTable {
  household_id: string;
  id: string;
  /** The household's count of writes when it was made; the cursor of D33. */
  seq: number;
  user_id: string;
  through: 'app' | 'pip';
  operation: string;
  at: string;
  /** The change set this one took back. */
  undoes: string | null;
  undone: number;
  /** The browser tab it came from, where that said so. */
  origin: string | null;
}

/** What one change set did to one record. Image and label are purged after 30 days. */
interface ChangeEntryTable {
  household_id: string;
  seq: number;
  /** Order within the change set. */
  position: number;
  record_table: string;
  record_id: string;
  action: 'created' | 'updated' | 'deleted';
  /** The record's version after the change; for a deleted one, the number after its last. */
  version: number;
  /** Image of the record before (server/db/changes/images.ts). */
  before: string | null;
  /** Number of the shape the image was written in (contract/upgrade.ts). */
  schema: number;
  label: string | null;
}

/** A record that was removed, for as long as a later edit may bring it back. */
interface TombstoneTable {
  household_id: string;
  record_table: string;
  record_id: string;
  /** When it was removed, as merging counts (rules/sync/stamps.ts). */
  stamp: string;
  at: string;
  /** The last record, with what merging needs. */
  record: string;
}

/** An edit of a browser's meal store that arrived: the same one again has no effect. */
interface SeenEditTable {
  household_id: string;
  edit_id: string;
  at: string;
}

interface MigrationTable {
  name: string;
  applied_at: string;
}

export type Schema = AccountsTables & { [T in TableName]: Row<T> } & {
  change_set: ChangeSetTable;
  change_entry: ChangeEntryTable;
  tombstone: TombstoneTable;
  seen_edit: SeenEditTable;
  migration: MigrationTable;
};
