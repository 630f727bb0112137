// A thing that is taken off a list is no allergy that ends, and a time that is denied is no time of a medicine.
import { expect, test } from 'vitest';
import { DANAS } from '../../answers/testing/dana.ts';
import { memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = DANAS;

test.each([
  'take peanuts off the xmas list lucas cant be near them',
  'remove cashews from our party list lucas cant have those',
])('%s', (said) => {
  const tools = (lastPlan([said], { family }).cards ?? []).map(({ tool }) => tool);
  expect(tools).not.toContain('updateFamilyMember');
});

test("an allergy that ends comes off the person's own list", () =>
  expect(lastPlan(["take peanuts off lucas's allergy list"], { family }).cards?.[0]?.tool).toBe(
    'updateFamilyMember',
  ));

test.each(['takes the amoxicillin in the morning now, no more at night'])('%s', (said) => {
  const { cards } = lastPlan([`theo ${said}`]);
  expect(cards?.[0]?.input).toMatchObject({ instructions: expect.not.stringMatching(/night/) as string });
});

const mia = {
  speakerId: 'ada',
  members: [
    memberWith({ id: 'ada', name: 'Ada', relationship: 'parent' }),
    memberWith({ id: 'mia', name: 'Mia', allergies: ['ibuprofen'], dietaryRestrictions: ['gluten-free'] }),
  ],
};

test.each([
  ['add vegetarian to mias diet', 'she changed her mind lol take it off again'],
  ['mia is allergic to kiwi now', 'oh wait take that off again'],
])('%s, %s: what was added last is taken back', (added, off) =>
  // The card waits here.
  expect(lastPlan([added, off], { family: mia }).text).toMatch(/nothing is saved/),
);

test.each(['take it off of mia again please', 'mia can have it again, take it off'])(
  '%s: no allergy goes that nothing names',
  (said) =>
    expect(JSON.stringify(lastPlan([said], { family: mia }).cards ?? [])).not.toContain('"allergies":[]'),
);
