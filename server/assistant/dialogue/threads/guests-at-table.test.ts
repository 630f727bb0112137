// A guest's allergy is left out of what is suggested; a party or a snack day is no dish of the menu.
import { describe, expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  members: [
    memberWith({ id: 'kit', name: 'Kit', age: 5, allergies: ['eggs'] }),
    memberWith({ id: 'bo', name: 'Bo', age: 9 }),
  ],
};
const plan = (said: string) => lastPlan([said], { family });

describe('somebody who is allergic', () => {
  test.each([
    ['kit has a friend over tomorrow who is allergic to milk, what can i make', 'milk'],
    ["bo's friend is allergic to peanuts, what snacks can i give them", 'peanuts'],
    ['my friend who is allergic to fish is coming over, what can i make for dinner', 'fish'],
    ['bo is allergic to milk, what can i make', 'milk'],
  ])('is cooked for without it: %s', (said, food) => {
    const { text, cards = [] } = plan(said);
    expect(text).toContain(`None has ${food} in it`);
    expect(text).not.toMatch(/cooked with|is stored for/);
    expect(cards).toEqual([]);
  });

  test('two foods are both left out', () => {
    expect(plan("my sister can't have dairy or eggs, what can i make for dinner").text).toMatch(
      /None has dairy or eggs in it/,
    );
  });

  test('what else is named is still cooked with', () => {
    expect(plan('what can i make with tuna for a kid allergic to milk').text).toContain(
      'cooked with tuna without milk',
    );
  });
});

describe('an occasion', () => {
  test.each([
    ['party for the kids december 14, cupcakes with no egg', /plan for .*without egg, so that counts too/s],
    ['birthday party saturday with 8 kids, one has celiac, what snacks', /without gluten \(celiac\)/],
    ['playdate friday with a kid who has a peanut allergy what snacks', /without peanut, so that counts/],
    ['co-op snack day is friday, 10 kids, no nuts, no eggs pls', /None has nuts or eggs in it/],
  ])('is no dinner of the menu: %s', (said, part) => {
    const { text, cards = [] } = plan(said);
    expect(cards).toEqual([]);
    expect(text).toMatch(part);
  });

  test.each(['party pizza friday for dinner', 'put pancakes without eggs on saturday'])(
    'a dish stays one: %s',
    (said) => expect(plan(said).cards).toMatchObject([{ tool: 'saveWeeklyMenu' }]),
  );
});
