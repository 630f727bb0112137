// A permission that only a doctor can give is neither given nor refused from what is stored.
import { expect, it, test } from 'vitest';
import { lastPlan } from '../../../dialogue/testing/thread.ts';
import { contactWith, medicationWith, memberWith, recordWith } from '../../testing/records.ts';

const family = {
  members: [
    memberWith({ id: 'nia', name: 'Nia', notes: 'Track practice Mondays and Wednesdays 4 to 5 PM.' }),
    memberWith({ id: 'omar', name: 'Omar', notes: 'Swim practice Mondays 5 to 6 PM.' }),
    memberWith({ id: 'ruth', name: 'Ruth', relationship: 'grandparent' }),
  ],
  contacts: [contactWith({ id: 'c1', name: 'Dr. Patel', phoneNumber: '555-0101' })],
  records: [
    recordWith({
      id: 'r1',
      title: 'Ankle sprain',
      familyMemberId: 'nia',
      date: '2026-11-05',
      provider: 'Dr. Patel',
      description: 'Right ankle. Splint for two weeks.',
    }),
    recordWith({
      id: 'r2',
      title: 'Epilepsy',
      familyMemberId: 'omar',
      date: '2022-02-01',
      provider: 'Dr. Patel',
    }),
  ],
  medications: [
    medicationWith({
      id: 'm1',
      name: 'Eliquis',
      familyMemberId: 'ruth',
      prescribedBy: 'Dr. Patel',
      isActive: true,
    }),
  ],
};

it.each([
  'so can the splint come off',
  'can nia take her splint off tomorrow',
  'does nia still need the splint',
  'is nia allowed to go to practice monday',
  'her ankle feels fine, can nia run on wednesday',
  'when can nia play soccer again',
])('leaves it to the doctor and tells the record: %s', (said) => {
  const { text } = lastPlan([said], { family });
  expect(text).toMatch(/^That's for Dr\. Patel \(555-0101\) to decide/);
  expect(text).toContain('Right ankle. Splint for two weeks');
});

it('does not say if a medicine is stopped before a visit', () => {
  const { text } = lastPlan(['does ruth have to stop eliquis before the dentist'], { family });
  expect(text).toMatch(/^That's for Dr\. Patel .*Ruth's Eliquis/);
});

it('gives no yes for a wished permission by a weekly note alone', () => {
  expect(lastPlan(['is omar allowed to go to practice monday'], { family }).text).not.toMatch(
    /^(?:Yes|No)\b/,
  );
  expect(lastPlan(['does omar have practice monday'], { family }).text).toMatch(/^Yes\b/);
});

it.each([
  'can you move the splint check to friday',
  'add splint check for nia dec 1 at 3',
  'does nia need a ride to her splint check',
  'can omar walk nia to practice monday',
  'can i drive nia to practice monday',
  'does omar need to run with nia monday',
])('takes an order for no question: %s', (said) => {
  expect(lastPlan([said], { family }).text).not.toContain('to decide');
});

test('swimming with a seizure on record is for the doctor, however old', () => {
  expect(lastPlan(['can omar go swimming at the party'], { family }).text).toMatch(
    /^That's for Dr\. Patel .*Omar's Epilepsy/,
  );
});
