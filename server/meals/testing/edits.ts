// For tests: edits as a browser's meal store sends them, and readers of the response.
import type { Collection } from '#contract/collections.ts';
import type { Edit, SyncAnswer, SyncedRecord } from '#contract/schemas/meal-sync.ts';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { nextStamp } from '#rules/sync/stamps.ts';
import { newId } from '../../db/records/ids.ts';

/** An edit of one record made at `at` on the clock of `device`. */
export const editOf = (
  collection: Collection,
  recordId: string,
  at: number,
  { set = {}, remove = [], ...more }: Partial<Pick<Edit, 'set' | 'remove' | 'saw'>>,
  device = 'phone0',
): Edit => ({
  id: newId(),
  collection,
  recordId,
  stamp: nextStamp(undefined, at, device),
  set,
  remove,
  ...more,
});

/** The record in a response; undefined when it is not there. */
export const recordIn = (answer: SyncAnswer, id: string): SyncedRecord | undefined =>
  answer.records.find(({ record }) => record.id === id)?.record;

/** The record without what merging needs. */
export const shownIn = (answer: SyncAnswer, id: string): Record<string, unknown> | undefined => {
  const { merge: _, ...shown } = recordIn(answer, id) ?? { merge: undefined };
  return Object.keys(shown).length > 0 ? shown : undefined;
};

/** The days of a menu in a response. */
export const daysIn = (answer: SyncAnswer, id: string): KeptWeeklyMenu['days'] =>
  (recordIn(answer, id) as unknown as KeptWeeklyMenu | undefined)?.days ?? [];
