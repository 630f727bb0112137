// What a family keeps about health: the shapes of contacts, medications, appointments and records, and the fields
// a parent may send for them.
import * as z from 'zod/mini';
import { Id, LocalDate, clearable, longText, recordFields, shortText } from './common.ts';

export const CONTACT_TYPES = [
  'doctor',
  'dentist',
  'specialist',
  'pharmacy',
  'hospital',
  'emergency',
] as const;
export const FREQUENCIES = [
  'once daily',
  'twice daily',
  'three times daily',
  'four times daily',
  'as needed',
  'weekly',
  'monthly',
] as const;
export const APPOINTMENT_TYPES = ['checkup', 'consultation', 'procedure', 'emergency'] as const;
export const RECORD_CATEGORIES = ['vaccination', 'test_result', 'diagnosis', 'procedure', 'allergy'] as const;
/** What a new appointment starts with (MED-05). */
export const REMINDER = { enabled: true, hours: 24 } as const;

/** Which field of a medical record holds the id of which other record (D30). */
const OF_MEMBER = { familyMemberId: 'family_member' } as const;
const OF_MEMBER_AND_CONTACT = { ...OF_MEMBER, contactId: 'medical_contact' } as const;
export const MEDICAL_REFERENCES = {
  medication: OF_MEMBER,
  medical_appointment: OF_MEMBER_AND_CONTACT,
  medical_record: OF_MEMBER,
} as const;

const oneOf = <const T extends readonly string[]>(label: string, values: T) =>
  clearable(z.nullable(z.enum(values, `${label} is one of ${values.join(', ')}`)), null);
const someText = (label: string) => clearable(shortText(label), '');
const someNotes = (label: string) => clearable(longText(label), '');
const someDate = clearable(z.nullable(LocalDate), null);
const yesOrNo = (label: string, empty: boolean) => clearable(z.boolean(`${label} is true or false`), empty);

/** The id of another record; 'not-specified' is what a form sends for none (MED-08). */
const reference = z.optional(
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === 'not-specified' ? null : value)),
    z.nullable(Id) as z.ZodMiniType<string | null>,
  ) as unknown as z.ZodMiniType<string | null, string | null>,
);

const EMAIL = /^[^\s@,;<>"']+@[^\s@,;<>"'.]+(\.[^\s@,;<>"'.]+)*$/;
const contactEmail = clearable(
  shortText('E-mail').check(
    z.refine((text) => text === '' || EMAIL.test(text), 'Please write the e-mail like name@example.org'),
  ),
  '',
);
const wholeNumber = (label: string, largest: number) =>
  z
    .int(`${label} must be a whole number`)
    .check(
      z.minimum(0, `${label} cannot be below 0`),
      z.maximum(largest, `${label} cannot be above ${largest}`),
    );

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const isMoment = (text: string): boolean => {
  const ms = Date.parse(WALL_TIME.test(text) ? `${text}Z` : text);
  if (Number.isNaN(ms) || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return false;
  // Date.parse takes February 30 for March 2; the date has to be one of the calendar.
  return LocalDate.safeParse(text.slice(0, 10)).success;
};
/** With an offset it is an instant, without one the time on the household's walls (D31). */
export const AppointmentDate = z.string('Date and time is required').check(
  z.refine((text) => text !== '', 'Date and time is required'),
  z.refine(isMoment, 'Please write date and time like 2026-11-23T15:30'),
);

export const contactFields = {
  type: oneOf('Type', CONTACT_TYPES),
  specialty: someText('Specialty'),
  phoneNumber: someText('Phone number'),
  email: contactEmail,
  address: someNotes('Address'),
  notes: someNotes('Notes'),
  isEmergencyContact: yesOrNo('Emergency contact', false),
};
export const medicationFields = {
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
export const appointmentFields = {
  duration: clearable(z.nullable(wholeNumber('Duration', 10_080)), null),
  type: oneOf('Type', APPOINTMENT_TYPES),
  familyMemberId: reference,
  contactId: reference,
  notes: someNotes('Notes'),
  reminderEnabled: yesOrNo('Reminder', REMINDER.enabled),
  reminderTime: clearable(wholeNumber('Reminder hours', 8760), REMINDER.hours),
};
export const medicalRecordFields = {
  category: oneOf('Category', RECORD_CATEGORIES),
  date: someDate,
  familyMemberId: reference,
  provider: someText('Provider'),
  description: someNotes('Description'),
  isImportant: yesOrNo('Important', false),
};

const nullableId = z.nullable(z.string());
const nullableDate = z.nullable(z.string());

export const MedicalContact = z.object({
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
export type MedicalContact = z.infer<typeof MedicalContact>;

export const Medication = z.object({
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
export type Medication = z.infer<typeof Medication>;

export const MedicalAppointment = z.object({
  ...recordFields,
  title: z.string(),
  /** The instant, in UTC. */
  appointmentDate: z.string(),
  /** What the clock on the wall shows then, 'YYYY-MM-DDTHH:MM', in `timeZone`. */
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
export type MedicalAppointment = z.infer<typeof MedicalAppointment>;

export const MedicalRecord = z.object({
  ...recordFields,
  title: z.string(),
  category: z.nullable(z.enum(RECORD_CATEGORIES)),
  date: nullableDate,
  familyMemberId: nullableId,
  provider: z.string(),
  description: z.string(),
  isImportant: z.boolean(),
});
export type MedicalRecord = z.infer<typeof MedicalRecord>;
