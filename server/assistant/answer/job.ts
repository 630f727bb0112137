// One running answer. It is not tied to a connection: every listener gets all events from the first on, and a listener
// that leaves changes nothing.
import type { ChatEvent } from '#contract/chat.ts';
import type { Exchange } from '#contract/schemas/chat.ts';

/** A union without a field, member by member. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export class Job {
  readonly #events: ChatEvent[] = [];
  readonly #listeners = new Set<(event: ChatEvent) => void>();
  readonly #finished = Promise.withResolvers<Exchange>();

  /** The exchange after the answer has ended, successfully or not. */
  get finished(): Promise<Exchange> {
    return this.#finished.promise;
  }

  emit(event: Without<ChatEvent, 'seq'>): void {
    const numbered = { seq: this.#events.length + 1, ...event };
    this.#events.push(numbered);
    for (const listener of this.#listeners) listener(numbered);
  }

  /** Tells every event, those that have been too; the function returned ends that. */
  listen(listener: (event: ChatEvent) => void): () => void {
    for (const event of this.#events) listener(event);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  end(exchange: Exchange): void {
    this.#finished.resolve(exchange);
  }
}
