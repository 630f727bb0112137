// Edits of meals in one browser: shown at once, stored under a key of their own, reverted if they cannot be stored.
import { expect, it } from 'vitest';
import { NotAllowed, NotKept } from './not-kept.ts';
import { deviceAlone } from './testing/alone.ts';

/** Everything stored, by key, as plain JSON. */
const storedIn = (device: ReturnType<typeof deviceAlone>) =>
  Object.fromEntries([...device.storage.texts].map(([key, text]) => [key, JSON.parse(text) as unknown]));

it('every record lies readable under a key of its own, with id and dates, in the shapes of MEAL-16 [MEAL-06] [MEAL-16]', () => {
  const device = deviceAlone();
  const { store } = device.open();
  const rice = store.add('pantry', { name: ' Rice ', category: 'grains' });
  const soup = store.add('menu-ideas', { name: 'Soup', mealType: 'dinner', tags: ['quick'], prepTime: 15 });
  const list = store.add('shopping-lists', { title: 'Groceries', items: [{ name: 'Milk', qty: '2 l' }] });
  const menu = store.saveMenu({ weekStart: '2026-11-25', days: [{ dinner: 'Soup' }, { notes: 'Grandma' }] });
  const dated = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };
  const days = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'].map((day) => ({
    day,
    breakfast: '',
    lunch: '',
    dinner: day === 'Wednesday' ? 'Soup' : '',
    notes: day === 'Thursday' ? 'Grandma' : '',
  }));
  expect(rice).toEqual({ id: rice.id, ...dated, name: 'Rice', category: 'grains', quantity: '', notes: '' });
  expect(menu).toEqual({ id: 'week-2026-11-25', ...dated, weekStart: '2026-11-25', notes: '', days });
  expect(storedIn(device)).toMatchObject({
    [`ppal:pantry:h1:${rice.id}`]: { ...rice, version: 0 },
    [`ppal:menu-ideas:h1:${soup.id}`]: {
      ...dated,
      name: 'Soup',
      description: '',
      mealType: 'dinner',
      ingredients: [],
      instructions: '',
      prepTime: 15,
      cookTime: null,
      servings: null,
      tags: ['quick'],
      isFavorite: false,
    },
    [`ppal:shopping-lists:h1:${list.id}`]: {
      ...dated,
      title: 'Groceries',
      items: [{ id: list.items[0]?.id, name: 'Milk', qty: '2 l', checked: false }],
    },
    'ppal:weekly-menus:h1:week-2026-11-25': menu,
  });
});

it('items stand in the order in which they were added, even by a clock that was set back', () => {
  const device = deviceAlone();
  const { store } = device.open();
  const list = store.add('shopping-lists', {
    title: 'Groceries',
    items: [{ name: 'Milk' }, { name: 'Eggs' }],
  });
  device.skew = -3_600_000;
  const [salt] = store.addItems(list.id, [{ name: 'Salt' }, { name: 'Oats' }]);
  expect(salt).toMatchObject({ name: 'Salt', qty: '', checked: false });
  const names = () => store.find('shopping-lists', list.id)?.items.map(({ name }) => name);
  expect(names()).toEqual(['Milk', 'Eggs', 'Salt', 'Oats']);
  const back = store.removeItem(list.id, salt!.id);
  expect(names()).toEqual(['Milk', 'Eggs', 'Oats']);
  back();
  expect(names()).toEqual(['Milk', 'Eggs', 'Salt', 'Oats']);
});

it('saving a week that has a menu changes that menu; a menu whose week changes keeps everything in it [MEAL-08]', () => {
  const { store } = deviceAlone().open();
  store.saveMenu({ weekStart: '2026-11-23', days: [{ dinner: 'Soup' }, { lunch: 'Rolls' }] });
  store.saveMenu({ weekStart: '2026-11-23', notes: 'Guests', days: [{ dinner: 'Stew' }] });
  expect(store.records('weekly-menus')).toMatchObject([
    { notes: 'Guests', days: [{ dinner: 'Stew' }, { lunch: 'Rolls' }, {}, {}, {}, {}, {}] },
  ]);
  store.saveMenu({ weekStart: '2026-11-30', days: [{}, {}, { dinner: 'Tacos' }] });
  store.saveMenu({ weekStart: '2026-11-30' }, 'week-2026-11-23');
  expect(store.records('weekly-menus')).toMatchObject([
    {
      id: 'week-2026-11-30',
      notes: 'Guests',
      days: [{ dinner: 'Stew' }, { lunch: 'Rolls' }, { dinner: 'Tacos' }, {}, {}, {}, {}],
    },
  ]);
});

it('what the browser cannot keep is as if it had never been done, a move of two records too [MEAL-07]', () => {
  const device = deviceAlone();
  const { store } = device.open();
  const rice = store.add('pantry', { name: 'Rice' });
  store.saveMenu({ weekStart: '2026-11-23', notes: 'Guests' });
  const [before, menus, texts] = [
    store.records('pantry'),
    store.records('weekly-menus'),
    [...device.storage.texts],
  ];
  device.storage.isFull = true;
  expect(() => store.change('pantry', rice.id, { quantity: '1' })).toThrow(NotKept);
  expect(() => store.remove('pantry', rice.id)).toThrow(NotKept);
  expect(() => store.add('menu-ideas', { name: 'Soup' })).toThrow(NotKept);
  expect(() => store.saveMenu({ weekStart: '2026-11-30' }, 'week-2026-11-23')).toThrow(NotKept);
  expect(store.records('pantry')).toBe(before);
  expect(store.records('weekly-menus')).toBe(menus);
  expect([...device.storage.texts]).toEqual(texts);
  device.storage.isFull = false;
  store.change('pantry', rice.id, { quantity: '1' });
  expect(store.find('pantry', rice.id)).toMatchObject({ quantity: '1' });
});

it('a text that is too long is refused with the sentence of its rule, and nothing changes', () => {
  const { store } = deviceAlone().open();
  const rice = store.add('pantry', { name: 'Rice' });
  expect(() => store.change('pantry', rice.id, { name: 'R'.repeat(201) })).toThrow(
    new NotAllowed('Item Name can have at most 200 characters'),
  );
  expect(store.find('pantry', rice.id)).toBe(rice);
});

it('only what really changed is written, and what did not change stays the same object', () => {
  const device = deviceAlone();
  const { store } = device.open();
  const rice = store.add('pantry', { name: 'Rice', quantity: '1 kg' });
  const oats = store.add('pantry', { name: 'Oats' });
  const unsent = store.keeper.unsent().length;
  store.change('pantry', rice.id, { name: 'Rice ', quantity: '1 kg' });
  expect(store.keeper.unsent()).toHaveLength(unsent);
  store.change('pantry', rice.id, { name: 'Rice', quantity: '2 kg' });
  expect(store.keeper.unsent().at(-1)?.set).toEqual({ quantity: '2 kg' });
  expect(store.records('pantry')[1]).toBe(oats);
  const list = store.add('shopping-lists', { title: 'G', items: [{ name: 'Milk' }, { name: 'Eggs' }] });
  store.changeItem(list.id, list.items[0]!.id, { checked: true });
  expect(store.find('shopping-lists', list.id)?.items[1]).toBe(list.items[1]);
});

it('an edit reads and writes no key but its own and that of its record, however many records there are', () => {
  const device = deviceAlone();
  const { store } = device.open();
  for (let count = 0; count < 2000; count += 1) store.add('menu-ideas', { name: `Idea ${count}` });
  const list = store.add('shopping-lists', { title: 'Groceries', items: [{ name: 'Milk' }] });
  device.world.time += 1000;
  device.storage.touched = [];
  store.changeItem(list.id, list.items[0]!.id, { checked: true });
  expect(device.storage.touched).toEqual([
    `ppal:edits:h1:${store.keeper.unsent().at(-1)?.id}`,
    `ppal:shopping-lists:h1:${list.id}`,
  ]);
});

it('meals of two weeks change places in one edit a week, and a week without a menu gets one', () => {
  const device = deviceAlone();
  const { store } = device.open();
  store.saveMenu({ weekStart: '2026-11-23', days: [{ dinner: 'Chili' }, { dinner: 'Tacos' }] });
  const place = (weekStart: string, weekday: 'monday' | 'tuesday', text: string) =>
    ({ weekStart, weekday, meal: 'dinner', text }) as const;
  store.placeMeals([
    place('2026-11-30', 'tuesday', 'Chili'),
    place('2026-11-23', 'monday', ''),
    place('2026-11-23', 'tuesday', 'Soup'),
  ]);
  const dinners = (id: string) => store.find('weekly-menus', id)?.days.map(({ dinner }) => dinner);
  expect(dinners('week-2026-11-23')?.slice(0, 2)).toEqual(['', 'Soup']);
  expect(dinners('week-2026-11-30')?.slice(0, 2)).toEqual(['', 'Chili']);
  const again = device.open().store;
  expect(again.find('weekly-menus', 'week-2026-11-30')?.days[1]?.dinner).toBe('Chili');
  // To clear a place in a week without a menu makes none.
  store.placeMeals([place('2026-12-07', 'monday', '')]);
  expect(store.find('weekly-menus', 'week-2026-12-07')).toBeUndefined();
});
