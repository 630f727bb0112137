// Turns of talk are no value of a card.
import { describe, expect, test } from 'vitest';
import { clockOf } from '../../answers/moments.ts';
import { FACTS } from '../../answers/testing/asked.ts';
import { contactWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { Reader } from '../../reading/read.ts';
import { plainName, withPlainValues } from './plain-values.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';
import type { Talk } from '../talk.ts';

describe('a name', () => {
  test.each([
    ['Candles lol', 'Candles'],
    ['K rice', 'Rice'],
    ['Nah, tacos please', 'Tacos'],
    ['Oh wait leek soup', 'Leek soup'],
  ])('“%s” has no turn of talk at its edges', (value, name) => {
    expect(plainName(value)).toBe(name);
  });

  test.each([
    'K',
    'ok',
    'lol',
    'Smthn with the lentils',
    'something',
    'that',
    'No, nvm',
    'idk',
    'If thats full',
    'Otherwise',
  ])('“%s” names no thing', (value) => {
    expect(plainName(value)).toBeUndefined();
  });

  test('a number alone is none of a list', () => {
    const { cards = [], text } = lastPlan(['put 3 on the list'], { family: GAILS_FAMILY });
    expect(cards).toEqual([]);
    expect(text).toMatch(/What should go on the list|What do you need/);
  });

  test.each([
    'No-bake cookies',
    'No bake cookies',
    'Oh Henry bars',
    'Special K',
    'K-cups',
    'One pot pasta',
    'So Delicious yogurt',
    'Vitamin K',
    'Uncle Ty',
    'Waiting room toys',
    'Andouille',
  ])('“%s” stays', (value) => {
    expect(plainName(value)).toBe(value);
  });
});

/** The notes of a card that is guarded. */
function noteKept(notes: string): unknown {
  const talk: Talk = {
    reading: new Reader(EMPTY_HOUSEHOLD, clockOf(FACTS)).read('add it to the visit'),
    household: EMPTY_HOUSEHOLD,
    facts: FACTS,
    state: undefined,
    answerers: {},
  };
  const cards = [{ tool: 'createMedicalAppointment', input: { title: 'Checkup', notes } }];
  const [decided] = thread(['hi']);
  const made = decided && withPlainValues(talk, { ...decided, plan: { text: 'Ready.', cards } });
  return made?.plan.cards?.[0]?.input['notes'] ?? '';
}

test.each([
  ['Fasting. Oops 0144', 'Fasting.'],
  ['No it was yest', ''],
  ['No nuts at all', 'No nuts at all'],
  ['Bus 12.\nShoe size 2', 'Bus 12.\nShoe size 2'],
  ['Wait outside. Sorry sign on the door', 'Wait outside. Sorry sign on the door'],
])('a note says no turn of talk: “%s”', (value, text) => {
  expect(noteKept(value)).toBe(text);
});

describe('cards', () => {
  const family = {
    ...GAILS_FAMILY,
    contacts: [
      contactWith({ id: 'smiles', name: 'Prairie Smiles', type: 'dentist', phoneNumber: '612-555-0134' }),
    ],
  };

  test('a thing for a list has its name alone, and so has the answer', () => {
    const { cards = [], text } = lastPlan(['add ham to groceries', 'and candles lol'], {
      family,
      approves: true,
    });
    expect(cards[0]?.input['items']).toEqual([{ name: 'Candles', qty: '' }]);
    expect(text).not.toContain('lol');
  });

  test('what to cook with a thing is no name of a dish: ideas are told', () => {
    const { cards = [], text } = lastPlan(['put salmon on friday for dinner', 'nah smthn w the rice'], {
      family,
      approves: true,
    });
    expect(cards).toEqual([]);
    expect(text).toMatch(/rice/i);
    const [card] = lastCards(['put smthn w the rice on friday for dinner', 'the first one'], { family });
    expect(card?.input['meals']).toMatchObject({ friday: { dinner: expect.any(String) } });
  });

  test('the end of a number that is corrected is no note', () => {
    const turns = ['whats the number for prairie smiles', 'they changed it its 612-555-0143', 'oops 0144'];
    expect(lastCards(turns, { family })).toEqual([
      { tool: 'updateMedicalContact', input: { id: 'smiles', phoneNumber: '612-555-0144' } },
    ]);
  });

  test('a question is no instruction of the medicine that it asks about', () => {
    const turns = ['does walt take alendronate', 'hm whats the dose on that'];
    expect(lastCards(turns, { family })).toEqual([]);
    expect(lastPlan(turns, { family }).text).toMatch(/70 mg/);
  });

  test('“never mind the eggs” takes the eggs off the card that waits, and no more', () => {
    const [card] = lastCards(['add eggs and milk to groceries', 'wait never mind the eggs'], { family });
    expect(card?.input['items']).toEqual([{ name: 'Milk', qty: '' }]);
    expect(lastCards(['add eggs and milk to groceries', 'never mind'], { family })).toEqual([]);
  });
});
