// For tests: the four kinds of medical records, each with one complete record and invalid inputs.
import { recordSchema } from '#contract/kind-schemas.ts';
import { medicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medicalContact } from '#contract/kinds/medical-contact.ts';
import { medicalRecord } from '#contract/kinds/medical-record.ts';
import { medication } from '#contract/kinds/medication.ts';

export const CONTACTS = '/api/medical-contacts';
export const MEDICATIONS = '/api/medications';
export const APPOINTMENTS = '/api/medical-appointments';
export const RECORDS = '/api/medical-records';

const long = 'x'.repeat(201);
const endless = 'x'.repeat(10_001);

/** Every kind for the tests; those about a member have `familyMemberId`. */
export const KINDS = [
  {
    url: CONTACTS,
    noun: 'medical contact',
    schema: recordSchema(medicalContact),
    required: 'name',
    least: { name: 'Dr. Grace Lin' },
    defaults: {
      type: null,
      specialty: '',
      phoneNumber: '',
      email: '',
      address: '',
      notes: '',
      isEmergencyContact: false,
    },
    full: {
      name: 'Dr. Grace Lin',
      type: 'dentist',
      specialty: 'Orthodontics',
      phoneNumber: '+1 555 0100',
      email: 'grace@example.org',
      address: '12 Elm Street\nSpringfield',
      notes: 'Ring twice',
      isEmergencyContact: true,
    },
    wrong: [
      { type: 'vet' },
      { specialty: long },
      { phoneNumber: 555 },
      { email: 'grace at example' },
      { email: 'a@b@c' },
      { address: endless },
      { isEmergencyContact: 'yes' },
    ],
  },
  {
    url: MEDICATIONS,
    noun: 'medication',
    schema: recordSchema(medication),
    required: 'name',
    least: { name: 'Cetirizine' },
    defaults: {
      dosage: '',
      frequency: null,
      prescribedBy: '',
      familyMemberId: null,
      startDate: null,
      endDate: null,
      instructions: '',
      sideEffects: '',
      isActive: true,
    },
    full: {
      name: 'Cetirizine',
      dosage: '5 ml',
      frequency: 'once daily',
      prescribedBy: 'Dr. Lin',
      startDate: '2026-11-01',
      endDate: '2026-12-01',
      instructions: 'In the evening',
      sideEffects: 'Sleepy',
      isActive: false,
    },
    wrong: [
      { dosage: long },
      { frequency: 'hourly' },
      { startDate: '2026-02-30' },
      { endDate: 'soon' },
      { endDate: '2026-11-01T00:00' },
      { instructions: endless },
      { isActive: 1 },
      { familyMemberId: '../mia' },
    ],
  },
  {
    url: APPOINTMENTS,
    noun: 'appointment',
    schema: recordSchema(medicalAppointment),
    required: 'title',
    least: { title: 'Dentist', appointmentDate: '2026-11-24T15:30' },
    defaults: {
      duration: null,
      type: null,
      familyMemberId: null,
      contactId: null,
      notes: '',
      reminderEnabled: true,
      reminderTime: 24,
    },
    full: {
      title: 'Dentist',
      appointmentDate: '2026-11-24T15:30:00.000Z',
      duration: 45,
      type: 'checkup',
      notes: 'Bring the card',
      reminderEnabled: false,
      reminderTime: 48,
    },
    wrong: [
      { appointmentDate: '' },
      { appointmentDate: null },
      { appointmentDate: 'tomorrow' },
      { appointmentDate: '2026-11-24' },
      { appointmentDate: '2026-11-24T25:00' },
      { appointmentDate: '2026-11-24T15:60' },
      { appointmentDate: '2026-02-30T15:30' },
      { appointmentDate: '2026-11-24T15:30 EST' },
      { appointmentDate: '2026-11-24T15:30+99:99' },
      { appointmentDate: '0001-01-01T00:00' },
      { appointmentDate: 1_795_447_800_000 },
      { duration: -1 },
      { duration: 30.5 },
      { duration: 'half an hour' },
      { duration: 10_081 },
      { type: 'party' },
      { reminderTime: 'a day' },
      { reminderTime: 8761 },
      { reminderEnabled: 'on' },
      { contactId: {} },
      { notes: endless },
    ],
  },
  {
    url: RECORDS,
    noun: 'medical record',
    schema: recordSchema(medicalRecord),
    required: 'title',
    least: { title: 'MMR, second dose' },
    defaults: {
      category: null,
      date: null,
      familyMemberId: null,
      provider: '',
      description: '',
      isImportant: false,
    },
    full: {
      title: 'MMR, second dose',
      category: 'vaccination',
      date: '2026-10-02',
      provider: 'City clinic',
      description: 'Left arm',
      isImportant: true,
    },
    wrong: [
      { category: 'test result' },
      { date: '2026-13-01' },
      { date: '1899-12-31' },
      { provider: long },
      { description: endless },
      { isImportant: 'yes' },
      { familyMemberId: 7 },
    ],
  },
] as const;
