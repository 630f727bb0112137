// For tests: a family with a baby, a preschooler and a grandmother on a blood thinner.
import { EMPTY_HOUSEHOLD, type Household } from '../../../reading/household.ts';
import { contactWith, medicationWith, memberWith, recordWith } from '../../testing/records.ts';

export const TODAY = '2026-11-22';
const GIL = memberWith({ id: 'gil', name: 'Gil', relationship: 'parent', age: 41 });
const BO = memberWith({ id: 'bo', name: 'Bo', birthDate: '2026-03-14', age: 0 });
const TESS = memberWith({ id: 'tess', name: 'Tess', age: 4 });
export const EDA = memberWith({
  id: 'eda',
  name: 'Eda',
  relationship: 'grandparent',
  age: 72,
  allergies: ['sulfa'],
  dietaryRestrictions: ['diabetic'],
});
/** Gil, his mother and two small children, with their doctors and medicines. */
export const CARED: Household = {
  ...EMPTY_HOUSEHOLD,
  speakerId: 'gil',
  members: [GIL, BO, TESS, EDA],
  contacts: [
    contactWith({
      id: 'ped',
      name: 'Dr. Moss',
      type: 'doctor',
      specialty: 'Pediatrics',
      phoneNumber: '555-0101',
    }),
    contactWith({
      id: 'fam',
      name: 'Dr. Ode',
      type: 'doctor',
      specialty: 'Family medicine',
      phoneNumber: '555-0102',
    }),
    contactWith({
      id: 'car',
      name: 'Dr. Park',
      type: 'specialist',
      specialty: 'Cardiology',
      phoneNumber: '555-0103',
    }),
    contactWith({ id: 'pha', name: 'Elm Pharmacy', type: 'pharmacy', phoneNumber: '555-0104' }),
  ],
  medications: [
    medicationWith({ id: 'w', name: 'Warfarin', familyMemberId: 'eda', prescribedBy: 'Dr. Park' }),
    medicationWith({ id: 's', name: 'Simvastatin', familyMemberId: 'eda', prescribedBy: 'Dr. Ode' }),
    medicationWith({ id: 'd', name: 'Doxycycline', familyMemberId: 'gil', prescribedBy: 'Dr. Ode' }),
    medicationWith({ id: 'a', name: 'Cefdinir', familyMemberId: 'tess', prescribedBy: 'Dr. Moss' }),
    medicationWith({ id: 'e', name: 'EpiPen', familyMemberId: 'tess', prescribedBy: 'Dr. Moss' }),
  ],
  records: [
    recordWith({
      id: 't',
      title: 'Tetanus shot',
      category: 'vaccination',
      familyMemberId: 'gil',
      date: '2019-05-04',
      provider: 'Dr. Ode',
    }),
  ],
};
