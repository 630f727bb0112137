// Follow-ups about a dish that was judged, told or suggested.
import { describe, expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const members = (FAMILY.members ?? []).map((member) =>
  member.id === 'lucas' ? { ...member, allergies: ['peanuts', 'sesame'] } : member,
);
const family = { ...FAMILY, members };
const plan = (...turns: readonly string[]) => lastPlan(turns, { family });

describe('a dish without one of its parts', () => {
  test.each(['what about without peanuts', 'how about without the peanuts'])(
    '“%s” is judged anew',
    (said) => {
      const { text } = plan('can Lucas have pad thai', said);
      expect(plan('can Lucas have pad thai').text).toMatch(/pad thai contains peanut/i);
      expect(text).toMatch(/traces can stay where it's left out|may contain peanut/);
      expect(text).not.toMatch(/contains peanut/);
    },
  );

  test('a part that is left out may still be in it', () => {
    expect(plan('can Lucas have hummus without tahini').text).toMatch(
      /not before you've checked for Lucas\. Hummus without tahini may contain sesame/,
    );
  });
});

test.each([
  'can we do something else',
  'something different please',
  'ugh lets have something else',
  'swap it for something quick',
  "i'd rather have something lighter",
])('“%s” after the dinner of a day is another dish for it', (said) => {
  const [card, ...others] = lastCards(["what's for dinner tuesday", said], { family });
  expect(others).toEqual([]);
  expect(card).toMatchObject({ tool: 'saveWeeklyMenu', input: { weekStartDate: '2026-11-23' } });
  expect(JSON.stringify(card?.input['meals'])).toMatch(/"tuesday":\{"dinner":"(?!Tacos)/);
});

describe('after several suggestions', () => {
  const first = 'suggest something for friday dinner';
  test('“ok put that on friday” asks which, and plans nothing', () => {
    const { text, cards = [], guided } = plan(first, 'ok put that on friday');
    expect(text).toBe('Which dish should it be?');
    expect([cards, guided]).toEqual([[], undefined]);
  });
  test.each(['yes please', 'ok do that', 'sure'])('“%s” plans the week', (said) => {
    expect(plan(first, said).guided?.guide).toBe('plan_week');
  });
});

test('“put more on the list” after the pantry was asked about', () => {
  const [card] = lastCards(['do we have lentils', 'put more on the list'], { family });
  expect(card).toMatchObject({ input: { items: [{ name: expect.stringMatching(/lentils/i) as string }] } });
});

describe('a dish that just went on the menu', () => {
  const menu = (...turns: readonly string[]) =>
    JSON.stringify(lastCards(turns, { family })[0]?.input['meals'] ?? {});
  test('is made with something else', () => {
    expect(menu('make enchiladas on friday', 'with beans instead of meat')).toContain(
      'Enchiladas with beans instead of meat',
    );
    expect(menu('make enchiladas on friday', 'pizza instead of enchiladas')).not.toContain('Enchiladas with');
  });
  test.each(['and rice on the side', 'with a side of rice on the side', 'have rice with it'])(
    '“%s”',
    (said) => {
      expect(menu('make enchiladas on friday', said)).toContain('Enchiladas, rice');
    },
  );
});

test('of several suggestions “ok make it tomorrow” asks which', () => {
  expect(plan('suggest something for dinner', 'ok make it tomorrow').text).toBe('Which dish should it be?');
});
