// What can be done with medical contacts, medications, appointments and records.
import * as z from 'zod/mini';
import { ClientId, Id, Instant, NoContent, listLimit, requiredName, target } from './common.ts';
import {
  AppointmentDate,
  MEDICAL_REFERENCES,
  MedicalAppointment,
  MedicalContact,
  MedicalRecord,
  Medication,
  appointmentFields,
  contactFields,
  medicalRecordFields,
  medicationFields,
} from './medical-entities.ts';
import { operation } from './operation.ts';

/** The start of every declaration below: a call of the household that answers JSON. */
const ofHousehold = { kind: 'json', owner: 'household' } as const;
const list = z.object({ familyMemberId: z.optional(Id), limit: listLimit });
const remove = {
  ...ofHousehold,
  input: z.object(target),
  output: NoContent,
  answers: 204,
} as const;
const name = requiredName('Name');
const title = requiredName('Title');

export const medical = {
  listMedicalContacts: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/medical-contacts',
    summary: 'List doctors, dentists, pharmacies and other medical contacts',
    input: z.object({ limit: listLimit }),
    output: z.array(MedicalContact),
    pip: 'reads',
  }),
  createMedicalContact: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/medical-contacts',
    summary: 'Add a medical contact',
    input: z.object({ id: z.optional(ClientId), name, ...contactFields }),
    output: MedicalContact,
    answers: 201,
    idempotent: true,
    pip: 'proposes',
  }),
  updateMedicalContact: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/medical-contacts/{id}',
    summary: 'Change a medical contact; absent fields stay as they are',
    input: z.object({ ...target, name: z.optional(name), ...contactFields }),
    output: MedicalContact,
    pip: 'proposes',
  }),
  deleteMedicalContact: operation({
    ...remove,
    method: 'DELETE',
    path: '/api/medical-contacts/{id}',
    summary: 'Remove a medical contact; appointments with it stay, without it',
    pip: 'proposes',
  }),

  listMedications: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/medications',
    summary: 'List medications, those being taken first',
    input: list,
    output: z.array(Medication),
    pip: 'reads',
  }),
  createMedication: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/medications',
    summary: 'Add a medication',
    input: z.object({ id: z.optional(ClientId), name, ...medicationFields }),
    output: Medication,
    answers: 201,
    idempotent: true,
    refersTo: MEDICAL_REFERENCES.medication,
    pip: 'proposes',
  }),
  updateMedication: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/medications/{id}',
    summary: 'Change a medication; absent fields stay as they are',
    input: z.object({ ...target, name: z.optional(name), ...medicationFields }),
    output: Medication,
    refersTo: MEDICAL_REFERENCES.medication,
    pip: 'proposes',
  }),
  deleteMedication: operation({
    ...remove,
    method: 'DELETE',
    path: '/api/medications/{id}',
    summary: 'Remove a medication',
    pip: 'proposes',
  }),

  listMedicalAppointments: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/medical-appointments',
    summary: 'List medical appointments by date',
    input: z.object({
      familyMemberId: z.optional(Id),
      /** Only appointments at or after, and before, these instants. */
      from: z.optional(Instant),
      to: z.optional(Instant),
      limit: listLimit,
    }),
    output: z.array(MedicalAppointment),
    pip: 'reads',
  }),
  createMedicalAppointment: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/medical-appointments',
    summary: 'Add a medical appointment',
    input: z.object({
      id: z.optional(ClientId),
      title,
      appointmentDate: AppointmentDate,
      ...appointmentFields,
    }),
    output: MedicalAppointment,
    answers: 201,
    idempotent: true,
    refersTo: MEDICAL_REFERENCES.medical_appointment,
    pip: 'proposes',
  }),
  updateMedicalAppointment: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/medical-appointments/{id}',
    summary: 'Change a medical appointment; absent fields stay as they are',
    input: z.object({
      ...target,
      title: z.optional(title),
      appointmentDate: z.optional(AppointmentDate),
      ...appointmentFields,
    }),
    output: MedicalAppointment,
    refersTo: MEDICAL_REFERENCES.medical_appointment,
    pip: 'proposes',
  }),
  deleteMedicalAppointment: operation({
    ...remove,
    method: 'DELETE',
    path: '/api/medical-appointments/{id}',
    summary: 'Remove a medical appointment',
    pip: 'proposes',
  }),

  listMedicalRecords: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/medical-records',
    summary: 'List vaccinations, test results, diagnoses and other medical records, newest first',
    input: list,
    output: z.array(MedicalRecord),
    pip: 'reads',
  }),
  createMedicalRecord: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/medical-records',
    summary: 'Add a medical record',
    input: z.object({ id: z.optional(ClientId), title, ...medicalRecordFields }),
    output: MedicalRecord,
    answers: 201,
    idempotent: true,
    refersTo: MEDICAL_REFERENCES.medical_record,
    pip: 'proposes',
  }),
  updateMedicalRecord: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/medical-records/{id}',
    summary: 'Change a medical record; absent fields stay as they are',
    input: z.object({ ...target, title: z.optional(title), ...medicalRecordFields }),
    output: MedicalRecord,
    refersTo: MEDICAL_REFERENCES.medical_record,
    pip: 'proposes',
  }),
  deleteMedicalRecord: operation({
    ...remove,
    method: 'DELETE',
    path: '/api/medical-records/{id}',
    summary: 'Remove a medical record',
    pip: 'proposes',
  }),
};
