// Operations on appointments; separate from the other medical operations, because the dashboard loads this.
import { crud } from './crud.ts';
import type { medicalAppointment } from './kinds/medical-appointment.ts';

export const medicalAppointments = crud<typeof medicalAppointment>('medical_appointment');
