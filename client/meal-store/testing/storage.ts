// Simulated browser storage: shared by tabs that receive each other's writes later, in order. It can be full, fail, or
// be inspected.
import type { TextStorage } from '../storage/surroundings.ts';

interface Heard {
  key: string | null;
  text: string | null;
  /** The place of the write among all writes. */
  at: number;
}

/** The storage of one browser. */
export class SimulatedStorage {
  readonly texts = new Map<string, string>();
  /** No write that needs room succeeds. */
  isFull = false;
  /**
   * True when tabs of one process read each other's writes before the event arrives; tabs of another process read them
   * only afterwards.
   */
  isOneProcess = true;
  /** Nothing can be read or written. */
  isBroken = false;
  /** Every key that was read or written, since the list was last emptied. */
  touched: string[] = [];
  readonly #tabs = new Set<SimulatedTabStorage>();
  #writes = 0;

  nextWrite(): number {
    return ++this.#writes;
  }

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
  /** Writes of other tabs whose events this tab has not received yet. */
  readonly heard: Heard[] = [];
  isClosed = false;
  /** Values this tab has written or received. */
  readonly #known: Map<string, string>;
  /** Time of its own last write, by key. */
  readonly #writtenAt = new Map<string, number>();
  readonly #storage: SimulatedStorage;
  readonly #tellOthers: (event: Heard) => void;

  constructor(storage: SimulatedStorage, tellOthers: (event: Heard) => void) {
    this.#storage = storage;
    this.#known = new Map(storage.texts);
    this.#tellOthers = tellOthers;
  }

  #look(key: string): Map<string, string> {
    if (this.#storage.isBroken) throw new Error('The storage is broken.');
    this.#storage.touched.push(key);
    return this.#storage.isOneProcess ? this.#storage.texts : this.#known;
  }

  /** The next that others wrote; from here on it can be read. */
  hear(): Heard | undefined {
    const heard = this.heard.shift();
    // A later write of this tab wins over it.
    if (heard?.key && heard.at > (this.#writtenAt.get(heard.key) ?? 0)) this.#know(heard.key, heard.text);
    return heard;
  }

  #know(key: string, text: string | null): void {
    if (text === null) this.#known.delete(key);
    else this.#known.set(key, text);
  }

  #write(key: string, text: string | null): void {
    const at = this.#storage.nextWrite();
    if (text === null) this.#storage.texts.delete(key);
    else this.#storage.texts.set(key, text);
    this.#writtenAt.set(key, at);
    this.#know(key, text);
    this.#tellOthers({ key, text, at });
  }

  get(key: string): string | null {
    return this.#look(key).get(key) ?? null;
  }

  set(key: string, text: string): void {
    const texts = this.#look(key);
    if (this.isClosed || texts.get(key) === text) return;
    if (this.#storage.isFull && text.length > (texts.get(key)?.length ?? 0))
      throw new Error('QuotaExceededError');
    this.#write(key, text);
  }

  remove(key: string): void {
    if (this.isClosed || !this.#look(key).has(key)) return;
    this.#write(key, null);
  }

  keys(): string[] {
    return [...this.#look('*').keys()];
  }
}
