import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexicon } from '../food/food-lexicon.ts';
import { readRestrictions } from './restrictions.ts';
import type { MemberFood } from './restrictions.ts';

const member = (fields: Partial<MemberFood>): MemberFood => ({
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
  ...fields,
});
const read = (...allergies: string[]) => readRestrictions(member({ allergies }));
const NOTHING = { allergens: [], diets: [], words: [], pleaseCheck: [] };

describe('what a parent writes about food', () => {
  test.each([
    'Peanut allergy',
    'peanuts',
    'allergic to peanut',
    'PEANUT',
    'no peanuts please',
    'penut',
    'Peanut allergy (severe, carries EpiPen)',
    'anaphylactic to peanuts!!',
    "can't have peanuts",
    'if she eats peanuts her throat swells',
  ])("'%s' guards against peanuts", (entry) => {
    expect(read(entry).allergens).toEqual(['peanuts']);
  });

  test.each([
    'Nut allergy',
    'no nuts',
    'nut-free',
    'allergic to nuts',
    'Nuts (all kinds)',
    'extra careful with nuts',
  ])("'%s' means peanuts and tree nuts", (entry) => {
    expect(read(entry).allergens).toEqual(['peanuts', 'tree_nuts']);
  });

  test.each([
    ['tree nuts', ['tree_nuts']],
    ['cashews and pistachios', ['tree_nuts']],
    ['lactose intolerant', ['milk']],
    ["cow's milk", ['milk']],
    ['celiac', ['gluten']],
    ['coeliac disease', ['gluten']],
    ['glutten', ['gluten']],
    ['non-celiac gluten sensitivity', ['gluten']],
    ['wheat allergy', ['wheat']],
    ['shellfish', ['crustaceans', 'molluscs']],
    ['shelfish', ['crustaceans', 'molluscs']],
    ['seafood', ['fish', 'crustaceans', 'molluscs']],
    ['salmon', ['fish']],
    ['egg free', ['eggs']],
    ['soya', ['soybeans']],
    ['No nuts or dairy', ['milk', 'peanuts', 'tree_nuts']],
    ['Milk, eggs; sesame', ['milk', 'eggs', 'sesame']],
    ['no dairy except butter', ['milk']],
    ['milk (baked is ok)', ['milk']],
    ['less dairy', ['milk']],
    ['no nut allergy', ['peanuts', 'tree_nuts']],
  ])("'%s' is understood", (entry, allergens) => {
    expect(read(entry).allergens).toEqual(allergens);
  });

  test.each([
    ['Vegan', ['vegan']],
    ['vegitarian', ['vegetarian']],
    ['vegetarian but eats fish', ['pescatarian']],
    ['Gluten-free', ['gluten-free']],
    ['diary free', ['dairy-free']],
    ['halal', ['halal']],
    ['kosher', ['kosher-style']],
    ['No pork', ['no pork']],
    ["doesn't eat beef", ['no beef']],
    ['eats meat but not pork', ['no pork']],
    ['needs gluten-free lunches', ['gluten-free']],
    ['gluten free and dairy free', ['gluten-free', 'dairy-free']],
  ])("'%s' is a diet", (entry, diets) => {
    expect(read(entry)).toMatchObject({ allergens: [], diets });
  });

  test.each([
    'none',
    'None known',
    'no allergies',
    'No known allergies',
    'no known food allergies',
    'n/a',
    '-',
    '',
    'NKDA',
    'eats everything',
    'not vegetarian',
    'non-vegetarian',
    "isn't vegan",
    'not allergic to peanuts',
    'no longer allergic to eggs',
    'latex',
    'bee stings',
    'cephalexin',
    'allergic to contrast dye',
    'Tylenol and naproxen',
  ])("'%s' restricts nothing", (entry) => {
    expect(read(entry)).toEqual(NOTHING);
  });

  test('a wish is no restriction, and the parent is asked to check it', () => {
    for (const entry of ['loves pasta', 'needs more milk', 'High protein', 'eats eggs', 'Low sodium'])
      expect(read(entry)).toEqual({ ...NOTHING, pleaseCheck: [entry] });
  });

  test('a word no rule knows is kept as the parent wrote it', () => {
    expect(read('Kiwi').words).toEqual(['Kiwi']);
    expect(read('allergic to strawberries').words).toEqual(['strawberries']);
    expect(read('Coconut').words).toEqual(['Coconut']);
  });

  test('an entry that can be read two ways guards and is shown to check', () => {
    expect(read('no nut allergy').pleaseCheck).toEqual(['no nut allergy']);
    expect(read('not sure').pleaseCheck).toEqual(['not sure']);
  });

  test('the three fields are read alike', () => {
    const entries = [...lexicon().names.keys(), 'Peanut allergy', 'vegan', 'Kiwi', 'no pork', 'none'];
    fc.assert(
      fc.property(fc.constantFrom(...entries), (entry) => {
        const fromAllergies = readRestrictions(member({ allergies: [entry] }));
        expect(readRestrictions(member({ dietaryRestrictions: [entry] }))).toEqual(fromAllergies);
        expect(readRestrictions(member({ dietaryNeeds: [entry] }))).toEqual(fromAllergies);
      }),
      { numRuns: 60 },
    );
  });

  test('every food of the lists that holds a class guards against that class', () => {
    const foods = [...lexicon().names].filter(([, { without, traces }]) => without.size === 0 && !traces);
    fc.assert(
      fc.property(fc.constantFrom(...foods), ([name, facts]) => {
        const { allergens } = read(`allergic to ${name}`);
        for (const fact of facts.contains)
          if (fact === 'milk' || fact === 'peanuts') expect(allergens).toContain(fact);
      }),
      { numRuns: 300 },
    );
  });

  test('answers any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 120 }),
        (text) => void readRestrictions(member({ allergies: [text], notes: text })),
      ),
      { numRuns: 60 },
    );
  });
});

describe('notes', () => {
  test('where an auto-injector is kept is no food, where an allergy is stored and no cause is told', () => {
    const noted = (notes: string, allergies = ['sesame']) =>
      readRestrictions(member({ allergies, notes })).pleaseCheck;
    expect(noted('EpiPen in the blue pouch. Carries 2 EpiPens')).toEqual([]);
    for (const notes of ['EpiPen for zorbles', 'EpiPen since the zorble allergy'])
      expect(noted(notes)).toEqual([notes]);
    expect(noted('EpiPen in the blue pouch', [])).toEqual(['EpiPen in the blue pouch']);
  });

  test('what only the notes say is shown to check and guards nothing', () => {
    expect(readRestrictions(member({ notes: 'Peanut allergy since birth. Loves football.' }))).toEqual({
      ...NOTHING,
      pleaseCheck: ['Peanut'],
    });
    for (const notes of ['Gets hives from kiwi', 'reacts badly to strawberries']) {
      expect(readRestrictions(member({ notes })).pleaseCheck).toEqual([notes]);
    }
    expect(readRestrictions(member({ notes: 'Allergic to kiwi.' })).pleaseCheck).toEqual([
      'Allergic to kiwi',
    ]);
  });

  test('what the fields guard already is not asked again', () => {
    expect(
      readRestrictions(member({ allergies: ['peanuts'], notes: 'Peanut allergy!' })).pleaseCheck,
    ).toEqual([]);
    expect(readRestrictions(member({ dietaryNeeds: ['gluten-free'], notes: 'celiac' })).pleaseCheck).toEqual(
      [],
    );
  });

  test('what somebody loves to eat is no warning', () => {
    expect(
      readRestrictions(member({ notes: 'Loves peanut butter sandwiches. No soccer on Monday.' })).pleaseCheck,
    ).toEqual([]);
  });
});
