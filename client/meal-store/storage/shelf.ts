// One collection in memory: its entries by id, and the list of shown records, which stays the same array until
// something in it changes.
import type { Collection } from '#contract/collections.ts';
import type { RecordsOf } from '#rules/sync/meal-records.ts';
import { Entry } from '../entry.ts';

export class Shelf<C extends Collection = Collection> {
  readonly collection: C;
  readonly entries = new Map<string, Entry>();
  #records: RecordsOf[C][] | undefined;
  #places = new Map<string, number>();

  constructor(collection: C) {
    this.collection = collection;
  }

  /** The entry of a record, made when there is none. */
  entry(id: string): Entry {
    let entry = this.entries.get(id);
    if (!entry) {
      entry = new Entry(this.collection, id);
      this.entries.set(id, entry);
    }
    return entry;
  }

  /** The shown records, in the order of ids: the order of creation, or of the menus' weeks. */
  get records(): RecordsOf[C][] {
    if (this.#records) return this.#records;
    const shown = [...this.entries.values()].flatMap((entry) => (entry.shown ? [entry.shown] : []));
    shown.sort((a, b) => (a.id < b.id ? -1 : 1));
    this.#places = new Map(shown.map(({ id }, at) => [id, at]));
    this.#records = shown as RecordsOf[C][];
    return this.#records;
  }

  /** Recomputes an entry. Returns true when the shown record changed. */
  refresh(entry: Entry): boolean {
    const changed = entry.refresh();
    if (entry.isEmpty) this.entries.delete(entry.id);
    if (!changed || !this.#records) return changed;
    const at = this.#places.get(entry.id);
    if (at === undefined || !entry.shown) this.#records = undefined;
    else this.#records = this.#records.with(at, entry.shown as RecordsOf[C]);
    return changed;
  }
}
