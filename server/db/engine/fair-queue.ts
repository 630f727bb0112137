// Assigns what there is little of, such as database connections, fairly: households take turns, those with the least
// connection time first, and each gets only a few at once. A household with many requests waits for itself and does not
// delay the others.
import { AsyncLocalStorage } from 'node:async_hooks';
import { PRODUCT } from '#contract/common.ts';
import { AppError } from '../../errors.ts';
import { awaitOutsideTurn } from '../../running-turn.ts';

const asking = new AsyncLocalStorage<{ householdId: string; operation: string | undefined }>();

/** Runs work whose statements queue on behalf of this household; `operation` is the name of its transaction. */
export const askingFor = <T>(householdId: string, work: () => T, operation?: string): T =>
  asking.run({ householdId, operation }, work);

/** Household and operation of the running work, if it has a name. */
export function runningWork(): string | undefined {
  const { householdId, operation } = asking.getStore() ?? {};
  return operation === undefined ? undefined : `${householdId} ${operation}`;
}

/** Work without a household, such as looking up a session: quick, and without a limit of its own. */
const NOBODY = '';
/** The event loop gets a turn after this many milliseconds, so that requests of others can join the queue. */
const BREATH_MS = 8;

interface Limits {
  /** Connections there are. */
  places: number;
  /** Of those, how many one household may have. */
  perHousehold: number;
  /** Milliseconds after which waiting ends with `busy`; absent: waits as long as it takes. */
  patience?: number;
  /** Limit of waiting requests of one household; absent: unlimited. */
  waiting?: number;
}

interface Waiter {
  enter(): void;
}

const busy = (): AppError =>
  new AppError('busy', `${PRODUCT} is busy right now. Please try again in a moment.`, { retryAfter: 2 });

export class FairQueue {
  readonly #limits: Limits;
  readonly #inside = new Map<string, number>();
  /** By household, in the order of their turns. */
  readonly #waiting = new Map<string, Waiter[]>();
  /** Milliseconds of connection time by household, since the queue was last empty. */
  readonly #had = new Map<string, number>();
  #places: number;
  #lastBreath = performance.now();
  #breathing = false;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#places = limits.places;
  }

  /**
   * Waits for a place; the function returned gives it back. AppError `busy` when that takes too long, the signal's reason
   * when it is aborted while waiting.
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const key = asking.getStore()?.householdId ?? NOBODY;
    if (this.#breathing || this.#waiting.has(key) || !this.#hasPlace(key)) {
      const place = this.#wait(key, signal);
      // Behind another household, requests that need no place are not kept waiting. Patience is for a few waiting ones.
      const isBehindOthers = this.#limits.patience === undefined && !this.#inside.has(key);
      await (isBehindOthers ? awaitOutsideTurn(place) : place);
    } else this.#take(key);
    let isInside = true;
    const began = performance.now();
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#had.set(key, (this.#had.get(key) ?? 0) + performance.now() - began);
      this.#leave(key);
    };
  }

  #hasPlace(key: string): boolean {
    if (this.#places === 0) return false;
    return key === NOBODY || (this.#inside.get(key) ?? 0) < this.#limits.perHousehold;
  }

  #take(key: string): void {
    this.#places -= 1;
    this.#inside.set(key, (this.#inside.get(key) ?? 0) + 1);
  }

  #wait(key: string, signal?: AbortSignal): Promise<void> {
    const queue = this.#waiting.get(key) ?? [];
    const { patience, waiting = Infinity } = this.#limits;
    if (queue.length >= waiting) throw busy();
    this.#waiting.set(key, queue);
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const giveUp = (reason: unknown) => {
        settle();
        this.#remove(key, waiter);
        reject(reason instanceof Error ? reason : new Error('aborted'));
      };
      const onAbort = () => giveUp(signal?.reason);
      const timer = patience === undefined ? undefined : setTimeout(() => giveUp(busy()), patience);
      signal?.addEventListener('abort', onAbort);
      const waiter = {
        enter() {
          settle();
          resolve();
        },
      };
      queue.push(waiter);
    });
  }

  #remove(key: string, waiter: Waiter): void {
    const queue = this.#waiting.get(key)?.filter((one) => one !== waiter) ?? [];
    if (queue.length === 0) this.#waiting.delete(key);
    else this.#waiting.set(key, queue);
  }

  #leave(key: string): void {
    const left = (this.#inside.get(key) ?? 1) - 1;
    if (left === 0) this.#inside.delete(key);
    else this.#inside.set(key, left);
    this.#places += 1;
    this.#admit();
  }

  /** Lets those in whose turn it is. */
  #admit(): void {
    if (this.#waiting.size === 0) return this.#had.clear();
    if (this.#breathing) return;
    // On one connection a waiting household would otherwise follow the one before without the loop ever turning.
    if (performance.now() - this.#lastBreath > BREATH_MS) return this.#breathe();
    // Work without a household is quick, and serves all.
    const had = (key: string): number => (key === NOBODY ? 0 : (this.#had.get(key) ?? 0));
    for (const key of Array.from(this.#waiting.keys()).sort((one, other) => had(one) - had(other))) {
      if (this.#hasPlace(key)) this.#admitOne(key);
    }
  }

  #breathe(): void {
    this.#breathing = true;
    setImmediate(() => {
      this.#breathing = false;
      this.#lastBreath = performance.now();
      this.#admit();
    });
  }

  #admitOne(key: string): void {
    const [first, ...rest] = this.#waiting.get(key) ?? [];
    // Moves to the end of the queue.
    this.#waiting.delete(key);
    if (rest.length > 0) this.#waiting.set(key, rest);
    if (first === undefined) return;
    this.#take(key);
    first.enter();
  }
}
