// Doctors, dentists, pharmacies and other contacts about health.
import { kind, type RecordOf } from '../kind.ts';

export const CONTACT_TYPES = [
  'doctor',
  'dentist',
  'specialist',
  'pharmacy',
  'hospital',
  'emergency',
] as const;

export const medicalContact = kind({
  table: 'medical_contact',
  noun: 'medical contact',
  plural: 'medical contacts',
  word: 'contact',
  place: '/medical?tab=contacts&id={id}',
  open: 'Open contact',
  title: 'name',
  summaries: {
    list: 'List doctors, dentists, pharmacies and other medical contacts',
    delete: 'Remove a medical contact; appointments with it stay, without it',
  },
  fields: {
    name: { is: 'text', label: 'Name', required: true },
    type: { is: 'choice', label: 'Type', of: CONTACT_TYPES },
    specialty: { is: 'text', label: 'Specialty' },
    phoneNumber: { is: 'phone', label: 'Phone', sentence: 'Phone number' },
    email: { is: 'email', label: 'Email' },
    address: { is: 'notes', label: 'Address' },
    notes: { is: 'notes', label: 'Notes' },
    isEmergencyContact: { is: 'yesNo', label: 'Emergency contact', empty: false },
  },
});
export type MedicalContact = RecordOf<typeof medicalContact>;
