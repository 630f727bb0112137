// A thing that is taken off a list is no allergy that ends, and a time that is denied is no time of a medicine.
import { expect, test } from 'vitest';
import { DANAS } from '../../answers/testing/dana.ts';
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
