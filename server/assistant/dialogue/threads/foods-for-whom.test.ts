// A food for somebody: in pregnancy, from another cuisine, by what the notes say, and given rather than eaten.
import { describe, expect, test } from 'vitest';
import { medicationWith, memberWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  speakerId: 'ana',
  members: [
    memberWith({ id: 'ana', name: 'Ana', relationship: 'parent', age: 34 }),
    memberWith({ id: 'noor', name: 'Noor', relationship: 'spouse', age: 36, notes: 'Pregnant, due June 4.' }),
    memberWith({
      id: 'kit',
      name: 'Kit',
      age: 8,
      allergies: ['cashews'],
      notes: 'Carries a pen. The classroom is nut-free, peanuts too.',
    }),
    memberWith({
      id: 'bo',
      name: 'Bo',
      age: 2,
      allergies: ['egg'],
      notes: 'Baked egg is fine, soft egg is not.',
    }),
  ],
  medications: [medicationWith({ id: 'pen', name: 'EpiPen', familyMemberId: 'kit', frequency: 'as needed' })],
};
const text = (...turns: readonly string[]): string => lastPlan(turns, { family }).text;

describe('in pregnancy', () => {
  test.each([
    'can noor have smoked salmon',
    'i am pregnant, am i allowed to eat brie',
    "i'm pregnant. may i eat the gouda we have",
    'is pickled herring ok for noor',
  ])('“%s” gets no plain yes', (said) => {
    expect(text(said)).not.toMatch(/^Yes/);
    expect(text(said)).toMatch(/pregnan|professional/i);
  });

  test('a food on no list is left to the doctor', () => {
    expect(text('can noor have gouda')).toMatch(/^In pregnancy.*unpasteurized.*Apart from that/s);
  });
});

describe('a cuisine', () => {
  test.each([
    [
      "we're going out for indian, what should i ask about for kit",
      /Kit.*korma.*one wok.*EpiPen along for Kit/s,
    ],
    ['chinese takeout tonight, what can kit not have', /Kit.*cashew chicken/s],
    ['mexican place on friday, who needs to be careful', /Bo/],
  ])('“%s”', (said, words) => expect(text(said)).toMatch(words));

  test.each(['put thai takeout on friday', 'italian dinner ideas', 'what is the number of the thai place'])(
    '“%s” asks for no care',
    (said) => expect(text(said)).not.toMatch(/often has these/),
  );
});

describe('what the notes say', () => {
  test.each([
    ['can i send kit in with a peanut butter sandwich', /classroom is nut-free.*Apart from that/s],
    [
      'can bo have a bit of egg muffin',
      /^No, not for Bo.*“Baked egg is fine, soft egg is not” is in the notes/s,
    ],
    ['is it ok to give kit trail mix for school', /classroom is nut-free/],
  ])('“%s”', (said, words) => expect(text(said)).toMatch(words));

  test('notes about something else are left out', () => {
    expect(text('can kit have an apple')).not.toMatch(/classroom/);
  });
});

test.each(['kit has gone off mushrooms for good, can you remember that', 'bo went off bananas'])(
  'who no longer likes a food gets a note, and no allergy: “%s”',
  (said) => {
    const [card] = lastCards([said], { family });
    expect(card?.tool).toBe('updateFamilyMember');
    expect(card?.input).not.toHaveProperty('allergies');
    expect(String(card?.input['notes'])).toMatch(/off (?:mushrooms|bananas)/);
  },
);

test.each([
  ['the neighbors brought over baklava, who can have it', /Baklava contains/],
  ["kit wants cashew butter every morning, that's fine isn't it", /^No, not for Kit/],
])('words around a food are no part of it: “%s”', (said, words) => {
  expect(text(said)).toMatch(words);
  expect(text(said)).not.toMatch(/over baklava|every morning/);
});
