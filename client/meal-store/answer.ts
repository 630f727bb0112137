// Taking in what the server answered: its records replace the ones edits stand on, settled edits go, and the others
// are applied again on top. Written in this order, so that a browser that stops in between has lost nothing: records,
// then the keys of settled edits, then the cursor.
import type { Edit, SyncAnswer } from '#contract/meal-sync.ts';
import type { Entry } from './entry.ts';
import type { Keeper } from './keeper.ts';
import { readRecord, type Stored } from './stored.ts';

/** What an answer changed, for whoever keeps other copies of it. */
export interface Taken {
  menus: boolean;
  /** Edits that can never be stored, with a sentence for a parent. */
  refused: { edit: Edit; reason: string }[];
}

/** Whether the answer was overtaken by one that another tab has brought in meanwhile. */
const isLate = (keeper: Keeper, answer: SyncAnswer): boolean =>
  !answer.reset && keeper.cursor !== null && answer.cursor < keeper.cursor;

function takeRecords(keeper: Keeper, answer: SyncAnswer, touched: Set<Entry>): void {
  const named = new Set<Entry>();
  for (const { collection, record } of answer.records) {
    const entry = keeper.shelf(collection).entry(record.id);
    named.add(entry);
    // Looked at like anything that was stored: a record no screen can show is left out.
    const base = readRecord(collection, record.id, JSON.stringify(record));
    if (!base || (!answer.reset && base.version < entry.version)) continue;
    entry.setBase(base);
    touched.add(entry);
  }
  if (!answer.reset) return;
  for (const entry of keeper.entries) {
    if (named.has(entry) || !entry.base) continue;
    entry.setBase(undefined);
    touched.add(entry);
  }
}

function takeGone(keeper: Keeper, answer: SyncAnswer, touched: Set<Entry>): void {
  if (isLate(keeper, answer)) return;
  for (const { collection, id } of answer.gone) {
    const entry = keeper.shelf(collection).entries.get(id);
    if (!entry) continue;
    entry.setBase(undefined);
    touched.add(entry);
  }
}

/** Lets go of settled edits. What an answer acknowledges without telling of its record stays as it is shown. */
function settle(keeper: Keeper, answer: SyncAnswer, touched: Set<Entry>): Taken['refused'] {
  const reasons = new Map(answer.refused.map(({ id, reason }) => [id, reason]));
  const settled = new Set([...answer.acknowledged, ...reasons.keys()]);
  const edits = keeper.unsent().filter(({ id }) => settled.has(id));
  for (const edit of edits) {
    const entry = keeper.shelf(edit.collection).entry(edit.recordId);
    if (!touched.has(entry)) {
      const text = entry.text();
      entry.setBase(text === null ? undefined : (JSON.parse(text) as Stored));
      touched.add(entry);
    }
  }
  for (const edit of edits) {
    keeper.settle(keeper.shelf(edit.collection).entry(edit.recordId), settled);
  }
  return edits.flatMap((edit) => {
    const reason = reasons.get(edit.id);
    return reason === undefined ? [] : [{ edit, reason }];
  });
}

/** Takes an answer in, in memory and in storage. */
export function takeAnswer(keeper: Keeper, answer: SyncAnswer): Taken {
  const touched = new Set<Entry>();
  const waiting = new Set(keeper.unsent().map(({ id }) => id));
  // Other tabs learn first that everything is told anew, with versions that may lie behind theirs.
  if (answer.reset) keeper.setCursor(null);
  takeRecords(keeper, answer, touched);
  takeGone(keeper, answer, touched);
  const refused = settle(keeper, answer, touched);
  const unkept = [...touched].filter((entry) => {
    keeper.showOnly(entry);
    return !keeper.fold(entry);
  });
  const settled = [...answer.acknowledged, ...answer.refused.map(({ id }) => id)];
  keeper.forgetEdits(settled.filter((id) => waiting.has(id)));
  // The edits that went made room.
  const isKept = unkept.filter((entry) => !keeper.fold(entry)).length === 0;
  if (!isLate(keeper, answer)) keeper.setCursor(answer.cursor, isKept);
  keeper.changed();
  return { menus: [...touched].some(({ collection }) => collection === 'weekly-menus'), refused };
}
