// What a parent types about an appointment, and what is stored of it (MED-05, MED-07, MED-08). Its time is the one on
// the household's walls, wherever the browser is (D31).
import { newSchema } from '#contract/kind-schemas.ts';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medical } from '#contract/medical.ts';
import { instantOf } from '#rules/time/dates.ts';
import { readWith } from '../../editing/read-with.ts';
import type { RecordKind } from '../../editing/record-kind.ts';
import { inWords } from '../panel/panel-words.ts';
import { wallAt, wallTimeOf, whenInWords } from './appointment-when.ts';

export type AppointmentForm = {
  title: string;
  /** 'YYYY-MM-DDTHH:MM' as the household's clock shows it. */
  appointmentDate: string;
  duration: string;
  type: string;
  familyMemberId: string;
  contactId: string;
  notes: string;
  reminderEnabled: boolean;
  reminderTime: string;
};

interface Named {
  id: string;
  name: string;
}

/** What the form needs to know of the household. */
interface AppointmentHousehold {
  zone: string;
  members: readonly Named[];
  contacts: readonly Named[];
  /** Whom a new appointment is for. */
  memberId: string | null;
}

const Appointment = newSchema(medicalAppointment);
const { fields: REMINDER } = medicalAppointment;
const FAILED = 'Failed to save appointment.';
const NOT_SPECIFIED = 'Not specified';

/** What the wall shows at the time that was typed: something else where spring skips that time. */
export const shownFor = (wall: string, zone: string): string => wallAt(instantOf(wall, zone), zone);

const nameIn = (all: readonly Named[], wanted: string | null): string | undefined =>
  all.find(({ id }) => id === wanted)?.name;

const formOf = (appointment: MedicalAppointment | null, zone: string, memberId: string): AppointmentForm => ({
  title: appointment?.title ?? '',
  appointmentDate: appointment === null ? '' : wallTimeOf(appointment, zone),
  duration: String(appointment?.duration ?? ''),
  type: appointment?.type ?? '',
  familyMemberId: appointment === null ? memberId : (appointment.familyMemberId ?? ''),
  contactId: appointment?.contactId ?? '',
  notes: appointment?.notes ?? '',
  reminderEnabled: appointment?.reminderEnabled ?? REMINDER.reminderEnabled.empty,
  reminderTime: String(appointment?.reminderTime ?? REMINDER.reminderTime.empty),
});

function read(form: AppointmentForm, zone: string) {
  const { reminderTime, ...rest } = form;
  const given = readWith<AppointmentForm>(Appointment, {
    ...rest,
    duration: form.duration.trim() === '' ? null : Number(form.duration),
    notes: form.notes.trim(),
    // Without a reminder its hours are not shown; they stay as they were.
    ...(form.reminderEnabled
      ? { reminderTime: reminderTime.trim() === '' ? NaN : Number(reminderTime) }
      : {}),
  });
  if ('errors' in given) return given;
  return { fields: { ...given.fields, appointmentDate: shownFor(form.appointmentDate, zone) } };
}

/** Appointments of one household. */
export function appointmentKind(
  household: AppointmentHousehold,
): RecordKind<MedicalAppointment, AppointmentForm> {
  const { zone, members, contacts, memberId } = household;
  const memberOfNew = nameIn(members, memberId) === undefined ? '' : (memberId ?? '');
  return {
    list: medical.listMedicalAppointments,
    create: medical.createMedicalAppointment,
    update: medical.updateMedicalAppointment,
    formOf: (appointment) => formOf(appointment, zone, memberOfNew),
    read: (form) => read(form, zone),
    labels: {
      title: 'Title',
      appointmentDate: 'Date and time',
      duration: 'Duration (minutes)',
      type: 'Type',
      familyMemberId: 'Family member',
      contactId: 'Contact',
      notes: 'Notes',
      reminderEnabled: 'Reminder',
      reminderTime: 'Hours before',
    },
    show: {
      // With the year: beside another time it is no more than a few figures.
      appointmentDate: (wall) => (wall === '' ? 'Nothing' : whenInWords(wall, '')),
      type: (type) => (type === '' ? NOT_SPECIFIED : inWords(type)),
      familyMemberId: (id) => (id === '' ? NOT_SPECIFIED : (nameIn(members, id) ?? 'Somebody else')),
      contactId: (id) => (id === '' ? NOT_SPECIFIED : (nameIn(contacts, id) ?? 'Somebody else')),
    },
    done: { added: 'Appointment scheduled', changed: 'Appointment updated' },
    failed: { add: FAILED, change: FAILED },
  };
}
