// A dose of a medicine that was given: when, by whom and how much (decision 033). It stays when the medicine is removed.
import { kind, type RecordOf } from '../kind.ts';

export const dose = kind({
  table: 'dose',
  noun: 'dose',
  plural: 'doses',
  place: '/medical?tab=medications&log={id}',
  open: 'Open dose',
  title: 'medicine',
  concerns: 'familyMemberId',
  order: ['givenAt', 'desc'],
  summaries: {
    list: 'List doses of medicine that were given, the newest first',
    create: 'Record a dose of a medication that was given',
  },
  log: { created: ['recorded'] },
  fields: {
    // The medicine's name and person when it was given: they stay when the medicine is changed or removed.
    medicine: { is: 'text', label: 'Medicine', ours: true },
    familyMemberId: {
      is: 'reference',
      label: 'Family member',
      card: 'For',
      to: 'family_member',
      ours: true,
    },
    medicationId: { is: 'reference', label: 'Medication', card: 'Medicine', to: 'medication' },
    givenAt: { is: 'moment', label: 'Given at', card: 'Given', required: true },
    givenBy: { is: 'text', label: 'Given by' },
    amount: { is: 'text', label: 'Amount' },
    notes: { is: 'notes', label: 'Notes' },
  },
});
export type Dose = RecordOf<typeof dose>;
