// The answers about appointments, by intent.
import type { Answerers } from '../plan.ts';
import { addAppointments } from './add-several.ts';
import { askAppointments } from './ask-appointments.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { changeAppointment } from './change-appointment.ts';
import { moveAppointment } from './move-appointment.ts';

export const appointmentAnswers: Answerers = {
  appointment_ask: askAppointments,
  appointment_add: addAppointments,
  appointment_move: moveAppointment,
  appointment_change: changeAppointment,
  appointment_cancel: cancelAppointment,
};
