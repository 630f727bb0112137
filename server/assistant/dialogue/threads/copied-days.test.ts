// The dishes of single days on other days, too: each goes to the day in its place, and the days they are from stay.
import { expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { menuWith } from '../../answers/testing/records.ts';
import { thread } from '../testing/thread.ts';

const WEEK = {
  monday: { dinner: 'Lentil stew' },
  tuesday: { dinner: 'Bean chili', lunch: 'Rice salad' },
  thursday: { dinner: 'Turkey' },
};
const family = {
  ...FAMILY,
  menus: [menuWith(WEEK), menuWith({ friday: { dinner: 'Pasta' } }, '2026-11-16')],
};
const saved = (said: string): unknown => {
  const [decided] = thread([said], { family });
  return decided?.plan.cards?.map(({ tool, input }) => [tool, input['weekStartDate'], input['meals']]);
};
const next = (meals: object) => [['saveWeeklyMenu', '2026-11-23', { ...WEEK, ...meals }]];

test.each([
  [
    'copy monday and tuesday dinners to wednesday and friday',
    next({ wednesday: { dinner: 'Lentil stew' }, friday: { dinner: 'Bean chili' } }),
  ],
  [
    'mon n tue dinners copy em to wed n sat',
    next({ wednesday: { dinner: 'Lentil stew' }, saturday: { dinner: 'Bean chili' } }),
  ],
  [
    'repeat mondays dinner on wednesday and friday',
    next({ wednesday: { dinner: 'Lentil stew' }, friday: { dinner: 'Lentil stew' } }),
  ],
  ['copy tuesday lunch to friday', next({ friday: { lunch: 'Rice salad' } })],
])('%s', (said, cards) => expect(saved(said)).toEqual(cards));

test('days that no meal is planned for are said, and nothing is swapped', () => {
  const [decided] = thread(['copy wednesday dinner to friday'], { family });
  expect(decided?.plan.cards ?? []).toEqual([]);
  expect(decided?.plan.text).toContain('nothing to copy');
});

test.each(['swap monday and tuesday dinners', "copy this week's dinners to next week"])(
  'a swap and a whole week stay what they are: %s',
  (said) => expect(saved(said)).toEqual([['saveWeeklyMenu', '2026-11-23', expect.anything()]]),
);
