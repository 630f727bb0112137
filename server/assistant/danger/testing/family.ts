// The household with which sentences about danger are judged in tests.
import type { StoredFamily } from '../family.ts';

const member = (id: string, name: string, relationship: string, age: number, allergies: string[] = []) => ({
  id,
  name,
  relationship,
  age,
  allergies,
});

export const FAMILY: StoredFamily = {
  members: [
    member('dana', 'Dana', 'self', 38),
    member('ben', 'Ben', 'spouse', 40),
    member('theo', 'Theo', 'child', 1, ['egg']),
    member('lucas', 'Lucas', 'child', 6, ['peanuts', 'cashews']),
    member('mia', 'Mia', 'child', 13),
    member('ruth', 'Grandma Ruth', 'grandparent', 68),
    member('torres', 'Mia Torres', 'other', 24),
  ],
  medicines: [
    { name: 'Amoxicillin', familyMemberId: 'theo' },
    { name: 'Cetirizine', familyMemberId: 'lucas' },
    { name: 'EpiPen Jr', familyMemberId: 'lucas' },
    { name: 'Albuterol', familyMemberId: 'lucas' },
    { name: 'Lisinopril', familyMemberId: 'ruth' },
  ],
};
