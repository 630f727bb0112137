// The invented family by whose records the templates are filled and tagged while the model is trained.
import { EMPTY_HOUSEHOLD, type Household } from '../../reading/household.ts';
import { tagReader } from '../../reading/read-tags.ts';

const member = (id: string, name: string, relationship: string): Household['members'][number] =>
  ({
    id,
    name,
    relationship,
    age: null,
    birthDate: null,
    allergies: [],
    dietaryRestrictions: [],
    dietaryNeeds: [],
    interests: [],
    notes: '',
    userId: null,
  }) as unknown as Household['members'][number];

const named = <T>(id: string, name: string): T =>
  ({ id, name, title: name, schoolName: name, specialty: '', items: [] }) as T;

export const TRAINING_HOUSEHOLD: Household = {
  ...EMPTY_HOUSEHOLD,
  members: [
    member('m1', 'Mia', 'child'),
    member('m2', 'Theo', 'child'),
    member('m3', 'Lucas', 'child'),
    member('m4', 'Ben', 'spouse'),
    member('m5', 'Grandma Ruth', 'grandparent'),
  ],
  contacts: [
    'Dr. Anika Patel',
    'Dr. Leila Amari',
    'Kowalski Family Dental',
    'Dr. Chen',
    'Riverside Pediatrics',
  ].map((name, at) => named(`c${at}`, name)),
  lists: ['Costco', 'Target', 'Weekly groceries', 'Trader Joes', 'Party'].map((name, at) =>
    named(`l${at}`, name),
  ),
  schools: ['Lincoln Elementary', 'Brookside Middle School', 'St Marys', 'Lincoln', 'Maple High'].map(
    (name, at) => named(`s${at}`, name),
  ),
};

/** Any moment will do: a day's date is no feature, only that it is past or coming. */
export const trainingReader = tagReader(TRAINING_HOUSEHOLD, {
  now: new Date('2026-11-22T20:00:00Z'),
  zone: 'America/New_York',
});
