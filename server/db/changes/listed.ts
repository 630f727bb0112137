// Change sets as parents see them. The database sums up the entries of each set and only both ends of a long one are
// read: removing a member with 20,000 references has 20,001 entries, and its two ends tell what it was. Every statement
// reads a bounded number of entries.
import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import { KIOSK_AUTHOR } from '#contract/kiosk.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { schemaNumberOf } from '#contract/upgrade.ts';
import type { Schema } from '../schema.ts';
import { isKnown, nounOf } from './undo-plan.ts';

/** Entries shown from the beginning of a set, and as many from its end. */
const SHOWN = 100;

/** Entries that one statement reads: it blocks other requests for a few milliseconds. */
const ENTRIES_AT_ONCE = 1000;

export type SetRow = Selectable<Schema['change_set']> & {
  first_name: string | null;
  /** Position of the last entry; null without entries. */
  last: number | null;
};
type EntryRow = Selectable<Schema['change_entry']>;
type Shown = Pick<EntryRow, 'seq' | 'record_table' | 'record_id' | 'action' | 'label'>;
type Entries = Schema & { entry: Schema['change_entry'] };

/** The entries of one set, or of a part of it, about records of one table. */
interface Sum {
  seq: number;
  record_table: string;
  entries: number;
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

type Positions = readonly [first: number, last: number];

/** Neighbouring sets that are read at once, or a part of a long one. */
interface Piece {
  from: number;
  to: number;
  positions?: Positions;
}

/** The sets, oldest first: short ones together, and the parts of each with more than `most` entries. */
function piecesOf(
  sets: readonly SetRow[],
  most: number,
  partsOf: (entries: number) => readonly Positions[],
): Piece[] {
  const pieces: Piece[] = [];
  let room = 0;
  for (const { seq, last } of sets.toReversed()) {
    const entries = (last ?? -1) + 1;
    const before = pieces.at(-1);
    if (entries > most) {
      pieces.push(...partsOf(entries).map((positions) => ({ from: seq, to: seq, positions })));
      room = 0;
    } else if (before !== undefined && entries <= room) {
      before.to = seq;
      room -= entries;
    } else {
      pieces.push({ from: seq, to: seq });
      room = ENTRIES_AT_ONCE - entries;
    }
  }
  return pieces;
}

/** All positions, as many at a time as one statement reads. */
const everyPart = (entries: number): Positions[] =>
  Array.from({ length: Math.ceil(entries / ENTRIES_AT_ONCE) }, (_, at) => [
    at * ENTRIES_AT_ONCE,
    (at + 1) * ENTRIES_AT_ONCE - 1,
  ]);

function entriesIn(handle: Kysely<Schema>, householdId: string, { from, to, positions }: Piece) {
  const query = handle
    .selectFrom('change_entry as entry')
    .where('entry.household_id', '=', householdId)
    .where('entry.seq', '>=', from)
    .where('entry.seq', '<=', to);
  if (positions === undefined) return query;
  return query.where('entry.position', '>=', positions[0]).where('entry.position', '<=', positions[1]);
}

/** True when a later set touched a record. Costs more than everything else about an entry. */
const isOvertaken = (select: ExpressionBuilder<Entries, 'entry'>) =>
  select.fn.max(
    select
      .case()
      .when(select.exists(changesAfter(select, sql.ref<number>('entry.seq'))))
      .then(1)
      .else(0)
      .end(),
  );

/** Sums up the entries of a piece. */
function summedUp(
  handle: Kysely<Schema>,
  householdId: string,
  piece: Piece,
  known: 0 | 1 | undefined,
): Promise<Sum[]> {
  return entriesIn(handle, householdId, piece)
    .select((select) => [
      'entry.seq',
      'entry.record_table',
      select.fn.countAll<number>().as('entries'),
      select.fn.max('entry.schema').as('schema'),
      select.fn.sum<number>(select.case().when('entry.label', 'is', null).then(1).else(0).end()).as('purged'),
      (known === undefined ? isOvertaken(select) : select.lit(known)).as('overtaken'),
    ])
    .groupBy(['entry.seq', 'entry.record_table'])
    .execute();
}

/** Sums of these sets, several where a set is long. */
async function sumsOf(handle: Kysely<Schema>, householdId: string, sets: readonly SetRow[]): Promise<Sum[]> {
  const later = await handle
    .selectFrom('change_set')
    .select('seq')
    .where('household_id', '=', householdId)
    .where('seq', '>', sets[0]?.seq ?? 0)
    .limit(1)
    .executeTakeFirst();
  const sums: Sum[] = [];
  const overtaken = new Set<number>();
  for (const piece of piecesOf(sets, ENTRIES_AT_ONCE, everyPart)) {
    const isNewest = later === undefined && piece.from === sets[0]?.seq;
    const known = isNewest ? 0 : overtaken.has(piece.from) ? 1 : undefined;
    const some = await summedUp(handle, householdId, piece, known);
    for (const { seq, overtaken: isLater } of some) if (isLater === 1) overtaken.add(seq);
    sums.push(...some);
  }
  return sums;
}

/** The entries at the ends of these sets, in order. */
async function atTheEnds(
  handle: Kysely<Schema>,
  householdId: string,
  sets: readonly SetRow[],
  shown: number,
): Promise<Shown[]> {
  const ends = (entries: number): Positions[] => [
    [0, shown - 1],
    [entries - shown, entries - 1],
  ];
  const pieces =
    shown === Infinity ? piecesOf(sets, ENTRIES_AT_ONCE, everyPart) : piecesOf(sets, 2 * shown, ends);
  const entries: Shown[] = [];
  for (const piece of pieces) {
    const some = await entriesIn(handle, householdId, piece)
      .select(['entry.seq', 'entry.record_table', 'entry.record_id', 'entry.action', 'entry.label'])
      .orderBy('entry.seq')
      .orderBy('entry.position')
      .execute();
    entries.push(...some);
  }
  return entries;
}

const canTakeBack = ({ record_table: table, schema, purged, overtaken }: Sum): boolean =>
  purged === 0 && overtaken === 0 && isKnown(table) && schema <= schemaNumberOf(table);

interface Told {
  userId: string;
  /** Sets from before can no longer be undone. */
  limit: string;
  sums: readonly Sum[];
  entries: readonly Shown[];
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
  // Nothing of a set without records can be undone: a parent has joined.
  canUndo: set.undone === 0 && set.at >= limit && sums.length > 0 && sums.every(canTakeBack),
});

/** These sets of a household, which are neighbours, newest first. */
export async function told(
  handle: Kysely<Schema>,
  { householdId, userId }: { householdId: string; userId: string },
  sets: readonly SetRow[],
  { limit, shown = SHOWN }: { limit: string; shown?: number },
): Promise<ChangeSet[]> {
  if (sets.length === 0) return [];
  const sums = await sumsOf(handle, householdId, sets);
  const entries = await atTheEnds(handle, householdId, sets, shown);
  const [sumsBySet, entriesOf] = [
    Map.groupBy(sums, ({ seq }) => seq),
    Map.groupBy(entries, ({ seq }) => seq),
  ];
  return sets.map((set) =>
    toldOf(set, { userId, limit, sums: sumsBySet.get(set.seq) ?? [], entries: entriesOf.get(set.seq) ?? [] }),
  );
}
