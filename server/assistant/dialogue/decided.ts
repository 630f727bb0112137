// The outcome of a decision.
import type { Plan } from '../answers/plan.ts';
import type { DialogueState } from './state.ts';

export interface Decided {
  plan: Plan;
  state: DialogueState;
}
