// Loading what a browser stored: intact, damaged, or of somebody else.
import { expect, it } from 'vitest';
import { deviceAlone } from '../testing/alone.ts';

function deviceWithMeals() {
  const device = deviceAlone();
  const { store } = device.open();
  const rice = store.add('pantry', { name: 'Rice' });
  const list = store.add('shopping-lists', {
    title: 'Groceries',
    items: [{ name: 'Milk' }, { name: 'Eggs' }],
  });
  store.changeItem(list.id, list.items[0]!.id, { checked: true });
  const menu = store.saveMenu({ weekStart: '2026-11-23', notes: 'Guests' });
  return { device, store, rice, list: store.find('shopping-lists', list.id)!, menu };
}

it('everything is there again after a reload, edits that were only written down included [MEAL-06]', () => {
  const { device, rice, list, menu } = deviceWithMeals();
  // The browser was killed before anything was folded in.
  for (const key of device.storage.texts.keys())
    if (!key.startsWith('ppal:edits:')) device.storage.texts.delete(key);
  const { store } = device.reload(0);
  expect(store.records('pantry')).toEqual([rice]);
  expect(store.records('shopping-lists')).toEqual([list]);
  expect(store.records('weekly-menus')).toEqual([menu]);
  expect(store.state).toBe('ready');
  expect(store.syncState).toBe('saving');
});

const spoilt: [name: string, key: (id: string) => string, spoil: (text: string) => string][] = [
  ['no JSON', (id) => `ppal:pantry:h1:${id}`, () => 'no JSON'],
  ['a list', (id) => `ppal:pantry:h1:${id}`, () => '[]'],
  ['nothing', (id) => `ppal:pantry:h1:${id}`, () => 'null'],
  ['without an id', (id) => `ppal:pantry:h1:${id}`, (text) => text.replace('"id"', '"no"')],
  ['without a name', (id) => `ppal:pantry:h1:${id}`, (text) => text.replace('"name"', '"no"')],
  [
    'of another merge',
    (id) => `ppal:pantry:h1:${id}`,
    (text) => text.replace('"stamps":{', '"stamps":{"x":7,'),
  ],
  ['cut off', (id) => `ppal:pantry:h1:${id}`, (text) => text.slice(0, -20)],
  ['of an unknown collection', (id) => `ppal:recipes:h1:${id}`, (text) => text],
  ['with a strange id', () => 'ppal:pantry:h1:../..', (text) => text],
  ['a menu of no week', () => 'ppal:weekly-menus:h1:week-2026-99-99', (text) => text],
  ['an unreadable edit', () => 'ppal:edits:h1:0193b7a0-0000-7000-8000-000000000000', () => '{"id":'],
  ['an edit of nothing known', () => 'ppal:edits:h1:0193b7a0-0000-7000-8000-000000000000', (text) => text],
  ['no cursor', () => 'ppal:cursor:h1', () => 'NaN'],
];

it.each(spoilt)(
  'a text that is %s is set aside, told, and everything else loads [MEAL-06]',
  (_, key, spoil) => {
    const { device, list, menu, rice } = deviceWithMeals();
    const { texts } = device.storage;
    const [name, text] = [key(rice.id), spoil(texts.get(`ppal:pantry:h1:${rice.id}`)!)];
    texts.set(name, text);
    const { store } = device.reload(0);
    expect(texts.get(`ppal:quarantine:${name}`)).toBe(text);
    expect(device.world.told).toEqual(["Some saved meal data couldn't be read, so it was set aside."]);
    expect(store.records('shopping-lists')).toEqual([list]);
    expect(store.records('weekly-menus')).toEqual([menu]);
    // Nobody but this browser has it yet: its edit still does.
    expect(store.records('pantry')).toMatchObject([{ id: rice.id, name: 'Rice' }]);
    device.reload(0);
    expect(device.world.told).toHaveLength(1);
  },
);

it('what an earlier release stored without a field has its empty value, and the server is asked [MEAL-06]', () => {
  const { device, list, rice } = deviceWithMeals();
  const { texts } = device.storage;
  const spoil = (key: string, from: RegExp, to: string) => texts.set(key, texts.get(key)!.replace(from, to));
  spoil(`ppal:pantry:h1:${rice.id}`, /"quantity":"",/, '');
  spoil(`ppal:pantry:h1:${rice.id}`, /"version":0/, '"version":7');
  spoil(`ppal:shopping-lists:h1:${list.id}`, /"qty":"",/g, '');
  texts.set('ppal:cursor:h1', '12');
  const { store } = device.reload(0);
  expect(device.world.told).toEqual([]);
  expect(store.records('pantry')).toEqual([rice]);
  expect(store.records('shopping-lists')).toEqual([list]);
  expect(store.keeper.nextCursor).toBeNull();
});

it('a shopping list whose items are no list is set aside', () => {
  const { device, list } = deviceWithMeals();
  const key = `ppal:shopping-lists:h1:${list.id}`;
  const stored = JSON.parse(device.storage.texts.get(key)!) as object;
  device.storage.texts.set(key, JSON.stringify({ ...stored, items: { a: 1 } }));
  expect(device.reload(0).store.records('shopping-lists')).toEqual([list]);
  expect(device.storage.texts.has(`ppal:quarantine:${key}`)).toBe(true);
});

it('a new record whose first edit was lost is still sent', () => {
  const { device, rice } = deviceWithMeals();
  for (const [key, text] of device.storage.texts)
    if (key.startsWith('ppal:edits:') && text.includes(rice.id)) device.storage.texts.delete(key);
  const { store } = device.reload(0);
  const again = store.keeper.unsent().filter(({ recordId }) => recordId === rice.id);
  expect(again).toMatchObject([{ set: { name: 'Rice' }, remove: [] }]);
});

it("another household's keys are neither read nor touched", () => {
  const { device } = deviceWithMeals();
  const theirs = ['ppal:pantry:h2:x', 'ppal:edits:h2:y', 'ppal:recipes:h2:z', 'other'];
  for (const key of theirs) device.storage.texts.set(key, 'sealed');
  device.reload(0);
  for (const key of theirs) expect(device.storage.texts.get(key)).toBe('sealed');
});
