// For tests: an invented family with medicines, contacts and records.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { Household } from '../../../reading/household.ts';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { memberWith } from '../../testing/asked.ts';

const STORED = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z', version: 1 };

export const medicineWith = (fields: Partial<Medication> & { id: string; name: string }): Medication => ({
  ...STORED,
  familyMemberId: null,
  dosage: '',
  frequency: null,
  prescribedBy: '',
  startDate: null,
  endDate: null,
  instructions: '',
  sideEffects: '',
  isActive: true,
  ...fields,
});

export const contactWith = (
  fields: Partial<MedicalContact> & { id: string; name: string },
): MedicalContact => ({
  ...STORED,
  type: 'doctor',
  specialty: '',
  phoneNumber: '',
  email: '',
  address: '',
  notes: '',
  isEmergencyContact: false,
  ...fields,
});

export const recordWith = (
  fields: Partial<MedicalRecord> & { id: string; title: string },
): MedicalRecord => ({
  ...STORED,
  category: null,
  date: null,
  familyMemberId: null,
  provider: '',
  description: '',
  isImportant: false,
  ...fields,
});

export const HEALTH_FAMILY: Household = {
  ...EMPTY_HOUSEHOLD,
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', age: 41 }),
    memberWith({ id: 'theo', name: 'Theo', age: 1 }),
    memberWith({ id: 'lucas', name: 'Lucas', age: 6 }),
    memberWith({ id: 'mia', name: 'Mia', age: 13 }),
    memberWith({ id: 'ruth', name: 'Grandma Ruth', relationship: 'grandparent', age: 68 }),
  ],
  contacts: [
    contactWith({
      id: 'patel',
      name: 'Dr. Anika Patel',
      specialty: 'Pediatrics',
      phoneNumber: '212-555-0142',
      address: '12 Oak Street',
      email: 'office@patelkids.example',
      notes: 'Closed on Fridays',
    }),
    contactWith({
      id: 'amari',
      name: 'Dr. Leila Amari',
      type: 'specialist',
      specialty: 'Allergist',
      phoneNumber: '212-555-0177',
    }),
    contactWith({
      id: 'kowalski',
      name: 'Kowalski Family Dental',
      type: 'dentist',
      specialty: 'Dentist',
      phoneNumber: '212-555-0100',
    }),
    contactWith({
      id: 'rosa',
      name: 'Rosa Diaz',
      type: 'emergency',
      phoneNumber: '917-555-0111',
      isEmergencyContact: true,
      notes: 'Neighbor, has a key',
    }),
  ],
  medications: [
    medicineWith({
      id: 'amox',
      name: 'Amoxicillin',
      familyMemberId: 'theo',
      dosage: '4 ml',
      frequency: 'twice daily',
      prescribedBy: 'Dr. Patel',
      endDate: '2026-11-25',
      instructions: 'With food',
    }),
    medicineWith({
      id: 'epi',
      name: 'EpiPen Jr',
      familyMemberId: 'lucas',
      frequency: 'as needed',
      prescribedBy: 'Dr. Leila Amari',
    }),
    medicineWith({
      id: 'ceti',
      name: 'Cetirizine',
      familyMemberId: 'lucas',
      dosage: '5 ml',
      frequency: 'once daily',
      prescribedBy: 'Dr. Leila Amari',
    }),
    medicineWith({
      id: 'albu',
      name: 'Albuterol inhaler',
      familyMemberId: 'mia',
      dosage: '2 puffs',
      frequency: 'as needed',
      instructions: 'With the spacer, before soccer',
      sideEffects: 'Shaky hands',
    }),
    medicineWith({
      id: 'iron',
      name: 'Iron drops',
      familyMemberId: 'mia',
      isActive: false,
      endDate: '2026-10-01',
    }),
    medicineWith({
      id: 'lisi',
      name: 'Lisinopril',
      familyMemberId: 'ruth',
      dosage: '10 mg',
      frequency: 'once daily',
    }),
  ],
  records: [
    recordWith({
      id: 'xray',
      title: 'Wrist X-ray',
      category: 'test_result',
      date: '2026-10-28',
      familyMemberId: 'mia',
      provider: 'Riverside Imaging',
      description: 'Hairline fracture, four weeks of splint',
    }),
    recordWith({
      id: 'mmr',
      title: 'MMR',
      category: 'vaccination',
      date: '2026-09-30',
      familyMemberId: 'theo',
      provider: 'Dr. Anika Patel',
    }),
    recordWith({
      id: 'tetanus',
      title: 'Tetanus shot',
      category: 'vaccination',
      date: '2024-05-14',
      familyMemberId: 'dana',
    }),
    recordWith({
      id: 'flu25',
      title: 'Flu shot',
      category: 'vaccination',
      date: '2025-10-20',
      familyMemberId: 'mia',
    }),
    recordWith({
      id: 'flu26',
      title: 'Flu shot',
      category: 'vaccination',
      date: '2026-10-12',
      familyMemberId: 'mia',
    }),
    recordWith({
      id: 'strep',
      title: 'Strep throat',
      category: 'diagnosis',
      date: '2026-03-02',
      familyMemberId: 'lucas',
      provider: 'Dr. Anika Patel',
    }),
    recordWith({
      id: 'hearing',
      title: 'Hearing test',
      category: 'test_result',
      date: '2026-08-11',
      familyMemberId: 'theo',
      description: 'Normal',
    }),
  ],
};
