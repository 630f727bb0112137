// Two questions in one message are both answered; the second one may point to what the first one names.
import { describe, expect, test } from 'vitest';
import { appointmentWith, contactWith, memberWith, recordWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'nora',
  members: [
    memberWith({ id: 'nora', name: 'Nora', relationship: 'parent', age: 38, interests: ['pottery'] }),
    memberWith({ id: 'pia', name: 'Pia', relationship: 'child', age: 11, interests: ['viola', 'drawing'] }),
    memberWith({ id: 'oma', name: 'Ruth', relationship: 'grandparent', age: 71, interests: ['gardening'] }),
  ],
  contacts: [
    contactWith({
      id: 'teeth',
      name: 'Prairie Smiles',
      type: 'dentist',
      phoneNumber: '515-555-0116',
      address: '801 Merle Hay Rd',
    }),
    contactWith({ id: 'oh', name: 'Dr. Oh', type: 'doctor', phoneNumber: '515-555-0155' }),
  ],
  appointments: [
    appointmentWith({
      id: 'clean',
      familyMemberId: 'pia',
      title: 'Dentist cleaning',
      when: '2026-12-03T14:30',
      contactId: 'teeth',
    }),
    appointmentWith({
      id: 'bp',
      familyMemberId: 'oma',
      title: 'Blood pressure check',
      when: '2026-11-27T11:15',
      contactId: 'oh',
      notes: 'Bring the home readings.',
    }),
  ],
  records: [
    recordWith({
      id: 'blood',
      familyMemberId: 'oma',
      title: 'Blood test',
      category: 'test_result',
      date: '2026-07-08',
      description: 'A1c 5.9, LDL 118.',
    }),
  ],
};
const words = (said: string): string => lastPlan([said], { family }).text;

test.each([
  'address for prairie smiles and when r we due there',
  'where is prairie smiles, and when do we go there',
  "what's the address of prairie smiles? And when is pia there next?",
])('an address and the coming visit there: “%s”', (said) => {
  expect(words(said)).toContain('801 Merle Hay Rd');
  expect(words(said)).toContain('December 3');
  expect(words(said)).not.toContain('Nothing stored');
});

test.each([
  "dr oh's number and when does ruth see her",
  'whats the number for dr oh? when is ruths appointment with her',
  'phone for dr oh and when does ruth see him next',
])('a number and the coming visit: “%s”', (said) => {
  expect(words(said)).toContain('515-555-0155');
  expect(words(said)).toContain('November 27');
});

test.each([
  "I can't find the paper from Ruth's blood test this summer. What were the numbers, and when does she see Dr. Oh next?",
  "What were the results of Ruth's blood test, and when does she see Dr. Oh next?",
])('the values of an entry and the coming visit: “%s”', (said) => {
  expect(words(said)).toContain('A1c 5.9, LDL 118');
  expect(words(said)).toContain('November 27');
});

test('the values alone, behind what is told', () => {
  expect(
    words("I can't find the paper from Ruth's blood test this summer. What were the numbers?"),
  ).toContain('A1c 5.9');
});

test.each([
  "what's the number for dr oh",
  'is there a dentist near us',
  'when is ruths blood pressure check',
])('one question stays one: “%s”', (said) => {
  expect(words(said)).not.toContain('\n\n');
});

describe('a wish for ideas without a person', () => {
  test.each([
    ['What is Pia into these days? I need a gift idea.', 'Pia', 'viola'],
    ['what is ruth into? I need a present', 'Ruth', 'gardening'],
    ['whats pia into? need a present', 'Pia', 'viola'],
    ['what does ruth like? gift ideas please', 'Ruth', 'gardening'],
    ["When is Pia's birthday? I need gift ideas", 'Pia', 'viola'],
  ])('is for the one told of before: “%s”', (said, name, interest) => {
    expect(words(said)).toContain(`Ideas for ${name}`);
    expect(words(said)).toContain(interest);
    expect(words(said)).not.toContain('Ideas for Nora');
  });

  test.each([
    ['what is pia into? and I need a gift idea for Ruth', 'Ruth'],
    ['I need a gift idea for me', 'Nora'],
  ])('is for whom it names: “%s”', (said, name) => {
    expect(words(said)).toContain(`Ideas for ${name}`);
  });
});
