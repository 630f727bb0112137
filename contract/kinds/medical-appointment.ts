// An appointment about health: when it is, for whom, with whom, and the reminder before it.
import { kind, type RecordOf } from '../kind.ts';

export const APPOINTMENT_TYPES = ['checkup', 'consultation', 'procedure', 'emergency'] as const;

export const medicalAppointment = kind({
  table: 'medical_appointment',
  noun: 'appointment',
  plural: 'appointments',
  place: '/medical?tab=appointments&id={id}',
  open: 'Open appointment',
  title: 'title',
  concerns: 'familyMemberId',
  order: ['appointmentDate', 'asc'],
  summaries: {
    list: 'List medical appointments by date',
    create: 'Add a medical appointment',
    update: 'Change a medical appointment; absent fields stay as they are',
    delete: 'Remove a medical appointment',
  },
  fields: {
    title: { is: 'text', label: 'Title', required: true },
    appointmentDate: { is: 'moment', label: 'Date and time', card: 'When', required: true },
    // The appointment's wall time, 'YYYY-MM-DDTHH:MM', and its zone (D31).
    wallTime: { is: 'text', label: 'Time on the wall', ours: true },
    timeZone: { is: 'text', label: 'Time zone', ours: true },
    familyMemberId: { is: 'reference', label: 'Family member', card: 'For', to: 'family_member' },
    contactId: { is: 'reference', label: 'Contact', card: 'With', to: 'medical_contact' },
    type: { is: 'choice', label: 'Type', of: APPOINTMENT_TYPES },
    duration: {
      is: 'whole',
      label: 'Duration (minutes)',
      card: 'Duration',
      sentence: 'Duration',
      max: 10_080,
      empty: null,
      unit: 'minutes',
    },
    notes: { is: 'notes', label: 'Notes' },
    // A new appointment is reminded of a day before (MED-05).
    reminderEnabled: { is: 'yesNo', label: 'Reminder', empty: true },
    reminderTime: {
      is: 'whole',
      label: 'Hours before',
      card: 'Reminder before',
      sentence: 'Reminder hours',
      max: 8760,
      empty: 24,
      unit: 'hours',
    },
  },
});
export type MedicalAppointment = RecordOf<typeof medicalAppointment>;
