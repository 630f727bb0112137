// The demo family's doctors and numbers. Names, places and numbers are invented (555-01xx is kept free for that), but
// for Poison Help, which is real.
import { medical } from '#contract/medical.ts';
import type { Input } from '#contract/operation.ts';
import type { Home, Step } from './home.ts';

export type ContactKey =
  | 'pediatrician'
  | 'allergist'
  | 'dentist'
  | 'familyDoctor'
  | 'cardiologist'
  | 'pharmacy'
  | 'hospital'
  | 'poisonHelp';

type Contact = Omit<Input<(typeof medical)['createMedicalContact']>, 'id'>;

const CONTACTS: Record<ContactKey, Contact> = {
  pediatrician: {
    name: 'Dr. Amelia Hart',
    type: 'doctor',
    specialty: 'Pediatrics',
    phoneNumber: '+1 518 555 0142',
    email: 'office@hart-pediatrics.example',
    address: '12 Linden Street, Suite 3',
    notes: 'Nurse line until 7 pm. Saturday mornings for urgent visits.',
  },
  allergist: {
    name: 'Dr. Samuel Okafor',
    type: 'specialist',
    specialty: 'Allergy and immunology',
    phoneNumber: '+1 518 555 0167',
    email: 'okafor@valley-allergy.example',
    address: '80 Hospital Drive, 2nd floor',
    notes: 'Wrote Finn’s action plan. Ask for a new copy for school every August.',
  },
  dentist: {
    name: 'Dr. Priya Nair',
    type: 'dentist',
    specialty: 'Family dentistry',
    phoneNumber: '+1 518 555 0118',
    email: 'hello@nair-dental.example',
    address: '5 Orchard Lane',
    notes: 'Lucy likes the chair by the fish tank.',
  },
  familyDoctor: {
    name: 'Dr. Lena Fischer',
    type: 'doctor',
    specialty: 'Family medicine',
    phoneNumber: '+1 518 555 0131',
    address: '31 Market Square',
    notes: 'For Nora and Daniel.',
  },
  cardiologist: {
    name: 'Dr. Marcus Bell',
    type: 'specialist',
    specialty: 'Cardiology',
    phoneNumber: '+1 518 555 0175',
    address: '80 Hospital Drive, 4th floor',
    notes: 'For Grandma Rosa. She wants one of us to come along.',
  },
  pharmacy: {
    name: 'Riverside Pharmacy',
    type: 'pharmacy',
    phoneNumber: '+1 518 555 0109',
    address: '2 River Street',
    notes: 'Open until 9 pm. Texts when a refill is ready.',
  },
  hospital: {
    name: 'Maple Valley Children’s Hospital',
    type: 'hospital',
    specialty: 'Emergency department',
    phoneNumber: '+1 518 555 0100',
    address: '80 Hospital Drive',
    notes: '15 minutes by car. Parking deck B is closest.',
    isEmergencyContact: true,
  },
  poisonHelp: {
    name: 'Poison Help',
    type: 'emergency',
    phoneNumber: '1-800-222-1222',
    notes: 'Day and night, free.',
    isEmergencyContact: true,
  },
};

export const contactKeyOf = (contact: ContactKey): string => `contact ${contact}`;
export const contactName = (contact: ContactKey): string => CONTACTS[contact].name;

async function add(home: Home, key: ContactKey): Promise<void> {
  const { id } = await home.call('nora', medical.createMedicalContact, CONTACTS[key]);
  home.remember(contactKeyOf(key), id);
}

/** Entering the contacts on one evening, and one change since. */
export function contactSteps(): Step[] {
  const keys = Object.keys(CONTACTS) as ContactKey[];
  return [
    ...keys.map((key, at): Step => ({
      day: -372,
      time: `20:${String(30 + 3 * at)}`,
      run: (home) => add(home, key),
    })),
    {
      day: -12,
      time: '12:10',
      run: (home) =>
        home.call('daniel', medical.updateMedicalContact, {
          id: home.idOf(contactKeyOf('pharmacy')),
          notes: 'Open until 9 pm, on Sundays until 6. Texts when a refill is ready.',
        }),
    },
  ];
}
