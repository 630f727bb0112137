// Operations on medical contacts, medications and their doses, appointments and records.
import { medicalAppointments } from './appointments.ts';
import { crud } from './crud.ts';
import { doses } from './doses.ts';
import type { medicalContact } from './kinds/medical-contact.ts';
import type { medicalRecord } from './kinds/medical-record.ts';
import type { medication } from './kinds/medication.ts';

export const medical = {
  ...crud<typeof medicalContact>('medical_contact', { medical_appointment: true }),
  ...crud<typeof medication>('medication', { dose: true }),
  ...doses,
  ...medicalAppointments,
  ...crud<typeof medicalRecord>('medical_record'),
};
