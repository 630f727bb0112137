// Writes one answer from start to end, with or without listeners: danger first, then the model, then suggestions and
// receipts. Errors become one fixed sentence; their cause goes to the log.
import type { Exchange, Message, MessageMetadata } from '#contract/schemas/chat.ts';
import { GENERAL } from '../../chat/conversations.ts';
import {
  messagesOf,
  shortened,
  shownMessage,
  type StoredMessage,
  type StoredProposal,
} from '../../chat/messages.ts';
import { wallTime } from '#rules/time/dates.ts';
import type { Context } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { UNSURE } from '../dialogue/unsure.ts';
import { receiptsFor } from '../conversation/receipts.ts';
import { topicOf, topicOfDanger, topicOfIntent } from '../conversation/suggestions.ts';
import { asksAfterDose, calms, focusAfterDanger } from '../answers/health/care/beside-danger.ts';
import type { Danger } from '../danger/danger-rules.ts';
import type { DangerKind } from '../danger/danger-kind.ts';
import { findDanger } from '../danger/danger.ts';
import { quietLine } from '../danger/unease.ts';
import { isAboutHealth, withoutHealth, withoutHealthExchanges } from '../guard/health-privacy.ts';
import type { StoredFamily } from '../danger/family.ts';
import { storedFamily } from '../guard/stored-family.ts';
import { planTurn, type PlannedTurn } from '../dialogue/plan-turn.ts';
import { withSince } from '../dialogue/follow-ups/since-when.ts';
import { stateIn, type DialogueState } from '../dialogue/state.ts';
import { storedHousehold } from '../dialogue/stored-household.ts';
import { EMPTY_HOUSEHOLD, type Household } from '../reading/household.ts';
import { withPlainKin } from '../reading/shorthand.ts';
import { spellingFor } from '../reading/spelling.ts';
import type { PipModel } from '../model/model.ts';
import { readingHint } from '../model/reading-hint.ts';
import { withPlainRuns } from '../text/plain-runs.ts';
import { fieldsOf, type ToolRun } from '../tools/tool-runs.ts';
import { AnswerRow } from './answer-row.ts';
import { courseAgain, dangerAgain, refusedAgain } from './danger-again.ts';
import { dangerWords, type Known } from './danger-words.ts';
import type { Job } from './job.ts';
import { lineBefore } from './line-before.ts';
import { answerWithModel } from './model-answer.ts';
import { suggestionsFor } from './next-buttons.ts';
import { isCarriedOut } from './wish-beside.ts';

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
const BROKEN = "Sorry, I couldn't finish this answer. Please try again.";

interface Ended {
  status: 'done' | 'interrupted';
  content: string;
  metadata: Metadata;
  topic: string | undefined;
}

interface Planned {
  messages: readonly StoredMessage[];
  proposals: readonly StoredProposal[];
  planned: PlannedTurn | undefined;
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
  #earlier: Promise<StoredMessage[]> | undefined;
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

  #today(): string {
    const { actor, now } = this.#options.context;
    return wallTime(now(), actor.timeZone).date;
  }

  /** Calm advice takes the place of the fixed words, where the built-in Pip has it. */
  async #isCalm(said: string, danger: Danger): Promise<boolean> {
    if (this.#options.model.name !== BUILTIN) return false;
    const state = await this.#state();
    if (asksAfterDose(danger, said, state)) return true;
    return calms(danger, said, await this.#household(), this.#today(), state?.focus);
  }

  /** The state of the conversation after the answer before. */
  async #state(): Promise<DialogueState | undefined> {
    const before = (await this.#messages()).findLast((one) => one.role === 'assistant');
    return stateIn(before?.metadata.dialogue);
  }

  /** Of the conversation, without the one that is being written. */
  #messages(): Promise<StoredMessage[]> {
    const { conversationId, id } = this.#assistant;
    this.#earlier ??= messagesOf(this.#options.context, conversationId).then((all) =>
      all.filter((one) => one.id !== id),
    );
    return this.#earlier;
  }

  /** The records; a danger is answered without them where they cannot be read. */
  async #household(): Promise<Household> {
    return storedHousehold(this.#options.context).catch((cause: unknown): Household => {
      this.#options.onFailure(cause);
      return EMPTY_HOUSEHOLD;
    });
  }

  /** The danger in the words as typed, else in those without slips: a 'stomack ache' is one of the stomach. */
  async #danger(said: string, family: StoredFamily): Promise<Danger | undefined> {
    return findDanger(said, family) ?? findDanger(spellingFor(await this.#household())(said), family);
  }

  async #known(family: StoredFamily): Promise<Known> {
    const { timeZone } = this.#options.context.actor;
    const spoken = (await this.#state())?.focus.family_member;
    const known = { household: await this.#household(), family, timeZone, today: this.#today() };
    return spoken === undefined ? known : { ...known, spoken };
  }

  async #answer(): Promise<Ended> {
    const { context } = this.#options;
    const said = withSince(withPlainKin(withPlainRuns(this.#user.content)), await this.#state());
    const { timeZone } = context.actor;
    const family = await storedFamily(context, this.#options.onFailure);
    const danger = await this.#danger(said, family);
    const before = [await this.#messages(), await this.#known(family), danger] as const;
    const course = courseAgain(said, ...before) ?? refusedAgain(said, ...before);
    if (course) {
      this.#say(course.content);
      return { status: 'done', ...course, topic: topicOfDanger(course.kind) };
    }
    if (danger && !(await this.#isCalm(said, danger))) {
      const { content: words, safety } = dangerWords(danger, said, await this.#known(family));
      this.#say(words);
      const beside = await this.#wishBeside(danger.kind);
      const content = this.#row.content.trim();
      const metadata = { ...nothing(), ...beside, safety };
      return { status: 'done', content, metadata, topic: topicOfDanger(danger.kind) };
    }
    const made = await this.#planned();
    const again = dangerAgain(said, made.messages, await this.#known(family), made.planned);
    if (again) {
      this.#say(again.content);
      return { status: 'done', ...again, topic: topicOfDanger(again.kind) };
    }
    const { runs, model, staysHere, planned } = await this.#ask(made, quietLine(said, timeZone, family));
    const content = this.#row.content.trim();
    const isQuestion = planned?.state.asked !== undefined;
    const metadata = {
      suggestions: suggestionsFor(said, runs, planned, content),
      receipts: receiptsFor(runs, content, isQuestion),
      model,
      calls: remembered(runs),
      ...(staysHere ? { staysHere } : {}),
      ...(planned && model.name === BUILTIN ? { dialogue: planned.state } : {}),
    };
    const topic = (planned && topicOfIntent(planned.state.intent)) ?? topicOf(runs);
    return { status: 'done', content, metadata, topic };
  }

  /** The plan of the answer, and the conversation it was made from. */
  async #planned(): Promise<Planned> {
    const { context } = this.#options;
    const { conversationId } = this.#assistant;
    const messages = await this.#messages();
    const proposals = await context.records('proposal').list({ where: { conversationId } });
    return { messages, proposals, planned: await planTurn(context, messages, proposals) };
  }

  /** 'He has a fever, Dr. Kang sees him tomorrow at 11:20': below the safety text, the card that was asked for. */
  async #wishBeside(kind: DangerKind): Promise<Partial<Metadata>> {
    if (this.#options.model.name !== BUILTIN) return {};
    const made = await this.#planned();
    const { planned, messages } = made;
    const isWish = planned && isCarriedOut(kind, planned.state.intent, this.#user.content);
    if (!isWish || !planned.plan.cards?.length) {
      // What was spoken of before stays so.
      const dialogue = messages.findLast(({ role }) => role === 'assistant')?.metadata.dialogue;
      const spoken = planned && focusAfterDanger(this.#user.content, planned);
      return { ...(dialogue === undefined ? {} : { dialogue }), ...(spoken ? { dialogue: spoken } : {}) };
    }
    this.#say('\n\n');
    const { model, runs } = await this.#ask(made, undefined);
    return { model, calls: remembered(runs), dialogue: planned.state };
  }

  /** Calls the model; for health only one that may see it. `quiet` is put before an answer that is not sure. */
  async #ask(made: Planned, quiet: string | undefined) {
    const { context, operations, model, onFailure } = this.#options;
    const { conversationId, id: messageId } = this.#assistant;
    const { messages, proposals, planned } = made;
    const mayLeave = model.health !== undefined;
    const staysHere =
      mayLeave && (planned?.plan.isByRecords === true || (await isAboutHealth(context, messages)));
    const isOutside = mayLeave && !staysHere;
    const speak = lineBefore(UNSURE, quiet, (text) => this.#say(text));
    const answer = await answerWithModel({
      context,
      operations: isOutside ? withoutHealth(operations) : operations,
      model: staysHere && model.health ? { name: BUILTIN, model: model.health } : model,
      place: { conversationId, messageId },
      messages: isOutside ? withoutHealthExchanges(messages) : messages,
      proposals,
      plan: planned?.plan,
      hint: planned ? readingHint({ ...planned.state, ...planned, seesHealth: !isOutside }) : '',
      onText: speak.add,
      onTool: (name, label) => this.#job.emit({ type: 'tool', name, label }),
      onProposal: (proposal) => this.#job.emit({ type: 'proposal', proposal }),
      onFailure,
    });
    speak.end();
    // A correction by a medical record is not for the model that made it necessary.
    return { ...answer, staysHere: staysHere || (isOutside && answer.goesByRecords), planned };
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
