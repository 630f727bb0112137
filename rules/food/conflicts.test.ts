import { describe, expect, test } from 'vitest';
import { ageConcerns } from './age-rules.ts';
import { conflicts } from './conflicts.ts';

type Person = Parameters<typeof conflicts>[0][number];

const person = (name: string, fields: Partial<Person> = {}): Person => ({
  name,
  age: null,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
  ...fields,
});

describe('conflicts', () => {
  test('name the person, the ingredient and the reason', () => {
    const family = [person('Dana'), person('Mia', { dietaryRestrictions: ['Peanut allergy'] })];
    expect(conflicts(family, ['2 tbsp peanut butter', '1 banana'])).toEqual([
      {
        memberName: 'Mia',
        ingredient: '2 tbsp peanut butter',
        reason: 'contains peanut',
        level: 'contains',
        against: 'peanuts',
      },
    ]);
  });

  test('tell what is certain from what is possible and from what nobody knows', () => {
    const mia = person('Mia', { allergies: ['milk'] });
    expect(
      conflicts([mia], ['butter', 'dark chocolate', 'zorbles', 'carrots']).map(({ level }) => level),
    ).toEqual(['contains', 'may contain', 'unknown word']);
  });

  test('who leaves out lactose alone may have milk without it; a milk allergy may not', () => {
    const tanya = person('Tanya', { dietaryRestrictions: ['lactose-free'] });
    const found = (eater: Person) =>
      conflicts(
        [eater],
        ['lactose-free milk', 'sharp cheddar cheese', 'butter', 'cream', 'dairy-free yogurt'],
      )
        .filter(({ level }) => level !== 'unknown word')
        .map(({ ingredient, reason }) => `${ingredient} ${reason}`);
    expect(found(tanya)).toEqual(['cream contains lactose, against a lactose-free diet']);
    expect(
      found(person('Mia', { allergies: ['milk'] })).map((one) => one.replace(/ (?:contains|may).*/, '')),
    ).toEqual(expect.arrayContaining(['lactose-free milk', 'sharp cheddar cheese', 'butter', 'cream']));
  });

  test('nobody with restrictions, nothing to report', () => {
    expect(conflicts([person('Dana', { age: 40 })], ['butter', 'zorbles', '1 cup peanuts'])).toEqual([]);
  });

  test("the parent's own word is found by name, in foods made of it too, and not inside other words", () => {
    const leo = person('Leo', { allergies: ['Coconut', 'tomatoes', 'pea'] });
    const found = conflicts([leo], ['1 can coconut milk', '1/2 cup ketchup', 'chickpeas', 'rice']);
    expect(found.map(({ ingredient, level }) => [ingredient, level])).toEqual([
      ['1 can coconut milk', 'named'],
      ['1/2 cup ketchup', 'named'],
    ]);
  });

  test('diets keep out what they forbid', () => {
    const against = (diet: string, ingredient: string) =>
      conflicts([person('A', { dietaryNeeds: [diet] })], [ingredient]).length > 0;
    expect(against('vegan', 'honey')).toBe(true);
    expect(against('vegetarian', 'gelatin')).toBe(true);
    expect(against('vegetarian', 'eggs')).toBe(false);
    expect(against('pescatarian', 'salmon')).toBe(false);
    expect(against('pescatarian', 'chicken thighs')).toBe(true);
    expect(against('halal', 'bacon')).toBe(true);
    expect(against('halal', 'white wine')).toBe(true);
    expect(against('gluten-free', 'barley')).toBe(true);
    expect(against('gluten-free', 'buckwheat')).toBe(false);
    expect(against('dairy-free', 'Parmesan')).toBe(true);
    expect(against('no red meat', 'lamb chops')).toBe(true);
    expect(against('no red meat', 'turkey breast')).toBe(false);
  });

  test('kosher-style keeps meat and milk out of one dish', () => {
    const noa = person('Noa', { dietaryNeeds: ['kosher'] });
    expect(conflicts([noa], ['ground beef', 'shredded cheddar']).map(({ ingredient }) => ingredient)).toEqual(
      ['shredded cheddar'],
    );
    expect(conflicts([noa], ['ground beef', 'rice'])).toEqual([]);
  });
});

describe('small children', () => {
  test('honey is not for a baby under one year', () => {
    expect(ageConcerns(0, ['1 tbsp honey'])).toEqual([
      { ingredient: '1 tbsp honey', reason: 'is not for a baby under 1 year' },
    ]);
    expect(ageConcerns(1, ['1 tbsp honey', 'honeydew melon'])).toEqual([]);
    expect(ageConcerns(0, ['honeydew melon'])).toEqual([]);
  });

  test.each([
    '1 cup grapes',
    'cherry tomatoes',
    '1/2 cup whole almonds',
    'popcorn',
    '4 hot dogs, sliced',
    'hard candy',
    'baby carrots',
  ])('%s can choke a child under four', (ingredient) => {
    expect(ageConcerns(3, [ingredient])).toHaveLength(1);
    expect(ageConcerns(4, [ingredient])).toEqual([]);
    expect(ageConcerns(null, [ingredient])).toEqual([]);
  });

  test.each([
    'grapes, quartered',
    'cherry tomatoes, halved',
    'smooth peanut butter',
    'ground almonds',
    'almonds, finely chopped',
    'almond flour',
    'grape juice',
    '4 hot dogs, cut lengthwise',
    'baby carrots, steamed',
  ])('%s are prepared for them', (ingredient) => {
    expect(ageConcerns(2, [ingredient])).toEqual([]);
  });
});
