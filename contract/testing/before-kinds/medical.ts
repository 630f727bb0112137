// For tests: the schemas of health records as they were written by hand, before kinds (decision 020).
import * as z from 'zod/mini';
import {
  clearable,
  Id,
  ClientId,
  LocalDate,
  longText,
  recordFields,
  requiredName,
  shortText,
  target,
} from './common.ts';

const CONTACT_TYPES = ['doctor', 'dentist', 'specialist', 'pharmacy', 'hospital', 'emergency'] as const;
const FREQUENCIES = [
  'once daily',
  'twice daily',
  'three times daily',
  'four times daily',
  'as needed',
  'weekly',
  'monthly',
] as const;
const APPOINTMENT_TYPES = ['checkup', 'consultation', 'procedure', 'emergency'] as const;
const RECORD_CATEGORIES = ['vaccination', 'test_result', 'diagnosis', 'procedure', 'allergy'] as const;
/** Reminder defaults of a new appointment (MED-05). */
const REMINDER = { enabled: true, hours: 24 } as const;

const oneOf = <const T extends readonly string[]>(label: string, values: T) =>
  clearable(z.nullable(z.enum(values, `${label} is one of ${values.join(', ')}`)), null);
const someText = (label: string) => clearable(shortText(label), '');
const someNotes = (label: string) => clearable(longText(label), '');
const someDate = clearable(z.nullable(LocalDate), null);
const yesOrNo = (label: string, empty: boolean) => clearable(z.boolean(`${label} is true or false`), empty);

/** The id of another record; 'not-specified' is the value that a form sends for none (MED-08). */
const reference = z.optional(
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === 'not-specified' ? null : value)),
    z.nullable(Id) as z.ZodMiniType<string | null>,
  ) as unknown as z.ZodMiniType<string | null, string | null>,
);

const EMAIL = /^[^\s@,;<>"']+@[^\s@,;<>"'.]+(\.[^\s@,;<>"'.]+)*$/;
const contactEmail = clearable(
  shortText('Email').check(
    z.refine((text) => text === '' || EMAIL.test(text), 'Please enter the email like name@example.org'),
  ),
  '',
);
const wholeNumber = (label: string, largest: number) =>
  z
    .int(`${label} must be a whole number`)
    .check(
      z.minimum(0, `${label} can't be below 0`),
      z.maximum(largest, `${label} can't be above ${largest}`),
    );

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const isMoment = (text: string): boolean => {
  const ms = Date.parse(WALL_TIME.test(text) ? `${text}Z` : text);
  if (Number.isNaN(ms) || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return false;
  // Date.parse reads February 30 as March 2; the date must exist in the calendar.
  return LocalDate.safeParse(text.slice(0, 10)).success;
};
/** With an offset it is an instant, without one the household's wall time (D31). */
const AppointmentDate = z.string('Date and time is required').check(
  z.refine((text) => text !== '', 'Date and time is required'),
  z.refine(isMoment, 'Please write date and time like 2026-11-23T15:30'),
);

const contactFields = {
  type: oneOf('Type', CONTACT_TYPES),
  specialty: someText('Specialty'),
  phoneNumber: someText('Phone number'),
  email: contactEmail,
  address: someNotes('Address'),
  notes: someNotes('Notes'),
  isEmergencyContact: yesOrNo('Emergency contact', false),
};
const medicationFields = {
  dosage: someText('Dosage'),
  frequency: oneOf('Frequency', FREQUENCIES),
  prescribedBy: someText('Prescribed by'),
  familyMemberId: reference,
  startDate: someDate,
  endDate: someDate,
  instructions: someNotes('Instructions'),
  sideEffects: someNotes('Side effects'),
  isActive: yesOrNo('Currently taking', true),
};
const appointmentFields = {
  duration: clearable(z.nullable(wholeNumber('Duration', 10_080)), null),
  type: oneOf('Type', APPOINTMENT_TYPES),
  familyMemberId: reference,
  contactId: reference,
  notes: someNotes('Notes'),
  reminderEnabled: yesOrNo('Reminder', REMINDER.enabled),
  reminderTime: clearable(wholeNumber('Reminder hours', 8760), REMINDER.hours),
};
const medicalRecordFields = {
  category: oneOf('Category', RECORD_CATEGORIES),
  date: someDate,
  familyMemberId: reference,
  provider: someText('Provider'),
  description: someNotes('Description'),
  isImportant: yesOrNo('Important', false),
};

const nullableId = z.nullable(z.string());
const nullableDate = z.nullable(z.string());

const MedicalContact = z.object({
  ...recordFields,
  name: z.string(),
  type: z.nullable(z.enum(CONTACT_TYPES)),
  specialty: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  address: z.string(),
  notes: z.string(),
  isEmergencyContact: z.boolean(),
});

const Medication = z.object({
  ...recordFields,
  name: z.string(),
  dosage: z.string(),
  frequency: z.nullable(z.enum(FREQUENCIES)),
  prescribedBy: z.string(),
  familyMemberId: nullableId,
  startDate: nullableDate,
  endDate: nullableDate,
  instructions: z.string(),
  sideEffects: z.string(),
  isActive: z.boolean(),
});

const MedicalAppointment = z.object({
  ...recordFields,
  title: z.string(),
  /** The instant, in UTC. */
  appointmentDate: z.string(),
  /** The same moment as wall time in `timeZone`, 'YYYY-MM-DDTHH:MM'. */
  wallTime: z.string(),
  timeZone: z.string(),
  duration: z.nullable(z.int()),
  type: z.nullable(z.enum(APPOINTMENT_TYPES)),
  familyMemberId: nullableId,
  contactId: nullableId,
  notes: z.string(),
  reminderEnabled: z.boolean(),
  reminderTime: z.int(),
});

const MedicalRecord = z.object({
  ...recordFields,
  title: z.string(),
  category: z.nullable(z.enum(RECORD_CATEGORIES)),
  date: nullableDate,
  familyMemberId: nullableId,
  provider: z.string(),
  description: z.string(),
  isImportant: z.boolean(),
});

const changed = <S extends Record<string, z.ZodMiniType>>(fields: S) => z.object({ ...target, ...fields });
const name = requiredName('Name');
const title = requiredName('Title');

export const medicalBefore = {
  medical_contact: {
    record: MedicalContact,
    added: z.object({ id: z.optional(ClientId), name, ...contactFields }),
    changed: changed({ name: z.optional(name), ...contactFields }),
  },
  medication: {
    record: Medication,
    added: z.object({ id: z.optional(ClientId), name, ...medicationFields }),
    changed: changed({ name: z.optional(name), ...medicationFields }),
  },
  medical_appointment: {
    record: MedicalAppointment,
    added: z.object({
      id: z.optional(ClientId),
      title,
      appointmentDate: AppointmentDate,
      ...appointmentFields,
    }),
    changed: changed({
      title: z.optional(title),
      appointmentDate: z.optional(AppointmentDate),
      ...appointmentFields,
    }),
  },
  medical_record: {
    record: MedicalRecord,
    added: z.object({ id: z.optional(ClientId), title, ...medicalRecordFields }),
    changed: changed({ title: z.optional(title), ...medicalRecordFields }),
  },
};
