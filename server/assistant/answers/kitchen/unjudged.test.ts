// Diets that the food rules cannot judge: no food is called fitting for those who have one.
import { describe, expect, test } from 'vitest';
import { familyAnswers } from '../family/family-answers.ts';
import { foodAnswers } from '../food/food-answers.ts';
import { askedOf, memberWith } from '../testing/asked.ts';
import { kitchenAnswers } from './kitchen.ts';

const answers = { ...familyAnswers, ...foodAnswers, ...kitchenAnswers };
const familyWith = (diet: string, field: 'dietaryRestrictions' | 'dietaryNeeds' = 'dietaryRestrictions') => ({
  speakerId: 'dana',
  members: [
    memberWith({ id: 'dana', name: 'Dana', relationship: 'parent', allergies: ['shrimp'] }),
    memberWith({ id: 'omar', name: 'Omar', relationship: 'grandparent', age: 77, [field]: [diet] }),
    memberWith({ id: 'kai', name: 'Kai', age: 9, allergies: ['cashews', 'bee stings'] }),
  ],
});
const textOf = (intent: string, said: string, diet: string): string =>
  answers[intent]?.(askedOf(intent, said, familyWith(diet))).text ?? '';

const DIETS = [
  'low potassium',
  'Low sodium',
  'low FODMAP',
  'renal',
  'Renal diet',
  'diabetic',
  'heart healthy',
  'PKU',
];

describe('a diet that cannot be judged', () => {
  test.each(DIETS)('%s comes before anything else', (diet) => {
    for (const [intent, said] of [
      ['food_ok', 'is papaya ok for omar'],
      ['food_ok', 'can omar eat bibimbap'],
      ['food_ok', 'flour, sugar, butter, salt, ok for omar?'],
      ['food_ok', 'are carrots ok for all of us'],
      ['allergy_ask', 'can omar have bananas'],
      ['allergy_ask', 'does omar need to avoid potatoes'],
      ['dish_suggest', 'make me 3 dinners for omar'],
      ['dish_suggest', 'dinner for omar with rice and beans'],
      ['substitute_ask', 'can omar have milk instead of cream'],
    ] as const) {
      const text = textOf(intent, said, diet);
      expect(text, said).toMatch(/^I can't judge foods for “/);
      expect(text, said).toContain(`“${diet}” (Omar), so please ask the dietitian`);
    }
  });

  test('in the other field, too, and where the wish names it', () => {
    const family = familyWith('low potassium', 'dietaryNeeds');
    expect(kitchenAnswers['food_ok']?.(askedOf('food_ok', 'can omar eat bananas', family)).text).toMatch(
      /^I can't judge foods for “low potassium”/,
    );
    expect(textOf('dish_suggest', 'dinner with kidney beans', 'vegan')).not.toContain('judge');
    expect(textOf('dish_suggest', 'three low potassium dinners', 'vegan')).toMatch(
      /^I can't judge foods for “low potassium”/,
    );
  });

  test('a rule that can be judged, a sting and a drug are none', () => {
    for (const diet of ['Gluten-free', 'No pork', 'halal', 'dairy free'])
      expect(textOf('food_ok', 'is papaya ok for omar', diet)).toMatch(/^Yes/);
    expect(textOf('food_ok', 'is papaya ok for kai', 'low potassium')).toMatch(/^Yes/);
  });

  test('an allergy is still a no', () => {
    expect(textOf('food_ok', 'can kai eat cashews', 'low potassium')).toMatch(/^No, not for Kai/);
  });
});

describe('a dish whose ingredients nobody knows', () => {
  test('is not spoken for: what has to be checked is named', () => {
    const text = textOf('food_ok', 'can i eat pinakbet', 'vegan');
    expect(text).toMatch(/^I don't know what's in pinakbet.*Check it for shrimp \(you\) first\./);
    const all = textOf('food_ok', 'is pinakbet ok for us', 'vegan');
    expect(all).toContain('shrimp (you), vegan (Omar) and cashews (Kai)');
    expect(all).not.toContain('bee');
  });
});
