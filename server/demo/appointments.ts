// The demo family's appointments: a year of check-ups that have been, and those of the coming weeks.
import type { MedicalAppointment } from '#contract/medical-entities.ts';
import { medical } from '#contract/medical.ts';
import { contactKeyOf, type ContactKey } from './contacts.ts';
import type { Home, Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';
import type { PersonKey } from './people.ts';
import { dayOf, type When } from './when.ts';

interface Appointment {
  who: PersonKey;
  contact: ContactKey;
  when: When;
  time: string;
  title: string;
  type: NonNullable<MedicalAppointment['type']>;
  minutes: number;
  by?: ParentKey;
  notes?: string;
}

const APPOINTMENTS: readonly Appointment[] = [
  {
    who: 'finn',
    contact: 'allergist',
    when: { week: -49, day: 'wednesday' },
    time: '15:45',
    title: 'Allergy check-up',
    type: 'checkup',
    minutes: 45,
    notes: 'Bring both auto-injectors.',
  },
  {
    who: 'lucy',
    contact: 'dentist',
    when: { week: -47, day: 'monday' },
    time: '10:00',
    title: 'First dentist visit',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'nora',
    contact: 'familyDoctor',
    when: { week: -45, day: 'friday' },
    time: '08:30',
    title: 'Annual physical',
    type: 'checkup',
    minutes: 40,
  },
  {
    who: 'ella',
    contact: 'pediatrician',
    when: { week: -41, day: 'thursday' },
    time: '14:30',
    title: '11-year check-up',
    type: 'checkup',
    minutes: 40,
    by: 'daniel',
    notes: 'Vaccinations are due. School form for sports.',
  },
  {
    who: 'rosa',
    contact: 'cardiologist',
    when: { week: -38, day: 'tuesday' },
    time: '11:15',
    title: 'Blood pressure check',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'finn',
    contact: 'pediatrician',
    when: { week: -34, day: 'friday' },
    time: '16:20',
    title: 'Sore throat',
    type: 'consultation',
    minutes: 20,
    by: 'daniel',
  },
  {
    who: 'ella',
    contact: 'dentist',
    when: { week: -32, day: 'wednesday' },
    time: '15:30',
    title: 'Dental check-up',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'finn',
    contact: 'dentist',
    when: { week: -32, day: 'wednesday' },
    time: '16:00',
    title: 'Dental check-up',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'finn',
    contact: 'allergist',
    when: { week: -30, day: 'tuesday' },
    time: '09:15',
    title: 'Skin prick test',
    type: 'procedure',
    minutes: 60,
    notes: 'No cetirizine in the week before, as the letter says.',
  },
  {
    who: 'lucy',
    contact: 'pediatrician',
    when: { week: -24, day: 'monday' },
    time: '09:40',
    title: '4-year check-up',
    type: 'checkup',
    minutes: 40,
    notes: 'Ask about her tummy aches after milk.',
  },
  {
    who: 'daniel',
    contact: 'familyDoctor',
    when: { week: -22, day: 'thursday' },
    time: '07:50',
    title: 'Blood test',
    type: 'procedure',
    minutes: 15,
    by: 'daniel',
  },
  {
    who: 'lucy',
    contact: 'pediatrician',
    when: { week: -17, day: 'thursday' },
    time: '11:20',
    title: 'Ear ache',
    type: 'consultation',
    minutes: 20,
  },
  {
    who: 'ella',
    contact: 'hospital',
    when: { week: -14, day: 'saturday' },
    time: '17:30',
    title: 'Wrist X-ray after soccer',
    type: 'emergency',
    minutes: 120,
    by: 'daniel',
    notes: 'Only sprained.',
  },
  {
    who: 'daniel',
    contact: 'familyDoctor',
    when: { week: -12, day: 'monday' },
    time: '08:10',
    title: 'Back pain',
    type: 'consultation',
    minutes: 20,
    by: 'daniel',
  },
  {
    who: 'rosa',
    contact: 'cardiologist',
    when: { week: -11, day: 'tuesday' },
    time: '11:15',
    title: 'Blood pressure check',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'finn',
    contact: 'pediatrician',
    when: { week: -8, day: 'tuesday' },
    time: '15:10',
    title: '8-year check-up',
    type: 'checkup',
    minutes: 40,
    by: 'daniel',
  },
  {
    who: 'nora',
    contact: 'dentist',
    when: { week: -6, day: 'friday' },
    time: '12:15',
    title: 'Dental cleaning',
    type: 'checkup',
    minutes: 45,
  },
  {
    who: 'finn',
    contact: 'allergist',
    when: { week: -3, day: 'tuesday' },
    time: '16:15',
    title: 'Hives after the field trip',
    type: 'consultation',
    minutes: 30,
  },
  {
    who: 'finn',
    contact: 'allergist',
    when: 'next workday',
    time: '16:15',
    title: 'Allergy follow-up',
    type: 'checkup',
    minutes: 30,
    notes: 'Ask for the school copy of the action plan. Leave at 3:45.',
  },
  {
    who: 'ella',
    contact: 'pediatrician',
    when: { week: 1, day: 'wednesday' },
    time: '15:20',
    title: 'Vaccination, second dose',
    type: 'procedure',
    minutes: 15,
    by: 'daniel',
  },
  {
    who: 'ella',
    contact: 'dentist',
    when: { week: 2, day: 'tuesday' },
    time: '15:30',
    title: 'Dental check-up',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'finn',
    contact: 'dentist',
    when: { week: 2, day: 'tuesday' },
    time: '16:00',
    title: 'Dental check-up',
    type: 'checkup',
    minutes: 30,
  },
  {
    who: 'rosa',
    contact: 'cardiologist',
    when: { week: 3, day: 'monday' },
    time: '11:15',
    title: 'Blood pressure check',
    type: 'checkup',
    minutes: 30,
    notes: 'Daniel drives.',
  },
  {
    who: 'nora',
    contact: 'familyDoctor',
    when: { week: 5, day: 'friday' },
    time: '08:30',
    title: 'Annual physical',
    type: 'checkup',
    minutes: 40,
  },
];

/** Days between making an appointment and having it; urgent ones are entered on the day itself. */
const AHEAD = { checkup: 40, procedure: 25, consultation: 1, emergency: 0 } as const;
/** The family began to use the app in that week: nothing was entered before. */
const FIRST_DAY = -368;

/** Entering each appointment, before it was or is. */
export const appointmentSteps = (home: Home): Step[] =>
  APPOINTMENTS.map(({ who, contact, when, time, title, type, minutes, by = 'nora', notes = '' }, at) => {
    const day = dayOf(home, when);
    return {
      // Those that are far ahead were entered lately, one by one.
      day: Math.max(FIRST_DAY, Math.min(day - AHEAD[type], -1 - (at % 7))),
      time: `${type === 'checkup' || type === 'procedure' ? 12 : 8}:${String(10 + at)}`.padStart(5, '0'),
      run: () =>
        home.call(by, medical.createMedicalAppointment, {
          title,
          appointmentDate: `${home.date(day)}T${time}`,
          duration: minutes,
          type,
          familyMemberId: home.idOf(who),
          contactId: home.idOf(contactKeyOf(contact)),
          notes,
        }),
    };
  });
