// For tests of answers: a family with appointments, doctors, medicines and a menu.
import type { Household } from '../../reading/household.ts';
import { appointmentWith, contactWith, medicationWith, memberWith, menuWith } from './records.ts';

/** Dana and her family on Sunday, November 22, 2026. */
export const FAMILY: Partial<Household> = {
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41 }),
    memberWith({ id: 'ben', name: 'Ben', relationship: 'spouse', age: 43 }),
    memberWith({ id: 'theo', name: 'Theo', age: 1 }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6 }),
    memberWith({ id: 'mia', name: 'Mia', age: 13 }),
    memberWith({ id: 'ruth', name: 'Grandma Ruth', relationship: 'grandparent', age: 71 }),
    memberWith({ id: 'torres', name: 'Mia Torres', relationship: 'other', age: 22 }),
  ],
  contacts: [
    contactWith({
      id: 'patel',
      name: 'Dr. Anika Patel',
      specialty: 'Pediatrics',
      phoneNumber: '212-555-0142',
      address: '12 Oak Street, Brooklyn',
    }),
    contactWith({
      id: 'amari',
      name: 'Dr. Leila Amari',
      type: 'specialist',
      specialty: 'Allergy and immunology',
    }),
    contactWith({
      id: 'kowalski',
      name: 'Kowalski Family Dental',
      type: 'dentist',
      specialty: 'Dentistry',
      address: '88 Pine Avenue',
    }),
    contactWith({ id: 'lin', name: 'Dr. Lin', type: 'dentist', specialty: 'Orthodontics' }),
  ],
  appointments: [
    appointmentWith({
      id: 'flu',
      title: 'Flu shot',
      when: '2026-10-08T16:00',
      familyMemberId: 'lucas',
      contactId: 'patel',
    }),
    appointmentWith({
      id: 'checkup',
      title: 'Theo 15-month checkup',
      when: '2026-11-23T09:30',
      familyMemberId: 'theo',
      contactId: 'patel',
      notes: 'Bring the vaccine card',
    }),
    appointmentWith({
      id: 'ortho',
      title: 'Orthodontist',
      when: '2026-11-24T15:45',
      familyMemberId: 'mia',
      contactId: 'lin',
      duration: 30,
    }),
    appointmentWith({ id: 'eye', title: 'Eye exam', when: '2026-11-25T11:00', familyMemberId: 'ruth' }),
    appointmentWith({
      id: 'allergy',
      title: 'Allergy follow-up',
      when: '2026-12-02T14:00',
      familyMemberId: 'lucas',
      contactId: 'amari',
      reminderTime: 48,
    }),
    appointmentWith({
      id: 'dental',
      title: 'Dental cleaning',
      when: '2026-12-08T16:00',
      familyMemberId: 'mia',
      contactId: 'kowalski',
    }),
    appointmentWith({
      id: 'mammogram',
      title: 'Mammogram',
      when: '2026-12-14T07:45',
      familyMemberId: 'dana',
    }),
    appointmentWith({
      id: 'ortho2',
      title: 'Orthodontist',
      when: '2027-01-12T15:45',
      familyMemberId: 'mia',
      contactId: 'lin',
    }),
  ],
  medications: [
    medicationWith({
      id: 'amox',
      name: 'Amoxicillin',
      familyMemberId: 'theo',
      dosage: '4 ml',
      frequency: 'twice daily',
      endDate: '2026-11-25',
    }),
  ],
  menus: [menuWith({ monday: { dinner: 'Turkey chili' }, tuesday: { dinner: 'Tacos' } })],
};
