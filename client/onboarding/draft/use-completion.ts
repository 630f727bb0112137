// Submits the wizard: the state of the buttons, and the text after a failure.
import { useState, type Dispatch } from 'react';
import { ApiError } from '../../data/api.ts';
import { toast } from '../../kit/overlays/toast.ts';
import type { Action, Draft } from './draft.ts';
import { finish } from './finish.ts';
import { sayWelcome } from '../welcome.ts';

export interface Completion {
  /** Saves everything and opens the app; `keepIntegrations` is false when the last step is skipped. */
  submit: (keepIntegrations: boolean) => void;
  pending: boolean;
  /** Why the last attempt failed. */
  failure: null | 'failed' | 'signed-out';
}

/** The end of the wizard. A failed attempt keeps the draft, so that the next one picks up where it stopped. */
export function useCompletion(draft: Draft, dispatch: Dispatch<Action>, forget: () => void): Completion {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Completion['failure']>(null);

  const run = async (keepIntegrations: boolean) => {
    setPending(true);
    setFailure(null);
    dispatch({ type: 'posting' });
    try {
      await finish(draft, keepIntegrations);
    } catch (error) {
      setPending(false);
      setFailure(error instanceof ApiError && error.status === 401 ? 'signed-out' : 'failed');
      const description = 'There was a problem completing your setup. Please try again.';
      toast({ title: 'Setup Error', description, variant: 'destructive' });
      return;
    }
    forget();
    sayWelcome();
    window.location.reload();
  };

  return { submit: (keep) => void (pending ? undefined : run(keep)), pending, failure };
}
