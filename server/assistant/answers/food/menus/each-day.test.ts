// Dishes that are wanted on many days.
import { describe, expect, test } from 'vitest';
import { answered } from '../testing/kitchen.ts';

/** '11-23 mon breakfast' for each meal of oatmeal that the cards save; it is Sunday, November 22, 2026, and a week begins on Monday. */
const placed = (said: string): string[] =>
  (answered('menu_place', said).cards ?? []).flatMap(({ input }) => {
    const { weekStartDate, meals } = input as {
      weekStartDate: string;
      meals: Record<string, Record<string, string>>;
    };
    return Object.entries(meals).flatMap(([day, ofDay]) =>
      Object.entries(ofDay)
        .filter(([, dish]) => dish === 'Oatmeal')
        .map(([meal]) => `${weekStartDate.slice(5)} ${day.slice(0, 3)} ${meal}`),
    );
  });
const week = (days: string): string[] => days.split(' ').map((day) => `11-23 ${day} breakfast`);

describe('one dish on many days', () => {
  test.each([
    ['put oatmeal for breakfast every day next week', week('mon tue wed thu fri sat sun')],
    ['oatmeal for breakfast every weekday next week', week('mon tue wed thu fri')],
    ['oatmeal for breakfast on weekdays next week', week('mon tue wed thu fri')],
    ['make breakfast oatmeal all of next week', week('mon tue wed thu fri sat sun')],
    ['add oatmeal to every breakfast next week', week('mon tue wed thu fri sat sun')],
    ['put oatmeal on Monday for breakfast', week('mon')],
    ['oatmeal for breakfast every other tuesday', week('tue')],
    [
      'oatmeal every saturday morning',
      ['11-23', '11-30', '12-07', '12-14'].map((monday) => `${monday} sat breakfast`),
    ],
  ])('%s', (said, meals) => {
    expect(placed(said).toSorted()).toEqual(meals.toSorted());
  });

  test('they are told in one sentence, with what makes room', () => {
    expect(answered('menu_place', 'tomato soup for dinner every weekday next week').text).toMatch(
      /^(?:Careful, [^.]+\. )?Tomato soup for dinner from tomorrow to Friday, November 27\. It takes the place of Lentil stew tomorrow, Bean tacos Tuesday, November 24, /,
    );
  });

  test('a weekday of every week goes on after the next four', () => {
    expect(answered('menu_place', 'oatmeal every saturday morning').text).toContain(
      "tell me again when it's time for more",
    );
  });
});
