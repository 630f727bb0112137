// What can be done with appointments; apart from the rest of health, because the dashboard shows them.
import { crud } from './crud.ts';
import { medicalAppointment } from './kinds/medical-appointment.ts';

export const medicalAppointments = crud(medicalAppointment, {
  list: 'List medical appointments by date',
  create: 'Add a medical appointment',
  update: 'Change a medical appointment; absent fields stay as they are',
  delete: 'Remove a medical appointment',
});
