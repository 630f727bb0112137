// Applies a sync response: its records replace the base of the edits, settled edits are removed, and the other edits
// are applied on top again. Written in this order, so that a browser that stops in between loses nothing: records, then
// the keys of settled edits, then the cursor.
import type { Conflict, SyncAnswer } from '#contract/schemas/meal-sync.ts';
import type { Entry } from '../entry.ts';
import type { Keeper } from '../keeper.ts';
import { readRecord } from '../storage/stored.ts';

/** Changes of a response, for modules with other copies of the data. */
export interface Taken {
  menus: boolean;
  /** Why edits can never be stored, in sentences for a parent. */
  refused: string[];
  conflicts: Conflict[] | undefined;
}

/** True when another tab has received a newer version of a record while this response was in flight. */
const isLater = (keeper: Keeper, answer: SyncAnswer, entry: Entry): boolean =>
  keeper.heard.has(entry) && (entry.base?.asOf ?? 0) > answer.cursor;

/** Stores the records of a response. Returns all of them, also those of which a later version is already here. */
function takeRecords(keeper: Keeper, answer: SyncAnswer, touched: Set<Entry>): Set<Entry> {
  const named = new Set<Entry>();
  for (const { collection, record } of answer.records) {
    const entry = keeper.shelf(collection).entry(record.id);
    named.add(entry);
    // Looked at like anything that was stored: a record no screen can show is left out.
    const base = readRecord(collection, record.id, record);
    const isOld = base !== undefined && base.version < entry.version;
    // A full snapshot is right, even when the server has gone back to an earlier state.
    if (!base || (isOld && (!answer.reset || isLater(keeper, answer, entry)))) continue;
    entry.setBase({ ...base, asOf: answer.cursor });
    touched.add(entry);
  }
  return named;
}

/** Removes records that are gone; after a full snapshot, all that are not named in it. */
function takeGone(keeper: Keeper, answer: SyncAnswer, named: ReadonlySet<Entry>, touched: Set<Entry>): void {
  const settled = new Set(answer.acknowledged);
  const gone = answer.reset
    ? keeper.entries.filter((entry) => !named.has(entry))
    : answer.gone.flatMap(({ collection, id }) => keeper.shelf(collection).entries.get(id) ?? []);
  for (const entry of gone) {
    if (isLater(keeper, answer, entry)) continue;
    const isBroughtBack = entry.base && entry.shown && entry.edits.some(({ id }) => !settled.has(id));
    // An edit that is still on its way brings it back with all it held: the server remembers, and so do we.
    if (isBroughtBack) entry.keepAsShown();
    else entry.setGone(answer.cursor);
    touched.add(entry);
  }
}

interface Settled {
  ids: Set<string>;
  refused: Taken['refused'];
  /** The response has no state for a record whose edits it settles. */
  isUnclear: boolean;
}

/** Removes settled edits from memory; `told` are the records of the response. */
function settle(keeper: Keeper, answer: SyncAnswer, touched: Set<Entry>, told: ReadonlySet<Entry>): Settled {
  const reasons = new Map(answer.refused.map(({ id, reason }) => [id, reason]));
  const ids = new Set([...answer.acknowledged, ...reasons.keys()]);
  let isUnclear = false;
  const refused: Taken['refused'] = [];
  for (const edit of keeper.unsent().filter(({ id }) => ids.has(id))) {
    const entry = keeper.shelf(edit.collection).entry(edit.recordId);
    const reason = reasons.get(edit.id);
    if (reason !== undefined) refused.push(reason);
    if (!told.has(entry)) {
      if (reason === undefined) entry.keepAsShown();
      isUnclear = true;
    }
    touched.add(entry);
    keeper.settle(entry, new Set([edit.id]));
  }
  return { ids, refused, isUnclear };
}

/** Applies a response, in memory and in storage; `asked` is the cursor of its request. */
export function takeAnswer(keeper: Keeper, answer: SyncAnswer, asked: number | null): Taken {
  const touched = new Set<Entry>();
  const waiting = new Set(keeper.unsent().map(({ id }) => id));
  // Other tabs are told first that a full snapshot follows, with versions that may be lower than theirs.
  if (answer.reset) keeper.startOver(asked !== null && answer.cursor < asked);
  const named = takeRecords(keeper, answer, touched);
  takeGone(keeper, answer, named, touched);
  const { ids, refused, isUnclear } = settle(keeper, answer, touched, new Set([...touched, ...named]));
  for (const entry of touched) keeper.showNow(entry);
  keeper.forgetEdits([...ids].filter((id) => waiting.has(id)));
  if (isUnclear) keeper.askForAll();
  else keeper.setCursor(answer.cursor);
  keeper.changed();
  const { conflicts } = answer;
  return { menus: [...touched].some(({ collection }) => collection === 'weekly-menus'), refused, conflicts };
}
