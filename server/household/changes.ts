// The recent changes of the household, and undoing one.
import { changes } from '#contract/changes.ts';
import { implement } from '../implement.ts';

export const changesOperations = implement(changes, {
  listChanges: (context, options) => context.changes.list(options),
  undoChange: (context, { id }) => context.changes.undo(id),
});
