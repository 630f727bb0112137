// A food that may suit somebody: what leads up to the question, a choice of dishes, and lactose.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'hank',
  members: [
    memberWith({ id: 'hank', name: 'Hank', relationship: 'parent', age: 45, allergies: ['shellfish'] }),
    memberWith({
      id: 'mona',
      name: 'Mona',
      relationship: 'parent',
      age: 44,
      dietaryRestrictions: ['lactose-free'],
    }),
    memberWith({ id: 'lena', name: 'Lena', age: 8, allergies: ['sesame'] }),
    memberWith({
      id: 'vic',
      name: 'Vic',
      age: 6,
      dietaryRestrictions: ['lactose-free'],
      allergies: ['milk'],
    }),
  ],
  lists: [listOf('shop', 'Shop', ['Tortillas'])],
};
const answer = (said: string) => lastPlan([said], { family });

describe('a food and somebody who leaves out lactose', () => {
  test.each([
    ['is oatmilk ok for mona', /^Yes/],
    ['can mona have almond milk', /^Yes/],
    ['is lactose free milk ok for mona', /^Yes/],
    ['is lactaid ok for mona', /^Yes/],
    ['can mona have ghee', /^Mostly yes/],
    ['can mona eat aged cheddar', /^Mostly yes/],
    ['is whey protein ok for mona', /^No/],
    ['is sherbet ok for mona', /^No/],
    ['can mona eat butter chicken', /^No/],
  ])('“%s”', (said, begins) => {
    expect(answer(said).text).toMatch(begins);
  });

  test.each(['is lactose free milk ok for vic', 'can vic have ghee'])('“%s” with a milk allergy', (said) => {
    expect(answer(said).text).toMatch(/^No, not for Vic/);
  });

  test('a thing that no list knows is not answered by what somebody eats', () => {
    expect(answer('is kiwano ok for mona').text).toMatch(/^I don't know what's in kiwano/);
  });
});

describe('what leads up to the question', () => {
  test.each([
    'so were going to the neighbors and shes making a big veggie tray w hummus, is hummus ok for lena',
    'we are visiting my sister and she is bringing hummus. is hummus ok for lena',
    'my friend is hosting brunch and doing hummus, is hummus ok for lena',
  ])('“%s” asks for no time', (said) => {
    const { text, asked, cards = [] } = answer(said);
    expect(text).toMatch(/^No, not for Lena\. Hummus contains sesame/);
    expect(asked).toBeUndefined();
    expect(cards).toEqual([]);
  });

  test('a visit with a day is still one', () => {
    const [card] = lastCards(['we are going to the neighbors on saturday at 10'], { family });
    expect(card?.tool ?? 'asks').toMatch(/createMedicalAppointment|asks/);
  });
});

describe('a choice of dishes', () => {
  test.each([
    'my boss is taking us to a place w shrimp tacos and fish tacos which can i have',
    'they have fish tacos and shrimp tacos, which one can i eat',
    'which can i have, the shrimp tacos or the fish tacos',
  ])('“%s” judges each', (said) => {
    const { text } = answer(said);
    expect(text).toMatch(/\*\*Shrimp tacos\*\*, no/i);
    expect(text).toMatch(/\*\*Fish tacos\*\*, yes/i);
  });

  test('what to cook is no such choice', () => {
    expect(answer('we have rice and beans which should i make').text).not.toMatch(/By what's stored/);
  });
});

describe('what there is to cook with', () => {
  test.each([
    'i got chicken and spinach to use up tmrw what can i make',
    'got rice and salsa here. what can i cook',
  ])('“%s” goes into no pantry', (said) => {
    const { text, cards = [] } = answer(said);
    expect(cards).toEqual([]);
    expect(text).toMatch(/\n- /);
  });

  test('each food is in one dish at least', () => {
    expect(answer('i got chicken and spinach to use up, what can i make').text).toMatch(
      /hicken[\s\S]*pinach/,
    );
  });

  test('what a list waits for is ticked off', () => {
    expect(lastCards(['got the tortillas. what can i make tonight'], { family })[0]?.tool).toBe(
      'updateShoppingItem',
    );
  });
});

describe('dishes that were just suggested', () => {
  const suggested = 'what can i cook with rice and chicken';
  test('are each judged for whom is named then', () => {
    const { text } = lastPlan([suggested, 'do those work for Lena?'], { family });
    expect(text).toMatch(/^By what's stored for Lena:\n\n- \*\*/);
    expect(text.match(/^- \*\*/gm)?.length).toBeGreaterThan(1);
  });

  test('never suit a diet of amounts', () => {
    const members = [
      ...(family.members ?? []),
      memberWith({ id: 'nan', name: 'Nan', age: 70, dietaryRestrictions: ['low sodium'] }),
    ];
    const asked = [suggested, "does that work for Nan's low sodium diet too?"];
    const { text } = lastPlan(asked, { family: { ...family, members } });
    expect(text).toMatch(/^By what's stored for Nan:/);
    expect(text).toMatch(/the dietitian or doctor knows/);
    expect(text).not.toMatch(/yes/i);
  });
});

test.each(['one of the moms is bringing sesame bagels, ok?', 'grandma made us tahini cookies, is that ok?'])(
  '“%s” is judged for everybody',
  (said) => expect(answer(said).text).toMatch(/^No, .*Lena/s),
);
