// A hostile model with the food tools: it cannot reach another household's lists, writes nothing without approval, and
// a dish is judged by its ingredients.
import { afterEach, expect, test } from 'vitest';
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingList } from '#contract/kinds/shopping-list.ts';
import { resultsIn, type Step } from '../testing/scripted.ts';
import { anotherParent, closeHome, talkingTo } from '../testing/talking-to.ts';

afterEach(closeHome);

test('another household’s list, pantry and ideas answer like unknown ones, whatever tool asks for them', async () => {
  const theirs: { list?: ShoppingList; item?: PantryItem; idea?: MenuIdea } = {};
  const calls: [tool: string, input: () => object][] = [
    ['addShoppingItems', () => ({ id: theirs.list?.id, items: [{ name: 'Milk' }] })],
    ['updateShoppingItem', () => ({ id: theirs.list?.id, itemId: theirs.list?.items[0]?.id, checked: true })],
    ['deleteShoppingList', () => ({ id: theirs.list?.id })],
    ['updatePantryItem', () => ({ id: theirs.item?.id, quantity: '0' })],
    ['deleteMenuIdea', () => ({ id: theirs.idea?.id })],
    ['deleteShoppingItem', () => ({ id: 'unknown', itemId: 'unknown' })],
  ];
  const { model, dana, id } = await talkingTo(
    ...calls.map(([call, input]) => (): Step => ({ call, input: input() })),
    { say: 'Done.' },
  );
  const eve = await anotherParent('Eve');
  const post = async <T>(path: string, body: object): Promise<T> =>
    (await eve.send<T>('POST', path, body)).json;
  Object.assign(theirs, {
    list: await post<ShoppingList>('/api/shopping-lists', { title: 'Canary', items: [{ name: 'Seeds' }] }),
    item: await post<PantryItem>('/api/pantry-items', { name: 'Canary seeds', quantity: '1' }),
    idea: await post<MenuIdea>('/api/menu-ideas', { name: 'Canary pie', mealType: 'dinner' }),
  });
  const answer = await dana.say(id, 'hello');
  expect(answer.metadata.proposals).toEqual([]);
  const results = resultsIn(model.asked.at(-1));
  expect(results.match(/no longer (there|on)/g)).toHaveLength(calls.length);
  expect(JSON.stringify(answer) + results).not.toMatch(/Canary|Seeds/);
  const { status } = await dana.send('POST', `/api/shopping-lists/${theirs.list?.id}/items`, {
    items: [{ name: 'X' }],
  });
  expect(status).toBe(404);
  expect((await eve.send<ShoppingList[]>('GET', '/api/shopping-lists')).json).toEqual([theirs.list]);
});

test('a model that adds the same thing again and again fills neither the conversation nor the list', async () => {
  const add = {
    call: 'createShoppingList',
    input: { title: 'Groceries', items: [{ name: 'Peanut butter' }] },
  };
  const { dana, id } = await talkingTo(add, add, add, { say: 'Added, it is safe for everybody.' });
  const { metadata } = await dana.say(id, 'hello');
  expect(metadata.proposals.map(({ status }) => status)).toEqual(['superseded', 'superseded', 'pending']);
  expect(metadata.proposals.at(-1)?.lines).toContainEqual({
    label: 'Careful',
    before: null,
    after: 'Mia: Peanut butter contains peanut',
  });
  expect((await dana.send<ShoppingList[]>('GET', '/api/shopping-lists')).json).toEqual([]);
});

test('a dish the family saved is judged by what is in it, whatever its name', async () => {
  const { dana, id } = await talkingTo({ say: 'Monday dinner: Sunny noodles\nTuesday dinner: Tomato soup' });
  await dana.send('POST', '/api/menu-ideas', {
    name: 'Sunny noodles',
    mealType: 'dinner',
    ingredients: ['200 g noodles', '2 tbsp peanut butter'],
  });
  expect((await dana.say(id, 'hello')).content).toBe(
    'I left out a dish for Monday dinner, because 2 tbsp peanut butter contains peanut, which is not for Mia.\nTuesday dinner: Tomato soup',
  );
});
