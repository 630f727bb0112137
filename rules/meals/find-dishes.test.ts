import { describe, expect, test } from 'vitest';
import { findDishes } from './find-dishes.ts';
import { readFood } from '../food/allergens.ts';
import { lexicon } from '../food/food-lexicon.ts';
import { stockOf } from '../shopping/pantry-stock.ts';

type Household = Parameters<typeof findDishes>[0];
type Wanted = Parameters<typeof findDishes>[1];

const idea = (name: string, ingredients: string[], more: Partial<Household['ideas'][number]> = {}) => ({
  id: `id-${name}`,
  name,
  mealType: 'dinner' as const,
  ingredients,
  prepTime: null,
  cookTime: null,
  ...more,
});
const MIA = {
  name: 'Mia',
  age: null,
  allergies: ['peanuts'],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
};
function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const found = (asked: Partial<Wanted>, household: Partial<Household> = {}) =>
  finished(
    findDishes({ ideas: [], pantry: [], members: [], ...household }, { with: [], without: [], ...asked }),
  );
const ownNames = (asked: Partial<Wanted>, ideas: Household['ideas']) =>
  found(asked, { ideas })
    .filter(({ from }) => from === 'idea')
    .map(({ name }) => name);

test('each person of a dish is a step, so that many entries of many people hold nobody up [M3]', () => {
  const steps = (people: number): number => {
    const members = Array.from({ length: people }, (_, at) => ({ ...MIA, name: `Mia ${at}` }));
    const search = findDishes({ ideas: [], pantry: [], members }, { with: ['rice'], without: [] });
    let count = 0;
    while (!search.next().done) count += 1;
    return count;
  };
  const dishes = found({ with: ['rice'] }).length;
  expect(dishes).toBeGreaterThan(2);
  expect(steps(9) - steps(2)).toBeGreaterThanOrEqual(7 * dishes);
});

describe('what can I cook with', () => {
  const uses = (wanted: string, ingredient: string) =>
    ownNames({ with: [wanted] }, [idea('Mine', [ingredient])]).length === 1;

  test.each([
    ['chicken', '1 lb chicken thighs'],
    ['chicken', '3 cups cooked chicken, shredded'],
    ['rice', '1 cup basmati rice'],
    ['fish', '4 salmon fillets'],
    ['beef', '1 lb flank steak'],
    ['pasta', '12 oz penne'],
    ['cheese', '1 cup cheddar'],
    ['beans', '1 can (15 oz) black beans'],
    ['tomatoes', '1 can (14 oz) diced tomatoes'],
    ['garbanzo beans', 'chickpeas'],
    ['milk', '2 cups whole milk'],
  ])('%s: a dish with %s', (wanted, ingredient) => {
    expect(uses(wanted, ingredient)).toBe(true);
  });

  test.each([
    ['chicken', '4 cups chicken stock'],
    ['chicken', '1 can chickpeas'],
    ['rice', '2 tbsp rice vinegar'],
    ['rice', '10 oz rice noodles'],
    ['milk', '1 can coconut milk'],
    ['butter', '1/2 cup peanut butter'],
    ['fish', '1 tbsp fish sauce'],
    ['tomatoes', '2 tbsp tomato paste'],
    ['corn', '8 corn tortillas'],
  ])('%s: not a dish with %s', (wanted, ingredient) => {
    expect(uses(wanted, ingredient)).toBe(false);
  });

  test('dishes that use more of it come first, then those with less to buy', () => {
    const ideas = [
      idea('Only rice', ['1 cup rice']),
      idea('Both and more', ['chicken thighs', 'rice', '1 zucchini']),
      idea('Both', ['chicken breast', 'rice']),
    ];
    const dishes = found({ with: ['chicken', 'rice'] }, { ideas });
    expect(dishes.slice(0, 2).map(({ name }) => name)).toEqual(['Both', 'Both and more']);
    expect(dishes[1]).toMatchObject({
      from: 'idea',
      ideaId: 'id-Both and more',
      uses: ['chicken', 'rice'],
      missing: ['zucchini'],
    });
    const used = dishes.map(({ uses: all }) => all.length);
    expect(used).toEqual(used.toSorted((a, b) => b - a));
    expect(used.at(-1)).toBeGreaterThan(0);
  });

  test('asked for nothing, it starts from the pantry: what needs no shopping first', () => {
    const pantry = [
      { name: 'Eggs', quantity: '12' },
      { name: 'Spinach', quantity: '' },
      { name: 'Rice', quantity: '0' },
    ];
    const ideas = [
      idea('Rice and eggs', ['rice', 'eggs']),
      idea('Spinach eggs', ['4 eggs', '2 cups spinach', 'salt']),
    ];
    const [first, second] = found({}, { ideas, pantry });
    expect(first).toMatchObject({ name: 'Spinach eggs', uses: ['Eggs', 'Spinach'], missing: [] });
    expect(second).toMatchObject({ name: 'Rice and eggs', missing: ['rice'] });
  });

  test('nothing is found for a food nobody cooks with', () => {
    expect(found({ with: ['zorbles'] })).toEqual([]);
  });
});

describe('wishes', () => {
  test.each(['fish', 'nuts', 'pork', 'dairy', 'mushrooms', 'chicken'])('without %s', (word) => {
    const dishes = found({ without: [word] });
    expect(dishes.length).toBeGreaterThan(10);
    const lines = dishes.flatMap(({ ingredients }) => ingredients);
    const facts = { fish: 'fish', nuts: 'tree_nuts', pork: 'pork', dairy: 'milk' } as const;
    if (word in facts) {
      const fact = facts[word as keyof typeof facts];
      expect(lines.filter((line) => readFood(line).contains.has(fact))).toEqual([]);
    } else expect(lines.filter((line) => line.includes(word.replace(/s$/, '')))).toEqual([]);
  });

  test('no fish means no salmon and no tuna', () => {
    const ideas = [
      idea('Salmon', ['salmon fillets']),
      idea('Tuna', ['1 can tuna']),
      idea('Beans', ['black beans']),
    ];
    expect(ownNames({ without: ['fish'] }, ideas)).toEqual(['Beans']);
  });

  test('within the minutes asked for, and a dish whose time nobody knows does not count as quick', () => {
    const ideas = [
      idea('Quick', ['rice'], { prepTime: 10, cookTime: 20 }),
      idea('Slow', ['rice'], { prepTime: 10, cookTime: 21 }),
      idea('Who knows', ['rice']),
    ];
    expect(ownNames({ maxMinutes: 30 }, ideas)).toEqual(['Quick']);
    expect(found({ maxMinutes: 30 }).every(({ minutes }) => minutes !== null && minutes <= 30)).toBe(true);
    expect(found({ mealType: 'breakfast' }).every(({ mealType }) => mealType === 'breakfast')).toBe(true);
    expect(found({ limit: 3 })).toHaveLength(3);
  });
});

test('a dish somebody should not have says so and comes after those that fit', () => {
  const ideas = [
    idea('Peanut rice', ['rice', '2 tbsp peanut butter']),
    idea('Plain rice', ['rice', 'carrots']),
  ];
  const dishes = found({ with: ['rice'] }, { ideas, members: [MIA] }).filter(({ from }) => from === 'idea');
  expect(dishes.map(({ name, concerns }) => [name, concerns])).toEqual([
    ['Plain rice', []],
    ['Peanut rice', ['Mia: peanut butter contains peanut']],
  ]);
});

test("a dish of the cookbook the family kept as its own idea is listed once, as the family's", () => {
  const name = 'Red lentil dal with basmati rice';
  const dishes = found({ with: ['lentils'] }, { ideas: [idea(name, ['red lentils', 'rice'])] });
  expect(dishes.filter((dish) => dish.name === name).map(({ from }) => from)).toEqual(['idea']);
});

test('a large pantry is matched by an index: asking again costs less than reading its names [M3]', () => {
  const pantry = [...lexicon().names.keys()].flatMap((name) =>
    name.length < 30 ? [{ name: `${name} box`, quantity: '1 lb' }] : [],
  );
  const cpu = (work: () => void): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  found({}, { pantry: pantry.slice(0, 10) });
  const reading = cpu(() => stockOf(pantry));
  expect(pantry.length).toBeGreaterThan(8000);
  expect(cpu(() => found({}, { pantry }))).toBeLessThan(1.5 * reading);
});

test('finding dishes pauses for other requests [M3]', () => {
  const pantry = Array.from({ length: 100 }, (_, at) => ({ name: `thing ${at}`, quantity: '' }));
  const steps = findDishes({ ideas: [], pantry, members: [MIA] }, { with: [], without: [] });
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBeGreaterThan(200);
});

test('a food named like a property of objects is a food like any other', () => {
  expect(() => found({}, { pantry: [{ name: 'constructor', quantity: '' }] })).not.toThrow();
});
