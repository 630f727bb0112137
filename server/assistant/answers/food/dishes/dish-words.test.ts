// Meal, time and exclusions that a sentence says about a dish.
import { describe, expect, test } from 'vitest';
import { cookedWith, mealTypeIn, withoutIn } from './dish-words.ts';

describe('a dish', () => {
  test('what to cook with and what without is told apart', () => {
    expect(cookedWith('chicken, rice or beans but no nuts, under 30 minutes')).toEqual([
      'chicken',
      'rice',
      'beans',
    ]);
    expect(withoutIn('with chicken but no nuts or mushrooms, under 30 minutes')).toEqual([
      'nuts',
      'mushrooms',
    ]);
    expect(withoutIn('plan dinners, no beef sat or sun')).toEqual(['beef']);
    expect(withoutIn('casper cant do sesame obv')).toEqual(['sesame']);
    expect(cookedWith('the leftover ham for dinner tonight')).toEqual(['ham']);
  });

  test('the meal it is for is read', () => {
    expect(mealTypeIn('for lunches')).toBe('lunch');
    expect(mealTypeIn('a quick supper')).toBe('dinner');
    expect(mealTypeIn('something sweet')).toBeUndefined();
  });
});
