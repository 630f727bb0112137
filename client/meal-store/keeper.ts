// State of the meal store, in memory and in the browser's storage. An edit is written under its own key first, then
// folded into its record's key; it is removed only when the server has settled it (D7).
import { COLLECTIONS, type Collection } from '#contract/collections.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import type { Entry } from './entry.ts';
import { NotKept } from './not-kept.ts';
import { BACK, RECEIVING, cursorKey, editKey, recordKey } from './storage/keys.ts';
import { setAside } from './storage/quarantine.ts';
import { Shelf } from './storage/shelf.ts';
import type { Surroundings } from './storage/surroundings.ts';

/** A record that changes again within this many milliseconds is folded once for all those changes. */
const FOLD_AGAIN = 100;

export class Keeper {
  readonly household: string;
  readonly surroundings: Surroundings;
  /** The cursor of the last response; null when there was none. */
  cursor: number | null = null;
  /** Records that another tab has updated since the current call was sent: its response may be older. */
  readonly heard = new Set<Entry>();
  /** Called whenever there is something to sync. */
  onWork: () => void = () => undefined;
  readonly #shelves: { [C in Collection]: Shelf<C> } = {
    pantry: new Shelf('pantry'),
    'weekly-menus': new Shelf('weekly-menus'),
    'shopping-lists': new Shelf('shopping-lists'),
    'menu-ideas': new Shelf('menu-ideas'),
  };
  readonly #outbox = new Map<string, Edit>();
  readonly #listeners = new Set<() => void>();
  readonly #unfolded = new Set<Entry>();
  readonly #foldedAt = new WeakMap<Entry, number>();
  /** Records that could not be written as they are shown. */
  readonly #unwritten = new Set<Entry>();
  #asksForAll = false;
  #folding = false;
  #sealed = false;

  constructor(household: string, surroundings: Surroundings) {
    this.household = household;
    this.surroundings = surroundings;
  }

  shelf<C extends Collection>(collection: C): Shelf<C> {
    return this.#shelves[collection];
  }

  /** Every record something is known of. */
  get entries(): Entry[] {
    return COLLECTIONS.map((name) => this.#shelves[name]).flatMap((shelf) => [...shelf.entries.values()]);
  }

  /** The edits the server has not settled, the earliest first. */
  unsent(): Edit[] {
    return [...this.#outbox.values()].toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1));
  }

  get hasUnsent(): boolean {
    return this.#outbox.size > 0;
  }

  isWaiting(editId: string): boolean {
    return this.#outbox.has(editId);
  }

  /** Writes the key of an edit again. Returns true when the edit is in the outbox. */
  writeAgain(editId: string): boolean {
    const edit = this.#outbox.get(editId);
    try {
      if (edit) this.surroundings.storage?.set(editKey(this.household, editId), JSON.stringify(edit));
    } catch {
      // It is still in memory, and on its way to the server.
    }
    return edit !== undefined;
  }

  /** The record an edit of the outbox belongs to. */
  entryWaitingFor(editId: string): Entry | undefined {
    const edit = this.#outbox.get(editId);
    return edit && this.shelf(edit.collection).entries.get(edit.recordId);
  }

  /** True when the household has left this browser: nothing is written or sent any more. */
  get isSealed(): boolean {
    return this.#sealed;
  }

  seal(): void {
    this.#sealed = true;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Keeps edits, all of them or none; `NotKept` when this browser cannot. */
  keep(edits: readonly Edit[]): void {
    if (this.#sealed) throw new NotKept();
    if (edits.length === 0) return;
    this.#write(edits);
    for (const entry of edits.map((edit) => this.addEdit(edit))) this.show(entry);
    this.changed();
    this.onWork();
  }

  #write(edits: readonly Edit[]): void {
    const { storage } = this.surroundings;
    if (!storage) return;
    const keys = edits.map(({ id }) => editKey(this.household, id));
    try {
      edits.forEach((edit, at) => storage.set(keys[at] ?? '', JSON.stringify(edit)));
    } catch (cause) {
      for (const key of keys) this.forget(key);
      throw new NotKept({ cause });
    }
  }

  /** Takes an edit into the outbox and its record, where it is not known yet. */
  addEdit(edit: Edit): Entry {
    const entry = this.shelf(edit.collection).entry(edit.recordId);
    if (entry.addEdit(edit)) this.#outbox.set(edit.id, edit);
    return entry;
  }

  /** Recomputes a record and folds it. */
  show(entry: Entry): void {
    this.showOnly(entry);
    this.#foldSoon(entry);
  }

  /** Recomputes a record that another tab has already folded. */
  showOnly(entry: Entry): void {
    this.shelf(entry.collection).refresh(entry);
  }

  /** Recomputes a record and folds it at once. */
  showNow(entry: Entry): void {
    this.showOnly(entry);
    this.fold(entry);
  }

  /** True when this tab has written the record's key since the page was loaded. */
  hasFolded(entry: Entry): boolean {
    return this.#foldedAt.has(entry);
  }

  /** Lets go of settled edits in memory; their keys go with `forgetEdits`. */
  settle(entry: Entry, ids: ReadonlySet<string>): void {
    entry.dropEdits(ids);
    for (const id of ids) this.#outbox.delete(id);
  }

  forgetEdits(ids: Iterable<string>): void {
    for (const id of ids) this.forget(editKey(this.household, id));
  }

  /** Removes a key; what cannot be removed does no harm. */
  forget(key: string): void {
    try {
      this.surroundings.storage?.remove(key);
    } catch {
      // It is read again at the next load, and settled again.
    }
  }

  /** Takes an edit out that can never be sent, and asks the server what is true without it. */
  setAside(edit: Edit): void {
    const entry = this.entryWaitingFor(edit.id);
    if (!entry) return;
    const key = editKey(this.household, edit.id);
    // In this order: other tabs let go of it, too, where what only could not be read they would write again.
    this.forget(key);
    setAside(this.surroundings.storage, key, JSON.stringify(edit));
    this.settle(entry, new Set([edit.id]));
    this.show(entry);
    this.askForAll();
  }

  /** The local state may differ from the server's: requests everything again. */
  askForAll(): void {
    this.#asksForAll = true;
    this.setCursor(null);
    this.onWork();
  }

  /**
   * A full snapshot arrived: it settles all unclear states, and other tabs are told first. `isBack` when the server has
   * gone back to an earlier state.
   */
  startOver(isBack: boolean): void {
    this.#asksForAll = false;
    this.cursor = null;
    if (this.#sealed) return;
    const key = cursorKey(this.household);
    try {
      this.surroundings.storage?.set(key, isBack ? BACK : RECEIVING);
    } catch {
      this.forget(key);
    }
  }

  /** The cursor of the next call. A response in flight does not settle states that became unclear meanwhile. */
  get nextCursor(): number | null {
    return this.#asksForAll ? null : this.cursor;
  }

  #foldSoon(entry: Entry): void {
    const { now, after } = this.surroundings;
    const since = Math.abs(now() - (this.#foldedAt.get(entry) ?? -Infinity));
    if (since >= FOLD_AGAIN) {
      this.fold(entry);
      return;
    }
    this.#unfolded.add(entry);
    if (this.#folding) return;
    this.#folding = true;
    after(FOLD_AGAIN, () => {
      this.#folding = false;
      this.foldAll();
    });
  }

  /** Folds what waits for it; before the page goes away, too. */
  foldAll(): void {
    for (const entry of this.#unfolded) this.fold(entry);
  }

  /** Writes a record as it is shown. Returns false when it could not; its edits then stay in the outbox. */
  fold(entry: Entry): boolean {
    this.#unfolded.delete(entry);
    this.#foldedAt.set(entry, this.surroundings.now());
    const { storage } = this.surroundings;
    if (!storage || this.#sealed) return true;
    const key = recordKey(this.household, entry.collection, entry.id);
    const text = entry.text();
    try {
      if (text === null) storage.remove(key);
      else storage.set(key, text);
      this.#unwritten.delete(entry);
      return true;
    } catch {
      this.#unwritten.add(entry);
      return false;
    }
  }

  /** Stores the cursor of the next sync; null to request everything. */
  setCursor(cursor: number | null): void {
    this.cursor = cursor;
    if (this.#sealed) return;
    const key = cursorKey(this.household);
    // A browser that could not write everything asks for it again at its next start.
    if (cursor !== null && this.#asksForAll) return;
    if (cursor !== null && ![...this.#unwritten].every((entry) => this.fold(entry))) return;
    try {
      if (cursor === null) this.surroundings.storage?.remove(key);
      else this.surroundings.storage?.set(key, String(cursor));
    } catch {
      this.forget(key);
    }
  }
}
