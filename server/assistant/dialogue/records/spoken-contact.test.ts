// Questions that no guide fits: about a contact spoken of, about the app, and about what no topic is known by.
import { expect, test } from 'vitest';
import { contactWith, memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({
      id: 'gran',
      name: 'Gran',
      relationship: 'grandparent',
      notes: 'Speaks Hmong. Drives only by day.',
    }),
    memberWith({ id: 'kit', name: 'Kit', age: 5, birthDate: '2021-05-08' }),
  ],
  contacts: [
    contactWith({
      id: 'joy',
      name: 'Joyce Amador',
      type: 'specialist',
      specialty: 'Lactation consultant',
      phoneNumber: '555-0166',
    }),
    contactWith({ id: 'kow', name: 'Dr. Kowal', phoneNumber: '555-0135' }),
  ],
};
const text = (...turns: string[]): string => lastPlan(turns, { family }).text;

test.each([
  ["joyce's number?", 'does she do home visits'],
  ["joyce's number?", 'is she good with shy kids'],
  ["joyce's number?", 'does she drive'],
  ['number of dr kowal', 'does he speak spanish'],
  ["what's joyce's number", 'and do they see newborns at home'],
])('after “%s”, “%s” is about the contact', (...turns) => {
  expect(text(...turns)).toMatch(
    /^Nothing stored for (?:Joyce Amador|Dr\. Kowal) says|^(?:Joyce Amador|Dr\. Kowal)/,
  );
  expect(text(...turns)).toMatch(/555-01/);
});

test('what is asked of a person, or with nothing before it, stays so', () => {
  expect(text('when is kit born', 'does she drive')).not.toContain('555-01');
  expect(text('does she speak hmong')).not.toContain('555-01');
});

test.each(['where do i switch the language to hmong for gran', 'where can i change the app language'])(
  '“%s” is about the app',
  (said) => {
    expect(text(said)).toMatch(/English only/);
  },
);

test.each([
  ['kit only sleeps on me help', /by the bed|sleep/],
  ['kit is afraid of needles', /poke/],
  ['kit has a meltdown when the vacuum runs', /say little/],
])('“%s” keeps its guide', (said, answer) => {
  expect(text(said)).toMatch(answer);
});
