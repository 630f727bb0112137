// Words that stand beside a thing are no thing: an approval, an occasion, what is used up, a diet before a food that is
// spoken of as 'it'; and words that only sound like another topic.
import { describe, expect, test } from 'vitest';
import { listOf, medicationWith, memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';
import type { Household } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family: Partial<Household> = {
  speakerId: 'ana',
  members: [
    memberWith({ id: 'ana', name: 'Ana', relationship: 'parent', age: 40 }),
    memberWith({ id: 'ned', name: 'Ned', relationship: 'grandparent', age: 72 }),
    memberWith({ id: 'kit', name: 'Kit', age: 3, allergies: ['milk'] }),
    memberWith({ id: 'otis', name: 'Otis', age: 16, dietaryRestrictions: ['gluten-free'] }),
  ],
  medications: [
    medicationWith({ id: 'w', familyMemberId: 'ned', name: 'Warfarin', dosage: '4 mg' }),
    medicationWith({ id: 'i', familyMemberId: 'otis', name: 'Iron', endDate: '2027-01-31' }),
  ],
  lists: [
    listOf('aldi', 'Aldi', ['Carrots']),
    listOf('drug', 'Drugstore', ['Cotton swabs'], ['Toothpaste'], ['Bandages']),
  ],
  pantry: [
    stockOf('flour', 'Gluten-free flour', '1 bag', 'pantry'),
    stockOf('turkey', 'Ground turkey', '1 lb', 'protein'),
  ],
  menus: [menuWith({ monday: { dinner: 'Bean chili' }, tuesday: { dinner: 'Beef lasagna' } })],
};
const inputs = (...said: string[]) => lastCards(said, { family }).map(({ input }) => input);
const textOf = (...said: string[]) => lastPlan(said, { family }).text;
const items = (said: string) =>
  inputs(said).flatMap(
    ({ items: all }) => (all as { name: string }[] | undefined)?.map(({ name }) => name) ?? [],
  );

describe('what goes on a list', () => {
  test.each([
    ['used up the gf flour, put it on aldi', ['Gluten-free flour']],
    ['we finished the gluten free flour. add it to aldi', ['Gluten free flour']],
    ['put the gf bread on aldi', ['Gluten-free bread']],
    ['mixed nuts on the aldi list for xmas', ['Mixed nuts']],
    ['pumpkin on the aldi list for thanksgiving', ['Pumpkin']],
  ])('%j', (said, names) => expect(items(said)).toEqual(names));

  test.each(['got the cotton swabs and the bandages', 'grabbed the toothpaste and cotton swabs'])(
    '%j ticks both off',
    (said) => {
      const cards = lastCards([said], { family });
      expect(cards.map(({ tool }) => tool)).toEqual(['updateShoppingItem', 'updateShoppingItem']);
      expect(cards.every(({ input }) => input['checked'] === true)).toBe(true);
    },
  );
});

describe('what goes on the menu', () => {
  const dishes = (...said: string[]) => JSON.stringify(inputs(...said));
  test.each([
    ['use up the turkey tues, do shepherds pie', /shepherds pie/i, /turkey/i],
    ['use up the ground turkey on thursday, make tacos', /tacos/i, /turkey/i],
  ])('%j is the dish', (said, dish, used) => {
    expect(dishes(said)).toMatch(dish);
    expect(dishes(said)).not.toMatch(used);
  });

  test.each([
    'nice put it down for thursday dinner',
    'awesome, put that on thursday',
    'perfect add it to thursday',
  ])('%j is the recipe before', (said) => expect(dishes('lentil soup recipe', said)).toMatch(/lentil/i));

  test.each([
    'need something quicker tuesday',
    'something lighter on tuesday',
    'make tuesday something easier',
  ])('%j takes the place of what is planned', (said) => {
    expect(lastCards([said], { family }).map(({ tool }) => tool)).toEqual(['saveWeeklyMenu']);
    expect(textOf(said)).toContain('takes the place of Beef lasagna');
  });

  test('a dish for somebody is no diet of theirs', () => {
    for (const said of [
      'low salt soup for ned thats not just kale',
      'low sodium stew for grandpa, no potatoes',
    ])
      expect(inputs(said)).toEqual([]);
  });
});

describe('what only sounds like another topic', () => {
  test.each([
    'kit passed her swim test!!',
    'otis passed his driving test',
    'otis passed the algebra final exam',
  ])('%j is no death', (said) => expect(textOf(said)).not.toMatch(/sorry|died|loss/i));

  test.each(['my uncle passed, what do i tell otis', 'how do i tell kit that great aunt rosa passed'])(
    '%j is one',
    (said) => expect(textOf(said)).toMatch(/died/),
  );

  test('baked milk that was passed is a note, and milk stays', () => {
    const [card] = inputs('kit passed her baked milk test so muffins with milk are ok, still no plain milk');
    expect(card).toMatchObject({ id: 'kit', notes: expect.stringMatching(/baked milk/) as string });
    expect(card).not.toHaveProperty('allergies');
  });

  test.each([
    'rice sittin on the stove since lunch, can i still use it',
    'the rice sat on the stovetop since noon is it ok',
  ])('%j is thrown away', (said) => expect(textOf(said)).toMatch(/^No, .*cooked rice/));

  test.each([
    'how much cornstarch instead of 2 tbsp flour in gravy',
    'how much honey instead of 1 cup sugar in a cake',
  ])('%j asks for a stand-in', (said) => expect(textOf(said)).not.toMatch(/^For \d+ count/));

  test.each([
    'Ingredients: water, barley malt vinegar, onion, salt. ok??',
    'ingredients: corn flour, barley malt extract, sugar - ok for otis?',
  ])('%j is a label', (said) => expect(textOf(said)).toMatch(/Otis.*barley malt/is));

  test.each(['ugh what a day. the car broke down and im late', 'phew, what a week'])('%j is heard', (said) =>
    expect(lastPlan([said], { family }).text).not.toMatch(/outside what I know|not sure/),
  );
});

test('a stopped medicine has no last day to come', () => {
  expect(inputs('the doctor says otis can quit the iron')).toEqual([
    { id: 'i', isActive: false, endDate: '2026-11-22' },
  ]);
});

test('the second food of a question about a medicine is not passed over', () => {
  expect(textOf('can ned have cranberry juice or grapefruit with his pills')).toMatch(/grapefruit/);
});

test('a street without a number is an address', () => {
  const [card] = inputs('new contact Corner pharmacy 207 555 0153 its on commercial st bath');
  expect(card).toMatchObject({ address: 'Commercial St Bath' });
});

test.each(['i have to work late thursday', 'ned works the late shift friday'])('“%s” is no dish', (said) => {
  expect(lastCards([said], { family }).map(({ tool }) => tool)).not.toContain('saveWeeklyMenu');
});
