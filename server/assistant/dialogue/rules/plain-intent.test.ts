// Wishes in closed words, with everyday words around them.
import { expect, test } from 'vitest';
import { recordWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';
import { FAMILY } from '../../answers/testing/family.ts';

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

test.each([
  'is the milk ok, it stood out for five hours',
  'the eggs have been on the counter all night, still good',
])('food that stood out is no ailment: %s', (said) =>
  expect(lastPlan([said]).text).toMatch(/^No, toss (?:it|them)/),
);

test.each(['add our plumber: Joe Baker, 555-0199', 'save our plumber. Joe Baker, 555-0199'])(
  'a role before a name is kept: %s',
  (said) => expect(lastPlan([said]).cards?.[0]?.input).toMatchObject({ name: 'Joe Baker', notes: 'Plumber' }),
);

test('anything at all about somebody is no No', () =>
  expect(lastPlan(['is anything stored about lucas']).text).toMatch(/^Yes\./));

test.each(["do we have mia's flu shot written down somewhere", "is mia's flu shot on file"])(
  'a record that is named is looked for: %s',
  (said) => {
    const shot = recordWith({
      id: 'shot',
      title: 'Flu shot',
      category: 'vaccination',
      familyMemberId: 'mia',
    });
    expect(lastPlan([said], { family: { ...FAMILY, records: [shot] } }).text).toMatch(
      /^Yes, .*Mia's Flu shot/,
    );
  },
);
