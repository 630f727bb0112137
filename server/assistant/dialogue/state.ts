// The state of a conversation after an answer, in the metadata of its message; never read out of prose.
import type { KindName } from '#contract/kinds.ts';
import type { Slots } from '../reading/slots.ts';

/** A record that an answer named. */
export interface Reference {
  kind: KindName;
  id: string;
}

/** A step of a routine and how long it takes. */
export interface RoutineStep {
  what: string;
  minutes: number;
  /** 0 stays the longest when steps are left out. */
  keep: number;
  /** Time that is left over goes here. */
  grows?: boolean;
}

/** Advice that was given: about what, for whom, and which steps were shown. */
interface Advice {
  subject: string;
  members: string[];
  shown: string[];
  /** The current steps of a routine, with its end and, if it is fixed, its start, in minutes since midnight. */
  routine?: { steps: RoutineStep[]; end: number; start?: number };
  /** Maximum number of lines, if the parent named one. */
  most?: number;
}

/** A button below a question: a tap sends its label. */
export interface Offer {
  label: string;
  /** The record it chooses, or a word that the asking answer understands. */
  choice: Reference | string;
}

/** A call of a tool that prepares a card. */
export interface Card {
  tool: string;
  input: Record<string, unknown>;
}

/** True for cards about one record; two items of one list are two. */
export const isSameRecord = (one: Card, other: Card): boolean =>
  one.input['id'] !== undefined &&
  one.input['id'] === other.input['id'] &&
  one.input['itemId'] === other.input['itemId'];

export interface DialogueState {
  /** Version of this shape; a stored state with another version is ignored. */
  version: typeof STATE_VERSION;
  intent: string;
  slots: Slots;
  /** Everything the parent wrote of this wish, joined. */
  text: string;
  /** The open question, by the name of what it asks for. */
  asked?: string;
  /** The question was said a second time already. */
  isRepeated?: true;
  /** In the order shown: 'the second one'. */
  offered: Offer[];
  /** The earlier wish whose question the parent has not answered yet, because they asked for something else. */
  open?: Pick<DialogueState, 'intent' | 'slots' | 'text' | 'chosen' | 'offered'> & { asked: string };
  /** The wish whose cards waited when the parent asked something else: 'make it Wednesday then' is about it still. */
  held?: Pick<DialogueState, 'intent' | 'slots' | 'text' | 'chosen' | 'cards' | 'unedited' | 'focus'>;
  /** The last wish that Pip has no place for: 'then put it in the notes'. */
  refused?: string;
  /** Answers to questions of this wish, by what was asked. */
  chosen: Record<string, Reference | string>;
  cards: Card[];
  /** The waiting cards as the words of the wish made them, where an edit has changed them since. */
  unedited?: Card[];
  /** Last record of each kind that was spoken of, the last day and meal, and the dishes and things in the order they were named. */
  focus: Partial<Record<KindName, string>> & {
    day?: string;
    /** Those spoken of lately, the last one first: 'her' after a boy was named, too. */
    members?: string[];
    /** The last two days: 'swap those'. */
    days?: string[];
    /** Days that the last answer named, in its order: 'on the first one'. */
    daysListed?: string[];
    meal?: string;
    /** The dish last spoken of: 'can Bug have it'. */
    dish?: string;
    /** Dishes that others took the place of: 'put the stew back'. */
    replaced?: string[];
    /** Words about an appointment that a card takes away: 'she can do a makeup on Saturday'. */
    gone?: Record<string, unknown>;
    /** Ideas in the order shown: 'the second one'. */
    dishes?: string[];
    /** The records that the last answer named, in its order: 'the second one', 'both of them'. */
    listed?: Reference[];
    /** Things of lists and of the pantry: 'make that 5'. */
    things?: string[];
    advice?: Advice;
    /** The thing that the last answer said is not stored, and offered to keep: the next message may be its value. */
    gap?: Reference & { thing: string };
    /** The fields that cards changed of the record changed last, as they were before the first of them. */
    was?: Reference & { fields: Record<string, unknown>; isAgain: boolean };
  };
}

export const STATE_VERSION = 1;

const isState = (value: unknown): value is DialogueState =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === STATE_VERSION;

/** The state that a message keeps; undefined where it has none of this shape. */
export const stateIn = (value: unknown): DialogueState | undefined => (isState(value) ? value : undefined);

/** Records that 'it' may be before an answer; a list of appointments names none of them as 'it'. */
export function focusBefore(intent: string, state: DialogueState | undefined): DialogueState['focus'] {
  const { gap: _, ...focus } = { ...state?.focus };
  if (intent === 'appointment_ask') delete focus.medical_appointment;
  return focus;
}
