// Posts a message: permission, rate limit, once for each client-made id; then starts an answer without waiting for it.
import type { Exchange } from '#contract/schemas/chat.ts';
import { shownMessage } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import { writeAnswer, type AnswerOptions } from '../answer/answer.ts';
import { beginExchange, earlierExchange, type Pair, type Said } from '../answer/exchange.ts';
import { Job } from '../answer/job.ts';
import { MessageRate } from './rate.ts';

interface PostingOptions extends Omit<AnswerOptions, 'context'> {
  messagesPerMinute: number;
}

export class Posting {
  readonly #options: PostingOptions;
  readonly #rate: MessageRate;
  /** Running answers of this process, by the id of their message. */
  readonly #running = new Map<string, Job>();

  constructor(options: PostingOptions) {
    this.#options = options;
    this.#rate = new MessageRate(options.messagesPerMinute);
  }

  /** Stores the message and starts the answer; a repeated message returns the job of the first one. */
  async post(context: Context, said: Said): Promise<Job> {
    await context.records('conversation').get(said.id);
    const earlier = await earlierExchange(context, said);
    if (earlier) return this.#running.get(earlier[1].id) ?? this.#told(context, earlier);
    this.#rate.count(context.actor.userId, context.now());
    return this.#begin(context, await beginExchange(context, said));
  }

  /** Waits until every running answer has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#running.values()].map((job) => job.finished));
  }

  #begin(context: Context, pair: Pair): Job {
    const job = new Job();
    const [, assistant] = pair;
    this.#running.set(assistant.id, job);
    void writeAnswer({ ...this.#options, context }, job, pair).finally(() =>
      this.#running.delete(assistant.id),
    );
    return job;
  }

  /** The job of an exchange that has ended, or that another process is writing, from its stored state. */
  async #told(context: Context, [user, assistant]: Pair): Promise<Job> {
    const job = new Job();
    const { conversationId } = user;
    const proposals = await context.records('proposal').list({ where: { conversationId } });
    const exchange: Exchange = {
      userMessage: shownMessage(user, proposals, context.now()),
      assistantMessage: shownMessage(assistant, proposals, context.now()),
    };
    job.emit({ type: 'message', ...exchange });
    if (assistant.status === 'done') job.emit({ type: 'done', assistantMessage: exchange.assistantMessage });
    job.end(exchange);
    return job;
  }
}
