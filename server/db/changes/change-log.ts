// The household's change log for parents: what changed, by whom, and undo (D22).
import type { SqlBool } from 'kysely';
import { UNDO_DAYS } from '#contract/changes.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { ChangeLog, ListedChanges } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { Slices } from '../../in-turns.ts';
import type { Place } from '../records/place.ts';
import type { TableStore } from '../records/table-store.ts';
import type { TableName } from '../records/tables.ts';
import { undoLimit } from './image-expiry.ts';
import { changesAfter, told, type SetRow } from './listed.ts';
import { plan, type EntryRow, type PlannedUndo } from './undo-plan.ts';
import { takeBack } from './undo.ts';

const LISTED = 200;
const READ_AT_ONCE = 100;
const ENTRIES_AT_ONCE = 1000;

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
    return this.#told(sets);
  }

  /** All of them whole, the newest first; the entries of one at a time. */
  async *each(): AsyncGenerator<ChangeSet> {
    for (let last: SetRow | undefined; ;) {
      let query = this.#sets().orderBy('set.seq', 'desc').limit(READ_AT_ONCE);
      if (last !== undefined) query = query.where('set.seq', '<', last.seq);
      const sets = await query.execute();
      for (const set of sets) yield* await this.#told([set], Infinity);
      last = sets.at(-1);
      if (sets.length < READ_AT_ONCE) return;
    }
  }

  async get(id: string): Promise<ChangeSet> {
    const [set] = await this.#told([await this.#set(id)]);
    if (set === undefined) throw new Error('A change set was read and is gone.');
    return set;
  }

  /** Planned before the household's turn, and told after the commit: both may be long, and others wait to write. */
  async undo(id: string): Promise<ChangeSet> {
    const { recorder, atomically } = this.#place;
    if (recorder !== null) return this.get(await this.takeBack(id));
    const planned = await this.#plan(id);
    return this.get(await atomically('undo', (inside) => inside.changes.takeBack(id, planned)));
  }

  async takeBack(id: string, planned?: PlannedUndo): Promise<string> {
    const { recorder } = this.#place;
    if (recorder === null) throw new Error('Taking a change back needs a transaction.');
    // The household's turn comes before the read, so that no write can come in between.
    const seq = await recorder.open();
    const set = await this.#set(id);
    if (set.undone === 1) throw new AppError('conflict', 'This change was already undone.');
    if (set.at < undoLimit(this.#place.now())) {
      throw new AppError('conflict', `A change can be undone for ${UNDO_DAYS} days.`);
    }
    const { refusal, steps } = planned?.writes === seq - 1 ? planned : await plan(await this.#whole(set.seq));
    if (refusal !== undefined) throw refusal;
    await recorder.beginUndo(this.#place.through, set.id);
    await takeBack(this.#place, this.#stores, steps);
    await this.#markUndone(set);
    return recorder.current() ?? '';
  }

  /** The plan holds as long as nobody writes: the household's count of writes is read first. */
  async #plan(id: string): Promise<PlannedUndo> {
    const { handle, owner } = this.#place;
    const { seq } = await handle
      .selectFrom('household')
      .select('seq')
      .where('id', '=', owner.householdId)
      .executeTakeFirstOrThrow();
    const set = await this.#set(id);
    return { writes: seq, ...(await plan(await this.#whole(set.seq))) };
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
        .select((set) => [
          'user.first_name',
          set
            .selectFrom('change_entry as entry')
            .select((entry) => entry.fn.max('entry.position').as('last'))
            .whereRef('entry.household_id', '=', 'set.household_id')
            .whereRef('entry.seq', '=', 'set.seq')
            .as('last'),
        ])
        .where('set.household_id', '=', owner.householdId)
    );
  }

  async #set(id: string): Promise<SetRow> {
    const set = await this.#sets().where('set.id', '=', id).executeTakeFirst();
    if (set === undefined) throw new AppError('not_found', "We couldn't find this change.");
    return set;
  }

  /** With their images, to take them back, and which of their records were changed later. */
  async #whole(seq: number): Promise<EntryRow[]> {
    const { handle, owner } = this.#place;
    const hasLater = await this.#hasSetsAfter(seq);
    const all: EntryRow[] = [];
    const slices = new Slices();
    for (;;) {
      const some = await handle
        .selectFrom('change_entry as entry')
        .selectAll('entry')
        .select((select) =>
          (hasLater ? select.exists(changesAfter(select, seq)) : select.lit(0))
            .$castTo<SqlBool>()
            .as('changed_since'),
        )
        .where('entry.household_id', '=', owner.householdId)
        .where('entry.seq', '=', seq)
        .where('entry.position', '>', all.at(-1)?.position ?? -1)
        .orderBy('entry.position')
        .limit(ENTRIES_AT_ONCE)
        .execute();
      all.push(...some);
      if (some.length < ENTRIES_AT_ONCE) return all;
      await slices.rest();
    }
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

  #told(sets: readonly SetRow[], shown?: number): Promise<ChangeSet[]> {
    const { handle, owner, now } = this.#place;
    return told(handle, owner, sets, { limit: undoLimit(now()), ...(shown && { shown }) });
  }
}
