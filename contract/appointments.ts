// What can be done with appointments. The dashboard loads this: without the fields of an appointment.
import { crud } from './crud.ts';
import type { medicalAppointment } from './kinds/medical-appointment.ts';

export const medicalAppointments = crud<typeof medicalAppointment>({
  table: 'medical_appointment',
  path: '/api/medical-appointments',
});
