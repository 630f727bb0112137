// A word for a kind of food is answered with the stored foods of that kind.
import { describe, expect, test } from 'vitest';
import type { Household } from '../../reading/household.ts';
import { lastCards } from '../../dialogue/testing/thread.ts';
import { answered } from './testing/kitchen.ts';
import { stockOf } from '../testing/records.ts';

const item = (name: string, quantity: string) => stockOf(name.toLowerCase(), name, quantity);
const family: Partial<Household> = {
  pantry: [
    item('Trout', '4 lb'),
    item('Smoked sockeye', '2 jars'),
    item('Gouda', '1 lb'),
    item('Fish sauce', '1 bottle'),
    item('Pears', '6'),
    item('Rice', '5 lb'),
  ],
};
const say = (intent: string, said: string): string => answered(intent, said, family).text;

describe('a kind of food in the pantry', () => {
  test.each([
    ['what fish is left', ['trout (4 lb)', 'smoked sockeye (2 jars)']],
    ['do we have any seafood', ['trout (4 lb)', 'smoked sockeye (2 jars)']],
    ['is there fruit in the house', ['pears (6)']],
    ['have we got cheese', ['gouda (1 lb)']],
    ['do we have dairy', ['gouda (1 lb)']],
  ])('%s', (said, names) => {
    for (const name of names) expect(say('pantry_ask', said).toLowerCase()).toContain(name);
    expect(say('pantry_ask', said)).not.toMatch(/written down|fish sauce, |rice/);
  });
  test('which is not there is said', () => {
    expect(say('pantry_ask', 'do we have meat')).toMatch(/no meat is written down/);
  });
  test('which is gone is asked about, and never said to be missing', () => {
    const plan = answered('pantry_remove', 'we ate the cheese', family);
    expect(plan.text).toMatch(/Which cheese do you mean\?/);
    expect(plan.offered?.map(({ label }) => label)).toEqual(['Gouda']);
  });
  test('the one that is picked goes', () => {
    const cards = lastCards(['we ate the fish', 'Trout'], { family });
    expect(cards).toEqual([{ tool: 'deletePantryItem', input: { id: 'trout' } }]);
  });
});
