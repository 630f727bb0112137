// Creates edits from a parent's actions: stamped later than everything the record has seen, validated, and with changed
// fields only.
import type { Collection } from '#contract/collections.ts';
import type { Edit, Stamp } from '#contract/schemas/meal-sync.ts';
import { checkedEdit } from '#rules/sync/meal-fields.ts';
import { isSame, latestStamp, stampOf, type Fields } from '#rules/sync/meal-merge.ts';
import { fieldsOf } from '#rules/sync/meal-records.ts';
import { schemaMark } from '#rules/sync/meal-upgrade.ts';
import { laterOf, nextStamp } from '#rules/sync/stamps.ts';
import type { Keeper } from './keeper.ts';
import { NotAllowed } from './not-kept.ts';

interface Wish {
  collection: Collection;
  recordId: string;
  /** Fields by path; undefined ones stay as they are. */
  set?: Record<string, Fields[string] | undefined>;
  remove?: string[];
  /** Something was done at this stamp that the record does not know of any more. */
  after?: Stamp | undefined;
  /** Fields are written even where they hold the same already. */
  evenSame?: boolean;
}

/** The edit that does what is wished, none when it would change nothing; `NotAllowed` when a rule forbids it. */
export function editsFor(keeper: Keeper, wish: Wish): Edit[] {
  const { collection, recordId, remove = [], after, evenSame } = wish;
  const { now, newId, device } = keeper.surroundings;
  const entry = keeper.shelf(collection).entries.get(recordId);
  const at = now();
  const stamp = nextStamp(laterOf(entry && latestStamp(entry.replica), after), at, device);
  const set: Fields = {};
  for (const [path, value] of Object.entries(wish.set ?? {})) if (value !== undefined) set[path] = value;
  const checked = checkedEdit({
    ...schemaMark(collection),
    id: newId(at),
    collection,
    recordId,
    stamp,
    set,
    remove,
  });
  if ('refused' in checked) throw new NotAllowed(checked.refused);
  const { edit } = checked;
  const shown = entry?.shown && !evenSame ? fieldsOf(collection, entry.shown) : {};
  edit.saw = {};
  for (const [path, value] of Object.entries(edit.set)) {
    const known = entry && stampOf(entry.replica, path);
    if (isSame(shown[path], value)) delete edit.set[path];
    else if (known) edit.saw[path] = known;
  }
  return Object.keys(edit.set).length + edit.remove.length > 0 ? [edit] : [];
}
