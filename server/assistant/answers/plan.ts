// The plan of an answer: which lists are read for its receipts, which cards are prepared, and the words. It is made by a
// pure function from the reading and the family's records; the built-in model then carries it out step by step.
import type { Day, Meal } from '#contract/week.ts';
import type { Facts } from '../model/instructions.ts';
import type { Household } from '../reading/household.ts';
import type { Slots } from '../reading/slots.ts';
import type { Card, DialogueState, Offer, Reference } from '../dialogue/state.ts';

/** The input of an answerer. */
export interface Asked {
  intent: string;
  slots: Slots;
  /** The whole wish as typed; answers to questions about it are joined to it. */
  text: string;
  /** The last message only. */
  said: string;
  household: Household;
  facts: Facts;
  /** Choices made when Pip asked, by what was asked. */
  chosen: Readonly<Record<string, Reference | string>>;
  /** Records and day that the conversation last spoke of. */
  focus: DialogueState['focus'];
  /**
   * Pip's last answer, and whether a card of it waits for the parent's tap. `storedNothing`: it was one to a wish to
   * store something, and none of its cards was approved. `earlierWaits`: a card of the answer before that one waits.
   */
  before?: { answer: string; cardWaits: boolean; storedNothing?: boolean; earlierWaits?: boolean };
  /** The cards of this conversation that were approved and not taken back since, the newest first. */
  changes?: readonly ApprovedChange[];
}

/** The write of an approved card of the conversation. */
export interface ApprovedChange {
  changeSetId: string;
  title: string;
  /** The answer that the card is below. */
  messageId: string;
}

/** A tool that is called before the answer is given; its result makes the receipts. */
export interface Read {
  tool: string;
  input: Record<string, unknown>;
}

/** A plan of meals: computed from the whole sentence in several steps, each after the tools of the last one returned. */
export interface Guided {
  guide: 'plan_week' | 'another_plan' | 'save_menu';
  /** The sentence, preceded by the earlier one that it continues. */
  said: string;
  /** Consents of the parent to leave something out. */
  consents?: { left?: 'without' };
  /** The days that a plan is wanted for; the whole week when absent. */
  days?: Day[];
  /** By meal, the days it is wanted on, where the meals of a plan differ in them. */
  mealDays?: Partial<Record<Meal, Day[]>>;
  /** Foods to leave out because medical records say an allergy that no profile has, and those records in words. */
  byRecords?: { foods: string[]; words: string };
  /** By the text of a meal on the menu: the reasons why somebody must not eat it. */
  against?: Readonly<Record<string, readonly string[]>>;
}

export interface Plan {
  guided?: Guided;
  /** True when the cards or the text account for every relevant word: the check for leftovers is skipped. */
  isAccounted?: boolean;
  /** The answer goes by medical records: it is not for a model that may not read them. */
  isByRecords?: boolean;
  /** A field of the record holds just what was asked for. */
  isOfField?: boolean;
  /** A fact of the guides that was asked for; general advice on health does not take its place. */
  isFact?: boolean;
  /** The words of the answer; beside cards, what is said when they are prepared. */
  text: string;
  reads?: Read[];
  cards?: Card[];
  /** The cards stand for those of the answer before, which are wanted no more. */
  inPlace?: boolean;
  /** Dishes that the parent wants on the menu in spite of an allergy. */
  insisted?: string[];
  /** The question that the text ends with, by the name of what it asks for: 'whom', 'when', 'which'. */
  asked?: string;
  /** Buttons of the question, or ways on. */
  offered?: Offer[];
  /** Records and day that the answer speaks of, for 'it', 'her', 'that day'. */
  focus?: DialogueState['focus'];
}

/** Tools of the plans of meals. */
const GUIDED_TOOLS = ['planWeek', 'saveWeeklyMenu', 'listMedicalRecords'];

/** The tools that a plan may call. */
export const toolsOf = ({ guided, reads = [], cards = [] }: Plan): ReadonlySet<string> =>
  new Set([...(guided ? GUIDED_TOOLS : []), ...[...reads, ...cards].map(({ tool }) => tool)]);

/** Makes the plan of one intent. */
export type Answerer = (asked: Asked) => Plan;

export type Answerers = Readonly<Record<string, Answerer>>;

/** Options for the built-in model, in which a plan reaches it; providers outside ignore them. */
export const withPlan = (plan: Plan | undefined): { providerOptions?: { pippal: { plan: string } } } =>
  plan === undefined ? {} : { providerOptions: { pippal: { plan: JSON.stringify(plan) } } };

const isPlan = (value: unknown): value is Plan =>
  typeof value === 'object' && value !== null && 'text' in value;

/** The plan among the options of a call. */
export function planIn(
  options: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined,
): Plan | undefined {
  const plan = options?.['pippal']?.['plan'];
  const parsed: unknown = typeof plan === 'string' ? JSON.parse(plan) : undefined;
  return isPlan(parsed) ? parsed : undefined;
}
