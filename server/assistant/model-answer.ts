// Lets the model speak and use its tools, and watches over it: how many steps, how long, and what it may say.
import { isStepCount, streamText, type FinishReason, type TextStreamPart, type ToolSet } from 'ai';
import type { Proposal } from '#contract/chat.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { WeeklyMenu, WeekPlan } from '#contract/meals.ts';
import type { StoredMessage, StoredProposal } from '../chat/messages.ts';
import type { Context } from '../context.ts';
import type { Bound } from '../implement.ts';
import { conflictWords, dishConflicts, type OwnDish } from './dishes.ts';
import { dosesIn, Guard } from './guard.ts';
import { historyOf } from './history.ts';
import { instructionsFor } from './instructions.ts';
import { labelOf } from './labels.ts';
import type { PipModel } from './model.ts';
import { belongs, watch } from './presence.ts';
import { stoodIn } from './stand-in.ts';
import type { ToolRun } from './tool-runs.ts';
import { toolsFor } from './tools.ts';

/** Tools that answer what is stored, or what the cookbook says: '500 ml' of cream is no dose. */
const READS = /^(?:list|find|planShopping)/;
const MOST_STEPS = 8;
const STEP_MS = 60_000;
const TOTAL_MS = 120_000;

const OUT_OF_STEPS =
  'I looked at a lot and did not come to an end. Could you ask me for one thing at a time?';
const NOTHING_SAID = 'I have nothing to say to that, I am afraid. Could you put it another way?';

interface ModelAnswerOptions {
  context: Context;
  operations: readonly Bound[];
  model: PipModel;
  place: { conversationId: string; messageId: string };
  messages: readonly StoredMessage[];
  proposals: readonly StoredProposal[];
  onText: (delta: string) => void;
  onTool: (name: string, label: string) => void;
  onProposal: (proposal: Proposal) => void;
  onFailure: (error: unknown) => void;
}

interface ModelAnswer {
  runs: ToolRun[];
  model: { name: string; standIn: boolean };
}

type Answered = ModelAnswerOptions & {
  runs: ToolRun[];
  members: readonly FamilyMember[];
  /** The household's own ideas, by whose ingredients a dish is judged. */
  ideas: readonly OwnDish[];
  /** Ends the answer early. */
  signal: AbortSignal;
};

function guardFor({ runs, members, ideas }: Answered): Guard {
  const latest = (tool: string) => runs.findLast((run) => run.tool === tool)?.output;
  // What is only proposed is not on record yet.
  const recorded = () =>
    JSON.stringify(runs.filter(({ tool }) => READS.test(tool)).map(({ output }) => output));
  const menus = () => (latest('listWeeklyMenus') ?? []) as WeeklyMenu[];
  return new Guard({
    knownDoses: () => new Set(dosesIn(recorded())),
    isRecorded: (measure) => recorded().toLowerCase().includes(measure),
    plan: () => (latest('planWeek') as Partial<WeekPlan> | undefined)?.meals,
    isSaved: (dish) =>
      Array.isArray(menus()) &&
      menus().some(({ meals }) =>
        Object.values(meals).some((day) => Object.values(day ?? {}).includes(dish)),
      ),
    conflict: (dish) => dishConflicts(members, dish, ideas).map(conflictWords)[0],
  });
}

/** Everything the parent wrote in the conversation. */
const saidIn = (messages: readonly StoredMessage[]): string =>
  messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');

function start({
  context,
  operations,
  model,
  place,
  messages,
  proposals,
  onProposal,
  onFailure,
  signal,
}: Answered) {
  return streamText({
    model: model.model,
    instructions: instructionsFor(context),
    messages: historyOf(messages, proposals, context.now()),
    tools: toolsFor(operations, { context, place, said: saidIn(messages), onProposal, onFailure }),
    // Proposals of one conversation take each other's place, so tools take turns.
    toolCallConcurrency: 1,
    stopWhen: isStepCount(MOST_STEPS),
    // The stand-in answers at once where a retry would keep the parent waiting.
    maxRetries: 0,
    abortSignal: signal,
    timeout: { stepMs: STEP_MS, totalMs: TOTAL_MS },
    // The stream carries the error; without this the SDK would print it.
    onError: () => undefined,
  });
}

/** Follows the loop part by part and says what may be said. */
class Telling {
  readonly #answered: Answered;
  readonly #guard: Guard;
  #said = '';
  #outOfSteps = false;
  standIn = false;

  constructor(answered: Answered) {
    this.#answered = answered;
    this.#guard = guardFor(answered);
  }

  take(part: TextStreamPart<ToolSet>): void {
    const { runs, operations, onTool } = this.#answered;
    if (part.type === 'text-start') this.#newParagraph();
    else if (part.type === 'text-delta') this.#say(this.#guard.push(part.text));
    else if (part.type === 'tool-call') {
      const bound = operations.find(({ name }) => name === part.toolName);
      if (bound) onTool(part.toolName, labelOf(bound));
    } else if (part.type === 'tool-result' && part.providerExecuted !== true) {
      runs.push({ tool: part.toolName, input: part.input as ToolRun['input'], output: part.output });
    } else if (part.type === 'finish-step') this.standIn ||= stoodIn(part.providerMetadata);
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new Error('The answer took too long.');
    else if (part.type === 'finish') this.#finish(part.finishReason);
  }

  /** What the guard still held back. */
  rest(): void {
    this.#say(this.#guard.end());
  }

  /** Words of ours where the model found none. */
  close(): void {
    this.rest();
    const silent = this.#said.trim() === '';
    if (this.#outOfSteps) this.#say(silent ? OUT_OF_STEPS : `\n\n${OUT_OF_STEPS}`);
    else if (silent) this.#say(NOTHING_SAID);
  }

  #finish(reason: FinishReason): void {
    if (reason === 'error') throw new Error('The model broke off.');
    this.#outOfSteps = reason === 'tool-calls';
  }

  #newParagraph(): void {
    this.rest();
    if (this.#said.trim() !== '' && !this.#said.endsWith('\n')) this.#say('\n\n');
  }

  #say(text: string): void {
    if (text === '') return;
    this.#said += text;
    this.#answered.onText(text);
  }
}

/** Runs the tool loop to its end; throws when the model breaks off, after telling what came before. */
export async function answerWithModel(options: ModelAnswerOptions): Promise<ModelAnswer> {
  const members = await options.context.records('family_member').list();
  const ideas = await options.context.records('menu_idea').list();
  const leaving = new AbortController();
  const answered: Answered = { ...options, runs: [], members, ideas, signal: leaving.signal };
  const stop = watch(
    () => belongs(options.context),
    () => leaving.abort(),
  );
  const telling = new Telling(answered);
  try {
    for await (const part of start(answered).stream) telling.take(part);
  } catch (error) {
    telling.rest();
    throw error;
  } finally {
    stop();
  }
  telling.close();
  const { standIn } = telling;
  return { runs: answered.runs, model: { name: standIn ? 'builtin' : options.model.name, standIn } };
}
