// Links to a sheet for a sitter, which end after a day (decision 034).
import { operations } from './operation.ts';
import type { sitterSchemas } from './schemas/sitter.ts';

/** Hours that a link works. */
export const SITTER_HOURS = 24;

export const sitter = operations<typeof sitterSchemas>()({
  listSitterLinks: {
    method: 'GET',
    path: '/api/sitter-links',
    owner: 'household',
    reads: ['household'],
  },
  createSitterLink: {
    method: 'POST',
    path: '/api/sitter-links',
    owner: 'household',
    answers: 201,
    writes: ['household'],
  },
  endSitterLink: {
    method: 'DELETE',
    path: '/api/sitter-links/{id}',
    owner: 'household',
    answers: 204,
    writes: ['household'],
  },
});
