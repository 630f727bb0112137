import { describe, expect, test } from 'vitest';
import { COOKBOOK } from '../meals/cookbook.ts';
import { checkFor, concernSentence, type Eater } from './meal-concerns.ts';

const person = (name: string, fields: Partial<Eater> = {}): Eater => ({
  name,
  age: null,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
  ...fields,
});
const DANA = person('Dana', { age: 40 });
const MIA = person('Mia', { allergies: ['peanuts'] });
const LEO = person('Leo', { dietaryRestrictions: ['dairy-free'] });
const TACOS = {
  name: 'Taco night',
  ingredients: ['1 lb ground beef', '2 cups cheddar', 'sour cream', '8 corn tortillas'],
};

const said = (concerns: ReturnType<ReturnType<typeof checkFor>['ofItem']>) =>
  concerns.map((concern) => `${concern.strength} | ${concernSentence(concern)}`);

describe('an idea', () => {
  test('names person, food and reason, and the foods of one reason together', () => {
    expect(said(checkFor([DANA, MIA, LEO]).ofIdea(TACOS))).toEqual([
      'contains | Leo: cheddar and sour cream contain milk, against a dairy-free diet',
    ]);
  });

  test('people with the same reason stand in one line', () => {
    const ida = person('Ida', { allergies: ['Nuts'] });
    expect(said(checkFor([MIA, ida]).ofItem('peanut butter'))).toEqual([
      'contains | Mia and Ida: peanut butter contains peanut',
    ]);
  });

  test('the strongest comes first, and a possibility is not repeated beside the certainty', () => {
    const strengths = checkFor([MIA, LEO])
      .ofIdea({
        name: 'Treat',
        ingredients: ['zorbles', 'dark chocolate', 'trail mix', 'peanut butter', 'cream'],
      })
      .map(({ strength, people }) => `${people.join()} ${strength}`);
    expect(strengths).toEqual(['Mia contains', 'Leo contains', 'Mia,Leo unknown']);
  });

  test('an allergy comes before a diet of somebody earlier in the family', () => {
    const lucia = person('Lucia', { dietaryRestrictions: ['vegetarian'] });
    expect(
      said(checkFor([lucia, MIA]).ofIdea({ name: 'Satay', ingredients: ['chicken', 'peanut butter'] })),
    ).toEqual([
      'contains | Mia: peanut butter contains peanut',
      'contains | Lucia: chicken contains meat, against a vegetarian diet',
    ]);
  });

  test('its name alone is a possibility where ingredients are known: pancakes may be made without milk', () => {
    expect(
      said(checkFor([LEO]).ofIdea({ name: 'Pancakes', ingredients: ['1 cup oat flour', '1 banana'] })),
    ).toEqual(['may contain | Leo: Pancakes may contain milk, against a dairy-free diet, by its name']);
    expect(
      said(checkFor([MIA]).ofIdea({ name: 'Peanut noodles', ingredients: ['2 tbsp peanut butter'] })),
    ).toEqual(['contains | Mia: peanut butter contains peanut']);
  });

  test('without ingredients its name is read, and what nobody knows is unknown', () => {
    expect(said(checkFor([LEO]).ofIdea({ name: 'Macaroni and cheese', ingredients: [] }))[0]).toContain(
      'contains',
    );
    expect(said(checkFor([MIA]).ofIdea({ name: 'Rice', ingredients: [] }))).toEqual([
      'unknown | Mia: Rice lists no ingredients that could be checked',
    ]);
  });

  test('no answer ever says safe', () => {
    const check = checkFor([MIA, LEO, person('Bo', { age: 0 })]);
    for (const { name, ingredients } of COOKBOOK) {
      expect(said(check.ofIdea({ name, ingredients: [...ingredients] })).join()).not.toMatch(/\bsafe\b/i);
    }
  });
});

describe('a place of the menu', () => {
  const check = checkFor([MIA, LEO], [TACOS]);

  test('is checked by the ingredients of the dish it means, leftovers too', () => {
    const found = check.ofMeal('taco NIGHT');
    expect(found).toEqual(check.ofIdea(TACOS));
    expect(check.ofMeal('Leftover taco night')).toEqual(found);
  });

  test('a dish of the cookbook is checked by its ingredients alone', () => {
    const dairyFree = COOKBOOK.find(({ name }) => name === 'Chicken corn chowder');
    expect(dairyFree).toBeDefined();
    expect(check.ofMeal('Chicken corn chowder')).toEqual([]);
  });

  test('a text no dish explains is read as food, and a word nobody knows is unknown', () => {
    expect(said(check.ofMeal('Pad thai'))).toContain('contains | Mia: Pad thai contains peanut');
    expect(said(check.ofMeal('Zorble surprise'))).toEqual([
      'unknown | Mia and Leo: Zorble surprise is not in our food list: please read the label',
    ]);
    expect(check.ofMeal('Eating out')).toEqual([]);
  });

  test('a full stop ends no name', () => {
    const zoe = person('Zoe', { dietaryRestrictions: ['gluten-free'] });
    const { ofMeal, ofIdea } = checkFor([zoe]);
    const name = 'Veggie burgers no. 3';
    for (const found of [ofMeal(name), ofIdea({ name, ingredients: [] })])
      expect(said(found)).toContain(
        'may contain | Zoe: Veggie burgers no. 3 may contain gluten, against a gluten-free diet',
      );
  });

  test('nothing is unknown to a family without restrictions', () => {
    expect(checkFor([DANA]).ofMeal('Zorble surprise')).toEqual([]);
    expect(checkFor([DANA]).hasRules).toBe(false);
    expect(checkFor([DANA, MIA]).hasRules).toBe(true);
  });
});

describe('diets', () => {
  test.each([
    ['vegetarian', 'bacon', 'eggs'],
    ['vegan', 'honey', 'tofu'],
    ['gluten-free', 'couscous', 'quinoa'],
    ['dairy-free', 'butter', 'coconut milk'],
    ['halal', 'pork chops', 'lamb chops'],
    ['kosher', 'shrimp', 'salmon fillet'],
  ])('%s keeps out %s and not %s', (diet, against, fine) => {
    const check = checkFor([person('Noa', { dietaryNeeds: [diet] })]);
    expect(check.ofItem(against)[0]).toMatchObject({ people: ['Noa'], strength: 'contains' });
    expect(check.ofItem(fine)).toEqual([]);
  });

  test('kosher-style keeps meat and milk out of one dish', () => {
    const check = checkFor([person('Noa', { dietaryNeeds: ['kosher'] })]);
    expect(said(check.ofIdea({ name: 'Stew', ingredients: ['beef', 'butter'] }))[0]).toContain(
      'butter puts milk beside meat',
    );
  });
});

describe('small children', () => {
  const bo = person('Bo', { age: 0 });
  const ada = person('Ada', { age: 3 });

  test('honey is not for a baby, in a dish named after it either', () => {
    expect(said(checkFor([bo, ada]).ofItem('honey'))).toEqual([
      'contains | Bo: honey is not for a baby under 1 year',
    ]);
    expect(
      said(checkFor([bo]).ofIdea({ name: 'Honey carrots', ingredients: ['1 lb carrots, steamed'] })),
    ).toEqual(['contains | Bo: Honey carrots is not for a baby under 1 year']);
  });

  test('a choking hazard is named for a child under four, unless it is prepared', () => {
    const check = checkFor([ada, person('Eli', { age: 4 })]);
    expect(check.ofItem('grapes')[0]).toMatchObject({
      people: ['Ada'],
      says: 'can choke a child under 4: quarter them lengthwise',
    });
    expect(check.ofItem('grapes, quartered')).toEqual([]);
    expect(check.ofIdea({ name: 'Apple pancakes', ingredients: ['1 apple, grated'] })).toEqual([]);
  });
});

describe('things from the shop that nobody eats', () => {
  test.each(['Paper towels', '4 rolls of toilet paper', 'lemon dish soap', 'Balloons', 'cat food'])(
    '%s is not asked about',
    (name) => {
      expect(checkFor([MIA]).ofItem(name)).toEqual([]);
    },
  );

  test.each(['zorbles', 'zorble sponge', 'soap nuts and zorbles'])(
    '%s is, for who has an allergy',
    (name) => {
      expect(checkFor([MIA]).ofItem(name)).not.toEqual([]);
    },
  );
});

describe('the filter “fits the family”', () => {
  const rice = { name: 'Rice bowl', ingredients: ['1 cup rice', '1 avocado'] };

  test('keeps what is known in every ingredient and against nobody', () => {
    expect(checkFor([MIA, LEO]).fits(rice)).toBe(true);
    expect(checkFor([MIA, LEO]).fits(TACOS)).toBe(false);
    expect(checkFor([MIA]).fits({ name: 'Snack', ingredients: ['trail mix'] })).toBe(false);
  });

  test('an unknown ingredient is no fit only where somebody has restrictions', () => {
    const unknown = { name: 'Zorble bowl', ingredients: ['1 cup rice', 'zorbles'] };
    expect(checkFor([MIA]).fits(unknown)).toBe(false);
    expect(checkFor([DANA]).fits(unknown)).toBe(true);
    expect(checkFor([]).fits({ name: 'Anything', ingredients: [] })).toBe(true);
  });
});
