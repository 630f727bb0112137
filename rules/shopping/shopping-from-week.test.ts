import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PANTRY_CATEGORIES } from '#contract/kinds/pantry-item.ts';
import { DAYS, type WeekMeals } from '#contract/week.ts';
import { recordOf, fieldsOfMeals } from '../sync/meal-records.ts';
import { addDays } from '../time/dates.ts';
import { missingFrom, shoppingFromWeek } from './shopping-from-week.ts';

const WEEK = '2026-11-23';
const TACOS = {
  name: 'Taco night',
  ingredients: [
    '1 lb ground beef',
    '8 corn tortillas',
    '1 onion, chopped',
    '2 cups flour',
    'sifted',
    '1 cup milk',
  ],
};
const SOUP = {
  name: 'Onion soup',
  ingredients: [
    '2 onions, sliced',
    '4 cups water',
    'salt and black pepper',
    '1/2 cup milk',
    'a pinch of thyme',
  ],
};

type WeekToShopFor = Parameters<typeof shoppingFromWeek>[0];

const menu = (meals: WeekMeals, weekStartDate = WEEK) => ({
  id: `week-${weekStartDate}`,
  weekStartDate,
  notes: '',
  meals,
});
const plan = (meals: WeekMeals, more: Partial<WeekToShopFor> = {}) =>
  shoppingFromWeek({ weekStart: WEEK, menus: [menu(meals)], ideas: [TACOS, SOUP], pantry: [], ...more });
const lines = ({ items }: ReturnType<typeof plan>) => items.map(({ name, qty }) => `${name} ${qty}`.trim());

describe('a week becomes one list', () => {
  const week = { monday: { dinner: 'Taco night' }, tuesday: { lunch: 'onion soup' } };

  test('the same ingredient of two dishes is one item that names both', () => {
    const { items, unknownDishes } = plan(week);
    expect(items.find(({ name }) => name === 'onions')).toEqual({
      name: 'onions',
      qty: '3',
      category: 'produce',
      dishes: ['Taco night', 'Onion soup'],
    });
    expect(items.find(({ name }) => name === 'milk')?.qty).toBe('1 1/2 cups');
    expect(unknownDishes).toEqual([]);
  });

  test('items stand in the order of the shelves, and the same week gives the same list', () => {
    const { items } = plan(week);
    const shelves = items.map(({ category }) => PANTRY_CATEGORIES.indexOf(category));
    expect(shelves).toEqual(shelves.toSorted((a, b) => a - b));
    expect(plan({ tuesday: week.tuesday, monday: week.monday })).toEqual(plan(week));
  });

  test('of the running week only the days from today on are shopped for, of another week all', () => {
    const soup = plan({ tuesday: week.tuesday });
    expect(plan(week, { today: addDays(WEEK, 1) })).toEqual(soup);
    expect(plan(week, { today: addDays(WEEK, 2) }).items).toEqual([]);
    for (const today of [WEEK, addDays(WEEK, -1), addDays(WEEK, 7)])
      expect(plan(week, { today })).toEqual(plan(week));
  });

  test('water, a shake of salt and pepper, and words left over from a split line are not bought', () => {
    expect(lines(plan(week)).join()).not.toMatch(/water|salt|pepper|sifted/);
    const crust = { name: 'Salt-crust fish', ingredients: ['4 cups salt', '1 fish'] };
    expect(lines(plan({ monday: { dinner: 'Salt-crust fish' } }, { ideas: [crust] }))).toContain(
      'salt 4 cups',
    );
  });

  test('what is only taken by the pinch has no quantity', () => {
    expect(plan(week).items.find(({ name }) => name === 'thyme')?.qty).toBe('');
  });

  test('a dish cooked twice needs twice as much', () => {
    const { items } = plan({ monday: { dinner: 'Taco night' }, friday: { dinner: 'TACO  night' } });
    expect(items.find(({ name }) => name === 'ground beef')?.qty).toBe('2 lb');
  });
});

describe('what a place of the menu means', () => {
  const bought = (text: string) => plan({ monday: { dinner: text } });

  test('a dish is found by its name, however it is typed, in the cookbook too', () => {
    expect(lines(bought('  taco NIGHT '))).toEqual(lines(bought('Taco night')));
    expect(lines(bought('red lentil dal with basmati rice'))).toContain('red lentils 1 1/2 cups');
  });

  test('two dishes in one place are both bought for, and what nobody knows is said', () => {
    const both = bought('Taco night with onion soup and mystery cake');
    expect(both.items.some(({ dishes }) => dishes.length === 2)).toBe(true);
    expect(both.unknownDishes).toEqual(['mystery cake']);
  });

  test('leftovers, eating out and school lunches need nothing', () => {
    for (const text of [
      'Leftover taco night',
      'Taco night (leftovers)',
      'Left-overs',
      'Eating out',
      'Takeout',
      'School lunch',
      '-',
    ])
      expect(bought(text)).toEqual({ weekStartDate: WEEK, items: [], inPantry: [], unknownDishes: [] });
  });

  test("the family's own recipe goes before the cookbook's, and an idea without ingredients does not hide it", () => {
    const name = 'Red lentil dal with basmati rice';
    const own = plan({ monday: { dinner: name } }, { ideas: [{ name, ingredients: ['1 zucchini'] }] });
    expect(lines(own)).toEqual(['zucchini 1']);
    const empty = plan({ monday: { dinner: name } }, { ideas: [{ name, ingredients: [] }] });
    expect(lines(empty)).toContain('red lentils 1 1/2 cups');
  });
});

describe('what the pantry has', () => {
  const tacos = { monday: { dinner: 'Taco night' } };

  test('is left out, whatever it is called there, and told', () => {
    const { items, inPantry } = plan(tacos, {
      pantry: [
        { name: 'Onions', quantity: '' },
        { name: 'All-Purpose Flour', quantity: '1 bag' },
      ],
    });
    expect(items.map(({ name }) => name)).toEqual(['ground beef', 'milk', 'corn tortillas']);
    expect(inPantry.map(({ name }) => name)).toEqual(['onion', 'flour']);
  });

  test('too little of it leaves the rest to buy; nothing of it leaves all', () => {
    const of = (quantity: string) => lines(plan(tacos, { pantry: [{ name: 'corn tortillas', quantity }] }));
    expect(of('5')).toContain('corn tortillas 3');
    expect(of('0')).toContain('corn tortillas 8');
    expect(of('none')).toContain('corn tortillas 8');
    expect(of('1 dozen').join()).not.toContain('tortillas');
  });

  test('ordinary bread is no stock of bread that the recipe calls gluten-free behind a comma', () => {
    const toast = {
      name: 'Toast',
      ingredients: ['4 slices bread, gluten-free', '1 cup milk (lactose-free)'],
    };
    const pantry = [
      { name: 'Bread', quantity: '2 loaves' },
      { name: 'Milk', quantity: '' },
    ];
    expect(lines(plan({ monday: { breakfast: 'Toast' } }, { ideas: [toast], pantry })).toSorted()).toEqual([
      'gluten-free bread 4 slices',
      'lactose-free milk 1 cup',
    ]);
  });

  test('too little is bought for, however the pantry words it and though a part cannot be compared', () => {
    const dish = { name: 'Big dinner', ingredients: ['4 eggs', '2 lb chicken breasts', '3 chicken breasts'] };
    const pantry = [
      { name: 'Eggs', quantity: '2 eggs left' },
      { name: 'Chicken breasts', quantity: '1 lb' },
    ];
    const bought = lines(plan({ monday: { dinner: 'Big dinner' } }, { ideas: [dish], pantry }));
    expect(bought).toContain('eggs 2');
    expect(bought).toContain('chicken breasts 1 lb + 3');
  });

  test('almond milk does not stand for milk, nor peanut butter for butter', () => {
    const toast = { name: 'Toast', ingredients: ['2 tbsp butter', '1 cup milk'] };
    const pantry = [
      { name: 'Almond milk', quantity: '' },
      { name: 'Peanut butter', quantity: '' },
    ];
    expect(lines(plan({ monday: { breakfast: 'Toast' } }, { ideas: [toast], pantry }))).toEqual([
      'butter 2 tbsp',
      'milk 1 cup',
    ]);
  });
});

describe('menus that overlap', () => {
  test('the later week fills each place it has a text for, as on the calendar', () => {
    const { items } = shoppingFromWeek({
      weekStart: WEEK,
      menus: [
        menu({ wednesday: { dinner: 'Taco night' }, thursday: { dinner: 'Taco night' } }),
        menu({ wednesday: { dinner: 'Onion soup' } }, '2026-11-25'),
      ],
      ideas: [TACOS, SOUP],
      pantry: [],
    });
    expect(items.find(({ name }) => name === 'onions')).toMatchObject({
      qty: '3',
      dishes: ['Onion soup', 'Taco night'],
    });
  });

  test("a menu as the browser keeps it gives the same list as the server's", () => {
    const meals = { monday: { dinner: 'Taco night' }, sunday: { lunch: 'Onion soup' } };
    const dated = { id: `week-${WEEK}`, createdAt: '', updatedAt: '' };
    const kept = recordOf('weekly-menus', dated, fieldsOfMeals('', meals, {}));
    expect(shoppingFromWeek({ weekStart: WEEK, menus: [kept], ideas: [TACOS, SOUP], pantry: [] })).toEqual(
      plan(meals),
    );
  });
});

describe('pressed twice', () => {
  test('nothing is on the list twice, checked off or renamed by case and plural or not', () => {
    const { items } = plan({ monday: { dinner: 'Taco night' }, tuesday: { dinner: 'Onion soup' } });
    expect(missingFrom({ items }, items)).toEqual([]);
    expect(missingFrom({ items: [] }, items)).toEqual(items);
    const list = { items: [{ name: 'Onion' }, { name: '2 cups of milk' }] };
    expect(missingFrom(list, items).map(({ name }) => name)).not.toContain('onions');
    expect(missingFrom(list, items).map(({ name }) => name)).not.toContain('milk');
  });
});

test('the order in which dishes are cooked changes neither names nor quantities', () => {
  const line = fc.constantFrom(
    '1 onion',
    '2 onions, diced',
    '1 cup milk',
    '200 ml milk',
    '3 eggs',
    '1 egg',
    '1 can (14 oz) tomatoes',
    '2 tomatoes',
    '1/2 lb beans',
    '400 g beans',
    'salt',
  );
  const dishes = fc.array(fc.array(line, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 7 });
  const weekOf = (ideas: { name: string }[]): WeekMeals => {
    const meals: WeekMeals = {};
    DAYS.forEach((day, at) => {
      const dish = ideas[at];
      if (dish) meals[day] = { dinner: dish.name };
    });
    return meals;
  };
  const of = (ideas: { name: string; ingredients: string[] }[]) =>
    shoppingFromWeek({
      weekStart: WEEK,
      menus: [menu(weekOf(ideas))],
      ideas,
      pantry: [],
    }).items.map(({ name, qty, dishes: needing }) => [name, qty, needing.toSorted()]);
  fc.assert(
    fc.property(dishes, (all) => {
      const ideas = all.map((ingredients, at) => ({ name: `Dish number ${'abcdefg'[at]}`, ingredients }));
      expect(of(ideas.toReversed())).toEqual(of(ideas));
    }),
  );
});
