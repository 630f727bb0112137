// Diets that the food rules cannot judge: no food is called fitting for those who have one.
import { describe, expect, test } from 'vitest';
import { familyAnswers } from '../family/family-answers.ts';
import { foodAnswers } from '../food/food-answers.ts';
import { askedOf } from '../testing/asked.ts';
import { kitchenAnswers } from './kitchen.ts';
import { medicationWith, memberWith } from '../testing/records.ts';

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

const LISTED = ['low potassium', 'Low sodium', 'low FODMAP', 'renal', 'diabetic', 'heart healthy', 'PKU'];
const ASKED = [
  ['food_ok', 'is papaya ok for omar'],
  ['food_ok', 'can omar eat bibimbap'],
  ['food_ok', 'flour, sugar, butter, salt, ok for omar?'],
  ['food_ok', 'are carrots ok for all of us'],
  ['allergy_ask', 'can omar have bananas'],
  ['allergy_ask', 'does omar need to avoid potatoes'],
  ['dish_suggest', 'make me 3 dinners for omar'],
  ['dish_suggest', 'dinner for omar with rice and beans'],
  ['substitute_ask', 'can omar have milk instead of cream'],
] as const;

describe('a diet of which only amounts tell', () => {
  test.each(LISTED)('%s: no food is called fitting, and the dietitian is named', (diet) => {
    for (const [intent, said] of ASKED) {
      const text = textOf(intent, said, diet);
      expect(text, said).not.toMatch(/^(?:Yes, (?!for)|I find nothing)/);
      expect(text, said).toMatch(/dietitian|is stored/);
    }
  });

  test.each([
    ['low potassium', 'can omar eat bananas', 'bananas are high in potassium (“low potassium” is stored)'],
    ['low purine', 'are sardines ok for omar', 'sardines are high in purines'],
    ['low sodium', 'can omar have miso soup', 'miso soup is high in salt'],
  ])('%s: a food of the usual lists is a no: %s', (diet, said, words) => {
    expect(textOf('food_ok', said, diet).toLowerCase()).toContain(words);
    expect(textOf('food_ok', said, diet)).toMatch(/^No, not for Omar/);
  });

  test('what only looks like such a food is none', () => {
    expect(textOf('food_ok', 'are green beans ok for omar', 'low potassium')).not.toMatch(/^No/);
  });

  test('a medicine and a condition are a reason to check', () => {
    const family = {
      ...familyWith('halal'),
      medications: [medicationWith({ id: 'w', name: 'Warfarin', familyMemberId: 'omar' })],
    };
    const text = kitchenAnswers['food_ok']?.(askedOf('food_ok', 'can omar eat kale', family)).text;
    expect(text).toMatch(/^No, not before you've checked for Omar\..*vitamin K.*Warfarin is stored/s);
  });

  test('dishes are chosen without the foods of the list', () => {
    const text = textOf('dish_suggest', 'three low potassium dinners for omar', 'low potassium');
    expect(text).toMatch(/left out foods that are usually listed as high in potassium/);
    expect(text).not.toMatch(/lentil|potato|spinach|bean/i);
  });
});

describe('a diet that cannot be judged', () => {
  test.each(['low nickel'])('%s comes before anything else', (diet) => {
    for (const [intent, said] of ASKED) {
      const text = textOf(intent, said, diet);
      expect(text, said).toMatch(/^I can't judge foods for “/);
      expect(text, said).toContain(`“${diet}” (Omar), so please ask the dietitian`);
    }
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
    const text = textOf('food_ok', 'can i eat zibibble', 'vegan');
    expect(text).toMatch(/^I don't know what's in zibibble.*Check it for shrimp \(you\) first\./);
    const all = textOf('food_ok', 'is zibibble ok for us', 'vegan');
    expect(all).toContain('shrimp (you), vegan (Omar) and cashews (Kai)');
    expect(all).not.toContain('bee');
  });
});
