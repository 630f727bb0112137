// The input of a decision, and one way to carry a wish out.
import type { Answerers, ApprovedChange, Asked } from '../answers/plan.ts';
import type { Facts } from '../model/instructions.ts';
import type { Household } from '../reading/household.ts';
import type { Reading } from '../reading/wish.ts';
import type { Slots } from '../reading/slots.ts';
import type { DialogueState, Reference } from './state.ts';

export interface Talk {
  reading: Reading;
  household: Household;
  facts: Facts;
  /** After the answer before. */
  state: DialogueState | undefined;
  answerers: Answerers;
  before?: Asked['before'];
  /** The records that approved cards of the last answer wrote. */
  written?: readonly Reference[];
  /** The same of the last answer that had cards, where only questions were answered since. */
  earlier?: readonly Reference[];
  /** Approved cards of the conversation, the newest first. */
  changes?: readonly ApprovedChange[];
}

export interface Run {
  intent: string;
  slots: Slots;
  text: string;
  said: string;
  chosen: DialogueState['chosen'];
}
