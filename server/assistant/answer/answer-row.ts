// The row of an answer while it is written: what was said so far is stored about twice a second, with a sign of life,
// so that a crash loses little and another process can tell that nobody writes any more.
import type { StoredMessage } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';

const FLUSH_MS = 500;
const HEARTBEAT_MS = 5_000;

export class AnswerRow {
  readonly #context: Context;
  readonly #id: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #content = '';
  #stored = '';
  #seenAt: number;
  #writing: Promise<void> = Promise.resolve();

  constructor(context: Context, id: string, onFailure: (error: unknown) => void) {
    this.#context = context;
    this.#id = id;
    this.#onFailure = onFailure;
    this.#seenAt = context.now().getTime();
    this.#timer = setInterval(() => this.#flush(), FLUSH_MS).unref();
  }

  get content(): string {
    return this.#content;
  }

  add(text: string): void {
    this.#content += text;
  }

  /** Stores the answer for good; nothing is written after it. */
  async finish(changes: Pick<StoredMessage, 'content' | 'status' | 'metadata'>): Promise<StoredMessage> {
    clearInterval(this.#timer);
    await this.#writing;
    return this.#context.records('message').update(this.#id, { ...changes, heartbeatAt: null });
  }

  #flush(): void {
    const now = this.#context.now();
    const content = this.#content;
    // On a clock that stands still (server/demo) the number of writes must not depend on the speed of the machine.
    if (now.getTime() === this.#seenAt) return;
    if (content === this.#stored && now.getTime() - this.#seenAt < HEARTBEAT_MS) return;
    this.#seenAt = now.getTime();
    this.#stored = content;
    this.#writing = this.#writing
      .then(() =>
        this.#context.records('message').update(this.#id, { content, heartbeatAt: now.toISOString() }),
      )
      .then(() => undefined, this.#onFailure);
  }
}
