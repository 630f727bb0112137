// Parts of one entry that are avoided, tolerated, denied or excepted.
import { describe, expect, test } from 'vitest';
import { readRestrictions } from './restrictions.ts';

const read = (entry: string) =>
  readRestrictions({ allergies: [entry], dietaryRestrictions: [], dietaryNeeds: [], notes: '' });
const NOTHING = { allergens: [], diets: [], words: [], pleaseCheck: [] };

describe('what follows "everything except" is what must be avoided', () => {
  test.each([
    ['No allergies except eggs', ['eggs']],
    ['No allergies, except eggs', ['eggs']],
    ['no known allergies apart from sesame', ['sesame']],
    ['Anything other than fish is fine', ['fish']],
    ['Anything but fish', ['fish']],
    ['All foods except gluten', ['gluten']],
    ['none other than shellfish', ['crustaceans', 'molluscs']],
    ['nothing but sesame', ['sesame']],
    ['No issues except lactose', ['milk']],
    ['can have everything besides eggs', ['eggs']],
    ['all good except nuts', ['peanuts', 'tree_nuts']],
    ['NKA except egg', ['eggs']],
    ['Eats everything except peanuts', ['peanuts']],
    ['eats everything (except fish)', ['fish']],
    ['eats everything but eggs', ['eggs']],
    ['can eat anything except dairy', ['milk']],
    ['fine with everything apart from sesame', ['sesame']],
    ['not allergic to anything but eggs', ['eggs']],
    ['no allergies (just milk)', ['milk']],
  ])("'%s' guards %j", (entry, allergens) => {
    expect(read(entry)).toEqual({ ...NOTHING, allergens });
  });

  test('an exception from what is avoided takes nothing else away', () => {
    expect(read('no dairy, except butter').allergens).toEqual(['milk']);
    expect(read('no nuts except almonds').allergens).toEqual(['peanuts', 'tree_nuts']);
    expect(read('no nuts except almonds and no eggs').allergens).toEqual(['eggs', 'peanuts', 'tree_nuts']);
    expect(read('vegan except honey')).toMatchObject({ allergens: [], diets: ['vegan'] });
  });
});

describe('a denial ends where the next thing begins', () => {
  test.each([
    ['not allergic to milk and allergic to eggs', ['eggs'], []],
    ['No longer allergic to milk and still allergic to eggs', ['eggs'], []],
    ['not allergic to milk, allergic to eggs', ['eggs'], []],
    ['not allergic to milk but eggs', ['eggs'], []],
    ['isnt allergic to nuts only to sesame', ['sesame'], []],
    ['Not vegetarian just no pork', [], ['no pork']],
    ['not a vegetarian and no beef', [], ['no beef']],
    ['no allergies though lactose upsets her', ['milk'], []],
    ['no allergies; avoid eggs', ['eggs'], []],
  ])("'%s' guards %j %j", (entry, allergens, diets) => {
    expect(read(entry)).toEqual({ ...NOTHING, allergens, diets });
  });

  test.each([
    'not allergic to milk or eggs',
    'not allergic to anything',
    'not allergic to eggs anymore',
    'no known allergies or intolerances',
    'No allergies and no intolerances',
    'no allergies or dietary restrictions',
    'She has no known food allergies',
    "doesn't have any allergies",
    'tree pollen',
  ])("'%s' restricts nothing", (entry) => {
    expect(read(entry)).toEqual(NOTHING);
  });
});

describe('guarding beats a wish', () => {
  test.each([
    ['likes milk but is allergic', ['milk']],
    ['likes milk and is allergic', ['milk']],
    ['loves peanuts but deadly allergic', ['peanuts']],
    ['loves eggs, gets hives', ['eggs']],
    ['enjoys milk but it makes her ill', ['milk']],
    ["doesn't like but can have eggs", ['eggs']],
  ])("'%s' guards and is shown to check", (entry, allergens) => {
    expect(read(entry)).toEqual({ ...NOTHING, allergens, pleaseCheck: [entry] });
  });

  test.each([
    ['High risk with peanuts', ['peanuts']],
    ['Needs to stay away from nuts', ['peanuts', 'tree_nuts']],
    ['needs gluten removed', ['gluten']],
    ['wants gluten removed', ['gluten']],
    ['picky about eggs', ['eggs']],
    ['prefers no dairy', ['milk']],
    ['eats no eggs', ['eggs']],
    ['everything with nuts is off', ['peanuts', 'tree_nuts']],
    ['dairy makes him vomit', ['milk']],
    ['sesame is deadly', ['sesame']],
  ])("'%s' guards", (entry, allergens) => {
    expect(read(entry).allergens).toEqual(allergens);
  });

  test('what is plainly tolerated stays on the table, and the parent is asked', () => {
    expect(read('loves milk, allergic to eggs')).toEqual({
      ...NOTHING,
      allergens: ['eggs'],
      pleaseCheck: ['loves milk, allergic to eggs'],
    });
  });
});

describe('an entry that yields nothing is asked about', () => {
  test.each([
    'арахис',
    '花生',
    'молоко',
    'לחם',
    '?',
    '!!!',
    '😢',
    'severe',
    'EpiPen',
    'allergy',
    'PKU',
    'keto',
  ])("'%s' is shown to check", (entry) => {
    expect(read(entry)).toEqual({ ...NOTHING, pleaseCheck: [entry] });
  });

  test('a word of another script is asked about beside what is understood', () => {
    expect(read('milk, арахис')).toEqual({ ...NOTHING, allergens: ['milk'], pleaseCheck: ['milk, арахис'] });
  });
});
