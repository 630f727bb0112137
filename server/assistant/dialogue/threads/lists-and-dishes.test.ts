// Lists and dishes go on: another thing in a removed one's place, the amount of the other thing, what a dish's name tells.
import { describe, expect, test } from 'vitest';
import {
  appointmentWith,
  contactWith,
  listOf,
  memberWith,
  menuWith,
  stockOf,
} from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

// Today is Sunday, November 22.
const family = {
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 34 }),
    memberWith({ id: 'rui', name: 'Rui', age: 9, allergies: ['walnut'] }),
  ],
  contacts: [
    contactWith({
      id: 'lee1',
      name: 'Dr. Ana Lee',
      type: 'doctor',
      specialty: 'Family medicine',
      phoneNumber: '555-0101',
    }),
    contactWith({
      id: 'lee2',
      name: 'Dr. Bo Lee',
      type: 'specialist',
      specialty: 'Optometry',
      phoneNumber: '555-0102',
    }),
  ],
  appointments: [
    appointmentWith({
      id: 'fish',
      title: 'Fish challenge',
      when: '2026-12-02T09:00',
      familyMemberId: 'rui',
      contactId: 'lee2',
      notes: 'Bring cod and a toy.',
    }),
    appointmentWith({
      id: 'teeth',
      title: 'Dental cleaning',
      when: '2026-12-03T09:00',
      familyMemberId: 'rui',
    }),
    appointmentWith({ id: 'eyes', title: 'Eye exam', when: '2026-12-03T11:00', familyMemberId: 'ines' }),
  ],
  lists: [
    listOf('corner', 'Corner store', ['Corn oil', '1 bottle'], ['Oranges', '3 bags'], ['Walnuts', '1 bag']),
    listOf('asia', 'Asia market', ['Lemongrass', '2 stalks']),
  ],
  pantry: [
    stockOf('p1', 'Basmati rice', '5 lb', 'other'),
    stockOf('p2', 'Pork loin', '2 lb', 'other'),
    stockOf('p3', 'Tofu', '2 blocks', 'other'),
  ],
  menus: [menuWith({ sunday: { dinner: 'Lemongrass pork' } }, '2026-11-16')],
};
const cards = (...turns: readonly string[]) => lastCards(turns, { family });
const text = (...turns: readonly string[]) => lastPlan(turns, { family }).text;
const approved = { family, approves: true };

describe('another thing in the place of one that came off a list', () => {
  const off = 'take the corn oil off the corner store list';
  test.each([
    ['put avocado instead', 'Avocado oil'],
    ['get rice vinegar instead pls', 'Rice vinegar'],
  ])('“%s” is added to that list', (said, name) => {
    expect(lastCards([off, said], approved)).toMatchObject([
      { tool: 'addShoppingItems', input: { id: 'corner', items: [{ name }] } },
    ]);
  });
  test('a dish on a day is one of the menu', () => {
    expect(lastCards([off, 'put tacos on friday instead'], approved)).toMatchObject([
      { tool: 'saveWeeklyMenu' },
    ]);
  });
});

describe('the amount of the other thing', () => {
  test('of two on the card', () => {
    expect(cards('add 2 pears and 4 leeks to corner store', 'make it 6', 'no the other one')).toMatchObject([
      {
        input: {
          items: [
            { name: 'Pears', qty: '6' },
            { name: 'Leeks', qty: '4' },
          ],
        },
      },
    ]);
  });
  test('of one that is on the list already', () => {
    expect(
      cards('add oranges and 2 boxes of cereal to corner store', 'make it 4', 'the other one'),
    ).toMatchObject([
      { tool: 'addShoppingItems', input: { items: [{ name: 'Cereal', qty: '2 boxes' }] } },
      { tool: 'updateShoppingItem', input: { qty: '4 bags' } },
    ]);
  });
});

describe('meals stay where appointments are cancelled', () => {
  test.each(['just the appointments not dinner', 'no only the visits, not the menu'])(
    '“%s” changes nothing',
    (said) => {
      expect(cards('cancel everything on december 3', said)).toEqual([]);
      expect(text('cancel everything on december 3', said)).toMatch(/only appointments\. The menu stays/i);
    },
  );
  test('one of them is still chosen', () => {
    expect(cards('cancel everything on december 3', 'no just ruis')).toMatchObject([
      { input: { id: 'teeth' } },
    ]);
  });
});

describe('what a dish needs', () => {
  test('is told by its name, and looked for in the pantry and on every list', () => {
    const said = text('what do i need for lemongrass pork');
    expect(said).toMatch(/pantry has pork loin/);
    expect(said).toMatch(/Lemongrass is on \*\*Asia market\*\*/);
  });
  test('a name that does not tell all of it is asked about', () => {
    expect(text('what do i need for moon stew')).toMatch(/don't know what goes into/);
  });
});

describe('answers from the kitchen and the calendar', () => {
  test('a list that is read out says who must not have a thing of it', () => {
    expect(text('whats on the corner store list')).toMatch(/Careful, Rui, .*walnuts/i);
    expect(text('whats on the asia market list')).not.toMatch(/Careful/);
  });
  test('portions go before a stored dish of that name', () => {
    expect(text('lemongrass pork for 6, how much rice')).toMatch(/For 6 count 12 to 18 ounces/);
    expect(text('lemongrass pork for 6, how much rice')).toMatch(/basmati rice \(5 lb\)/);
  });
  test('a meal for which no dish is known gets one of another meal, and no cooking time', () => {
    expect(text('quick tofu lunch with what we have')).toMatch(/none for lunch[^]*stir-fry/);
  });
  test('a clipped title is that of a visit', () => {
    expect(text('what should i bring to the fish thing')).toMatch(/Bring cod and a toy/);
    expect(text('what can i cook with fish')).not.toMatch(/Bring cod/);
  });
  test('which of two it is, is the one that the visit is with', () => {
    expect(text('when is ruis fish thing', 'which lee is that')).toMatch(/Dr\. Bo Lee.*555-0102/);
    expect(text('which lee is the eye doctor')).toMatch(/Bo Lee/);
  });
  test.each([
    ['how do i turn on push notifications', /Settings has Notifications/],
    ['can anyone else see this', /chats are yours alone/],
    ['nr of dr bo lee', /555-0102/],
  ])('“%s”', (said, answer) => expect(text(said)).toMatch(answer));
});

test('another amount takes the place of the one on the waiting card', () => {
  const first = 'put tahini, 3 lemons and a bag of spinach on the grocery list';
  expect(lastCards([first, 'no wait make it 5 lemons'])[0]?.input['items']).toMatchObject([
    { name: 'Tahini' },
    { name: 'Lemons', qty: '5' },
    { name: 'Spinach', qty: '1 bag' },
  ]);
});

test.each([
  ['add bread eggs cheese 2 gallons of milk and beef', ['Cheese', ''], ['Milk', '2 gallons']],
  ['add cheese 2 bags and a gallon of milk', ['Cheese', '2 bags'], ['Milk', '1 gallon']],
])('each amount in “%s” is of its own thing', (said, ...things) => {
  const items = lastCards([said]).flatMap(({ input }) => input['items'] as { name: string; qty: string }[]);
  expect(items).toEqual(expect.arrayContaining(things.map(([name, qty]) => ({ name, qty }))));
});

describe('things that are called like a part of another', () => {
  const stored = {
    lists: [listOf('l1', 'Hardware', ['Ice melt', '1 bag', true], ['Nails'])],
    pantry: [
      stockOf('p1', 'Oat milk', '1 carton', 'other'),
      stockOf('p2', 'Chicken thighs', '2 lb', 'other'),
    ],
  };
  test('a thing of a list keeps its whole name', () => {
    expect(lastCards(['need ice melt again'], { family: stored })[0]?.input['items']).toMatchObject([
      { name: 'Ice melt' },
    ]);
    expect(lastCards(['add ice to hardware'], { family: stored })[0]?.input['items']).toMatchObject([
      { name: 'Ice' },
    ]);
  });
  test('oats that are gone take no oat milk away, chicken does take the thighs', () => {
    expect(lastCards(["we're out of oats"], { family: stored }).map(({ tool }) => tool)).not.toContain(
      'deletePantryItem',
    );
    expect(lastCards(["we're out of oat milk"], { family: stored })).toMatchObject([{ input: { id: 'p1' } }]);
    expect(lastCards(["we're out of chicken"], { family: stored })).toMatchObject([{ input: { id: 'p2' } }]);
  });
});
