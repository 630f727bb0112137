// What a family keeps about health, over the records of the household. Only the time of an appointment is special.
import { medicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medicalContact } from '#contract/kinds/medical-contact.ts';
import { medicalRecord } from '#contract/kinds/medical-record.ts';
import { medication } from '#contract/kinds/medication.ts';
import { medical } from '#contract/medical.ts';
import { crudHandlers } from '../crud.ts';
import { implement } from '../implement.ts';
import { appointmentTime } from './appointment-time.ts';

export const medicalOperations = implement(medical, {
  ...crudHandlers(medicalContact),
  ...crudHandlers(medication),
  ...crudHandlers(medicalRecord),
  ...crudHandlers(medicalAppointment),
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
