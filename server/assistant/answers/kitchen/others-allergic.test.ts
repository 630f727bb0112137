// Whoever a question about food names, everybody with a stored allergy that the food is against is named.
import { describe, expect, test } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { kitchenAnswers } from './kitchen.ts';
import { memberWith } from '../testing/records.ts';

const family = {
  speakerId: 'rosa',
  members: [
    memberWith({ id: 'rosa', name: 'Rosa', relationship: 'parent', age: 38 }),
    memberWith({ id: 'june', name: 'June', age: 12, dietaryRestrictions: ['lactose-free'] }),
    memberWith({ id: 'abel', name: 'Abel', age: 8, allergies: ['almonds'] }),
    memberWith({ id: 'otis', name: 'Otis', age: 5, allergies: ['shrimp'] }),
    memberWith({ id: 'vera', name: 'Vera', age: 3, dietaryRestrictions: ['Peanut allergy'] }),
  ],
};
const say = (said: string): string =>
  kitchenAnswers['food_ok']?.(askedOf('food_ok', said, family)).text ?? '';

describe('an allergy of somebody else', () => {
  test.each([
    'almond butter in the oatmeal bc june cant do dairy, ok for everyone?',
    'can june have almond milk',
    'is almond cake ok for june',
    'almond flour pancakes since june is off milk, is that ok?',
    'is marzipan ok for otis',
    'flour, sugar, almonds, ok for june?',
    'does the almond cake have almonds in it, june is having some',
    'can i have almond butter',
  ])('is named: %s', (said) => {
    expect(say(said)).toMatch(/\bAbel\b/);
  });
  test('is named once, with its food, and no other one is', () => {
    const text = say('can june have almond milk');
    expect(text).toMatch(/Not for Abel, almond milk contains/);
    expect(text).not.toContain('Otis');
    expect(say('can june have rice')).not.toMatch(/Abel|Otis/);
  });
  test('is named where it is among the diets, as sign-up stores it [D34]', () => {
    expect(say('can june have peanut butter')).toMatch(/Not for Vera, peanut butter contains/);
  });
  test('is left where that person eats something else', () => {
    expect(say('is almond cake ok for everyone but abel')).not.toMatch(/not for Abel/i);
  });
});

describe('the reason of a question', () => {
  test.each([
    ['almond butter on toast bc june cant do lactose, ok for everyone?', /lactose|\bbc\b/i],
    ['is oat bread ok because june is off cheese', /cheese/i],
    ['since june cant have butter, is olive oil ok for everyone?', /butter/i],
  ])('is no part of the food: %s', (said, reason) => expect(say(said)).not.toMatch(reason));
  test('names nobody who eats', () => {
    expect(say('is shrimp ok bc june loves it?')).toMatch(/not for Otis/i);
  });
});

test('a short word that no food has is not part of a name', () => {
  expect(say('shrimp pasta rn ok for everyone?')).not.toMatch(/\brn\b/);
});

describe('a condition that is noted', () => {
  const noted = {
    members: [
      memberWith({ id: 'ike', name: 'Ike', age: 9, notes: 'G6PD deficiency. Plays cello.' }),
      memberWith({ id: 'sol', name: 'Sol', age: 7, notes: 'Phenylketonuria.' }),
      memberWith({ id: 'art', name: 'Art', age: 60, notes: 'Hemochromatosis.' }),
    ],
  };
  const tell = (said: string): string =>
    kitchenAnswers['food_ok']?.(askedOf('food_ok', said, noted)).text ?? '';
  test.each([
    ['is a salad with faba beans ok for ike', /^No, not for Ike.*G6PD/s],
    ['can sol have diet coke', /^No, not for Sol.*phenylalanine/s],
    ['can art have raw oysters', /^No, not for Art.*too much iron/s],
  ])('rules a food out: %s', (said, words) => {
    expect(tell(said)).toMatch(words);
    expect(tell(said)).not.toContain('How much of it fits');
  });
  test.each(['can ike have green beans', 'can art have fava beans', 'can ike have black beans'])(
    'rules nothing else out: %s',
    (said) => expect(tell(said)).not.toMatch(/^No/),
  );
});
