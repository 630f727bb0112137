// Follow-ups about a dish of the menu: it trades places with another dish, is made another way, and how long it takes.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { menuWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const MONDAY = "what's for dinner on monday";
const mealsAfter = (...turns: string[]) => lastCards(turns).map(({ input }) => input['meals']);

describe('trades places with another dish', () => {
  test.each(['swap it with the tacos', 'actually swap it w the tacos', 'switch that and the tacos'])(
    '“%s”',
    (said) =>
      expect(mealsAfter(MONDAY, said)).toEqual([
        { monday: { dinner: 'Tacos' }, tuesday: { dinner: 'Turkey chili' } },
      ]),
  );

  test.each(['swap it with the tacos', 'swap it with tuesday'])('“%s” of a dish whose card waits', (said) =>
    expect(mealsAfter('put jollof rice on the menu for wednesday', said)).toMatchObject([
      { wednesday: { dinner: 'Tacos' }, tuesday: { dinner: 'Jollof rice' } },
    ]),
  );

  test.each(['swap it for tacos', 'change it to tacos'])('“%s” leaves the other day', (said) =>
    expect(mealsAfter(MONDAY, said)).toMatchObject([{ monday: { dinner: 'Tacos' } }]),
  );
});

test('a dish named for one more day after two traded places is put there', () =>
  expect(mealsAfter('swap monday and tuesday dinner', 'and wednesday just pancakes')).toMatchObject([
    { wednesday: { dinner: 'Pancakes' } },
  ]));

test.each(['delete the tacos theo cant have the cheese', 'take the tacos off tuesday mia hates them'])(
  'somebody who cannot have it is the reason: “%s”',
  (said) => expect(mealsAfter(said)).toMatchObject([{ tuesday: { dinner: '-' } }]),
);

describe('another dish for its day', () => {
  test.each(['swap it', 'yes swap it pls', 'oh no. can you change that', 'ok replace it then'])(
    '“%s” of the meal that was told',
    (said) => {
      const [meals] = mealsAfter(MONDAY, said) as { monday: { dinner: string } }[];
      expect(meals?.monday.dinner).toMatch(/\w/);
      expect(meals?.monday.dinner).not.toBe('Turkey chili');
    },
  );

  test('of several the one that is named', () => {
    const [meals] = mealsAfter("what's for dinner this week", 'omg the tacos. yes swap it') as Record<
      string,
      { dinner: string }
    >[];
    expect(meals?.['tuesday']?.dinner).not.toBe('Tacos');
    expect(meals?.['monday']?.dinner ?? 'Turkey chili').toBe('Turkey chili');
  });

  test('of a visit nothing is swapped', () => {
    expect(mealsAfter("when is theo's checkup", 'swap it')).toEqual([]);
  });
});

describe('made another way', () => {
  const PUT = 'put jollof rice on the menu for wednesday';
  test.each([
    'veggie one no chicken',
    'a vegetarian one please',
    'make it a veggie one',
    'the vegetarian version',
    'make it vegetarian',
  ])('“%s” of the dish that was placed', (said) => {
    const [meals] = mealsAfter(PUT, said) as { wednesday: { dinner: string } }[];
    expect(meals?.wednesday.dinner).toMatch(/^Vegetarian jollof rice/);
  });

  test.each(['the other one', 'a different one', 'the second one'])('“%s” is no way to make it', (said) => {
    const [meals] = mealsAfter(PUT, said) as ({ wednesday?: { dinner: string } } | undefined)[];
    expect(meals?.wednesday?.dinner ?? 'Jollof rice').toBe('Jollof rice');
  });
});

describe('how long it takes', () => {
  const family = { ...FAMILY, menus: [menuWith({ monday: { dinner: 'Baked salmon and potatoes' } })] };
  test.each(['how long does it take', 'how long does that cook', 'how long will it need in the oven'])(
    '“%s” is asked of the dish that was told',
    (said) => expect(lastPlan([MONDAY, said], { family }).text).toMatch(/salmon takes \d+ to \d+ minutes/i),
  );

  test('of a visit it is its length', () => {
    expect(lastPlan(["when is mia's orthodontist", 'how long does it take']).text).toContain('30 minutes');
  });
});

describe('other dishes with the same food', () => {
  const WITH = 'what can i make with ground turkey';
  const names = (...turns: string[]): string[] =>
    [...(lastPlan(turns).text ?? '').matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name);
  const before = names(WITH);

  test.each([
    'other ideas',
    'give me some others',
    'any other ideas',
    'something else with it',
    'more ideas pls',
  ])('“%s” shows none again', (said) => {
    const shown = names(WITH, said);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => before.includes(name))).toEqual([]);
    expect(shown.join(' ')).toMatch(/turkey/i);
  });

  test('so many as are asked for, and none of what was had', () => {
    const shown = names(WITH, 'had meatballs on tuesday already. 3 other ideas');
    expect(shown.length).toBeLessThanOrEqual(3);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.join(' ')).not.toMatch(/meatball/i);
  });

  test.each([
    ['the second one what do i need to buy', 1],
    ['what do we need to get for the first one', 0],
    ['whats missing for number 3', 2],
  ])('“%s” is of the dish shown there', (said, at) => {
    const { text, cards } = lastPlan([WITH, said]);
    expect(text).toContain(before[at]);
    expect(cards).toHaveLength(1);
  });
});
