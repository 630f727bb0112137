// Words for what a thing must be low in, or made without, stay in its name.
import { expect, test } from 'vitest';
import { lastCards } from '../../dialogue/testing/thread.ts';
import { listOf } from '../testing/records.ts';

const family = { lists: [listOf('groceries', 'Groceries', ['Tea'])] };

test.each([
  ['add low sodium soy sauce to the list', ['Low sodium soy sauce']],
  ['add low fat milk and rice to the list', ['Low fat milk', 'Rice']],
  ['add low sugar oatmeal to the list', ['Low sugar oatmeal']],
  ["we're low sugar again, add it to the list", ['Sugar']],
  ['add no salt added beans to the list', ['No salt added beans']],
  ['add sugar to the list, we are low', ['Sugar']],
  ["we're running low on sugar and rice, add them to the list", ['Sugar', 'Rice']],
  ['we need flour, eggs and rice, please add them to the list', ['Flour', 'Eggs', 'Rice']],
])('%s', (said, names) => {
  const items = names.map((name): unknown => expect.objectContaining({ name }));
  expect(lastCards([said], { family }).map(({ input }) => input['items'])).toEqual([items]);
});
