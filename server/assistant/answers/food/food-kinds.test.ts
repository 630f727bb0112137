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

describe('a bare name that several things of the pantry may be', () => {
  const stocked = (...names: string[]) => ({
    ...family,
    pantry: names.map((name) => stockOf(name, name, '1')),
  });
  test('is asked about', () => {
    const plan = answered('pantry_remove', 'the beef went bad', stocked('Corned beef', 'Ground beef'));
    expect(plan.text).toMatch(/Which beef do you mean\?/);
    expect(plan.cards ?? []).toEqual([]);
  });
  test('is asked about beside what is clear, which goes', () => {
    const said = 'the kefir went bad, tossed it. beef too';
    const pantry = stocked('Corned beef', 'Ground beef', 'Kefir');
    const plan = answered('pantry_remove', said, pantry);
    expect(plan.cards).toEqual([{ tool: 'deletePantryItem', input: { id: 'Kefir' } }]);
    expect(plan.text).toMatch(/Which beef do you mean\?/);
    expect(lastCards([said, 'ground beef'], { family: pantry })).toEqual([
      { tool: 'deletePantryItem', input: { id: 'Ground beef' } },
    ]);
  });
  test('means the one that is that food', () => {
    const pantry = stocked('Coconut milk', 'Lactose-free milk');
    expect(answered('pantry_remove', 'milk went bad, take it off', pantry).cards).toEqual([
      { tool: 'deletePantryItem', input: { id: 'Lactose-free milk' } },
    ]);
  });
  test('takes no other food for it', () => {
    const plan = answered('pantry_remove', 'the milk is gone', stocked('Coconut milk'));
    expect(plan.cards ?? []).toEqual([]);
    expect(plan.text).toMatch(/Coconut milk is in the pantry\. Which milk/);
  });
  test('of which one is called just so is clear', () => {
    expect(answered('pantry_remove', 'the beans are gone', stocked('Beans', 'Black beans')).cards).toEqual([
      { tool: 'deletePantryItem', input: { id: 'Beans' } },
    ]);
  });
});
