// Writes one answer from start to end, with or without listeners: danger first, then the model, then suggestions and
// receipts. Errors become one fixed sentence; their cause goes to the log.
import type { Exchange, Message, MessageMetadata } from '#contract/schemas/chat.ts';
import { GENERAL } from '../../chat/conversations.ts';
import { messagesOf, shortened, shownMessage, type StoredMessage } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { UNSURE } from '../builtin/index.ts';
import { receiptsFor } from '../conversation/receipts.ts';
import { suggestionsFor, topicOf } from '../conversation/suggestions.ts';
import { topicIn } from '../conversation/topics.ts';
import { dangerAnswer } from '../danger/danger-answer.ts';
import { findDanger } from '../danger/danger.ts';
import { quietLine } from '../danger/unease.ts';
import { isAboutHealth, withoutHealth, withoutHealthExchanges } from '../guard/health-privacy.ts';
import { storedFamily } from '../guard/stored-family.ts';
import type { PipModel } from '../model/model.ts';
import { withPlainRuns } from '../text/plain-runs.ts';
import { fieldsOf, type ToolRun } from '../tools/tool-runs.ts';
import { AnswerRow } from './answer-row.ts';
import type { Job } from './job.ts';
import { lineBefore } from './line-before.ts';
import { answerWithModel } from './model-answer.ts';

export interface AnswerOptions {
  context: Context;
  /** The operations Pip's tools are made of. */
  operations: readonly Bound[];
  model: PipModel;
  /** Told the cause of a failure, for the log. */
  onFailure: (error: unknown) => void;
}

type Metadata = StoredMessage['metadata'];

const BUILTIN = 'builtin';
const BROKEN = 'Sorry, I could not finish this answer. Please try again.';

interface Ended {
  status: 'done' | 'interrupted';
  content: string;
  metadata: Metadata;
  topic: string | undefined;
}

const nothing = (): Pick<MessageMetadata, 'suggestions' | 'receipts'> => ({ suggestions: [], receipts: [] });

/** A plan stores its week, also when nobody named one. */
const remembered = (runs: readonly ToolRun[]): Metadata['calls'] =>
  runs.map(({ tool, input, output }) => {
    const { weekStartDate } = fieldsOf(output);
    return {
      tool,
      input:
        tool === 'planWeek' && typeof weekStartDate === 'string' ? { ...input, date: weekStartDate } : input,
    };
  });

class Answer {
  readonly #options: AnswerOptions;
  readonly #job: Job;
  readonly #row: AnswerRow;
  readonly #user: StoredMessage;
  readonly #assistant: StoredMessage;

  constructor(options: AnswerOptions, job: Job, [user, assistant]: readonly [StoredMessage, StoredMessage]) {
    this.#options = options;
    this.#job = job;
    this.#user = user;
    this.#assistant = assistant;
    this.#row = new AnswerRow(options.context, assistant.id, options.onFailure);
  }

  async run(): Promise<void> {
    const { now } = this.#options.context;
    const userMessage = shownMessage(this.#user, [], now());
    const begun = shownMessage(this.#assistant, [], now());
    this.#job.emit({ type: 'message', userMessage, assistantMessage: begun });
    const { ended, error } = await this.#end();
    const assistantMessage = await this.#store(ended).catch((cause: unknown): Message => {
      this.#options.onFailure(cause);
      return { ...begun, content: BROKEN, status: 'interrupted' };
    });
    if (error || assistantMessage.status !== 'done') this.#job.emit({ type: 'error', message: BROKEN });
    else this.#job.emit({ type: 'done', assistantMessage });
    this.#job.end({ userMessage, assistantMessage } satisfies Exchange);
  }

  #say(text: string): void {
    this.#row.add(text);
    this.#job.emit({ type: 'text', delta: text });
  }

  async #end(): Promise<{ ended: Ended; error: boolean }> {
    try {
      return { ended: await this.#answer(), error: false };
    } catch (cause) {
      this.#options.onFailure(cause);
      const content =
        this.#row.content.trim() === '' ? BROKEN : `${this.#row.content.trimEnd()}\n\n${BROKEN}`;
      return {
        ended: { status: 'interrupted', content, metadata: nothing(), topic: undefined },
        error: true,
      };
    }
  }

  async #answer(): Promise<Ended> {
    const { context } = this.#options;
    const said = withPlainRuns(this.#user.content);
    const { timeZone } = context.actor;
    const family = await storedFamily(context, this.#options.onFailure);
    const danger = findDanger(said, family);
    const topic = topicIn(said, danger?.kind);
    if (danger) {
      const { content, safety } = dangerAnswer(danger.kind, timeZone, danger);
      this.#say(content);
      return { status: 'done', content, metadata: { ...nothing(), safety }, topic };
    }
    const { runs, model, staysHere } = await this.#ask(quietLine(said, timeZone, family));
    const content = this.#row.content.trim();
    const metadata = {
      suggestions: suggestionsFor(runs, said, model.name === BUILTIN ? content : ''),
      receipts: receiptsFor(runs, content),
      model,
      calls: remembered(runs),
      ...(staysHere ? { staysHere } : {}),
    };
    return { status: 'done', content, metadata, topic: topic ?? topicOf(runs) };
  }

  /** Calls the model; for health only one that may see it. `quiet` is put before an answer that is not sure. */
  async #ask(quiet: string | undefined) {
    const { context, operations, model, onFailure } = this.#options;
    const { conversationId, id: messageId } = this.#assistant;
    const messages = (await messagesOf(context, conversationId)).filter(({ id }) => id !== messageId);
    const staysHere = model.health !== undefined && (await isAboutHealth(context, messages));
    const isOutside = model.health !== undefined && !staysHere;
    const speak = lineBefore(UNSURE, quiet, (text) => this.#say(text));
    const answer = await answerWithModel({
      context,
      operations: isOutside ? withoutHealth(operations) : operations,
      model: staysHere && model.health ? { name: BUILTIN, model: model.health } : model,
      place: { conversationId, messageId },
      messages: isOutside ? withoutHealthExchanges(messages) : messages,
      proposals: await context.records('proposal').list({ where: { conversationId } }),
      onText: speak.add,
      onTool: (name, label) => this.#job.emit({ type: 'tool', name, label }),
      onProposal: (proposal) => this.#job.emit({ type: 'proposal', proposal }),
      onFailure,
    });
    speak.end();
    return { ...answer, staysHere };
  }

  async #store({ status, content, metadata, topic }: Ended): Promise<Message> {
    const { context } = this.#options;
    const stored = await this.#row.finish({ content, status, metadata });
    const { conversationId } = stored;
    const conversations = context.records('conversation');
    const conversation = await conversations.get(conversationId);
    await conversations.update(conversationId, {
      lastMessage: shortened(content),
      topic: conversation.topic === GENERAL ? topic : undefined,
    });
    const proposals = await context.records('proposal').list({ where: { conversationId } });
    return shownMessage(stored, proposals, context.now());
  }
}

/** Writes the answer; never rejects. Progress is sent to the job. */
export const writeAnswer = (
  options: AnswerOptions,
  job: Job,
  messages: readonly [user: StoredMessage, assistant: StoredMessage],
): Promise<void> => new Answer(options, job, messages).run();
