// Posts a message: permission, rate limit, once for each client-made id; then starts an answer without waiting for it.
import { conversationOf } from '../../chat/conversations.ts';
import type { Context } from '../../context.ts';
import { followElsewhere } from '../answer/answer-elsewhere.ts';
import type { AnswerOptions } from '../answer/answer.ts';
import { beginExchange, earlierExchange, type Pair, type Said } from '../answer/exchange.ts';
import { Job } from '../answer/job.ts';

interface PostingOptions extends Omit<AnswerOptions, 'context'> {
  messagesPerMinute: number;
}

export class Posting {
  readonly #options: PostingOptions;
  /** Answers that this process writes or follows, by the id of their message. */
  readonly #running = new Map<string, Job>();
  readonly #stopped = new AbortController();

  constructor(options: PostingOptions) {
    this.#options = options;
  }

  /** Stores the message and starts the answer; a repeated message returns the answer to the first one. */
  async post(context: Context, said: Said): Promise<Job> {
    await conversationOf(context, said.id);
    const earlier = await earlierExchange(context, said);
    const pair = earlier ?? (await beginExchange(context, said, this.#options.messagesPerMinute));
    const { onFailure } = this.#options;
    const stopped = this.#stopped.signal;
    return this.#jobOf(pair, async (job) => {
      if (earlier) return followElsewhere({ context, stopped, onFailure }, job, earlier);
      // The understanding is large, and nobody needs it before the first question.
      const { writeAnswer } = await import('../answer/answer.ts');
      return writeAnswer({ ...this.#options, context }, job, pair);
    });
  }

  /** Follows no answers of other processes any more. */
  stopFollowing(): void {
    this.#stopped.abort();
  }

  /** Waits until every running answer has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].map((job) => job.finished));
  }

  #jobOf([, { id }]: Pair, begin: (job: Job) => Promise<void>): Job {
    const running = this.#running.get(id);
    if (running) return running;
    const job = new Job();
    this.#running.set(id, job);
    void begin(job).finally(() => this.#running.delete(id));
    return job;
  }
}
