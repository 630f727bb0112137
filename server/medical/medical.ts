// What a family keeps about health, over the records of the household.
import {
  REMINDER,
  type MedicalAppointment,
  type MedicalRecord,
  type Medication,
} from '#contract/medical-entities.ts';
import { medical } from '#contract/medical.ts';
import { implement } from '../implement.ts';
import { appointmentTime } from './appointment-time.ts';

/** Those being taken first, then the others; each in the order they were entered. */
const activeFirst = (a: Medication, b: Medication): number => Number(b.isActive) - Number(a.isActive);
/** Newest first; records without a date come last. */
const newestFirst = (a: MedicalRecord, b: MedicalRecord): number =>
  (b.date ?? '').localeCompare(a.date ?? '');
const within = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  const [first, end] = [from, to].map((text) => (text === undefined ? undefined : Date.parse(text)));
  return ({ appointmentDate }: MedicalAppointment): boolean => {
    const at = Date.parse(appointmentDate);
    return (first === undefined || at >= first) && (end === undefined || at < end);
  };
};

export const medicalOperations = implement(medical, {
  listMedicalContacts: (context, { limit }) => context.records('medical_contact').list({ limit }),
  createMedicalContact: (context, contact) =>
    context.records('medical_contact').insert({
      id: contact.id,
      name: contact.name,
      type: contact.type ?? null,
      specialty: contact.specialty ?? '',
      phoneNumber: contact.phoneNumber ?? '',
      email: contact.email ?? '',
      address: contact.address ?? '',
      notes: contact.notes ?? '',
      isEmergencyContact: contact.isEmergencyContact ?? false,
    }),
  updateMedicalContact: (context, { id, ifVersion, ...changes }) =>
    context.records('medical_contact').update(id, changes, ifVersion),
  async deleteMedicalContact(context, { id, ifVersion }) {
    await context.records('medical_contact').remove(id, ifVersion);
    return undefined;
  },

  async listMedications(context, { familyMemberId, limit }) {
    const medications = await context.records('medication').list({ where: { familyMemberId } });
    return medications.toSorted(activeFirst).slice(0, limit);
  },
  createMedication: (context, medication) =>
    context.records('medication').insert({
      id: medication.id,
      name: medication.name,
      dosage: medication.dosage ?? '',
      frequency: medication.frequency ?? null,
      prescribedBy: medication.prescribedBy ?? '',
      familyMemberId: medication.familyMemberId ?? null,
      startDate: medication.startDate ?? null,
      endDate: medication.endDate ?? null,
      instructions: medication.instructions ?? '',
      sideEffects: medication.sideEffects ?? '',
      isActive: medication.isActive ?? true,
    }),
  updateMedication: (context, { id, ifVersion, ...changes }) =>
    context.records('medication').update(id, changes, ifVersion),
  async deleteMedication(context, { id, ifVersion }) {
    await context.records('medication').remove(id, ifVersion);
    return undefined;
  },

  async listMedicalAppointments(context, { familyMemberId, from, to, limit }) {
    const appointments = await context
      .records('medical_appointment')
      .list({ where: { familyMemberId }, orderBy: { field: 'appointmentDate', direction: 'asc' } });
    return appointments.filter(within({ from, to })).slice(0, limit);
  },
  createMedicalAppointment: (context, appointment) =>
    context.records('medical_appointment').insert({
      id: appointment.id,
      title: appointment.title,
      ...appointmentTime(appointment.appointmentDate, context.actor.timeZone),
      duration: appointment.duration ?? null,
      type: appointment.type ?? null,
      familyMemberId: appointment.familyMemberId ?? null,
      contactId: appointment.contactId ?? null,
      notes: appointment.notes ?? '',
      reminderEnabled: appointment.reminderEnabled ?? REMINDER.enabled,
      reminderTime: appointment.reminderTime ?? REMINDER.hours,
    }),
  updateMedicalAppointment: (context, { id, ifVersion, appointmentDate, ...changes }) =>
    context.records('medical_appointment').update(
      id,
      {
        ...changes,
        ...(appointmentDate === undefined ? {} : appointmentTime(appointmentDate, context.actor.timeZone)),
      },
      ifVersion,
    ),
  async deleteMedicalAppointment(context, { id, ifVersion }) {
    await context.records('medical_appointment').remove(id, ifVersion);
    return undefined;
  },

  async listMedicalRecords(context, { familyMemberId, limit }) {
    const records = await context.records('medical_record').list({ where: { familyMemberId } });
    return records.toSorted(newestFirst).slice(0, limit);
  },
  createMedicalRecord: (context, record) =>
    context.records('medical_record').insert({
      id: record.id,
      title: record.title,
      category: record.category ?? null,
      date: record.date ?? null,
      familyMemberId: record.familyMemberId ?? null,
      provider: record.provider ?? '',
      description: record.description ?? '',
      isImportant: record.isImportant ?? false,
    }),
  updateMedicalRecord: (context, { id, ifVersion, ...changes }) =>
    context.records('medical_record').update(id, changes, ifVersion),
  async deleteMedicalRecord(context, { id, ifVersion }) {
    await context.records('medical_record').remove(id, ifVersion);
    return undefined;
  },
});
