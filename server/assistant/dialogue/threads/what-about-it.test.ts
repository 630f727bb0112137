// Short questions that are about what was spoken of, and the ones that look like them.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { memberWith, menuWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  ...FAMILY,
  speakerId: 'ana',
  members: [
    memberWith({
      id: 'ana',
      name: 'Ana',
      relationship: 'parent',
      notes: 'Works from home on Tuesdays.',
      interests: ['pottery'],
    }),
    memberWith({ id: 'kit', name: 'Kit', age: 3, dietaryRestrictions: ['vegetarian'] }),
  ],
  menus: [menuWith({ thursday: { dinner: 'Pot roast' } })],
};
const said = (...turns: string[]): string => lastPlan(turns, { family }).text;

test.each(['when do we eat pot roast', 'what day are we having the pot roast'])(
  '“%s” asks for the day of the menu',
  (asked) => expect(said(asked)).toMatch(/Pot roast for dinner on Thursday, November 26/),
);

describe('what goes on about an answer', () => {
  test('another food takes the place of the dish that was judged', () => {
    expect(said('is the pot roast ok for kit', 'what about pizza')).not.toMatch(/roast/i);
  });

  test('advice that does not work brings other advice, and no note of somebody who works', () => {
    expect(said('how do i get kit to sleep through the night', "what if that doesn't work")).not.toMatch(
      /works from home/i,
    );
  });
});

test('whoever asks about herself is told what is stored of her', () => {
  expect(said('what do you know about me')).toMatch(/pottery/);
});
