// Operations on medical records of the household. Only the time of an appointment is special.
import { medical } from '#contract/medical.ts';
import { implement } from '../implement.ts';
import { appointmentTime } from './appointment-time.ts';

export const medicalOperations = implement(medical, {
  createMedicalAppointment: (context, { appointmentDate, ...fields }) =>
    context
      .records('medical_appointment')
      .insert({ ...fields, ...appointmentTime(appointmentDate, context.actor.timeZone) }),
  updateMedicalAppointment: (context, { id, ifVersion, appointmentDate, ...changes }) =>
    context.records('medical_appointment').update(
      id,
      {
        ...changes,
        ...(appointmentDate === undefined ? {} : appointmentTime(appointmentDate, context.actor.timeZone)),
      },
      ifVersion,
    ),
});
