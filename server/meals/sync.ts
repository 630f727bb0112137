// Syncs meal records between the browsers of a household and the server (D6, D33): merges a browser's edits and returns
// everything that changed since its cursor, in one transaction.
import type { CheckedInput } from '#contract/index.ts';
import type { Conflict, SyncAnswer } from '#contract/schemas/meal-sync.ts';
import { digestOf } from '#rules/sync/meal-digest.ts';
import { replicaOfStored, syncedOfStored } from '#rules/sync/meal-stored.ts';
import { keyOf, mergeEdits, type RecordKey } from '#rules/sync/meal-sync-merge.ts';
import type { Context, KnownReplicas, StoredReplica } from '../context.ts';
import { AppError } from '../errors.ts';

type Asked = CheckedInput<'syncMeals'>;
type Told = Pick<SyncAnswer, 'acknowledged' | 'refused' | 'conflicts'> & {
  touched: RecordKey[];
  stored: StoredReplica[];
};

/** Merges the edits one by one, and returns the changes this browser does not have yet. */
export async function syncMeals(context: Context, asked: Asked): Promise<SyncAnswer> {
  const { household, cursor, edits, holds } = asked;
  if (household !== undefined && household !== context.actor.householdId) {
    throw new AppError(
      'unauthenticated',
      'Another household is open in this browser now. Please load the page again.',
    );
  }
  return context.atomically('syncMeals', async (inner) => {
    const { replicas } = inner;
    const ids = [...new Set(edits.map(({ id }) => id))];
    const before = await replicas.cursor();
    const seen = await replicas.seenEdits(ids);
    // A call without new edits writes nothing, so no followers are notified.
    const isNews = seen.size < ids.length;
    // Counted before reading: a concurrent write is sent again next time, and never missed.
    const now = isNews ? await replicas.open() : before;
    // Without a write between the first read and the lock, the first read is still valid.
    const isFirst = now === before + Number(isNews);
    const isCurrent = isFirst && cursor === before;
    const missed = await missedSince(inner, { cursor, before, isCurrent, holds });
    const { touched, stored, ...told } = await merged(
      inner,
      edits,
      isFirst ? seen : await replicas.seenEdits(ids),
    );
    if (missed === 'everything') {
      return { cursor: now, reset: true, records: (await replicas.all()).map(synced), gone: [], ...told };
    }
    return { cursor: now, reset: false, ...(await newsOf(inner, [...missed, ...touched], stored)), ...told };
  });
}

const synced = ({ collection, record }: StoredReplica): SyncAnswer['records'][number] => ({
  collection,
  record: syncedOfStored(collection, record),
});

interface Since extends Pick<Asked, 'cursor' | 'holds'> {
  /** The household's count of writes when the call came. */
  before: number;
  /** The browser knows everything already. */
  isCurrent: boolean;
}

/** Changes of others since the browser's cursor; everything, when its digest differs from what it was sent. */
async function missedSince(
  { replicas }: Context,
  { cursor, before, isCurrent, holds }: Since,
): Promise<RecordKey[] | 'everything'> {
  if (cursor === null || cursor > before) return 'everything';
  if (!isCurrent && !(await replicas.reaches(cursor))) return 'everything';
  const changed = isCurrent ? [] : await replicas.changedSince(cursor);
  if (holds === undefined || changed.length > 0) return changed;
  const { count, sum } = digestOf(await replicas.versions());
  return count === holds.count && sum === holds.sum ? changed : 'everything';
}

async function known({ replicas }: Context, keys: readonly RecordKey[]): Promise<KnownReplicas> {
  const byKey = (found: readonly StoredReplica[]) => new Map(found.map((one) => [keyOf(one), one.record]));
  const records = byKey(await replicas.find(keys));
  const missing = keys.filter((key) => !records.has(keyOf(key)));
  return { records, removed: byKey(await replicas.removed(missing)) };
}

async function merged(
  context: Context,
  edits: Asked['edits'],
  seen: ReadonlyMap<string, Conflict[]>,
): Promise<Told> {
  const { replicas, now } = context;
  if (edits.length === 0) return { acknowledged: [], refused: [], touched: [], stored: [] };
  const there = await known(
    context,
    edits.map(({ collection, recordId }) => ({ collection, id: recordId })),
  );
  const isNews = edits.some(({ id }) => !seen.has(id));
  const { records, acknowledged, refused, conflicts } = mergeEdits(edits, {
    refusal: isNews ? await replicas.refusals() : undefined,
    replicaOf: (key) => {
      const record = there.records.get(keyOf(key)) ?? there.removed.get(keyOf(key));
      return record && replicaOfStored(key.collection, record);
    },
    seen,
    now: now().getTime(),
  });
  // Before the merge is stored, the change log ends with those who wrote the other values.
  const byEdit = await withAuthors(context, conflicts, there);
  const stored = await replicas.store(records, there);
  await replicas.remember(
    acknowledged.filter((id) => !seen.has(id)),
    byEdit,
  );
  const told = acknowledged.flatMap((id) => byEdit.get(id) ?? seen.get(id) ?? []);
  return { acknowledged, refused, touched: records, stored, ...(told.length > 0 && { conflicts: told }) };
}

/** The conflicts of each edit that has any, with the author of the other value. */
async function withAuthors(
  { replicas }: Context,
  found: ReturnType<typeof mergeEdits>['conflicts'],
  { records }: KnownReplicas,
): Promise<Map<string, Conflict[]>> {
  const byEdit = new Map<string, Conflict[]>();
  const recordOf = ({ conflict }: (typeof found)[number]) =>
    keyOf({ collection: conflict.collection, id: conflict.recordId });
  for (const [key, its] of Map.groupBy(found, recordOf)) {
    const [{ collection, recordId: id }] = [its[0]!.conflict];
    const paths = its.map(({ conflict }) => conflict.path);
    const authors = await replicas.authorsOf({ collection, id }, records.get(key), paths);
    for (const { edit, conflict } of its) {
      const whole = { ...conflict, who: authors.get(conflict.path) ?? 'Someone' };
      byEdit.set(edit, [...(byEdit.get(edit) ?? []), whole]);
    }
  }
  return byEdit;
}

/** These records as they are now, some of which were just stored. */
async function newsOf({ replicas }: Context, keys: readonly RecordKey[], stored: readonly StoredReplica[]) {
  const wanted = new Map(keys.map(({ collection, id }) => [keyOf({ collection, id }), { collection, id }]));
  for (const record of stored) wanted.delete(keyOf(record));
  const found = wanted.size === 0 ? [] : await replicas.find([...wanted.values()]);
  for (const record of found) wanted.delete(keyOf(record));
  return { records: [...stored, ...found].map(synced), gone: [...wanted.values()] };
}
