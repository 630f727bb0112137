// The schemas of medical contacts, medications, appointments and records.
import { medicalAppointment } from '../kinds/medical-appointment.ts';
import { medicalContact } from '../kinds/medical-contact.ts';
import { medicalRecord } from '../kinds/medical-record.ts';
import { medication } from '../kinds/medication.ts';
import { crudSchemas } from './crud.ts';

export const medicalSchemas = {
  ...crudSchemas(medicalContact, {
    list: 'List doctors, dentists, pharmacies and other medical contacts',
    delete: 'Remove a medical contact; appointments with it stay, without it',
  }),
  ...crudSchemas(medication, { list: 'List medications, those being taken first' }),
  ...crudSchemas(medicalAppointment, {
    list: 'List medical appointments by date',
    create: 'Add a medical appointment',
    update: 'Change a medical appointment; absent fields stay as they are',
    delete: 'Remove a medical appointment',
  }),
  ...crudSchemas(medicalRecord, {
    list: 'List vaccinations, test results, diagnoses and other medical records, newest first',
  }),
};
