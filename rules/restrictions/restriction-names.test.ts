// Names under which a parent's words are recognised: spellings, emoji, languages, synonyms, foods made of them.
import { describe, expect, test } from 'vitest';
import { conflicts } from '../food/conflicts.ts';
import { readRestrictions } from './restrictions.ts';

const eater = (entry: string) => ({
  name: 'Mia',
  age: null,
  allergies: [entry],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
});
const read = (entry: string) => readRestrictions(eater(entry));
const blocks = (entry: string, ingredient: string) => conflicts([eater(entry)], [ingredient]).length > 0;

describe('a class of allergens', () => {
  test.each([
    ['🥜', ['peanuts', 'tree_nuts']],
    ['🥛 and 🥚', ['milk', 'eggs']],
    ['🚫🐟', ['fish']],
    ['🦐🦀', ['crustaceans']],
    ['🌰', ['tree_nuts']],
    ['ｐｅａｎｕｔ', ['peanuts']],
    ['pea\u00adnut', ['peanuts']],
    ['se\u200bsame', ['sesame']],
    ['peanutbutter', ['peanuts']],
    ['milkeggs', ['milk', 'eggs']],
    ['NF, EF', ['eggs', 'peanuts', 'tree_nuts']],
    ['MSPI', ['milk', 'soybeans']],
    ['chesse', ['milk']],
    ['nutallergy', ['peanuts', 'tree_nuts']],
    ['egss', ['eggs']],
    ['eegs', ['eggs']],
    ['eggless', ['eggs']],
    ['sesimi', ['sesame']],
    ['seliac', ['gluten']],
    ['kashew', ['tree_nuts']],
    ['muster seed', ['mustard']],
    ['shelllfish', ['crustaceans', 'molluscs']],
    ['pistashio', ['tree_nuts']],
    ['almomds', ['tree_nuts']],
    ['shirmp', ['crustaceans']],
    ['galactosemia', ['milk']],
    ['huevos', ['eggs']],
    ['huevo', ['eggs']],
    ['alergia al huevo', ['eggs']],
    ['leche', ['milk']],
    ['trigo', ['wheat']],
    ['nueces', ['peanuts', 'tree_nuts']],
    ['frutos secos', ['peanuts', 'tree_nuts']],
    ['mariscos', ['crustaceans', 'molluscs']],
    ['maní', ['peanuts']],
    ['cacahuete', ['peanuts']],
    ['cacahuates', ['peanuts']],
    ['pescado', ['fish']],
    ['soja', ['soybeans']],
    ['sésamo', ['sesame']],
    ['ajonjolí', ['sesame']],
    ['noix', ['peanuts', 'tree_nuts']],
    ['allergique aux arachides', ['peanuts']],
    ['lait', ['milk']],
    ['œuf', ['eggs']],
    ['oeuf', ['eggs']],
    ['blé', ['wheat']],
    ['poisson', ['fish']],
    ['crustacés', ['crustaceans']],
    ['Milch', ['milk']],
    ['Erdnuss', ['peanuts']],
    ['Erdnüsse', ['peanuts']],
    ['Nüsse', ['peanuts', 'tree_nuts']],
    ['Eier', ['eggs']],
    ['Weizen', ['wheat']],
    ['Fisch', ['fish']],
    ['Sesam', ['sesame']],
    ['sin gluten', ['gluten']],
  ])("is known in '%s'", (entry, allergens) => {
    expect(read(entry).allergens).toEqual(allergens);
  });
});

describe('a way of life', () => {
  test.each([
    ['Muslim', ['halal'], false],
    ['We are Muslim', ['halal'], false],
    ['haram', ['halal'], true],
    ['Jewish', ['kosher-style'], false],
    ['Hindu', ['no pork', 'no beef'], true],
    ['Jain', ['vegetarian'], true],
    ['alpha-gal', ['no pork', 'no beef', 'no lamb'], true],
    ['no animal products', ['vegan'], false],
    ['eggless vegetarian', ['vegetarian'], false],
    ['glutton free', ['gluten-free'], false],
  ])("is known in '%s'", (entry, diets, asked) => {
    expect(read(entry)).toMatchObject({ diets, words: [], pleaseCheck: asked ? [entry] : [] });
  });
});

describe('a food of no class', () => {
  test.each([
    ['oats', '1 cup certified gluten-free rolled oats'],
    ['Oat allergy', '1 cup certified gluten-free rolled oats'],
    ['oat milk', 'gluten-free oatmeal'],
    ['no oatmeal', 'certified gluten-free rolled oats'],
    ['FPIES (oats, rice)', 'certified gluten-free oats'],
    ['FPIES (oats, rice)', 'jasmine rice'],
    ['strawberries', '2 cups mixed berries'],
    ['blueberry', 'frozen mixed berries'],
    ['raspberries', 'frozen mixed berries'],
    ['berries', 'strawberries, sliced'],
    ['apple', 'unsweetened applesauce'],
    ['apple', 'apple cider vinegar'],
    ['red apples', 'apple, grated'],
    ['flax', 'ground flaxseed'],
    ['linseed', 'ground flaxseed'],
    ['chickpeas', 'hummus'],
    ['garbanzo beans', '1 can chickpeas'],
    ['coriander', 'chopped cilantro'],
    ['cilantro', 'ground coriander'],
    ['aubergine', 'eggplant, cubed'],
    ['courgette', 'zucchini'],
    ['rocket', 'arugula'],
    ['prawn', 'shrimp, peeled'],
    ['capsicum', 'red bell pepper'],
    ['corn', 'cornstarch'],
    ['corn', 'polenta'],
    ['corn', 'popcorn'],
    ['tomatoes', 'marinara sauce'],
    ['tomato', 'tomato passata'],
    ['garlic', 'garlic powder'],
    ['onion', 'onion powder'],
    ['potato', 'french fries'],
    ['potato', 'potato starch'],
    ['citrus', '1 lime, juiced'],
    ['stone fruits', '2 peaches'],
    ['nightshades', 'smoked paprika'],
    ['legumes', 'green lentils'],
    ['beans', 'refried beans'],
    ['chiken', 'chicken thighs'],
    ['onoin', 'onions, chopped'],
    ['galic', 'cloves garlic'],
    ['mushrom', 'shiitake mushrooms'],
    ['brocoli', 'broccoli florets'],
    ['strawbery', 'mixed berries'],
  ])("'%s' is found in '%s'", (entry, ingredient) => {
    expect(blocks(entry, ingredient)).toBe(true);
  });

  test.each([
    ['bell pepper', 'salt and black pepper'],
    ['nightshades', 'black pepper'],
    ['apple', 'pineapple chunks'],
    ['pea', 'chickpeas'],
    ['stone fruits', '2 bananas'],
    ['coriander', 'basil leaves'],
  ])("'%s' is not found in '%s'", (entry, ingredient) => {
    expect(blocks(entry, ingredient)).toBe(false);
  });

  test('an unknown word stays as the parent wrote it', () => {
    expect(read('zorbles').words).toEqual(['zorbles']);
    expect(read('brocoli').words).toEqual(['brocoli']);
  });
});
