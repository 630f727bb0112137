// Usage of a household (D39): records and bytes by kind, and bytes of history. Counted in the writing transaction, in
// one column of the household's row, so that a quota check needs no counting query.
import { sql, type Kysely } from 'kysely';
import { AppError } from '../../errors.ts';
import { repeated } from '../engine/repeated.ts';
import { Codec } from '../records/codec.ts';
import type { Fields } from '../records/fields.ts';
import { TABLE_NAMES, tables, type ColumnKind, type TableName } from '../records/tables.ts';
import type { Schema } from '../schema.ts';

/** Limits of one household; below them it can always change and remove. */
export interface Quotas {
  familyMembers: number;
  recordsOfAKind: number;
  recordBytes: number;
  historyBytes: number;
}

interface Kind {
  records: number;
  /** Bytes of the texts in its rows; numbers and flags count nothing. */
  bytes: number;
}

/** As it is stored. */
interface Counted {
  kinds: Partial<Record<TableName, Kind>>;
  /** Bytes of images and names in the change log. */
  history: number;
}

/** The kinds that are counted: what a household shares. */
const KINDS = TABLE_NAMES.filter((table) => tables[table].owner === 'household');
const codecs = new Map(KINDS.map((table) => [table, new Codec(table)]));

function bytesOfValue(value: unknown, kind: ColumnKind): number {
  if (value === null || value === undefined) return 0;
  if (kind.startsWith('json')) return Buffer.byteLength(JSON.stringify(value));
  return typeof value === 'string' && kind.startsWith('text') ? Buffer.byteLength(value) : 0;
}

/** Bytes of the texts that a record's row holds more than before. */
function growth(table: TableName, before: Fields | null, after: Fields | null): number {
  let bytes = 0;
  for (const { name, kind } of codecs.get(table)?.fields ?? []) {
    const [from, to] = [before?.[name], after?.[name]];
    if (from !== to) bytes += bytesOfValue(to, kind) - bytesOfValue(from, kind);
  }
  return bytes;
}

/** Bytes the log keeps of a change. */
export const bytesOfEntry = (entry: { before: string | null; label: string | null }) =>
  Buffer.byteLength(entry.before ?? '') + Buffer.byteLength(entry.label ?? '');

/** The same in SQL, of rows of `change_entry` that are called `entry`. */
export const ENTRY_BYTES = sql<number>`
  coalesce(octet_length(cast(entry.before as text)), 0) + coalesce(octet_length(entry.label), 0)`;

/** Counts everything: once for a household from before there were counters. */
export async function recount(handle: Kysely<Schema>, householdId: string): Promise<Counted> {
  const counted: Counted = { kinds: {}, history: 0 };
  for (const [table, codec] of codecs) {
    const texts = codec.fields.filter(({ kind }) => kind.startsWith('text') || kind.startsWith('json'));
    const bytes = texts.map(({ column }) => sql`coalesce(octet_length(cast(${sql.ref(column)} as text)), 0)`);
    const { rows } = await sql<Kind>`
      select count(*) as records, coalesce(sum(${sql.join(bytes, sql` + `)}), 0) as bytes
      from ${sql.table(table)} where household_id = ${householdId}`.execute(handle);
    counted.kinds[table] = { records: rows[0]?.records ?? 0, bytes: rows[0]?.bytes ?? 0 };
  }
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${ENTRY_BYTES}), 0) as bytes from change_entry as entry
    where household_id = ${householdId} and label is not null`.execute(handle);
  counted.history = rows[0]?.bytes ?? 0;
  return counted;
}

const plural = (count: number, noun: string): string => `${count.toLocaleString('en-US')} ${noun}s`;

/** The counters of one household while a transaction changes them. */
export class Usage {
  #counted: Counted;
  /** True when they differ from the stored ones. */
  isChanged = false;

  constructor(counted: Counted, isChanged = false) {
    this.#counted = counted;
    this.isChanged = isChanged;
  }

  static parse(text: string): Usage {
    return new Usage(JSON.parse(text) as Counted);
  }

  toString(): string {
    return JSON.stringify(this.#counted);
  }

  /** A copy to return to when the work that follows is rolled back to a savepoint. */
  copy(): Usage {
    return new Usage(structuredClone(this.#counted), this.isChanged);
  }

  get history(): number {
    return this.#counted.history;
  }

  /** Bytes of all records. */
  get bytes(): number {
    return Object.values(this.#counted.kinds).reduce((sum, kind) => sum + kind.bytes, 0);
  }

  records(table: TableName): number {
    return this.#counted.kinds[table]?.records ?? 0;
  }

  /** Counts a record that was `before` and is `after`. */
  countRecord(table: TableName, before: Fields | null, after: Fields | null): void {
    const kind = (this.#counted.kinds[table] ??= { records: 0, bytes: 0 });
    kind.records += Number(after !== null) - Number(before !== null);
    kind.bytes += growth(table, before, after);
    this.isChanged = true;
  }

  /** Counts bytes that records of a table hold more. */
  countBytes(table: TableName, bytes: number): void {
    (this.#counted.kinds[table] ??= { records: 0, bytes: 0 }).bytes += bytes;
    this.isChanged = true;
  }

  countHistory(bytes: number): void {
    this.#counted.history += bytes;
    this.isChanged = true;
  }

  /** Why `more` records of this kind are too many; undefined where there is room. */
  refusal(table: TableName, more: number, quotas: Quotas): string | undefined {
    const most = table === 'family_member' ? quotas.familyMembers : quotas.recordsOfAKind;
    if (this.records(table) + more > most) {
      const { noun } = tables[table];
      return `Your household can have at most ${plural(most, noun)}. Please remove one before you add another.`;
    }
    if (this.bytes <= quotas.recordBytes) return undefined;
    return 'Your household has no room for more. Please remove what you no longer need, then add this again.';
  }

  /** Refuses records that were just counted. */
  refuseBeyond(table: TableName, quotas: Quotas): void {
    const reason = this.refusal(table, 0, quotas);
    if (reason !== undefined) throw new AppError('conflict', reason);
  }
}

/** Takes bytes off the counted history of a household whose row this transaction has locked. */
export async function lessHistory(trx: Kysely<Schema>, householdId: string, bytes: number): Promise<void> {
  const row = await trx
    .selectFrom('household')
    .select('usage')
    .where('id', '=', householdId)
    .executeTakeFirst();
  if (!row?.usage) return;
  const usage = Usage.parse(row.usage);
  usage.countHistory(-bytes);
  await storeUsage(trx, householdId, usage);
}

/** The last statement of every write: built once, because that costs more than running it. */
export async function storeUsage(trx: Kysely<Schema>, householdId: string, usage: Usage): Promise<void> {
  const text = String(usage);
  await repeated(trx, 'store the usage', [text, householdId], () =>
    trx.updateTable('household').set({ usage: text }).where('id', '=', householdId).compile(),
  );
}
