// Days told behind one meal of a plan are of that meal alone.
import { expect, test } from 'vitest';
import { DAYS } from '#contract/week.ts';
import { mealDaysIn } from './meal-days.ts';

const short = (days: readonly string[] = []): string =>
  days.length === DAYS.length ? 'all' : days.map((day) => day.slice(0, 2)).join(' ');

test.each([
  ['Plan dinners, and lunches Tuesday and Thursday', { dinner: 'all', lunch: 'tu th' }],
  ['plan dinners for next week, plus lunches tue & thu', { dinner: 'all', lunch: 'tu th' }],
  ['plan lunches mon and wed and dinners every day next week', { lunch: 'mo we', dinner: 'all' }],
  [
    'Plan dinners next week and lunches on Monday, Wednesday and Friday',
    { dinner: 'all', lunch: 'mo we fr' },
  ],
  [
    'can you plan dinners Monday to Thursday and breakfasts on the weekend',
    { dinner: 'mo tu we th', breakfast: 'sa su' },
  ],
  ['plan dinner for every night and Tuesday and Thursday lunches', { dinner: 'all', lunch: 'tu th' }],
  ['plan weekday lunches and weekend breakfasts', { lunch: 'mo tu we th fr', breakfast: 'sa su' }],
  ['Plan suppers mon-fri, lunches just sat', { dinner: 'mo tu we th fr', lunch: 'sa' }],
  ['need dinners all week and a lunch for friday', { dinner: 'all', lunch: 'fr' }],
  ['Mon to Fri: dinners, and lunches on Tuesday', { dinner: 'mo tu we th fr', lunch: 'tu' }],
  [
    'plan breakfast and lunch for saturday and dinners all week',
    { breakfast: 'sa', lunch: 'sa', dinner: 'all' },
  ],
])('“%s”', (said, days) => {
  const found = mealDaysIn(said) ?? {};
  expect(Object.fromEntries(Object.entries(found).map(([meal, own]) => [meal, short(own)]))).toEqual(days);
});

test.each([
  'Plan dinners Tuesday and Thursday',
  'plan lunches and dinners tuesday and thursday',
  'plan breakfast, lunch, and dinner for Monday',
  'Plan our week',
  'plan dinners and lunches for next week, we have soccer on Tuesday',
  'dinners, tacos on Tuesday',
  'plan lunches and dinners next week except Friday',
  'plan lunches and dinners for the weekend',
])('the days are those of all meals: “%s”', (said) => {
  expect(mealDaysIn(said)).toBeUndefined();
});
