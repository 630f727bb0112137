// 'Does it have nuts in it?' asks about the dish spoken of, and 'he' is never the one who asks.
import { expect, test } from 'vitest';
import { lastPlan } from '../testing/thread.ts';

test.each(['does it have peanuts in it?', "are there peanuts in that? i don't want him to get sick"])(
  'of the dish spoken of: %s',
  (said) =>
    expect(lastPlan(['what about pad thai for us', said]).text).toMatch(
      /^(?:Yes|Possibly).* pad thai .*peanuts/i,
    ),
);

test('nothing is said of nuts where no dish was named', () => {
  const { text, asked } = lastPlan(["does it have nuts in it? i don't want him to get sick"]);
  expect([text, asked]).toEqual(['Which food or dish is it?', 'what']);
});

test('the dish that is named then', () =>
  expect(lastPlan(['does it have nuts in it?', 'the pesto pasta']).text).toMatch(
    /^(?:Yes|Possibly).*pesto pasta/i,
  ));

test.each(['can he eat whole peanuts', 'can she eat whole peanuts, i am not sure'])(
  'somebody else than the one who asks, and so everybody: %s',
  (said) => expect(lastPlan(['can i eat whole peanuts', said]).text).toMatch(/^(?:No, not|Not) for Theo/),
);

test('of several dishes that were shown, the one that is tapped or saved', () => {
  const shown = 'what can i make with chickpeas';
  const { offered = [] } = lastPlan([shown, 'does that have peanuts']);
  const [first, second] = offered.map(({ label }) => label);
  expect(offered.length).toBeGreaterThan(1);
  expect(lastPlan([shown, 'does that have peanuts', 'the second one']).text).toContain(second);
  expect(lastPlan([shown, 'save the first one as an idea']).cards).toMatchObject([
    { tool: 'createMenuIdea', input: { name: first } },
  ]);
});
