// What a parent types about a medical contact, and what is stored of it (MED-03, MED-07).
import { newSchema } from '#contract/kind-schemas.ts';
import { medicalContact, type MedicalContact } from '#contract/kinds/medical-contact.ts';
import { medical } from '#contract/medical.ts';
import { readWith } from '../../editing/read-with.ts';
import type { RecordKind } from '../../editing/record-kind.ts';
import { inWords } from '../panel/panel-words.ts';

export type ContactForm = {
  name: string;
  type: string;
  specialty: string;
  phoneNumber: string;
  email: string;
  address: string;
  notes: string;
  isEmergencyContact: boolean;
};

const Contact = newSchema(medicalContact);
const FAILED = 'Failed to save medical contact.';

export const CONTACT: RecordKind<MedicalContact, ContactForm> = {
  list: medical.listMedicalContacts,
  create: medical.createMedicalContact,
  update: medical.updateMedicalContact,
  formOf: (contact) => ({
    name: contact?.name ?? '',
    type: contact?.type ?? '',
    specialty: contact?.specialty ?? '',
    phoneNumber: contact?.phoneNumber ?? '',
    email: contact?.email ?? '',
    address: contact?.address ?? '',
    notes: contact?.notes ?? '',
    isEmergencyContact: contact?.isEmergencyContact ?? false,
  }),
  read: (form) =>
    readWith(Contact, {
      ...form,
      email: form.email.trim(),
      address: form.address.trim(),
      notes: form.notes.trim(),
    }),
  labels: {
    name: 'Name',
    type: 'Type',
    specialty: 'Specialty',
    phoneNumber: 'Phone',
    email: 'Email',
    address: 'Address',
    notes: 'Notes',
    isEmergencyContact: 'Emergency contact',
  },
  show: { type: (type) => (type === '' ? 'Not specified' : inWords(type)) },
  done: { added: 'Medical contact added', changed: 'Medical contact updated' },
  failed: { add: FAILED, change: FAILED },
};
