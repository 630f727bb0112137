// A browser's storage as tests need it: shared by tabs that hear of each other's writing some time later, in order;
// and it can be full, fail, or be looked into.
import type { TextStorage } from '../surroundings.ts';

type Heard = [key: string | null, text: string | null];

/** The storage of one browser. */
export class SimulatedStorage {
  readonly texts = new Map<string, string>();
  /** No write that needs room succeeds. */
  isFull = false;
  /** Nothing can be read or written. */
  isBroken = false;
  /** Every key that was read or written, since somebody emptied this. */
  touched: string[] = [];
  readonly #tabs = new Set<SimulatedTabStorage>();

  open(): SimulatedTabStorage {
    const tab = new SimulatedTabStorage(this, (event) => {
      for (const other of this.#tabs) if (other !== tab) other.heard.push(event);
    });
    this.#tabs.add(tab);
    return tab;
  }

  /** A tab that is closed writes nothing any more. */
  close(tab: SimulatedTabStorage): void {
    tab.isClosed = true;
    this.#tabs.delete(tab);
  }
}

/** The storage as one tab sees it. */
class SimulatedTabStorage implements TextStorage {
  /** What other tabs wrote and this one has not heard yet. */
  readonly heard: Heard[] = [];
  isClosed = false;
  readonly #storage: SimulatedStorage;
  readonly #tellOthers: (event: Heard) => void;

  constructor(storage: SimulatedStorage, tellOthers: (event: Heard) => void) {
    this.#storage = storage;
    this.#tellOthers = tellOthers;
  }

  #look(key: string): Map<string, string> {
    if (this.#storage.isBroken) throw new Error('The storage is broken.');
    this.#storage.touched.push(key);
    return this.#storage.texts;
  }

  get(key: string): string | null {
    return this.#look(key).get(key) ?? null;
  }

  set(key: string, text: string): void {
    const texts = this.#look(key);
    if (this.isClosed || texts.get(key) === text) return;
    if (this.#storage.isFull && text.length > (texts.get(key)?.length ?? 0))
      throw new Error('QuotaExceededError');
    texts.set(key, text);
    this.#tellOthers([key, text]);
  }

  remove(key: string): void {
    const texts = this.#look(key);
    if (this.isClosed || !texts.delete(key)) return;
    this.#tellOthers([key, null]);
  }

  keys(): string[] {
    return [...this.#look('*').keys()];
  }
}
