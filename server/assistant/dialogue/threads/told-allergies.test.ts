// A food told beside an allergist or a reaction is an allergy, and no way of eating.
import { describe, expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'davi', name: 'Davi', age: 9, allergies: ['sesame', 'kiwi'] }),
  ],
};
const fields = (said: string) => lastCards([said], { family }).map(({ input }) => input);

describe('an allergy', () => {
  test.each([
    'davi walnuts too now, allergist just called',
    'davi no walnuts either now, the allergist said',
    'davi cant do walnuts either, the allergy test said so',
    'davi needs to avoid walnuts, had to use the epi',
  ])('%s', (said) => {
    const [input, ...others] = fields(said);
    expect(others).toEqual([]);
    expect(input).toMatchObject({
      id: 'davi',
      allergies: ['sesame', 'kiwi', expect.stringMatching(/^walnuts?$/i)],
    });
    expect(input).not.toHaveProperty('dietaryRestrictions');
  });
});

test.each([
  'davi no walnuts for now, he hates them',
  'davi is vegetarian now',
  'davi is off dairy, the dentist said',
  'the allergist cleared davi, he eats kiwi but no sugar',
])('no allergy: %s', (said) => {
  expect(fields(said).flatMap((input) => Object.keys(input))).not.toContain('allergies');
});

describe('an allergy that ends', () => {
  test.each([
    'davi did outgrow sesame',
    'davi has outgrown the sesame allergy',
    'i am happy, davi outgrew kiwi',
  ])('“%s” without whoever cleared it is asked about once', (said) => {
    expect(lastCards([said], { family })).toEqual([]);
    expect(lastPlan([said], { family }).asked).toBe('anyway');
    expect(lastCards([said, 'yes'], { family })).toMatchObject([{ tool: 'updateFamilyMember' }]);
  });

  test.each([
    ['davi outgrew sesame per dr ferreira'],
    [
      'davi says he isnt allergic to sesame anymore?? when was that tested',
      'ok dr ferreira says he did outgrow it',
    ],
  ])('what a doctor cleared comes off: %s', (...turns) => {
    const input = lastCards(turns, { family })[0]?.input;
    expect(input).toMatchObject({ allergies: ['kiwi'] });
  });
});

test('an allergy that is no food and goes changes no meals', () => {
  const dez = memberWith({ id: 'dez', name: 'Dez', allergies: ['dust mites'] });
  const { text, cards } = lastPlan(['dez is not allergic to dust mites'], { family: { members: [dez] } });
  expect(cards).toMatchObject([{ input: { allergies: [] } }]);
  expect(text).not.toContain('meals may use');
});
