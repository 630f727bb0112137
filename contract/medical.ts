// What can be done with medical contacts, medications, appointments and records.
import { medicalAppointments } from './appointments.ts';
import { crud } from './crud.ts';
import { medicalContact } from './kinds/medical-contact.ts';
import { medicalRecord } from './kinds/medical-record.ts';
import { medication } from './kinds/medication.ts';

export const medical = {
  ...crud(medicalContact, {
    list: 'List doctors, dentists, pharmacies and other medical contacts',
    delete: 'Remove a medical contact; appointments with it stay, without it',
  }),
  ...crud(medication, { list: 'List medications, those being taken first' }),
  ...medicalAppointments,
  ...crud(medicalRecord, {
    list: 'List vaccinations, test results, diagnoses and other medical records, newest first',
  }),
};
