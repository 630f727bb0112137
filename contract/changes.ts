// Change sets: what changed in the household, by whom, and undo (D22).
import { operations } from './operation.ts';
import type { changesSchemas } from './schemas/changes.ts';

/** Change sets can be undone for this many days; then their images are purged. */
export const UNDO_DAYS = 30;

/** Operation of the change set, without records, of a parent who joined by an invitation. */
export const JOINED = 'joinHousehold';

export const changes = operations<typeof changesSchemas>()({
  listChanges: {
    method: 'GET',
    path: '/api/changes',
    owner: 'household',
    reads: ['change'],
  },
  undoChange: {
    method: 'POST',
    path: '/api/changes/{id}/undo',
    owner: 'household',
    // Of the changes that Pip's own cards made.
    pip: 'proposes',
    ownTransaction: true,
    writes: ['household', 'records'],
  },
});
