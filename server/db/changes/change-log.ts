// The household's change log for parents: what changed, by whom, and undo (D22).
import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import { UNDO_DAYS } from '#contract/changes.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { ChangeLog, ListedChanges } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Place } from '../records/place.ts';
import type { TableStore } from '../records/table-store.ts';
import type { TableName } from '../records/tables.ts';
import type { Schema } from '../schema.ts';
import { undoLimit } from './image-expiry.ts';
import { isPurged, nounOf, takeBack, undoable, type EntryRow, type ListedEntry } from './undo.ts';

const LISTED = 200;
const READ_AT_ONCE = 100;
const LISTED_COLUMNS = [
  'entry.household_id',
  'entry.seq',
  'entry.position',
  'entry.record_table',
  'entry.record_id',
  'entry.action',
  'entry.version',
  'entry.schema',
  'entry.label',
] as const;

type SetRow = Selectable<Schema['change_set']> & { first_name: string | null };

/** Entries of the same record in change sets after this one. */
const changeAfter = (
  select: ExpressionBuilder<Schema & { entry: Schema['change_entry'] }, 'entry'>,
  seq: number,
) =>
  select
    .selectFrom('change_entry as later')
    .select('later.seq')
    .whereRef('later.household_id', '=', 'entry.household_id')
    .whereRef('later.record_table', '=', 'entry.record_table')
    .whereRef('later.record_id', '=', 'entry.record_id')
    .where('later.seq', '>', seq);

/** Of the entries of several change sets, in order, those whose record a later one of them touched are marked. */
function withOvertaken(entries: ListedEntry[]): ListedEntry[] {
  const lastOf = new Map<string, Map<string, number>>();
  for (const { record_table: table, record_id: id, seq } of entries) {
    const last = lastOf.get(table) ?? new Map<string, number>();
    lastOf.set(table, last.set(id, seq));
  }
  for (const entry of entries) {
    const isLast = lastOf.get(entry.record_table)?.get(entry.record_id) === entry.seq;
    if (!isLast) entry.changed_since = 1;
  }
  return entries;
}

export class HouseholdChanges implements ChangeLog {
  readonly #place: Place;
  readonly #stores: Record<TableName, TableStore>;

  constructor(place: Place, stores: Record<TableName, TableStore>) {
    this.#place = place;
    this.#stores = stores;
  }

  current(): string | null {
    return this.#place.recorder?.current() ?? null;
  }

  async list(options: ListedChanges): Promise<ChangeSet[]> {
    let query = this.#sets()
      .orderBy('set.seq', 'desc')
      .limit(options.limit ?? LISTED);
    if (options.before !== undefined) {
      query = query.where('set.seq', '<', (await this.#set(options.before)).seq);
    }
    const since = options.since === undefined ? '' : new Date(options.since).toISOString();
    const sets = (await query.execute()).filter(({ at }) => at >= since);
    const [newest, oldest] = [sets.at(0), sets.at(-1)];
    if (newest === undefined || oldest === undefined) return [];
    const entries = Map.groupBy(await this.#listed(oldest.seq, newest.seq), (entry) => entry.seq);
    const limit = undoLimit(this.#place.now());
    return sets.map((set) => this.#shown(set, entries.get(set.seq) ?? [], limit));
  }

  /** All of them, the newest first; the entries of one at a time. */
  async *each(): AsyncGenerator<ChangeSet> {
    for (let last: SetRow | undefined; ;) {
      let query = this.#sets().orderBy('set.seq', 'desc').limit(READ_AT_ONCE);
      if (last !== undefined) query = query.where('set.seq', '<', last.seq);
      const sets = await query.execute();
      const limit = undoLimit(this.#place.now());
      for (const set of sets) yield this.#shown(set, await this.#listed(set.seq, set.seq), limit);
      last = sets.at(-1);
      if (sets.length < READ_AT_ONCE) return;
    }
  }

  async get(id: string): Promise<ChangeSet> {
    const set = await this.#set(id);
    return this.#shown(set, await this.#listed(set.seq, set.seq), undoLimit(this.#place.now()));
  }

  /** The new change set is read after the commit: it may be long, and others wait to write. */
  async undo(id: string): Promise<ChangeSet> {
    const { recorder, atomically } = this.#place;
    const done =
      recorder === null
        ? await atomically('undo', (inside) => inside.changes.takeBack(id))
        : await this.takeBack(id);
    return this.get(done);
  }

  async takeBack(id: string): Promise<string> {
    const { recorder } = this.#place;
    if (recorder === null) throw new Error('Taking a change back needs a transaction.');
    // The household's lock comes before the read, so that no write can come in between.
    await recorder.open();
    const set = await this.#set(id);
    const entries = await this.#whole(set.seq);
    if (set.undone === 1) throw new AppError('conflict', 'This change was already taken back.');
    if (set.at < undoLimit(this.#place.now())) {
      throw new AppError('conflict', `A change can be taken back for ${UNDO_DAYS} days.`);
    }
    if (entries.some(isPurged)) throw new AppError('conflict', 'This was too long ago to undo.');
    await recorder.beginUndo(this.#place.through, set.id);
    await takeBack(this.#place, this.#stores, entries);
    await this.#markUndone(set);
    return recorder.current() ?? '';
  }

  /** Marks the set as undone, and the sets it had itself undone as effective again, and so on down the chain. */
  async #markUndone(set: SetRow): Promise<void> {
    let undone = 1;
    let next: SetRow | undefined = set;
    while (next !== undefined) {
      await this.#place.handle
        .updateTable('change_set')
        .set({ undone })
        .where('household_id', '=', this.#place.owner.householdId)
        .where('seq', '=', next.seq)
        .execute();
      undone = 1 - undone;
      next = next.undoes === null ? undefined : await this.#set(next.undoes);
    }
  }

  #sets() {
    const { handle, owner } = this.#place;
    return (
      handle
        .selectFrom('change_set as set')
        // The history outlives a parent who left the household.
        .leftJoin('user', 'user.id', 'set.user_id')
        .selectAll('set')
        .select('user.first_name')
        .where('set.household_id', '=', owner.householdId)
    );
  }

  async #set(id: string): Promise<SetRow> {
    const set = await this.#sets().where('set.id', '=', id).executeTakeFirst();
    if (set === undefined) throw new AppError('not_found', 'We could not find this change.');
    return set;
  }

  /** The entries of these change sets, in order, and which of their records were changed later. */
  #entries(from: number, to: number, hasLater: boolean) {
    const { handle, owner } = this.#place;
    return handle
      .selectFrom('change_entry as entry')
      .select((select) =>
        (hasLater ? select.exists(changeAfter(select, to)) : select.lit(0))
          .$castTo<SqlBool>()
          .as('changed_since'),
      )
      .where('entry.household_id', '=', owner.householdId)
      .where('entry.seq', '>=', from)
      .where('entry.seq', '<=', to)
      .orderBy('entry.seq')
      .orderBy('entry.position');
  }

  /** With their images, to take them back. */
  async #whole(seq: number): Promise<EntryRow[]> {
    const entries = this.#entries(seq, seq, await this.#hasSetsAfter(seq));
    return entries.selectAll('entry').execute();
  }

  async #listed(from: number, to: number): Promise<ListedEntry[]> {
    const hasLater = await this.#hasSetsAfter(to);
    const entries = await this.#entries(from, to, hasLater).select(LISTED_COLUMNS).execute();
    return from === to ? entries : withOvertaken(entries);
  }

  async #hasSetsAfter(seq: number): Promise<boolean> {
    const { handle, owner } = this.#place;
    const later = handle
      .selectFrom('change_set')
      .select('seq')
      .where('household_id', '=', owner.householdId)
      .where('seq', '>', seq)
      .limit(1);
    return (await later.executeTakeFirst()) !== undefined;
  }

  /** Sets from before `limit` can no longer be undone. */
  #shown(set: SetRow, entries: ListedEntry[], limit: string): ChangeSet {
    return {
      id: set.id,
      at: set.at,
      who: set.first_name ?? 'Somebody',
      isYours: set.user_id === this.#place.owner.userId,
      through: set.through,
      operation: set.operation,
      changes: entries.map((entry) => ({
        record: entry.record_table,
        id: entry.record_id,
        action: entry.action,
        label: entry.label ?? nounOf(entry.record_table),
      })),
      undone: set.undone === 1,
      tooOld: set.at < limit || entries.some(isPurged),
      canUndo: set.undone === 0 && set.at >= limit && entries.every(undoable),
    };
  }
}
