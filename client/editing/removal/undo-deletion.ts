// Undoes a deletion: finds it among the household's changes.
import { changes } from '#contract/changes.ts';
import { call } from '../../data/api.ts';

/** As many as the server lists at once: the deletion is among them even when others were busy meanwhile. */
const RECENT = 200;

/** Takes back the newest run of `operation` that touched the record; throws when that cannot be found any more. */
export async function undoDeletion(operation: string, recordId: string): Promise<void> {
  const recent = await call(changes.listChanges, { limit: RECENT });
  const deletion = recent.find(
    (set) => set.operation === operation && set.changes.some(({ id }) => id === recordId),
  );
  if (!deletion) throw new Error('The deletion is not among the recent changes.');
  await call(changes.undoChange, { id: deletion.id });
}
