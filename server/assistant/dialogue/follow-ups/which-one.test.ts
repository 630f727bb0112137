// Answers to 'which one' that name no record: a pronoun, 'both', 'the later one'.
import { describe, expect, test } from 'vitest';
import { contactWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const dentist = contactWith({ id: 'dental', name: 'Maple Dental', type: 'dentist' });
const family = {
  ...GAILS_FAMILY,
  contacts: [dentist],
  appointments: (GAILS_FAMILY.appointments ?? []).map((one) =>
    one.title === 'Dental cleaning' ? { ...one, contactId: 'dental' } : one,
  ),
};
const withFilling = {
  ...family,
  appointments: [
    ...family.appointments,
    ...(GAILS_FAMILY.appointments ?? [])
      .slice(-1)
      .map((one) => ({ ...one, id: 'filling', title: 'Filling', contactId: 'dental' })),
  ],
};
const CANCEL = 'cancel the dentist dec 3';

test('of one kind of visit those of the day that is said are meant, however another one is called', () => {
  expect(lastPlan([CANCEL], { family: withFilling })).toMatchObject({
    asked: 'which',
    offered: [{ choice: { id: 'a4' } }, { choice: { id: 'a5' } }],
  });
  expect(lastCards(['cancel the dentist dec 14'], { family: withFilling })).toMatchObject([
    { input: { id: 'filling' } },
  ]);
});

describe('which of two visits', () => {
  test.each([
    ['hers', ['a4']],
    ['his please', ['a5']],
    ['the later one', ['a5']],
    ['the earlier one', ['a4']],
    ['both', ['a4', 'a5']],
    ['both of them', ['a4', 'a5']],
  ])('“%s”', (said, ids) => {
    const cards = lastCards([CANCEL, said], { family: withFilling });
    expect(cards.map(({ input }) => input['id'])).toEqual(ids);
  });

  test.each(['talk to you later', 'both kids are sick'])('“%s” chooses none', (said) => {
    expect(lastCards([CANCEL, said], { family: withFilling })).toEqual([]);
  });
});
