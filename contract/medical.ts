// What can be done with medical contacts, medications, appointments and records.
import { medicalAppointments } from './appointments.ts';
import { crud } from './crud.ts';
import { medicalContact } from './kinds/medical-contact.ts';
import { medicalRecord } from './kinds/medical-record.ts';
import { medication } from './kinds/medication.ts';

export const medical = {
  ...crud(medicalContact),
  ...crud(medication),
  ...medicalAppointments,
  ...crud(medicalRecord),
};
