// After somebody's birthday or another day: how long it is till then, and what is still to buy for it.
import { describe, expect, test } from 'vitest';
import { settings } from '../../answers/school/testing/school-family.ts';
import { listOf, memberWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastPlan } from '../testing/thread.ts';

const family = {
  ...GAILS_FAMILY,
  members: [
    ...(GAILS_FAMILY.members ?? []),
    memberWith({ id: 'otto', name: 'Otto', age: 7, birthDate: '2019-12-12' }),
  ],
  lists: [
    ...(GAILS_FAMILY.lists ?? []),
    listOf('party', "Otto's party", ['Candles', '1 box'], ['Cups', '', true]),
  ],
};
const BIRTHDAY = "when is otto's birthday";
const plan = (...turns: string[]) => lastPlan(turns, { family });

describe('how long till then', () => {
  test.each([
    ['how many days until then', /^20 days/],
    ['so how many more weeks till that', /^2 weeks and 6 days/],
  ])('“%s”', (said, text) => {
    expect(plan(BIRTHDAY, said).text).toMatch(text);
  });

  test('a visit that is named is asked for itself', () => {
    expect(plan(BIRTHDAY, 'how many days till the mammogram').text).toContain('Mammogram');
  });
});

describe('what is still to buy for it', () => {
  test.each(['what do we still need for it', 'what havent we bought for that'])('“%s”', (said) => {
    const { text } = plan(BIRTHDAY, said);
    expect(text).toContain("Otto's party");
    expect(text).not.toContain('Celery');
  });

  test('a list that is named is that list', () => {
    expect(plan(BIRTHDAY, 'whats left on the hardware list for it').text).toContain('Steel wool');
  });
});

test.each(['until when', 'and when does it end?', 'how long is it'])(
  'a break of the school ends: %s',
  (said) => {
    const breaks = [{ name: 'Winter break', startDate: '2026-12-21', endDate: '2027-01-01' }];
    const schoolSettings = settings({ schoolName: 'Linden Elementary', breaks });
    const at = lastPlan(['when is winter break', said], { family: { ...family, schoolSettings } });
    expect(at.text).toMatch(/go back on .*Winter break/);
  },
);
