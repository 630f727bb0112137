// The form of a record in the meal store, which merges others' changes by itself (D33): there are no conflicts to
// decide.
import { changedFields, type FormValues, type RecordKind } from './record-kind.ts';
import type { Saving, Source } from './source.ts';
import { useRecordForm, type RecordForm } from './use-record-form.ts';

/** The values to store, and of them those that are new since `before`, which may be older than the record is now. */
export type Keeping<W> = Pick<Saving<unknown, W>, 'before' | 'after'> & { changes: Partial<W> };

const keptSource = <R, W extends object>(keep: (keeping: Keeping<W>) => void): Source<R, W> => ({
  save: ({ before, after }) => {
    try {
      keep({ before, after, changes: changedFields(before, after) });
      return { kind: 'saved' };
    } catch {
      return { kind: 'failed', sentence: "Couldn't save. Check your connection and try again." };
    }
  },
  refresh: () => undefined,
});

interface KeptFormOptions<R, F extends FormValues, W> {
  kind: RecordKind<R, F, W>;
  /** The record to change; null for a new one. */
  record: R | null;
  /** Stores the values; throws when this browser cannot keep them (MEAL-07). */
  keep: (keeping: Keeping<W>) => void;
  /** Runs once it is kept. */
  onSaved: () => void;
}

export const useKeptForm = <R extends { id: string }, F extends FormValues, W extends object>({
  keep,
  ...options
}: KeptFormOptions<R, F, W>): RecordForm<F> => useRecordForm({ ...options, source: keptSource<R, W>(keep) });
