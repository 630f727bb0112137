// Keeps the board of a kitchen tablet up to date for days: reads it at changes, at midnight and every few minutes, shows
// the last one while there is no connection, and knows when access has ended or a new version is there. Everything is
// in memory only: a tablet that is disconnected keeps nothing.
import { kiosk } from '#contract/kiosk.ts';
import { live } from '#contract/live.ts';
import type { KioskBoard } from '#contract/schemas/kiosk.ts';
import { validated } from '../data/answers.ts';
import { ApiError, TAB, call, send } from '../data/api.ts';
import { eventData } from '../data/server-sent.ts';

/** Milliseconds after which the board is read again, also where the stream says nothing. */
const READ_EVERY = 5 * 60_000;
/** Delay of the next try after a failure; doubled each time. */
const SHORTEST_WAIT = 2000;
const LONGEST_WAIT = 60_000;
/** The server sends something every 25 seconds; a longer silence means a dead connection. */
const LONGEST_SILENCE = 70_000;

export interface Shown {
  board: KioskBoard | null;
  /** The last time the server answered, while it does not. */
  lostSince: Date | null;
  /** True once the tablet was disconnected in Settings, or its year is over. */
  hasEnded: boolean;
}

type Ticks = ReadonlyMap<string, boolean>;

/** The board with items as they were just ticked, until the server says so. */
function withTicks(board: KioskBoard, ticks: Ticks): KioskBoard {
  if (ticks.size === 0) return board;
  const lists = board.lists.map((list) => ({
    ...list,
    items: list.items.map((item) => ({ ...item, checked: ticks.get(item.id) ?? item.checked })),
  }));
  return { ...board, lists };
}

export class KioskFeed {
  readonly #reload: () => void;
  readonly #watchers = new Set<() => void>();
  #shown: Shown = { board: null, lostSince: null, hasEnded: false };
  #read: KioskBoard | null = null;
  #newVersion: string | undefined;
  #ticks = new Map<string, boolean>();
  /** Items whose tick is saved and not on a board that was read. */
  readonly #sent = new Set<string>();
  #answeredAt = new Date();
  #failures = 0;
  #reading: Promise<void> | undefined;
  #wantsMore = false;
  #next: ReturnType<typeof setTimeout> | undefined;
  #stream: AbortController | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** `reload` loads the page again, for a new version of the app. */
  constructor(reload: () => void) {
    this.#reload = reload;
  }

  get shown(): Shown {
    return this.#shown;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Begins; call the returned function to stop. */
  start(): () => void {
    const ended = new AbortController();
    const refresh = () => this.refresh();
    window.addEventListener('online', refresh, { signal: ended.signal });
    document.addEventListener('visibilitychange', refresh, { signal: ended.signal });
    this.refresh();
    return () => {
      ended.abort();
      this.#stop();
    };
  }

  /** Reads the board soon: something changed, or the day is another one. */
  refresh(): void {
    void this.#readFresh();
  }

  /** Ticks an item, at once on the screen; false when it could not be saved, which takes it back. */
  async tick(listId: string, itemId: string, checked: boolean): Promise<boolean> {
    this.#ticks.set(itemId, checked);
    this.#say({});
    let isSaved = true;
    try {
      await send(kiosk.tickOnKiosk, { id: listId, itemId, checked });
    } catch (error) {
      isSaved = false;
      if (error instanceof ApiError && error.status === 401) this.#end();
    }
    if (isSaved) await this.#readFresh();
    const isShown = !isSaved || this.#shown.lostSince === null;
    if (!isShown) this.#sent.add(itemId);
    else if (this.#ticks.get(itemId) === checked) this.#ticks.delete(itemId);
    this.#say({});
    return isSaved;
  }

  #say(changes: Partial<Shown>): void {
    const board = this.#read && withTicks(this.#read, this.#ticks);
    this.#shown = { ...this.#shown, ...changes, board };
    for (const watcher of this.#watchers) watcher();
  }

  #stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#silence);
    this.#stream?.abort();
    this.#stream = undefined;
  }

  #end(): void {
    this.#stop();
    this.#read = null;
    this.#ticks.clear();
    this.#say({ hasEnded: true, lostSince: null });
  }

  /** Resolves after a read that began after this call. Reads never overlap: the last answer is the newest. */
  async #readFresh(): Promise<void> {
    if (this.#shown.hasEnded) return;
    if (this.#reading) this.#wantsMore = true;
    await (this.#reading ??= this.#readUntilFresh().finally(() => (this.#reading = undefined)));
  }

  async #readUntilFresh(): Promise<void> {
    do {
      this.#wantsMore = false;
      await this.#readBoard();
    } while (this.#wantsMore && !this.#shown.hasEnded);
  }

  async #readBoard(): Promise<void> {
    clearTimeout(this.#next);
    try {
      const board = await call(kiosk.getKioskBoard, {}, { signal: AbortSignal.timeout(LONGEST_SILENCE) });
      // Seen twice: while servers restart, an error page would stay on the wall.
      if (this.#newVersion === board.appVersion) return this.#reload();
      if (this.#read !== null && this.#read.appVersion !== board.appVersion)
        this.#newVersion = board.appVersion;
      this.#read = board;
      for (const itemId of this.#sent) this.#ticks.delete(itemId);
      this.#sent.clear();
      this.#answeredAt = new Date();
      this.#failures = 0;
      this.#say({ lostSince: null });
      if (!this.#stream) void this.#follow();
      this.#later(READ_EVERY);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return this.#end();
      this.#say({ lostSince: this.#answeredAt });
      this.#later(Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#failures));
      this.#failures += 1;
    }
  }

  #later(wait: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.refresh(), wait);
  }

  /** Follows changes until the stream ends; the next read of the board opens another. */
  async #follow(): Promise<void> {
    const stream = new AbortController();
    this.#stream = stream;
    const onAlive = () => {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => stream.abort(), LONGEST_SILENCE);
    };
    onAlive();
    try {
      const options = { accept: 'text/event-stream', signal: stream.signal };
      const { body } = await send(live.followHousehold, { tab: TAB }, options);
      if (body)
        for await (const data of eventData(body, onAlive)) {
          const update = await validated(live.followHousehold, JSON.parse(data));
          if (update.signedOut) return this.#end();
          if (update.everything || update.records.length > 0) this.refresh();
        }
    } catch {
      // The board is read next, which finds out what is the matter.
    }
    clearTimeout(this.#silence);
    if (this.#stream !== stream) return;
    this.#stream = undefined;
    this.#later(SHORTEST_WAIT);
  }
}
