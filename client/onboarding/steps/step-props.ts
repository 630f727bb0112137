// Props of every step of the wizard.
import type { Dispatch } from 'react';
import type { Action, Draft } from '../draft/draft.ts';
import type { Completion } from '../draft/use-completion.ts';

export interface StepProps {
  draft: Draft;
  dispatch: Dispatch<Action>;
  /** The parent's own first name. */
  firstName: string;
  onBack: () => void;
  onContinue: () => void;
  completion: Completion;
}
