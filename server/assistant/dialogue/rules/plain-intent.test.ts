// Wishes in closed words, with everyday words around them.
import { expect, test } from 'vitest';
import { lastPlan } from '../testing/thread.ts';

test.each([
  'thank you sweetie you are very patient with an old woman',
  'oh thanks pip you lovely little orange',
])('a thanks with more words is one: %s', (said) =>
  expect(lastPlan([said]).text).toMatch(/welcome|glad|pleasure|any ?time|happy/i),
);

test('a thanks before a wish is no end', () =>
  expect(lastPlan(['thanks, and add milk to the groceries']).cards).toHaveLength(1));

test('"him" beside a contact is the contact, and not the child spoken of', () => {
  const { cards } = lastPlan(['what is on for lucas tomorrow', 'our dentist is dr wu 555-0177, save him']);
  expect(cards?.[0]?.input).toMatchObject({ name: 'Dr. Wu' });
  expect(cards?.[0]?.input).not.toHaveProperty('notes');
});

test.each([
  ['put milk on a shoping list pleas', 'createShoppingList'],
  ['what do i make for super tonite', undefined],
])('slips of everyday words: %s', (said, tool) => {
  const { cards, text } = lastPlan([said]);
  expect(cards?.[0]?.tool).toBe(tool);
  expect(text).not.toMatch(/shoping|pleas\b|event/i);
});

test.each(['text bigger', 'make the text bigger', 'can you make the letters bigger i cant read this'])(
  'the size of the letters is no message to somebody: %s',
  (said) => expect(lastPlan([said]).text).toMatch(/^The size of the letters/),
);

test.each(["it's not an emergency", 'false alarm hes fine', 'nvm, not an emergency'])(
  'nothing is wanted: %s',
  (said) => {
    const { text, asked } = lastPlan([said]);
    expect(asked).toBeUndefined();
    expect(text).not.toMatch(/Which|Who is it/);
  },
);

test.each([
  "Who should be called in an emergency if Lucas and I can't be reached?",
  'who does the sitter call in an emergency',
  'who is to be contacted when we cannot be reached',
])('whom to call is told from the contacts, without judging an illness: %s', (said) =>
  expect(lastPlan([said]).text).toMatch(/emergency contact/),
);

test.each(["ok that's good", 'thats fine with me', 'sounds good', 'great, looks good thanks'])(
  'content, and no goodbye: %s',
  (said) => {
    expect(lastPlan([said]).text).not.toMatch(/until next time|bye|take care|see you/i);
    expect(lastPlan(['add milk to the groceries', said]).text).toMatch(/card|approve|OK/i);
  },
);
