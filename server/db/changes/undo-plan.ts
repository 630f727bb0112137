// How to undo one change set: the net change of each of its records, in the order to take them back, or the reason why it
// cannot be undone. Reads and writes nothing.
import type { Selectable, SqlBool } from 'kysely';
import { PRODUCT } from '#contract/common.ts';
import { schemaNumberOf } from '#contract/upgrade.ts';
import { AppError } from '../../errors.ts';
import { inTurns } from '../../in-turns.ts';
import { tables, type TableName } from '../records/tables.ts';
import type { Schema } from '../schema.ts';

/** An entry, and whether a later change set touched its record. */
export type EntryRow = Selectable<Schema['change_entry']> & { changed_since: SqlBool };

/** The net change of one record by a change set: all its entries, in order. */
export interface Net {
  table: TableName;
  id: string;
  entries: EntryRow[];
  last: EntryRow;
  /** True when it existed before and after, so that only fields change. */
  isUpdate: boolean;
}

/** False for a table of another version of the product. */
export const isKnown = (table: string): table is TableName => Object.hasOwn(tables, table);

/** The table of an entry that `refusalOf` let pass. */
export function tableOf({ record_table: table }: Pick<EntryRow, 'record_table'>): TableName {
  if (isKnown(table)) return table;
  throw new Error(`There is no table ${table}.`);
}

/** Noun for one record of a table, for lists whose names were purged. */
export const nounOf = (table: string): string => (isKnown(table) ? tables[table].noun : 'record');

/** True when the entry's image and name are purged. */
const isPurged = ({ label }: EntryRow): boolean => label === null;

/** Reason why an entry cannot be undone; undefined when it can. Images of earlier schemas are not a reason. */
function refusalOf(entry: EntryRow): AppError | undefined {
  const { record_table: table, schema, changed_since: isChanged } = entry;
  if (isChanged) return changedSince(entry);
  if (isKnown(table) && schema <= schemaNumberOf(table)) return undefined;
  const sentence = `${nameOf(entry)} was changed by another version of ${PRODUCT}. That one can undo it.`;
  return new AppError('conflict', sentence);
}

/** The steps that take a change set back, or the reason why it cannot be. */
type Plan = { refusal: AppError; steps?: never } | { refusal?: never; steps: readonly Net[][] };

/** A plan, and the household's count of writes for which it holds. */
export type PlannedUndo = Plan & { writes: number };

/** Plans the undo of the entries of one change set; writes nothing. */
export async function plan(entries: EntryRow[]): Promise<Plan> {
  if (entries.length === 0) return { refusal: new AppError('conflict', 'There is nothing to undo here.') };
  if (entries.some(isPurged)) return { refusal: new AppError('conflict', 'This was too long ago to undo.') };
  for (const entry of entries) {
    const refusal = refusalOf(entry);
    if (refusal !== undefined) return { refusal };
  }
  // The last record touched goes first, so that what refers to a record is gone before the record.
  return { steps: inRuns((await inTurns(netEffects(entries))).toReversed()) };
}

function* netEffects(entries: EntryRow[]): Generator<void, Net[]> {
  const byRecord = new Map<string, EntryRow[]>();
  for (const entry of entries) {
    yield;
    const key = `${entry.record_table}/${entry.record_id}`;
    const earlier = byRecord.get(key);
    if (earlier) byRecord.delete(key);
    byRecord.set(key, earlier ? [...earlier, entry] : [entry]);
  }
  return [...byRecord.values()].flatMap((of) => {
    const last = of.at(-1);
    if (!last) return [];
    const isUpdate = of.every(({ action }) => action === 'updated');
    return [{ table: tableOf(last), id: last.record_id, entries: of, last, isUpdate }];
  });
}

/** Neighbours of one table that are all updates, or all not. */
function inRuns(nets: readonly Net[]): Net[][] {
  const runs: Net[][] = [];
  for (const net of nets) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first && first.table === net.table && first.isUpdate === net.isUpdate) run.push(net);
    else runs.push([net]);
  }
  return runs;
}

const nameOf = ({ label, record_table: table }: EntryRow): string => label ?? `This ${nounOf(table)}`;

export const changedSince = (entry: EntryRow): AppError =>
  new AppError('conflict', `${nameOf(entry)} has changed since then, so this can't be undone anymore.`);
