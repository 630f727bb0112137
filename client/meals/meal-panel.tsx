// The frame of every tab: title, add button, and its list, loading, failed, empty and full.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useKeptFocus } from '../editing/kept-focus.ts';
import { Target, useTarget } from '../editing/target.ts';
import { Button } from '../kit/button.tsx';
import { toastError } from '../kit/overlays/toast.ts';
import type { MealTab } from '../screen/links.ts';
import { FailedNote, GoneNote, LoadingRows, NothingYet } from './meal-states.tsx';

/** What every tab is told: which record a link leads to. */
export interface PanelPlace {
  recordId: string | null;
}

/** What a tab reads of the store. */
interface Reading<R> {
  state: 'loading' | 'ready' | 'failed';
  records: R[];
  retry: () => void;
}

interface MealPanelProps<R> extends PanelPlace {
  tab: MealTab;
  title: string;
  /** What the entries are called in a sentence: 'menu ideas'. */
  noun: string;
  /** Label of the add button. */
  add: string;
  onAdd: () => void;
  reading: Reading<R>;
  /** More buttons before the add button. */
  actions?: ReactNode;
  empty: { title: string; text: ReactNode; action?: ReactNode };
  /** The list of these entries, which are at least one. */
  children: (records: R[]) => ReactNode;
}

const LOAD_FAILED = 'Failed to load meal planning data. Check your connection and try again.';

const nothingToFetch = () => Promise.resolve();

/** Whether loading has failed since the records were last there; said once, however often it is tried again. */
function useFailed(state: Reading<unknown>['state']): boolean {
  const [hasFailed, setFailed] = useState(false);
  if (state === 'failed' && !hasFailed) setFailed(true);
  if (state === 'ready' && hasFailed) setFailed(false);
  useEffect(() => {
    if (hasFailed) toastError(LOAD_FAILED);
  }, [hasFailed]);
  return hasFailed;
}

/** A tab's frame; its list is made by `children`. Each row that is deleted carries `data-row` (kept-focus.ts). */
export function MealPanel<R extends { id: string }>(props: MealPanelProps<R>) {
  const { tab, title, noun, add, onAdd, reading, actions, empty, recordId, children } = props;
  const { state, records, retry } = reading;
  const section = useRef<HTMLElement>(null);
  const hasFailed = useFailed(state);
  const data = state === 'ready' ? records : undefined;
  useKeptFocus(section, data);
  const isGone = useTarget(recordId, { data, isFetching: false, refetch: nothingToFetch });
  return (
    <section ref={section} aria-labelledby={`${tab}-title`} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <h2 id={`${tab}-title`} tabIndex={-1} className="flex-auto text-xl sm:text-2xl">
          {title}
        </h2>
        {actions}
        <Button variant="primary" className="max-[22rem]:w-full" onClick={onAdd}>
          <Plus aria-hidden />
          {add}
        </Button>
      </div>
      {isGone && <GoneNote noun={noun} />}
      {state === 'loading' && !hasFailed && <LoadingRows />}
      {state !== 'ready' && hasFailed && <FailedNote onRetry={retry} />}
      {data?.length === 0 && <NothingYet {...empty} />}
      {data && data.length > 0 && <Target value={recordId}>{children(data)}</Target>}
    </section>
  );
}
