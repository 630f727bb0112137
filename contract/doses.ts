// Operations on doses; separate from the other medical operations, because the dashboard loads this.
import { crud } from './crud.ts';
import type { dose } from './kinds/dose.ts';
import { operations } from './operation.ts';
import type { medicalSchemas } from './schemas/medical.ts';

export const doses = {
  ...crud<typeof dose>('dose'),
  ...operations<typeof medicalSchemas>()({
    recentDoses: {
      method: 'GET',
      path: '/api/recent-doses',
      owner: 'household',
      reads: ['dose'],
    },
    giveDose: {
      method: 'POST',
      path: '/api/given-doses',
      owner: 'household',
      answers: 201,
      idempotent: true,
      writes: ['dose'],
    },
  }),
};
