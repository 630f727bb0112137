// Frame of a tab with records: title, add button, and its list in the states loading, failed, empty and full.
import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { GoneNote, Nothing, type NothingProps } from './panel-states.tsx';
import { Target, useTarget } from './target.ts';

/** The records of a panel, from the server or from this browser. */
export interface Reading<R> {
  data: R[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Parts of every tab, for records from any store. */
export interface PanelFrame<R> {
  tab: string;
  title: string;
  /** Plural name of the entries in a sentence: 'menu ideas'. */
  noun: string;
  /** Label of the add button. */
  add: string;
  onAdd: () => void;
  /** Something else on the tab is done more often. */
  isAddSecondary?: boolean;
  /** The one record a link leads to. */
  recordId: string | null;
  /** Content of the empty state. */
  empty: NothingProps;
  /** The list of these entries, which are at least one. */
  children: (records: R[]) => ReactNode;
}

interface PanelProps<R> extends PanelFrame<R> {
  reading: Reading<R>;
  /** Beside the add button. */
  filter?: ReactNode;
  /** The records that pass the filter, and what is said where none does; all of them without. */
  filtered?: { records: R[]; none: ReactNode } | undefined;
  loading: ReactNode;
  failed: ReactNode;
}

/** A tab's frame; its list is made by `children`. Each row that is deleted carries `data-row` (kept-focus.ts). */
export function Panel<R extends { id: string }>(props: PanelProps<R>) {
  const { tab, title, noun, add, onAdd, isAddSecondary, reading, filter, filtered, recordId, children } =
    props;
  const shown = filtered?.records ?? reading.data;
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section, shown);
  const isGone = useTarget(recordId, reading);
  return (
    <section ref={section} aria-labelledby={`${tab}-title`} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`${tab}-title`} tabIndex={-1} className="flex-auto text-xl sm:text-2xl">
          {title}
        </h2>
        <Button
          variant={isAddSecondary ? 'secondary' : 'primary'}
          className="max-[22rem]:w-full"
          onClick={onAdd}
        >
          <Plus aria-hidden />
          {add}
        </Button>
        {filter}
      </div>
      {isGone && <GoneNote noun={noun} />}
      {!shown && (reading.isError ? props.failed : props.loading)}
      {shown?.length === 0 && (filtered ? filtered.none : <Nothing {...props.empty} />)}
      {shown && shown.length > 0 && <Target value={recordId}>{children(shown)}</Target>}
    </section>
  );
}
