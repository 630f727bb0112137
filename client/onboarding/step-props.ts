// What every step of the wizard is given.
import type { Dispatch } from 'react';
import type { Action, Draft } from './draft.ts';
import type { Completion } from './use-completion.ts';

export interface StepProps {
  draft: Draft;
  dispatch: Dispatch<Action>;
  /** The parent's own first name. */
  firstName: string;
  onBack: () => void;
  onContinue: () => void;
  completion: Completion;
}
