// Runs the model with its tools under limits: the number of steps, the time, and the content of its text.
import { isStepCount, streamText, type FinishReason, type TextStreamPart, type ToolSet } from 'ai';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import type { Conflict } from '#rules/food/conflicts.ts';
import { asInProfile } from '#rules/family/joined-allergies.ts';
import type { StoredMessage, StoredProposal } from '../../chat/messages.ts';
import type { Context } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { earlierMessages } from '../conversation/earlier-messages.ts';
import { storedHousehold } from '../dialogue/stored-household.ts';
import { conflictWords, dishConflicts, type OwnDish } from '../guard/dishes.ts';
import { dosesIn, plainAmounts } from '../guard/doses.ts';
import { FoodClaims } from '../guard/food-claims.ts';
import { Guard } from '../guard/guard.ts';
import { eatersOf } from '../reading/counted-allergies.ts';
import { instructionsFor } from '../model/instructions.ts';
import { toolsOf, withPlan, type Plan } from '../answers/plan.ts';
import type { PipModel } from '../model/model.ts';
import { stoodIn } from '../model/stood-in.ts';
import { labelOf } from '../tools/labels.ts';
import { fieldsOf, latest, operationOf, type ToolRun } from '../tools/tool-runs.ts';
import { toolsFor } from '../tools/tools.ts';
import { MOST_CALLS, MOST_CHARACTERS, StreamBudget, ToolBudget } from './answer-limits.ts';
import { cardsBeforeGiveWay } from './cards-in-place.ts';
import { ownAmounts, saidIn } from './own-amounts.ts';
import { belongs, watch } from './presence.ts';

/** Tools that return what is stored, or what the cookbook says: '500 ml' of cream is no dose. A plan is Pip's own. */
const isRecord = ({ tool }: ToolRun): boolean => operationOf(tool)?.pip === 'reads' && tool !== 'planWeek';
const BUILTIN = 'builtin';
const MOST_STEPS = 8;
/** Pip's own brain takes one step for each read and card of a plan, which ends by itself. */
const MOST_OWN_STEPS = MOST_CALLS + 1;
const STEP_MS = 60_000;
const TOTAL_MS = 120_000;

const OUT_OF_STEPS = "I looked at a lot and didn't get to the end. Could you ask me for one thing at a time?";
const TOO_LONG = 'This answer became too long, so I stopped here. Could you ask me for one part of it?';
const NOTHING_SAID = "I'm afraid I have nothing to say to that. Could you put it another way?";

interface ModelAnswerOptions {
  context: Context;
  operations: readonly Bound[];
  model: PipModel;
  place: { conversationId: string; messageId: string };
  messages: readonly StoredMessage[];
  proposals: readonly StoredProposal[];
  /** For the built-in model: what it answers. */
  plan: Plan | undefined;
  /** For any other model: what the reading found. */
  hint: string;
  onText: (delta: string) => void;
  onTool: (name: string, label: string) => void;
  onProposal: (proposal: Proposal) => void;
  onFailure: (error: unknown) => void;
}

interface ModelAnswer {
  runs: ToolRun[];
  /** A correction names an allergy that only a medical record has. */
  goesByRecords: boolean;
  model: { name: string; standIn: boolean };
}

type Answered = ModelAnswerOptions & {
  runs: ToolRun[];
  members: readonly FamilyMember[];
  /** The household's own ideas, by whose ingredients a dish is judged. */
  ideas: readonly OwnDish[];
  /** Aborts the answer. */
  signal: AbortSignal;
  budget: ToolBudget;
  goesByRecords: boolean;
};

/** The first reason against a dish that `counts`; the answer then goes by the records, where only one of them has it. */
function conflictIn(
  answered: Answered,
  dish: string,
  counts: (conflict: Conflict) => boolean = () => true,
): string | undefined {
  const { members, ideas } = answered;
  const reasonFor = (eaters: readonly FamilyMember[]) =>
    dishConflicts(eaters, dish, ideas).filter(counts).map(conflictWords);
  const [reason] = reasonFor(members);
  if (reason !== undefined && !reasonFor(members.map(asInProfile)).includes(reason))
    answered.goesByRecords = true;
  return reason;
}

/** Conflicts of prose are those with allergies: a plan keeps to diets, and what is on a list is the family's choice. */
const claimsFor = (answered: Answered): FoodClaims =>
  new FoodClaims({
    names: answered.members.map(({ name }) => name),
    conflict: (food) => conflictIn(answered, food, ({ reason }) => !reason.includes('against')),
  });

function guardFor(answered: Answered): Guard {
  const { runs, model, messages } = answered;
  // Pip's own brain repeats a parent's words to ask about them; another model could take them for its advice.
  const own = model.name === BUILTIN ? ownAmounts(messages) : '';
  // Data that is only proposed is not on record yet.
  const recorded = () => own + JSON.stringify(runs.filter(isRecord).map(({ output }) => output));
  /** Made from what is recorded; anew only after another tool ran. */
  const fromRecorded = <T>(make: (text: string) => T): (() => T) => {
    let made: { runs: number; value: T } | undefined;
    return () => {
      if (made?.runs !== runs.length) made = { runs: runs.length, value: make(recorded()) };
      return made.value;
    };
  };
  const plainText = fromRecorded(plainAmounts);
  const menus = () => latest(runs, 'listWeeklyMenus') ?? [];
  const kept = () => latest(runs, 'planWeek')?.kept ?? [];
  return new Guard({
    knownDoses: fromRecorded((text) => new Set(dosesIn(text))),
    // Pip's own advice is written and reviewed by us: 'half a teaspoon of honey' beside a word on cough medicine is no dose.
    isRecorded: (measure) => model.name === BUILTIN || plainText().includes(measure),
    plan: () => latest(runs, 'planWeek')?.meals,
    isSaved: (dish) =>
      kept().some((place) => place.dish === dish) ||
      menus().some(({ meals }) =>
        Object.values(meals).some((day) => Object.values(day ?? {}).includes(dish)),
      ),
    conflict: (dish) => conflictIn(answered, dish),
    ...(model.name === BUILTIN ? {} : { claims: claimsFor(answered) }),
  });
}

function start({
  context,
  operations,
  model,
  place,
  messages,
  proposals,
  plan,
  hint,
  onProposal,
  onFailure,
  signal,
  budget,
}: Answered) {
  const isOwn = model.name === BUILTIN;
  const ownTools = plan ? toolsOf(plan) : new Set<string>();
  return streamText({
    model: model.model,
    instructions: instructionsFor(context) + (isOwn ? '' : hint),
    messages: earlierMessages(messages, proposals, context.now()),
    // Each step of a model costs by the number of tools.
    tools: toolsFor(isOwn ? operations.filter(({ name }) => ownTools.has(name)) : operations, {
      context,
      place,
      said: saidIn(messages),
      // Only Pip's own brain knows when a parent insists.
      insisted: isOwn ? (plan?.insisted ?? []) : [],
      // A plan was made from the records already; only a plan of meals is made while its tools answer.
      isTold: !isOwn || plan?.guided !== undefined,
      signal,
      budget,
      onProposal,
      onFailure,
    }),
    // Proposals of one conversation take each other's place, so tools take turns.
    toolCallConcurrency: 1,
    ...withPlan(plan),
    stopWhen: [isStepCount(isOwn ? MOST_OWN_STEPS : MOST_STEPS), () => budget.isUsedUp],
    ...(model.maxOutputTokens === undefined ? {} : { maxOutputTokens: model.maxOutputTokens }),
    // Nobody listens, but the SDK would copy every event of it.
    telemetry: { isEnabled: false },
    // The stand-in answers at once, while a retry would make the parent wait.
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
  readonly #streamed = new StreamBudget();
  #said = '';
  #outOfSteps = false;
  #calls = 0;
  standIn = false;
  /** The answer reached a limit: the rest of the stream is not read. */
  isFull = false;

  constructor(answered: Answered) {
    this.#answered = answered;
    this.#guard = guardFor(answered);
  }

  take(part: TextStreamPart<ToolSet>): void {
    this.isFull ||= !this.#streamed.take(part);
    if (this.isFull) return;
    if (part.type === 'text-start') this.#newParagraph();
    else if (part.type === 'text-delta') this.#say(this.#guard.push(part.text));
    else if (part.type === 'tool-call') this.#called(part.toolName);
    else if (part.type === 'tool-result' && part.providerExecuted !== true) {
      const { runs } = this.#answered;
      // Calls above the limit were refused: there is nothing to remember of them.
      if (runs.length < MOST_CALLS)
        runs.push({ tool: part.toolName, input: fieldsOf(part.input), output: part.output });
    } else if (part.type === 'finish-step') this.standIn ||= stoodIn(part.providerMetadata);
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new Error('The answer took too long.');
    else if (part.type === 'finish') this.#finish(part.finishReason);
  }

  /** Emits the text that the guard still held back. */
  rest(): void {
    this.#say(this.#guard.end());
  }

  /** Words of ours where the model found none. */
  close(): void {
    if (!this.isFull) this.rest();
    const silent = this.#said.trim() === '';
    if (this.isFull) this.#answered.onText(silent ? TOO_LONG : `\n\n${TOO_LONG}`);
    else if (this.#outOfSteps) this.#say(silent ? OUT_OF_STEPS : `\n\n${OUT_OF_STEPS}`);
    else if (silent) this.#say(NOTHING_SAID);
  }

  #finish(reason: FinishReason): void {
    if (reason === 'error') throw new Error('The model broke off.');
    this.#outOfSteps = reason === 'tool-calls';
  }

  #called(tool: string): void {
    this.#calls += 1;
    const bound = this.#answered.operations.find(({ name }) => name === tool);
    if (bound && this.#calls <= MOST_CALLS) this.#answered.onTool(tool, labelOf(bound));
  }

  #newParagraph(): void {
    this.rest();
    if (this.#said.trim() !== '' && !this.#said.endsWith('\n')) this.#say('\n\n');
  }

  #say(text: string): void {
    const room = MOST_CHARACTERS - this.#said.length;
    this.isFull ||= text.length > room;
    // Up to the last whole word.
    const shown = text.length > room ? text.slice(0, room).replace(/\s\S*$/, '') : text;
    if (shown === '') return;
    this.#said += shown;
    this.#answered.onText(shown);
  }
}

/** Runs the tool loop to its end; throws when the model breaks off, after telling what came before. */
export async function answerWithModel(options: ModelAnswerOptions): Promise<ModelAnswer> {
  const household = await storedHousehold(options.context);
  const [members, { ideas }] = [eatersOf(household), household];
  const leaving = new AbortController();
  const budget = new ToolBudget();
  const answered: Answered = {
    ...options,
    runs: [],
    members,
    ideas,
    signal: leaving.signal,
    budget,
    goesByRecords: false,
  };
  const stop = watch(
    () => belongs(options.context),
    () => leaving.abort(),
  );
  const telling = new Telling(answered);
  try {
    for await (const part of start(answered).stream) {
      telling.take(part);
      if (telling.isFull) break;
    }
    if (telling.isFull) leaving.abort();
  } catch (error) {
    telling.rest();
    throw error;
  } finally {
    stop();
  }
  telling.close();
  const { standIn } = telling;
  if (options.model.name === BUILTIN) await cardsBeforeGiveWay(options);
  const { runs, goesByRecords } = answered;
  return { runs, goesByRecords, model: { name: standIn ? BUILTIN : options.model.name, standIn } };
}
