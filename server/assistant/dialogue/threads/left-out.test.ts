// Things that a message leaves out of a list or a dish: what is taken away never stands on the card.
import { describe, expect, test } from 'vitest';
import { listOf, memberWith, menuWith, stockOf } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'kit', name: 'Kit', age: 8, allergies: ['fish'] }),
    memberWith({ id: 'ravi', name: 'Ravi', age: 20, dietaryRestrictions: ['lactose-free'] }),
  ],
  lists: [listOf('costco', 'Costco', ['Rice', '1']), listOf('stop', 'Stop & Shop', ['Celery', '1'])],
  pantry: [stockOf('noodles', 'Rice noodles', '2 packs'), stockOf('lin', 'Linguiça', '1 lb')],
  menus: [menuWith({ wednesday: { dinner: 'Pad thai with tofu' } })],
};
const itemsOf = (...turns: readonly string[]): string[] =>
  lastCards(turns, { family }).flatMap(({ input }) =>
    Array.isArray(input['items'])
      ? input['items'].map(({ name }: { name: string }) => name.toLowerCase())
      : [],
  );

describe('a list without a thing', () => {
  test.each([
    ['add bread, milk and eggs to costco, skip the eggs', ['bread', 'milk']],
    ['put chips, salsa and soda on costco minus the soda', ['chips', 'salsa']],
    ['add ham and rolls to costco but not the rolls', ['ham']],
    ['new list potluck: cups, plates, chips, leave out the plates', ['cups', 'chips']],
    ['new list zoo: water, sunscreen, wipes, leave the wipes out', ['water', 'sunscreen']],
    ['add yogurt without sugar and oat milk to costco', ['yogurt without sugar', 'oat milk']],
  ])('“%s”', (said, items) => {
    expect(itemsOf(said)).toEqual(items);
  });

  test.each([
    ['add the caldo verde stuff to costco minus the sausage', /linguica|sausage|chorizo|caldo/],
    ['put the caldo verde ingredients on stop and shop without potatoes', /potato|caldo/],
    ['get stuff for pad thai, hold the peanuts', /peanut/],
  ])('the parts of a dish: “%s”', (said, gone) => {
    const items = itemsOf(said);
    expect(items.join(', ')).toMatch(said.includes('pad thai') ? /garlic/ : /broth/);
    expect(items.join(', ')).not.toMatch(gone);
  });

  test('things that were just told go on without the one that is left out', () => {
    const items = itemsOf('whats missing for pad thai', 'add those to costco minus the peanuts');
    expect(items).toContain('lime');
    expect(items).not.toContain('peanuts');
  });

  test('a thing that is on the list already comes off', () => {
    const cards = lastCards(['whats missing for pad thai', 'add those to costco without the peanuts'], {
      family: { ...family, lists: [listOf('costco', 'Costco', ['Peanuts'])] },
      approves: true,
    });
    expect(cards.map(({ tool }) => tool)).toEqual(['deleteShoppingItem']);
  });
});

describe('a dish without a thing', () => {
  test.each([
    ['pad thai weds but hold the peanuts', 'Pad thai with tofu without peanuts'],
    ['tacos on wednesday, leave the cheese out', 'Tacos without cheese'],
    ['put chili on wednesday minus the beans', 'Chili without beans'],
    ['skip the pork in the egg rolls wednesday', 'Egg rolls without pork'],
    ['hold the cheese on the pizza wednesday', 'Pizza without cheese'],
  ])('“%s”', (said, dish) => {
    const [card] = lastCards([said], { family });
    expect(card?.input['meals']).toMatchObject({ wednesday: { dinner: dish } });
  });

  test('to skip a thing of a list takes it off', () => {
    expect(lastCards(['skip the celery on the stop and shop list'], { family })[0]?.tool).toBe(
      'deleteShoppingItem',
    );
  });
});

describe('the parts that somebody must not have', () => {
  test.each([
    ['whats in caldo verde that ravi cant have', /Ravi.*linguica/s],
    ['pad thai has fish sauce right', /^Possibly\. .*matters for Kit/],
    [
      'label: rice flour, whey, anchovy paste. which of us cant',
      /Kit, anchovy paste.*\n.*Ravi, whey|Ravi, whey.*\n.*Kit, anchovy/s,
    ],
    ['the label says oats, honey, cod liver oil, malt; is it ok for kit', /not for Kit/i],
  ])('“%s”', (said, words) => {
    expect(lastPlan([said], { family }).text).toMatch(words);
  });
});
