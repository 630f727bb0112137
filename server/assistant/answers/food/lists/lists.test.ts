// Answers about shopping lists: sentence → cards and words.
import { describe, expect, test } from 'vitest';
import { answered, cardsOf, KITCHEN } from '../testing/kitchen.ts';
import { listOf } from '../../testing/records.ts';

const named = (names: string) => names.split(', ').map((name) => ({ name, qty: '' }));
const ticked = (at: number) => [
  'updateShoppingItem',
  { id: 'groceries', itemId: `groceries-${at}`, checked: true },
];

describe('things for a list', () => {
  test('things without commas are told apart, and what stands there is said, not added', () => {
    const plan = answered('list_add', 'put oat milk wipes and those little clementines on the list');
    expect(cardsOf(plan)).toEqual([
      ['addShoppingItems', { id: 'groceries', items: named('Wipes, Clementines') }],
    ]);
    expect(plan.text).toMatch(/Oat milk \(2\) is on \*\*Weekly groceries\*\* already/);
  });

  test.each([
    ['add bananas to the list. no wait, 2 bunches', [{ name: 'Bananas', qty: '2 bunches' }]],
    ['add bananas to the list. and yogurt', named('Bananas, Yogurt')],
    ['add strawberry yogurt and AA batteries', named('Strawberry yogurt, AA batteries')],
    ['we need milk eggs and 2 bags of rice', [...named('Milk, Eggs'), { name: 'Rice', qty: '2 bags' }]],
    ['get diapers size 4 and juice boxes', [{ name: 'Diapers', qty: 'size 4' }, ...named('Juice boxes')]],
    ['need a birthday card and one candle', [...named('Birthday card'), { name: 'Candle', qty: '1' }]],
    ['add yogurt for Mia to the list', [{ name: 'Yogurt', qty: 'for Mia' }]],
    ["add limes for Mia's tacos to the list", [{ name: 'Limes', qty: "for Mia's tacos" }]],
    ["put cream on the list, it's for grandma's coffee", named('Cream')],
    ['Theo loved the mac and cheese. add mac and cheese to the list', named('Mac and cheese')],
  ])('%s', (said, items) => {
    expect(cardsOf(answered('list_add', said))).toEqual([['addShoppingItems', { id: 'groceries', items }]]);
  });

  test.each([
    ['add cake mix, sugar free', 'Sugar free cake mix'],
    ['put waffles on the list but lactose-free ones', 'Lactose-free waffles'],
    ['add waffles, must be lactose-free, to the list', 'Lactose-free waffles'],
    ['add soy sauce but only gluten free', 'Gluten free soy sauce'],
  ])('a word for what a thing must be free of stays with it: %s', (said, name) => {
    expect(cardsOf(answered('list_add', said))).toEqual([
      ['addShoppingItems', { id: 'groceries', items: named(name) }],
    ]);
  });

  test('a need told for a thing that waits on the list goes into its name', () => {
    const list = listOf('party', 'Party', ['Birthday cake'], ['Lemonade']);
    const plan = answered('list_add', 'and nut free for the cake', { lists: [list] });
    expect(plan.cards).toMatchObject([
      { tool: 'updateShoppingItem', input: { id: list.id, name: 'Nut free birthday cake' } },
    ]);
  });

  test('a wish whose every word is on the card is accounted for, another is not', () => {
    const isAccounted = (said: string) => answered('list_add', said).isAccounted;
    expect(isAccounted('put oat milk wipes and those little clementines on the list')).toBe(true);
    expect(isAccounted('add milk to the list because the neighbors are visiting')).toBe(false);
  });

  test('another amount of what stands there changes it', () => {
    const plan = answered('list_add', 'add 3 oat milks to the list');
    expect(cardsOf(plan)).toEqual([
      ['updateShoppingItem', { id: 'groceries', itemId: 'groceries-1', qty: '3' }],
    ]);
    expect(plan.text).toMatch(/from 2 to 3/);
  });

  test('a list that nobody has is begun, with the amounts', () => {
    const plan = answered('list_add', 'costco list: 2 packs diapers, chicken thighs 3lb, laundry pods');
    expect(cardsOf(plan)).toEqual([
      [
        'createShoppingList',
        {
          title: 'Costco',
          items: [
            { name: 'Diapers', qty: '2 packs' },
            { name: 'Chicken thighs', qty: '3 lb' },
            { name: 'Laundry pods', qty: '' },
          ],
        },
      ],
    ]);
  });

  test('the list named is taken, else the one last spoken of, else the newest', () => {
    const lists = [
      { ...listOf('old', 'Target'), createdAt: '2026-10-01T12:00:00.000Z' },
      listOf('new', 'Groceries'),
    ];
    const idOf = (said: string, focus = {}) =>
      answered('list_add', said, { lists }, { focus }).cards?.map(({ input }) => input['id']);
    expect(idOf('add milk')).toEqual(['new']);
    expect(idOf('add milk', { shopping_list: 'old' })).toEqual(['old']);
    expect(idOf('add milk to the target list', { shopping_list: 'new' })).toEqual(['old']);
  });

  test.each(['Navidad', 'Thanksgiving', "Mia's birthday", 'Camping trip'])(
    'the newer list for %s is meant only by its name',
    (title) => {
      const lists = [
        { ...listOf('costco', 'Costco', ['Rice']), createdAt: '2026-10-01T12:00:00.000Z' },
        listOf('feast', title, ['Corn husks'], ['Masa'], ['Walnuts']),
      ];
      const idOf = (said: string) =>
        answered('list_add', said, { lists }).cards?.map(({ input }) => input['id']);
      expect(idOf('add milk')).toEqual(['costco']);
      expect(idOf(`add milk to the ${title} list`)).toEqual(['feast']);
    },
  );

  test('without a thing the parent is asked, and the answer is taken', () => {
    expect(answered('list_add', 'can you put something on the list').asked).toBe('items');
    const plan = answered('list_add', 'put something on the list', {}, { chosen: { items: 'paper plates' } });
    expect(cardsOf(plan)[0]?.[1]).toMatchObject({ items: named('Paper plates') });
  });
});

describe('what is on a list', () => {
  test('the list is told line by line, without a colon', () => {
    const { text } = answered('list_ask', "what's on the list");
    expect(text).toBe(
      '3 things are left to buy on **Weekly groceries**.\n\n- Oat milk, 2\n- Apples\n- Bread\n\nBought already, olive oil.',
    );
  });

  test.each([
    ['is bread on there already', /^Yes, bread is on/],
    ['do we have eggs on the list', /^No, eggs aren't on/],
    ['is there olive oil on the list', /^No, olive oil is checked off/],
  ])('%s', (said, words) => {
    expect(answered('list_ask', said).text).toMatch(words);
  });
});

describe('items of a list', () => {
  test('everything is ticked, one card for each that waits', () => {
    expect(cardsOf(answered('list_tick', 'I bought everything on the list'))).toEqual([1, 2, 3].map(ticked));
  });

  test('what is excepted stays', () => {
    const plan = answered('list_tick', 'got everything except the apples');
    expect(cardsOf(plan)).toEqual([1, 3].map(ticked));
    expect(plan.text).toMatch(/Apples stay/);
  });

  test('what is not on the list is said', () => {
    const plan = answered('list_tick', 'got the bread and some eggs');
    expect(cardsOf(plan)).toEqual([ticked(3)]);
    expect(plan.text).toMatch(/don't see eggs/);
  });

  test('minus takes off', () => {
    const plan = answered('list_remove', 'minus bread and oat milk');
    expect(cardsOf(plan).map(([tool, input]) => [tool, input])).toEqual([
      ['deleteShoppingItem', { id: 'groceries', itemId: 'groceries-1' }],
      ['deleteShoppingItem', { id: 'groceries', itemId: 'groceries-3' }],
    ]);
    expect(plan.text).not.toMatch(/stay/);
  });

  test('a thing that no list of foods knows is added with what it is for', () => {
    const { cards } = answered('list_add', 'we need gravy and zorbits for the party');
    expect(JSON.stringify(cards)).toMatch(/Gravy.*Zorbits/);
  });

  test('what something comes in is no thing of another list', () => {
    const both = [listOf('groceries', 'Groceries', ['Wipes']), listOf('party', 'Party', ['Juice boxes'])];
    const took = (said: string) =>
      answered('list_remove', said, { lists: both }).cards?.map(({ input }) => input['itemId']);
    expect(took('take the wipes off, mom gave us a box')).toEqual(['groceries-1']);
    expect(took('take the boxes off the party list')).toEqual(['party-1']);
  });

  const lists = [
    listOf('groceries', 'Groceries', ['Milk'], ['Eggs', '12', true]),
    listOf('target', 'Target', ['Socks', '', true], ['Tape', '', true]),
  ];
  test.each([
    ['clear out everything that is checked off', ['groceries-2', 'target-1', 'target-2']],
    ['remove the bought items', ['groceries-2', 'target-1', 'target-2']],
    ['delete what we already bought on the target list', ['target-1', 'target-2']],
    ["take off whatever's ticked", ['groceries-2', 'target-1', 'target-2']],
    ['get rid of the crossed off stuff on groceries', ['groceries-2']],
  ])('what is checked goes, and nothing else: %s', (said, items) => {
    expect(answered('list_remove', said, { lists }).cards?.map(({ input }) => input['itemId'])).toEqual(
      items,
    );
  });

  test.each([
    ['remove the eggs, we already bought them', ['groceries-2']],
    ['take the milk off', ['groceries-1']],
  ])('a thing that is named goes alone: %s', (said, items) => {
    expect(answered('list_remove', said, { lists }).cards?.map(({ input }) => input['itemId'])).toEqual(
      items,
    );
  });

  test('where nothing is checked, that is said', () => {
    const plan = answered('list_remove', 'clear the checked items', { lists: [listOf('a', 'A', ['Milk'])] });
    expect([plan.cards, plan.text]).toEqual([undefined, expect.stringMatching(/^Nothing is checked off/)]);
  });

  test.each([
    ['make it 3 oat milk instead', { itemId: 'groceries-1', qty: '3' }],
    ['change the apples to 2 bags', { itemId: 'groceries-2', qty: '2 bags' }],
    ['double the oat milk', { itemId: 'groceries-1', qty: '4' }],
    ['get almond milk instead of oat milk', { itemId: 'groceries-1', name: 'Almond milk' }],
  ])('%s', (said, change) => {
    expect(cardsOf(answered('list_change', said))).toEqual([
      ['updateShoppingItem', { id: 'groceries', ...change }],
    ]);
  });
});

describe('whole lists', () => {
  test('a list for it asks for its name, and takes the answer', () => {
    expect(answered('list_create', 'make a shopping list for it').asked).toBe('title');
    const plan = answered(
      'list_create',
      'make a shopping list for it',
      {},
      { chosen: { title: 'dinosaur party' } },
    );
    expect(cardsOf(plan)).toEqual([['createShoppingList', { title: 'Dinosaur party', items: [] }]]);
  });

  test.each([
    ["i'm planning lucas's party, start a fresh list for that", "Lucas's party", []],
    ['make a list named Beach with sunscreen and towels', 'Beach', named('Sunscreen, Towels')],
    ['make a new list called Thanksgiving', 'Thanksgiving', []],
    ['new list for the garden center, mulch and grass seed', 'Garden center', named('Mulch, Grass seed')],
    ['new list for the garden center mulch fertilizer', 'Garden center', named('Mulch, Fertilizer')],
    [
      'start a list for the camping trip: bug spray, two flashlights, ice',
      'Camping trip',
      [...named('Bug spray'), { name: 'Flashlights', qty: '2' }, ...named('Ice')],
    ],
    ['create a home depot list with sandpaper and wood glue', 'Home depot', named('Sandpaper, Wood glue')],
    ['new list: beach day', 'Beach day', []],
    ['new list camping: bug spray, charcoal', 'Camping', named('Bug spray, Charcoal')],
    ['make a hardware store list: duct tape', 'Hardware store', named('Duct tape')],
    ['i need a list for christmas cookies', 'Christmas cookies', []],
    ['make a list for pizza night', 'Pizza night', []],
    ['add a list, school supplies', 'School supplies', []],
  ])('%s', (said, title, items) => {
    expect(cardsOf(answered('list_create', said))).toEqual([['createShoppingList', { title, items }]]);
  });

  test('a list that goes says what is still to buy; of several the parent is asked which', () => {
    const plan = answered('list_delete', 'delete the grocery list');
    expect(plan.cards).toEqual([{ tool: 'deleteShoppingList', input: { id: 'groceries' } }]);
    expect(plan.text).toMatch(/apples and bread are still to buy/);
    const lists = [...(KITCHEN.lists ?? []), listOf('party', 'Party')];
    const unclear = answered('list_delete', 'delete that list', { lists });
    expect([unclear.asked, unclear.cards]).toEqual(['which', undefined]);
    expect(cardsOf(answered('list_delete', 'delete the party list', { lists }))).toEqual([
      ['deleteShoppingList', { id: 'party' }],
    ]);
  });
});

describe('what is missing', () => {
  const namesOn = (said: string, more = {}) =>
    answered('list_fill', said, {}, more).cards?.map(({ tool, input }) => [
      tool,
      input['id'] ?? input['title'],
      Array.isArray(input['items']) ? input['items'].map(({ name }) => String(name)) : [],
    ]);

  test('a dish needs what the pantry lacks', () => {
    expect(namesOn('do i have everything for bean tacos')).toEqual([
      ['addShoppingItems', 'groceries', ['cheddar', 'corn tortillas', 'black beans']],
    ]);
    expect(answered('list_fill', 'do i have everything for bean tacos').text).toMatch(/^No, cheddar/);
    const plain = answered('list_fill', 'do we have everything for chicken thighs and rice');
    expect(JSON.stringify(cardsOf(plain))).not.toMatch(/carrots|sugar|coconut/i);
    expect(plain.text).toMatch(/no recipe for Chicken thighs and rice, so I only went by its name/);
  });

  test('what is missing after a day was spoken of is for that day', () => {
    expect(namesOn('and add whats missing to the list', { focus: { day: '2026-11-23' } })).toEqual([
      ['addShoppingItems', 'groceries', ['carrots', 'lentils']],
    ]);
  });

  test('a list for the menu is one of its own, and says what nobody can know', () => {
    expect(namesOn("make a shopping list for next week's menu")).toEqual([
      [
        'createShoppingList',
        'Week of Nov 23',
        ['cheddar', 'carrots', 'corn tortillas', 'black beans', 'lentils'],
      ],
    ]);
    expect(answered('list_fill', "shopping list for next week's menu").text).toMatch(
      /don't know what goes into Turkey chili/,
    );
  });
});
