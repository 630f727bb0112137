// A list of things to do among the shopping lists takes tasks, and what was done is checked off.
import { expect, test } from 'vitest';
import { listOf } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  lists: [
    listOf('todo', 'To-do', ['Return library books'], ['Call the plumber'], ['Sign the field trip form']),
    listOf('groceries', 'Groceries', ['Oat milk']),
  ],
};
const cards = (...turns: readonly string[]) => lastCards(turns, { family, approves: true });

test.each([
  ['put call grandma on my todo list', ['Call grandma']],
  [
    'somebody needs to fix the back gate, stick it on the to-do list',
    ['Somebody needs to fix the back gate'],
  ],
  ['to-do: mow the lawn, pay the water bill', ['Mow the lawn', 'Pay the water bill']],
  ['add clean the gutters to my to dos for tomorrow', ['Clean the gutters for Monday, November 23']],
])('“%s” goes on the list of things to do', (said, names) =>
  expect(cards(said)).toEqual([
    { tool: 'addShoppingItems', input: { id: 'todo', items: names.map((name) => ({ name, qty: '' })) } },
  ]),
);

test('what stands on it is told, without a word of buying', () =>
  expect(lastPlan(["what's on my todo list"], { family }).text).toMatch(
    /^3 things are open on \*\*To-do\*\*/,
  ));

test.each([
  ["plumber's done", 'todo-2'],
  ['and i signed the form thing', 'todo-3'],
  ['i returned the books', 'todo-1'],
])('“%s” checks off what is meant', (said, itemId) =>
  expect(cards('what is on my to-do list', said)).toEqual([
    { tool: 'updateShoppingItem', input: { id: 'todo', itemId, checked: true } },
  ]),
);

test('another list that is named is meant', () =>
  expect(cards('put bananas on the groceries list')[0]?.input).toMatchObject({ id: 'groceries' }));
