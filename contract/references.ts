// References to a record, so that a parent sees them before removing it (D30).
import { operations } from './operation.ts';
import type { referencesSchemas } from './schemas/references.ts';

export const references = operations<typeof referencesSchemas>()({
  listReferences: {
    method: 'GET',
    path: '/api/references',
    owner: 'household',
  },
});
