// For tests: a household with appointments, medicines, lists, a pantry and a menu, on Sunday, November 22, 2026.
import type { Medication } from '#contract/kinds/medication.ts';
import {
  appointmentWith,
  listOf,
  medicationWith,
  memberWith,
  menuWith,
  stockOf,
} from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';

/** The person, the thing, when, and how many minutes. */
const VISITS: readonly (readonly [string, string, string, number])[] = [
  ['walt', 'INR check', '2026-11-23T09:15', 20],
  ['nell', 'Speech therapy', '2026-11-23T10:00', 45],
  ['nell', 'Speech therapy', '2026-11-30T10:00', 45],
  ['nell', 'Dental cleaning', '2026-12-03T15:00', 30],
  ['ivo', 'Dental cleaning', '2026-12-03T15:30', 30],
  ['nell', 'Weight check', '2026-12-04T11:00', 20],
  ['gail', 'Mammogram', '2026-12-14T08:40', 30],
];

/** The person, the medicine, how much and how often, with other fields. */
const MEDICINES: readonly (readonly [
  string,
  string,
  string,
  Medication['frequency'],
  Partial<Medication>?,
])[] = [
  ['walt', 'Warfarin', '2.5 mg', 'once daily', { instructions: 'Every evening at 8.' }],
  [
    'walt',
    'Alendronate',
    '70 mg',
    'weekly',
    { instructions: 'Sunday morning on an empty stomach, sit up 30 minutes.' },
  ],
  ['gail', 'Lisinopril', '10 mg', 'once daily'],
  ['nell', 'Amoxicillin', '6 ml', 'twice daily', { endDate: '2026-11-26' }],
  ['ivo', 'Fluticasone inhaler', '1 puff', 'twice daily'],
  ['ivo', 'Prednisolone', '5 ml', 'once daily', { isActive: false, endDate: '2026-10-05' }],
];

export const GAILS_FAMILY: Partial<Household> = {
  speakerId: 'gail',
  members: [
    memberWith({ id: 'gail', name: 'Gail', relationship: 'parent', age: 52 }),
    memberWith({ id: 'walt', name: 'Walt', relationship: 'grandparent', age: 81 }),
    memberWith({ id: 'ivo', name: 'Ivo', age: 9 }),
    memberWith({ id: 'nell', name: 'Nell', age: 5 }),
    memberWith({ id: 'june', name: 'June', age: 13 }),
  ],
  appointments: VISITS.map(([familyMemberId, title, when, duration], at) =>
    appointmentWith({ id: `a${at + 1}`, familyMemberId, title, when, duration }),
  ),
  medications: MEDICINES.map(([familyMemberId, name, dosage, frequency, more], at) =>
    medicationWith({ id: `m${at + 1}`, familyMemberId, name, dosage, frequency, ...more }),
  ),
  lists: [
    listOf('groceries', 'Groceries', ['Celery', '1'], ['Gluten free flour', '1 bag']),
    listOf('hardware', 'Hardware store', ['Furnace filter', '1'], ['Mouse traps', '4'], ['Steel wool']),
    listOf('school', 'School stuff', ['Glue sticks', '6'], ['Poster board', '2'], ['Pencils', '', true]),
  ],
  pantry: [stockOf('p1', 'All-purpose flour', '1 bag', 'other'), stockOf('p2', 'Rice', '10 lb', 'other')],
  menus: [menuWith({ saturday: { breakfast: 'Gluten free pancakes', dinner: 'Pizza night' } })],
};
