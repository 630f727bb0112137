// What can be done with appointments; apart from the rest of health, because the dashboard loads this.
import { crud } from './crud.ts';
import type { medicalAppointment } from './kinds/medical-appointment.ts';

export const medicalAppointments = crud<typeof medicalAppointment>('medical_appointment');
