// The row of an answer while it is written: the text so far is stored about twice a second, with a heartbeat, so that a
// crash loses little and another process can detect that the writer is gone.
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

  /** Stores the final answer; nothing is written after it. */
  async finish(changes: Pick<StoredMessage, 'content' | 'status' | 'metadata'>): Promise<StoredMessage> {
    clearInterval(this.#timer);
    await this.#writing;
    return this.#context.records('message').update(this.#id, { ...changes, heartbeatAt: null });
  }

  #flush(): void {
    const now = this.#context.now();
    const content = this.#content;
    // With a stopped clock (server/demo) the number of writes must not depend on the speed of the machine.
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
