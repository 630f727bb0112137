// A fever that cannot wait says why, where to go and whom to call, and answers a question to wait with no.
import { expect, test } from 'vitest';
import { appointmentWith, contactWith, medicationWith, memberWith } from '../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { dangerWords, type Known } from './danger-words.ts';

const KNOWN: Known = {
  household: EMPTY_HOUSEHOLD,
  family: { members: [], medicines: [] },
  timeZone: 'America/New_York',
  today: '2026-11-22',
};

test('a newborn with a fever goes to the hospital of its visits, and a question to wait is a no', () => {
  const members = [memberWith({ id: 'bo', name: 'Bo', birthDate: '2026-10-20' })];
  const hospital = (id: string, name: string) => contactWith({ id, name, type: 'hospital' });
  const contacts = [hospital('a', 'Mercy General'), hospital('b', "Elm Children's")];
  const appointments = [
    appointmentWith({
      id: 'v',
      title: 'Check',
      when: '2026-11-25T10:00',
      familyMemberId: 'bo',
      contactId: 'b',
    }),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members, contacts, appointments } };
  const words = (said: string) => dangerWords({ kind: 'doctor' }, said, known).content;
  expect(words('bo has 100.8, can it wait til his visit tmrw')).toMatch(
    /^No, please don't wait\.\n\nUnder 3 months of age a fever of 100\.4 °F.*Go now to Elm Children's, also/s,
  );
  expect(words('bo has 100.8')).toMatch(/^Under 3 months/);
  expect(words('bo has 100.8')).not.toMatch(/urgent care/);
});

test('with methotrexate a fever is a call to the rheumatologist', () => {
  const members = [memberWith({ id: 'mia', name: 'Mia', age: 41 })];
  const contacts = [
    contactWith({ id: 'k', name: 'Dr. Kim', specialty: 'Rheumatology', phoneNumber: '555-0135' }),
    contactWith({ id: 'b', name: "Elm Children's", type: 'hospital' }),
  ];
  const medications = [
    medicationWith({ id: 'm', name: 'Methotrexate', familyMemberId: 'mia', instructions: 'Fridays only.' }),
  ];
  const known = { ...KNOWN, household: { ...KNOWN.household, members, contacts, medications } };
  const { content } = dangerWords({ kind: 'doctor' }, 'mia has mouth sores and a fever of 101', known);
  expect(content).toMatch(/can't wait.*Call Dr\. Kim \(555-0135\) now.*mean the emergency room/s);
});
