// The frame of a tab of Meal Planning: its records from this browser.
import { useEffect, useState } from 'react';
import { Failed, LoadingCards } from '../editing/panel/panel-states.tsx';
import { Panel, type PanelFrame } from '../editing/panel/panel.tsx';
import { toastError } from '../kit/overlays/toast.ts';
import type { MealTab } from '../screen/links.ts';

/** Props of every tab: the record that a link points to. */
export interface PanelPlace {
  recordId: string | null;
}

/** Loading state and records of a tab. */
interface Collection<R> {
  state: 'loading' | 'ready' | 'failed';
  records: R[];
  retry: () => void;
}

interface MealPanelProps<R> extends PanelFrame<R> {
  tab: MealTab;
  reading: Collection<R>;
}

const LOAD_FAILED = 'Failed to load meal planning data. Check your connection and try again.';

const nothingToFetch = () => Promise.resolve();

/** True when loading has failed since the records were last available; announced once, however often it is retried. */
function useFailed(state: Collection<unknown>['state']): boolean {
  const [hasFailed, setFailed] = useState(false);
  if (state === 'failed' && !hasFailed) setFailed(true);
  if (state === 'ready' && hasFailed) setFailed(false);
  useEffect(() => {
    if (hasFailed) toastError(LOAD_FAILED);
  }, [hasFailed]);
  return hasFailed;
}

export function MealPanel<R extends { id: string }>({ reading, ...frame }: MealPanelProps<R>) {
  const { state, records, retry } = reading;
  const isError = useFailed(state);
  const data = state === 'ready' ? records : undefined;
  return (
    <Panel
      {...frame}
      reading={{ data, isError, isFetching: false, refetch: nothingToFetch }}
      loading={<LoadingCards />}
      failed={
        // The toast says the same in the words of MEAL-15.
        <Failed
          sentence="Your meal planning couldn't be read in this browser."
          isSaid
          isFetching={false}
          onRetry={retry}
        />
      }
    />
  );
}
