// For tests: a household with appointments, medicines, lists, a pantry and a menu, on Sunday, November 22, 2026.
import { listOf } from '../../answers/food/testing/kitchen.ts';
import { memberWith } from '../../answers/testing/asked.ts';
import { appointmentWith, medicationWith } from '../../answers/testing/family.ts';
import type { Household } from '../../reading/household.ts';

const STORED = { createdAt: '2026-11-01T12:00:00.000Z', updatedAt: '2026-11-01T12:00:00.000Z', version: 1 };
const stock = (id: string, name: string, quantity: string): Household['pantry'][number] => ({
  ...STORED,
  id,
  name,
  quantity,
  category: 'other',
  notes: '',
});

export const GAILS_FAMILY: Partial<Household> = {
  speakerId: 'gail',
  members: [
    memberWith({ id: 'gail', name: 'Gail', relationship: 'parent', age: 52 }),
    memberWith({ id: 'walt', name: 'Walt', relationship: 'grandparent', age: 81 }),
    memberWith({ id: 'ivo', name: 'Ivo', age: 9 }),
    memberWith({ id: 'nell', name: 'Nell', age: 5 }),
    memberWith({ id: 'june', name: 'June', age: 13 }),
  ],
  appointments: [
    appointmentWith({
      id: 'a1',
      title: 'INR check',
      when: '2026-11-23T09:15',
      familyMemberId: 'walt',
      duration: 20,
    }),
    appointmentWith({
      id: 'a2',
      title: 'Speech therapy',
      when: '2026-11-23T10:00',
      familyMemberId: 'nell',
      duration: 45,
    }),
    appointmentWith({
      id: 'a3',
      title: 'Speech therapy',
      when: '2026-11-30T10:00',
      familyMemberId: 'nell',
      duration: 45,
    }),
    appointmentWith({
      id: 'a4',
      title: 'Dental cleaning',
      when: '2026-12-03T15:00',
      familyMemberId: 'nell',
      duration: 30,
    }),
    appointmentWith({
      id: 'a5',
      title: 'Dental cleaning',
      when: '2026-12-03T15:30',
      familyMemberId: 'ivo',
      duration: 30,
    }),
    appointmentWith({
      id: 'a6',
      title: 'Weight check',
      when: '2026-12-04T11:00',
      familyMemberId: 'nell',
      duration: 20,
    }),
    appointmentWith({
      id: 'a7',
      title: 'Mammogram',
      when: '2026-12-14T08:40',
      familyMemberId: 'gail',
      duration: 30,
    }),
  ],
  medications: [
    medicationWith({
      id: 'm1',
      name: 'Warfarin',
      familyMemberId: 'walt',
      dosage: '2.5 mg',
      frequency: 'once daily',
      instructions: 'Every evening at 8.',
    }),
    medicationWith({
      id: 'm2',
      name: 'Alendronate',
      familyMemberId: 'walt',
      dosage: '70 mg',
      frequency: 'weekly',
      instructions: 'Sunday morning on an empty stomach, sit up 30 minutes.',
    }),
    medicationWith({
      id: 'm3',
      name: 'Lisinopril',
      familyMemberId: 'gail',
      dosage: '10 mg',
      frequency: 'once daily',
    }),
    medicationWith({
      id: 'm4',
      name: 'Amoxicillin',
      familyMemberId: 'nell',
      dosage: '6 ml',
      frequency: 'twice daily',
      endDate: '2026-11-26',
    }),
    medicationWith({
      id: 'm5',
      name: 'Fluticasone inhaler',
      familyMemberId: 'ivo',
      dosage: '1 puff',
      frequency: 'twice daily',
    }),
    medicationWith({
      id: 'm6',
      name: 'Prednisolone',
      familyMemberId: 'ivo',
      dosage: '5 ml',
      isActive: false,
      endDate: '2026-10-05',
    }),
  ],
  lists: [
    listOf('groceries', 'Groceries', ['Celery', '1'], ['Gluten free flour', '1 bag']),
    listOf('hardware', 'Hardware store', ['Furnace filter', '1'], ['Mouse traps', '4'], ['Steel wool']),
    listOf('school', 'School stuff', ['Glue sticks', '6'], ['Poster board', '2'], ['Pencils', '', true]),
  ],
  pantry: [stock('p1', 'All-purpose flour', '1 bag'), stock('p2', 'Rice', '10 lb')],
  menus: [
    {
      ...STORED,
      id: 'w1',
      weekStartDate: '2026-11-23',
      notes: '',
      meals: { saturday: { breakfast: 'Gluten free pancakes', dinner: 'Pizza night' } },
    },
  ],
};
