// Changes of other tabs of this browser, received through `storage` events in the order of writing. The base with the
// higher version wins; edits of the outbox, theirs and ours, are applied on top.
import type { Entry } from '../entry.ts';
import type { Keeper } from '../keeper.ts';
import {
  BACK,
  RECEIVING,
  cursorKey,
  editKey,
  meaningOf,
  recordKey,
  type KeyMeaning,
} from '../storage/keys.ts';
import { readEdit, readStored, type Read } from '../storage/stored.ts';

/** Edits that another tab has settled, until its record was read again. */
const SETTLING = 50;

export class Tabs {
  readonly #keeper: Keeper;
  readonly #settled = new Map<Entry, Set<string>>();
  /** Keys whose text another tab could not read: it is about to remove them, and we still know what they held. */
  readonly #unreadable = new Set<string>();

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
  }

  /** Takes in what another tab wrote under a key: `null` when it removed it, `null` as key when it emptied everything. */
  hear(key: string | null, text: string | null): void {
    const keeper = this.#keeper;
    if (keeper.isSealed) return;
    if (key === null) {
      this.#writeAgain();
      return;
    }
    const meaning = meaningOf(key);
    if (meaning?.kind === 'quarantine' && text !== null) this.#unreadable.add(meaning.key);
    if (!meaning || !('household' in meaning) || meaning.household !== keeper.household) return;
    if (text === null && this.#unreadable.delete(key) && this.#keepFor(meaning)) return;
    if (meaning.kind === 'cursor') this.#hearCursor(text);
    if (meaning.kind === 'edit') this.#hearEdit(meaning.id, text);
    if (meaning.kind === 'record') this.#hearRecord(meaning, text);
    keeper.changed();
  }

  /**
   * Another tab sets aside what it could not read: an edit that waits is written again, a record stays as it is known
   * here until that tab has it from the server.
   */
  #keepFor(meaning: KeyMeaning): boolean {
    const keeper = this.#keeper;
    if (meaning.kind === 'edit') return keeper.writeAgain(meaning.id);
    return (
      meaning.kind === 'record' && Boolean(keeper.shelf(meaning.collection).entries.get(meaning.id)?.shown)
    );
  }

  /** The cursor itself is each tab's own: another one may know of what it had no room to write. */
  #hearCursor(text: string | null): void {
    const isReplaceable = text === BACK ? 'any' : text === RECEIVING && 'same';
    for (const entry of this.#keeper.entries) entry.isReplaceable = isReplaceable;
  }

  #hearEdit(id: string, text: string | null): void {
    const keeper = this.#keeper;
    if (text !== null) {
      const edit = readEdit(id, text);
      if (edit) keeper.showOnly(keeper.addEdit(edit));
      return;
    }
    const entry = keeper.entryWaitingFor(id);
    if (!entry) return;
    if (this.#settled.size === 0) keeper.surroundings.after(SETTLING, () => this.#readAgain());
    this.#settled.set(entry, (this.#settled.get(entry) ?? new Set()).add(id));
  }

  /** The result of edits that another tab settled is in storage. */
  #readAgain(): void {
    const keeper = this.#keeper;
    if (keeper.isSealed) return;
    for (const [entry, ids] of this.#settled) {
      const text = this.#textOf(entry);
      const read = text === null ? undefined : readStored(entry.collection, entry.id, text);
      const record = read?.record;
      const isSettled = record?.version === entry.version && !record.unsent?.some((id) => ids.has(id));
      const isWaiting = (id: string) => keeper.isWaiting(id) && !ids.has(id);
      if (read && record && (entry.isOlderThan(record, isWaiting) || isSettled)) this.#stand(entry, read);
      // Nothing to read: the record is gone, or the other tab had no room to write it. Then it stays as it is shown.
      else if (!record && entry.removes(ids)) entry.setBase(undefined);
      else if (!record) entry.keepAsShown();
      keeper.settle(entry, ids);
      if (entry.contains(ids)) keeper.askForAll();
      if (keeper.hasFolded(entry)) keeper.show(entry);
      else keeper.showOnly(entry);
    }
    this.#settled.clear();
    keeper.changed();
  }

  /**
   * Takes a record written by another tab as the base of the edits. Fields that a tab of an earlier release omitted
   * come from the server.
   */
  #stand(entry: Entry, { record, isOlder }: Read): void {
    this.#keeper.heard.add(entry);
    entry.setBase(record);
    if (isOlder && record.version > 0) this.#keeper.askForAll();
  }

  #textOf({ collection, id }: Entry): string | null {
    const { storage } = this.#keeper.surroundings;
    try {
      return storage?.get(recordKey(this.#keeper.household, collection, id)) ?? null;
    } catch {
      return null;
    }
  }

  #hearRecord(meaning: Extract<KeyMeaning, { kind: 'record' }>, text: string | null): void {
    const keeper = this.#keeper;
    const entry = keeper.shelf(meaning.collection).entry(meaning.id);
    if (text === null) {
      // When removed by the parent, it is restored by an undo; otherwise the server has reported it as gone.
      if (!entry.isRemovedHere) entry.setBase(undefined);
      keeper.showOnly(entry);
      return;
    }
    const read = readStored(meaning.collection, meaning.id, text);
    const record = read?.record;
    if (read && record && entry.isOlderThan(record, (id) => keeper.isWaiting(id))) {
      this.#stand(entry, read);
      // Our own writing may have crossed theirs.
      if (keeper.hasFolded(entry)) keeper.show(entry);
      else keeper.showOnly(entry);
    } else if (!record || !entry.base || record.version < entry.version) keeper.show(entry);
  }

  /** Somebody emptied the storage: what only this browser knew is written again. */
  #writeAgain(): void {
    const keeper = this.#keeper;
    const { storage } = keeper.surroundings;
    try {
      for (const edit of keeper.unsent())
        storage?.set(editKey(keeper.household, edit.id), JSON.stringify(edit));
      for (const entry of keeper.entries) keeper.fold(entry);
      keeper.setCursor(keeper.cursor);
    } catch {
      // It is still in memory, and on its way to the server.
    }
  }

  /** Applies writes made while this page received no events, such as when it slept in the back-forward cache. */
  catchUp(): void {
    const keeper = this.#keeper;
    const { storage } = keeper.surroundings;
    if (!storage) return;
    const keys = new Set(storage.keys());
    for (const key of keys) {
      const meaning = meaningOf(key);
      const isOurs = meaning && 'household' in meaning && meaning.household === keeper.household;
      if (isOurs && meaning.kind !== 'cursor') this.hear(key, storage.get(key));
    }
    for (const entry of keeper.entries) {
      const key = recordKey(keeper.household, entry.collection, entry.id);
      if (entry.base && !keys.has(key)) this.hear(key, null);
    }
    for (const { id } of keeper.unsent()) {
      const key = editKey(keeper.household, id);
      if (!keys.has(key)) this.hear(key, null);
    }
    const key = cursorKey(keeper.household);
    this.hear(key, storage.get(key));
  }
}
