// The way back after a weekly menu was deleted: its deletion is found among the household's changes and undone.
import { changes } from '#contract/changes.ts';
import { call } from '../api.ts';

/** As many as the server lists at once: the deletion is among them even when others were busy meanwhile. */
const RECENT = 200;

/** Takes back the newest deletion of a menu; throws when that cannot be found any more. */
export async function undoDeletion(menuId: string): Promise<void> {
  const recent = await call(changes.listChanges, { limit: RECENT });
  const deletion = recent.find(({ operation, changes: [change] }) => {
    return operation === 'deleteWeeklyMenu' && change?.id === menuId;
  });
  if (!deletion) throw new Error('The deletion is not among the recent changes.');
  await call(changes.undoChange, { id: deletion.id });
}
