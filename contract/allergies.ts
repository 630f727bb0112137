// The allergies that medical records state, for whoever checks food in the browser (decision 042).
import { operations } from './operation.ts';
import type { allergiesSchemas } from './schemas/allergies.ts';

export const allergies = operations<typeof allergiesSchemas>()({
  // Not for Pip: with an outside model, records stay here unless PIP_MEDICAL is set.
  listAllergyRecords: {
    method: 'GET',
    // Below the list of records: whatever refreshes that list refreshes this one, whose key begins alike.
    path: '/api/medical-records/allergies',
    owner: 'household',
    reads: ['medical_record'],
  },
});
