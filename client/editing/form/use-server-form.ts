// The form of a record that is stored on the server.
import { useRefresh } from '../../data/write.ts';
import type { FormValues } from './record-kind.ts';
import { saveRecord, type ServerKind, type Stored } from './save-record.ts';
import type { Source } from './source.ts';
import { useRecordForm, type RecordForm } from './use-record-form.ts';

function useServerSource<R extends Stored, F extends FormValues, W extends object>(
  kind: ServerKind<R, F, W>,
): Source<R, W> {
  const refreshAfter = useRefresh();
  const refresh = () => void refreshAfter(kind.calls.operation);
  return {
    save: async (saving) => {
      const outcome = await saveRecord(kind, saving);
      // In doubt, too: a parent who puts the form away then must see whether it was stored.
      if (outcome.kind === 'saved' || outcome.inDoubt) refresh();
      return outcome;
    },
    refresh,
  };
}

/** The form of `record`, or of a new one; `onSaved` runs once it is stored. */
export function useServerForm<R extends Stored, F extends FormValues, W extends object>(
  kind: ServerKind<R, F, W>,
  record: R | null,
  onSaved: () => void,
): RecordForm<F> {
  return useRecordForm({ kind, source: useServerSource(kind), record, onSaved });
}
