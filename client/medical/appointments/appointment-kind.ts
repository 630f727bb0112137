// The form of an appointment (MED-05, MED-07, MED-08). Its time is wall time in the household's zone, whatever the zone
// of the browser (D31).
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medical } from '#contract/medical.ts';
import { instantOf } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import type { FormOf, ValuesOf } from '../../editing/form/kind-form.ts';
import { readForm } from '../../editing/form/read-form.ts';
import type { Named } from '../../editing/form/record-kind.ts';
import { callsOf, type ServerKind } from '../../editing/form/save-record.ts';
import { memberOfNew } from '../panel/member-list.ts';
import { wallAt, wallTimeOf } from './appointment-when.ts';

type AppointmentForm = FormOf<typeof medicalAppointment>;
type Values = ValuesOf<typeof medicalAppointment>;
/** Hours without a reminder are not written. */
type Written = Omit<Values, 'reminderTime'> & Partial<Values>;

/** Known fields of a new appointment; '' for the others. */
export interface BegunAppointment {
  /** 'YYYY-MM-DDTHH:MM' */
  at: string;
  title: string;
  /** Its length. */
  minutes: string;
}

/** Data of the household for the form. */
interface AppointmentHousehold {
  zone: string;
  members: readonly Named[];
  contacts: readonly Named[];
  /** Member of a new appointment. */
  memberId: string | null;
  begun?: BegunAppointment | undefined;
}

const FAILED = 'Failed to save appointment.';
const APPOINTMENT = derivedForm(medicalAppointment);
const { reminderTime: _, ...withoutHours } = medicalAppointment.fields;

/** Wall time that is stored for a typed time: different when the clock skips that time (DST). */
export const shownFor = (wall: string, zone: string): string => wallAt(instantOf(wall, zone), zone);

function formOf(
  stored: MedicalAppointment | null,
  { zone, members, memberId, begun }: AppointmentHousehold,
): AppointmentForm {
  const form = APPOINTMENT.formOf(stored);
  if (stored !== null) return { ...form, appointmentDate: wallTimeOf(stored, zone) };
  return {
    ...form,
    title: begun?.title ?? '',
    appointmentDate: begun?.at ?? '',
    duration: begun?.minutes ?? '',
    familyMemberId: memberOfNew(members, memberId),
  };
}

function read(form: AppointmentForm, zone: string) {
  // Without a reminder its hours are not shown; they stay as they were.
  const given = form.reminderEnabled ? APPOINTMENT.read(form) : readForm({ fields: withoutHours }, form);
  if ('errors' in given) return given;
  return { fields: { ...given.fields, appointmentDate: shownFor(form.appointmentDate, zone) } };
}

/** Appointments of one household. */
export const appointmentKind = (
  household: AppointmentHousehold,
): ServerKind<MedicalAppointment, AppointmentForm, Written> => ({
  ...APPOINTMENT,
  formOf: (stored) => formOf(stored, household),
  read: (form) => read(form, household.zone),
  names: { family_member: household.members, medical_contact: household.contacts },
  // With the year: in a comparison with another time it is only a few digits more.
  say: { appointmentDate: (wall) => (wall === '' ? undefined : whenInWords(wall, '')) },
  calls: callsOf(
    medical.getMedicalAppointment,
    medical.createMedicalAppointment,
    medical.updateMedicalAppointment,
  ),
  done: { added: 'Appointment scheduled', changed: 'Appointment updated' },
  failed: { add: FAILED, change: FAILED },
});
