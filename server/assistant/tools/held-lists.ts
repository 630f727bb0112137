// Lists of records for the receipts of the built-in brain: read from the tables once for as long as the household stays
// the same, and made of the records that are in memory anyway.
import { readingName } from '#contract/crud.ts';
import { KINDS } from '#contract/kinds.ts';
import type { Context } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { heldHousehold } from '../dialogue/stored-household.ts';
import type { Household } from '../reading/household.ts';

type Row = { id: string; version: number };

/** Lists that depend on nothing but the records, and where a household has their records. */
const RECORDS_OF: Readonly<Record<string, (household: Household) => readonly Row[]>> = {
  [readingName(KINDS.family_member)]: ({ members }) => members,
  [readingName(KINDS.medical_appointment)]: ({ appointments }) => appointments,
  [readingName(KINDS.medical_contact)]: ({ contacts }) => contacts,
  [readingName(KINDS.medical_record)]: ({ records }) => records,
  [readingName(KINDS.medication)]: ({ medications }) => medications,
  [readingName(KINDS.menu_idea)]: ({ ideas }) => ideas,
  [readingName(KINDS.pantry_item)]: ({ pantry }) => pantry,
  [readingName(KINDS.shopping_list)]: ({ lists }) => lists,
};

/** By the household, which another one replaces after each change. */
const held = new WeakMap<Household, Map<string, readonly unknown[]>>();

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value;

/** The same rows, in their order, as the objects that are in memory where these say the same. */
function shared(rows: readonly unknown[], records: readonly Row[]): readonly unknown[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.map((row) => {
    const own = isRow(row) ? byId.get(row.id) : undefined;
    const isSame =
      isRow(row) && own?.version === row.version && Object.keys(own).length === Object.keys(row).length;
    return isSame ? own : row;
  });
}

/** The result of a reading tool. That of a list may be shared: it must not be changed. */
export async function heldList(bound: Bound, context: Context, input: unknown): Promise<unknown> {
  const recordsOf = RECORDS_OF[bound.name];
  const isWhole = typeof input === 'object' && input !== null && Object.keys(input).length === 0;
  const household = recordsOf && isWhole ? await heldHousehold(context) : undefined;
  if (!recordsOf || !household) return bound.run(context, input);
  const lists = held.getOrInsertComputed(household, () => new Map());
  const known = lists.get(bound.name);
  if (known) return known;
  const rows = await bound.run(context, input);
  if (!Array.isArray(rows)) return rows;
  const list = shared(rows, recordsOf(household));
  lists.set(bound.name, list);
  return list;
}
