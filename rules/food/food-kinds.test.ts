// Words for a whole kind of food find the foods of that kind, and nothing that only tastes of it.
import { describe, expect, test } from 'vitest';
import { isKind, isOfKind } from './food-kinds.ts';

describe('a word for a kind of food', () => {
  test.each([
    ['fish', 'Trout fillets'],
    ['fish', 'Smoked sockeye'],
    ['fish', 'Canned tuna'],
    ['seafood', 'Shrimp'],
    ['meat', 'Ground beef'],
    ['meat', 'Turkey'],
    ['dairy', 'Sour cream'],
    ['cheese', 'Gouda slices'],
    ['fruit', 'Pears'],
    ['berries', 'Frozen blueberries'],
    ['veggies', 'Carrots'],
    ['beans', 'Chickpeas'],
    ['nuts', 'Walnuts'],
    ['pasta', 'Penne'],
  ])('%s means %s', (word, name) => {
    expect(isKind(word)).toBe(true);
    expect(isOfKind(name, word)).toBe(true);
  });

  test.each([
    ['fish', 'Fish sauce'],
    ['fish', 'Rice'],
    ['meat', 'Chicken broth'],
    ['meat', 'Halibut'],
    ['dairy', 'Coconut milk'],
    ['fruit', 'Apple juice'],
    ['vegetable', 'Corn flakes'],
    ['grain', 'Oat milk'],
    ['beans', 'Jelly beans'],
    ['rice', 'Rice noodles'],
  ])('%s does not mean %s', (word, name) => expect(isOfKind(name, word)).toBe(false));
});
