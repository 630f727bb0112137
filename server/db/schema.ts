// Rows of the database: snake_case columns, flags as 0 or 1, JSON as text.
import type { Generated } from 'kysely';
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
  /** The household's count of writes at that time; the cursor of D33. */
  seq: number;
  user_id: string;
  through: 'app' | 'pip';
  operation: string;
  at: string;
  /** The change set that this one undoes. */
  undoes: string | null;
  undone: number;
  /** The browser tab of the change, if it sent one. */
  origin: string | null;
  /** 1 when it was made on a kitchen tablet. */
  kiosk: Generated<number>;
}

/** The change of one record by one change set. Image and label are purged after 30 days. */
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
  /** Number of the schema the image was written in (contract/upgrade.ts). */
  schema: number;
  label: string | null;
}

/** A removed record, stored as long as a later edit may restore it. */
interface TombstoneTable {
  household_id: string;
  record_table: string;
  record_id: string;
  /** Stamp of the removal (rules/sync/stamps.ts). */
  stamp: string;
  at: string;
  /** The last state of the record, with its merge state. */
  record: string;
}

/** An edit of a browser's meal store that was applied: repeating it has no effect. */
interface SeenEditTable {
  household_id: string;
  edit_id: string;
  at: string;
  /** Its conflicts as JSON, for when it is sent again; null without any. */
  conflicts: string | null;
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
