// The schemas of medical contacts, medications, appointments and records.
import { medicalAppointment } from '../kinds/medical-appointment.ts';
import { medicalContact } from '../kinds/medical-contact.ts';
import { medicalRecord } from '../kinds/medical-record.ts';
import { medication } from '../kinds/medication.ts';
import { crudSchemas } from './crud.ts';

export const medicalSchemas = {
  ...crudSchemas(medicalContact),
  ...crudSchemas(medication),
  ...crudSchemas(medicalAppointment),
  ...crudSchemas(medicalRecord),
};
