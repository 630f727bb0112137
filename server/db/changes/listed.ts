// Change sets as parents see them. The database sums up the entries of each set and only both ends of a long one are
// read: removing a member with 20,000 references has 20,001 entries, and its two ends tell what it was.
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { KIOSK_AUTHOR } from '#contract/kiosk.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { schemaNumberOf } from '#contract/upgrade.ts';
import type { Schema } from '../schema.ts';
import { isKnown, nounOf } from './undo.ts';

/** Entries shown from the beginning of a set, and as many from its end. */
const SHOWN = 100;

export type SetRow = Selectable<Schema['change_set']> & { first_name: string | null };
type EntryRow = Selectable<Schema['change_entry']>;
type Entries = Schema & { entry: Schema['change_entry'] };

/** The entries of one set about records of one table. */
interface Sum {
  seq: number;
  record_table: string;
  entries: number;
  /** Position of the last. */
  last: number;
  /** Highest schema number of their images. */
  schema: number;
  /** Number of entries whose image and name are purged. */
  purged: number;
  /** 1 when a later set touched one of their records. */
  overtaken: number;
}

/** Entries of a record in change sets after `seq`. */
export const changesAfter = (
  select: ExpressionBuilder<Entries, 'entry'>,
  seq: number | ReturnType<typeof sql.ref<number>>,
) =>
  select
    .selectFrom('change_entry as later')
    .select('later.seq')
    .whereRef('later.household_id', '=', 'entry.household_id')
    .whereRef('later.record_table', '=', 'entry.record_table')
    .whereRef('later.record_id', '=', 'entry.record_id')
    .where('later.seq', '>', seq);

/** Sums up the entries of the sets `from` to `to` of a household. */
function summedUp(handle: Kysely<Schema>, householdId: string, from: number, to: number): Promise<Sum[]> {
  return handle
    .selectFrom('change_entry as entry')
    .select((select) => [
      'entry.seq',
      'entry.record_table',
      select.fn.countAll<number>().as('entries'),
      select.fn.max('entry.position').as('last'),
      select.fn.max('entry.schema').as('schema'),
      select.fn.sum<number>(select.case().when('entry.label', 'is', null).then(1).else(0).end()).as('purged'),
      select.fn
        .max(
          select
            .case()
            .when(select.exists(changesAfter(select, sql.ref<number>('entry.seq'))))
            .then(1)
            .else(0)
            .end(),
        )
        .as('overtaken'),
    ])
    .where('entry.household_id', '=', householdId)
    .where('entry.seq', '>=', from)
    .where('entry.seq', '<=', to)
    .groupBy(['entry.seq', 'entry.record_table'])
    .execute();
}

/** The entries at the ends of these sets, in order. */
function atTheEnds(
  handle: Kysely<Schema>,
  householdId: string,
  { from, to, sums, shown }: { from: number; to: number; sums: readonly Sum[]; shown: number },
) {
  const long = [...Map.groupBy(sums, ({ seq }) => seq)]
    .map(([seq, of]) => ({ seq, last: Math.max(...of.map(({ last }) => last)) }))
    .filter(({ last }) => last >= shown);
  return handle
    .selectFrom('change_entry as entry')
    .select(['entry.seq', 'entry.record_table', 'entry.record_id', 'entry.action', 'entry.label'])
    .where('entry.household_id', '=', householdId)
    .where('entry.seq', '>=', from)
    .where('entry.seq', '<=', to)
    .$if(shown < Infinity, (query) =>
      query.where((select) =>
        select.or([
          select('entry.position', '<', shown),
          ...long.map(({ seq, last }) =>
            select.and([select('entry.seq', '=', seq), select('entry.position', '>', last - shown)]),
          ),
        ]),
      ),
    )
    .orderBy('entry.seq')
    .orderBy('entry.position')
    .execute();
}

const canTakeBack = ({ record_table: table, schema, purged, overtaken }: Sum): boolean =>
  purged === 0 && overtaken === 0 && isKnown(table) && schema <= schemaNumberOf(table);

interface Told {
  userId: string;
  /** Sets from before can no longer be undone. */
  limit: string;
  sums: readonly Sum[];
  entries: readonly Pick<EntryRow, 'record_table' | 'record_id' | 'action' | 'label'>[];
}

const toldOf = (set: SetRow, { userId, limit, sums, entries }: Told): ChangeSet => ({
  id: set.id,
  at: set.at,
  who: set.kiosk === 1 ? KIOSK_AUTHOR : (set.first_name ?? 'Someone'),
  isYours: set.kiosk === 0 && set.user_id === userId,
  through: set.through,
  operation: set.operation,
  count: sums.reduce((total, sum) => total + sum.entries, 0),
  changes: entries.map((entry) => ({
    record: entry.record_table,
    id: entry.record_id,
    action: entry.action,
    label: entry.label ?? nounOf(entry.record_table),
  })),
  undone: set.undone === 1,
  tooOld: set.at < limit || sums.some(({ purged }) => purged > 0),
  canUndo: set.undone === 0 && set.at >= limit && sums.every(canTakeBack),
});

/** These sets of a household, which are neighbours, newest first. */
export async function told(
  handle: Kysely<Schema>,
  { householdId, userId }: { householdId: string; userId: string },
  sets: readonly SetRow[],
  { limit, shown = SHOWN }: { limit: string; shown?: number },
): Promise<ChangeSet[]> {
  const [newest, oldest] = [sets.at(0), sets.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const [from, to] = [oldest.seq, newest.seq];
  const sums = await summedUp(handle, householdId, from, to);
  const entries = await atTheEnds(handle, householdId, { from, to, sums, shown });
  const [sumsOf, entriesOf] = [Map.groupBy(sums, ({ seq }) => seq), Map.groupBy(entries, ({ seq }) => seq)];
  return sets.map((set) =>
    toldOf(set, { userId, limit, sums: sumsOf.get(set.seq) ?? [], entries: entriesOf.get(set.seq) ?? [] }),
  );
}
