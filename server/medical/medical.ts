// Operations on medical records of the household. The time of an appointment and doses are special.
import { allergies } from '#contract/allergies.ts';
import { medical } from '#contract/medical.ts';
import { allergyRecords } from '../eating-family.ts';
import { implement } from '../implement.ts';
import { appointmentTime } from './appointment-time.ts';
import { createDose, giveDose, recentDoses, updateDose } from './doses.ts';

export const medicalOperations = implement(medical, {
  recentDoses: (context) => recentDoses(context),
  giveDose,
  createDose,
  updateDose,
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

export const allergyOperations = implement(allergies, {
  listAllergyRecords: (context) => allergyRecords(context),
});
