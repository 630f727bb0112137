// A medicine that a member of the family takes, or took.
import { kind, type RecordOf } from '../kind.ts';

export const FREQUENCIES = [
  'once daily',
  'twice daily',
  'three times daily',
  'four times daily',
  'as needed',
  'weekly',
  'monthly',
] as const;

export const medication = kind({
  table: 'medication',
  noun: 'medication',
  plural: 'medications',
  place: '/medical?tab=medications&id={id}',
  open: 'Open medication',
  title: 'name',
  concerns: 'familyMemberId',
  // Those being taken first.
  order: ['isActive', 'desc'],
  summaries: { list: 'List medications, those being taken first' },
  fields: {
    name: { is: 'text', label: 'Name', required: true },
    familyMemberId: { is: 'reference', label: 'Family member', card: 'For', to: 'family_member' },
    dosage: { is: 'text', label: 'Dosage' },
    frequency: { is: 'choice', label: 'Frequency', card: 'How often', of: FREQUENCIES },
    prescribedBy: { is: 'text', label: 'Prescribed by' },
    startDate: { is: 'date', label: 'Start date', card: 'From' },
    endDate: { is: 'date', label: 'End date', card: 'Until', notBefore: 'startDate' },
    instructions: { is: 'notes', label: 'Instructions' },
    sideEffects: { is: 'notes', label: 'Side effects' },
    isActive: { is: 'yesNo', label: 'Currently taking', empty: true },
  },
});
export type Medication = RecordOf<typeof medication>;
