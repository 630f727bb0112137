// Vaccinations, test results, diagnoses and other entries of the family's health history.
import { kind, type RecordOf } from '../kind.ts';

export const RECORD_CATEGORIES = ['vaccination', 'test_result', 'diagnosis', 'procedure', 'allergy'] as const;

export const medicalRecord = kind({
  table: 'medical_record',
  noun: 'medical record',
  plural: 'medical records',
  place: '/medical?tab=records&id={id}',
  open: 'Open record',
  title: 'title',
  concerns: 'familyMemberId',
  order: ['date', 'desc'],
  summaries: {
    list: 'List vaccinations, test results, diagnoses and other medical records, newest first',
  },
  fields: {
    title: { is: 'text', label: 'Title', required: true },
    category: { is: 'choice', label: 'Category', of: RECORD_CATEGORIES },
    date: { is: 'date', label: 'Date' },
    familyMemberId: { is: 'reference', label: 'Family member', card: 'For', to: 'family_member' },
    provider: { is: 'text', label: 'Provider' },
    description: { is: 'notes', label: 'Description' },
    isImportant: { is: 'yesNo', label: 'Important', empty: false },
  },
});
export type MedicalRecord = RecordOf<typeof medicalRecord>;
