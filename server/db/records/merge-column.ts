// The column `merge` of records that browsers store too: the stamps of their fields, used only by the merge.
import type { Fields } from './fields.ts';
import { tables, type TableName } from './tables.ts';

/** The collection of the browser's meal store that a table belongs to; undefined for tables without stamps. */
export const collectionOf = (table: TableName) => tables[table].stamped;

/** A record without its stamps, as everything but merging sees it. */
export function withoutMerge<R extends Fields>(table: TableName, record: R): R {
  if (collectionOf(table) === undefined) return record;
  const { merge: _, ...own } = record;
  return own as R;
}
