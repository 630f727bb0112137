// A question about one food is answered with who, by what is stored, and never with a promise.
import { describe, expect, test } from 'vitest';
import { sayFamily, sayFood } from './family.ts';
import { foodAsked } from './food-asked.ts';
import type { Member } from './member.ts';

const person = (name: string, more: Partial<Member> = {}): Member => ({
  name,
  relationship: 'child',
  age: 6,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  interests: [],
  notes: '',
  ...more,
});
const FAMILY = [
  person('Dana', { relationship: 'spouse', age: 38 }),
  person('Mia', { allergies: ['Peanut', 'cats'], notes: 'gets hives from sesame' }),
  person('Leo', { dietaryRestrictions: ['Vegan'] }),
];

describe('a question about one food', () => {
  test.each([
    ['is anyone allergic to peanuts?', 'By what is stored, Mia should not have peanuts.'],
    ['Who can’t have peanut butter?', 'By what is stored, Mia should not have peanut butter.'],
    ['does anybody have a nut allergy', 'By what is stored, Mia should not have nuts.'],
    ['who must not eat eggs', 'By what is stored, Leo should not have eggs.'],
    ['who can not have cheese or honey', 'By what is stored, Leo should not have cheese or honey.'],
    ['is anyone vegetarian?', 'By what is stored, Leo eats vegetarian.'],
    ['is anyone allergic to cats', 'By what is stored, Mia should not have cats.'],
  ])('“%s” is answered with who', (text, answer) =>
    expect(sayFood(FAMILY, text).startsWith(answer)).toBe(true),
  );

  test('says why, and that nothing stored is no promise', () => {
    const said = sayFood(FAMILY, 'is anyone allergic to eggs?');
    expect(said).toMatch(/- \*\*Leo\*\*, vegan/);
    expect(said).toMatch(
      /Nothing about eggs is stored for Dana and Mia\. .*please check before you serve it\./,
    );
  });

  test('a small child is named first, for what is not for that age', () => {
    const family = [person('Leo', { age: 2 }), person('Noa', { age: 0 }), person('Mia')];
    expect(sayFood(family, 'can Leo eat grapes?')).toMatch(/^\*\*Leo\*\* is 2: grapes /);
    expect(sayFood(family, 'who can have honey?')).toMatch(/^\*\*Noa\*\* is 0: honey /);
    expect(sayFood(family, 'can Mia eat grapes?')).toMatch(/^Nothing about grapes is stored for Mia/);
  });

  test('what only the notes say is to be checked', () => {
    const said = sayFood(FAMILY, "Who can't have sesame?");
    expect(said).toMatch(/^Please check sesame for Mia/);
    expect(said).toMatch(/- \*\*Mia\*\*, .*to be checked is “Sesame”/);
  });

  test('where nobody has it stored, it says so and asks to check', () => {
    expect(sayFood(FAMILY, 'who is allergic to kiwi?')).toBe(
      'Nothing about kiwi is stored for anybody in your family. That only means that nobody wrote it down, so please check before you serve it.',
    );
    expect(sayFood(FAMILY, 'is Dana allergic to shellfish?')).toMatch(
      /^Nothing about shellfish is stored for Dana\./,
    );
  });

  test.each([
    'who is allergic to what?',
    'who eats what',
    'what is Mia allergic to?',
    'list our food allergies',
  ])('“%s” asks for everything', (text) => {
    expect(foodAsked(text)).toBeUndefined();
    expect(sayFood(FAMILY, text)).toMatch(/^This is what is stored about food\./);
  });
});

test('a family without people is told how people are entered', () => {
  for (const said of [sayFamily([], 'who is in my family?'), sayFood([], 'is anyone allergic to eggs?')]) {
    expect(said).toMatch(/Tell me who belongs to it/);
    expect(said).toMatch(/on the Family page/);
  }
});
