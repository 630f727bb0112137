// Ledger of what parents did, from which the expected end state follows, whatever the network and the clocks did. Each
// written value is unique, so that a value identifies the edit it came from.
import { COLLECTIONS, type Collection } from '#contract/collections.ts';
import { WHOLE, partOf, type Fields } from '#rules/sync/meal-merge.ts';
import { fieldsOf, type KeptRecord } from '#rules/sync/meal-records.ts';
import type { MealStore } from '../store.ts';

export interface WrittenRecord {
  collection: Collection;
  id: string;
}

const nameOf = ({ collection, id }: WrittenRecord, path: string) => `${collection} ${id} ${path}`;

/** The fields of a record as a store shows them; none when it shows none. */
export function shownFields(store: MealStore, { collection, id }: WrittenRecord): Fields {
  const record: KeptRecord | undefined = store.find(collection, id);
  return record ? fieldsOf(collection, record) : {};
}

interface Write {
  overwritten: boolean;
  /** Written twice, by an undone removal or by a move: the value does not identify which of the two writes was seen. */
  again: boolean;
}

export class Ledger {
  /** By field: the values written there, and whether a later writer had seen them. */
  readonly #writes = new Map<string, Map<unknown, Write>>();
  /** By part: whether it was removed, and whether the remover knew all of it. */
  readonly #removals = new Map<string, { isClean: boolean }>();
  readonly #parts = new Map<string, WrittenRecord & { part: string }>();
  readonly #tickers = new Map<string, Set<unknown>>();

  /** Somebody wrote fields after seeing these; `again` where the values were there before. */
  write(seen: Fields, place: WrittenRecord, fields: Fields, again = false): void {
    for (const [path, value] of Object.entries(fields)) {
      const writes = this.#writes.get(nameOf(place, path)) ?? new Map<unknown, Write>();
      const known = writes.get(seen[path]);
      if (known && seen[path] !== value) known.overwritten = !known.again;
      writes.set(value, { overwritten: false, again });
      this.#writes.set(nameOf(place, path), writes);
      this.#touch(place, path);
    }
  }

  /** Somebody ticks an item off, or back on. */
  tick(by: unknown, place: WrittenRecord, path: string): void {
    const name = nameOf(place, partOf(path));
    this.#tickers.set(name, (this.#tickers.get(name) ?? new Set()).add(by));
    this.#touch(place, path);
  }

  #touch(place: WrittenRecord, path: string): void {
    for (const part of new Set([WHOLE, partOf(path)])) {
      this.#parts.set(nameOf(place, part), { ...place, part });
      const removal = this.#removals.get(nameOf(place, part));
      if (removal) removal.isClean = false;
    }
  }

  /** Somebody removed a part after seeing these fields. */
  remove(seen: Fields, by: unknown, place: WrittenRecord, part: string = WHOLE): void {
    const isOf = (path: string) => part === WHOLE || partOf(path) === part;
    const sawAll = [...this.#writes].every(([name, writes]) => {
      const path = name.slice(nameOf(place, '').length);
      if (!name.startsWith(nameOf(place, '')) || !isOf(path)) return true;
      return [...writes].every(
        ([value, { overwritten, again }]) => overwritten || (seen[path] === value && !again),
      );
    });
    const tickers = [...this.#tickers].filter(([name]) =>
      name.startsWith(nameOf(place, part === WHOLE ? '' : part)),
    );
    const isOnlyMine = tickers.every(([, who]) => who.size === 1 && who.has(by));
    this.#removals.set(nameOf(place, part), { isClean: sawAll && isOnlyMine });
  }

  /** Every sentence about `store` that is not as it must be. */
  complaints(store: MealStore): string[] {
    return [...this.#ofFields(store), ...this.#ofParts(store), ...ofMenus(store)];
  }

  *#ofFields(store: MealStore): Generator<string> {
    for (const [name, writes] of this.#writes) {
      const [collection = '', id = '', path = ''] = name.split(' ');
      const shown = shownFields(store, { collection: collection as Collection, id });
      if (!(path in shown)) continue;
      const last = [...writes].flatMap(([value, { overwritten }]) => (overwritten ? [] : [value]));
      if (!last.includes(shown[path]))
        yield `${name} is ${String(shown[path])}, although only ${last.join(' or ')} was never overwritten`;
    }
  }

  *#ofParts(store: MealStore): Generator<string> {
    for (const [name, { part, ...place }] of this.#parts) {
      const paths = Object.keys(shownFields(store, place));
      const isThere = part === WHOLE ? paths.length > 0 : paths.some((path) => partOf(path) === part);
      const removal = this.#removals.get(name);
      const whole = this.#removals.get(nameOf(place, WHOLE));
      if (!removal && !whole && !isThere) yield `${name} is not there, although nobody removed it`;
      if (removal?.isClean && isThere)
        yield `${name} is there, although somebody removed it knowing all of it`;
    }
  }
}

function* ofMenus(store: MealStore): Generator<string> {
  const weeks = store.records('weekly-menus').map(({ weekStart }) => weekStart);
  if (new Set(weeks).size < weeks.length) yield 'a week has two menus';
  for (const collection of COLLECTIONS) {
    const ids = store.records(collection).map(({ id }) => id);
    if (new Set(ids).size < ids.length) yield `${collection} shows a record twice`;
  }
}
