// The input of the planner that a wish to plan meals stands for. Today is Friday, 20 November 2026.
import { describe, expect, test } from 'vitest';
import { weekStart } from '#rules/time/dates.ts';
import type { Facts } from '../model/instructions.ts';
import { planInput } from './memory.ts';
import { mealsIn, minutesIn, withoutFoods } from '../answers/food/menus/plan-words.ts';

const FACTS: Facts = { today: '2026-11-20', time: '09:00', zone: 'America/New_York', firstName: 'Dana' };

describe('weeks', () => {
  test.each([
    ['plan our meals', undefined],
    ['plan this week', undefined],
    ['plan next week', '2026-11-23'],
    ['the coming school week', '2026-11-23'],
    ['the week after next', '2026-11-30'],
    ['the week of Dec 7', '2026-12-07'],
    ['the week of December 7th', '2026-12-07'],
    ['week of the 7th of december', '2026-12-07'],
    ['week of 12/7', '2026-12-07'],
    ['week of 2027-01-05', '2027-01-05'],
    ['week of January 4', '2027-01-04'],
    ['week of Nov 2', '2026-11-02'],
    ['starting Monday', '2026-11-23'],
    ['last week', '2026-11-09'],
    ['week of Feb 31', undefined],
    ['1/2 cup of rice each', undefined],
    ['the week of the 30th', '2026-11-30'],
    ['next 7 days', '2026-11-23'],
    ['a week from now', '2026-11-23'],
    ['in two weeks', '2026-11-30'],
    ['next menu', '2026-11-23'],
    ["next week's dinners", '2026-11-23'],
    ['dinners, tacos on Tuesday', undefined],
  ])('“%s” is %s', (said, date) =>
    expect(planInput({ said, before: [], calls: [], answer: '', facts: FACTS }, {}).date).toBe(
      weekStart(date ?? FACTS.today),
    ),
  );
});

test('on a Sunday this week is the one that is running [D38]', () => {
  const facts = { ...FACTS, today: '2026-11-22' };
  const planned = (said: string) => planInput({ said, before: [], calls: [], answer: '', facts }, {}).date;
  expect(planned("Plan this week's meals")).toBe('2026-11-16');
  expect(planned('plan next week')).toBe('2026-11-23');
  expect(planned('plan next week, this week is done')).toBe('2026-11-23');
});

describe('wishes', () => {
  test.each([
    ['plan our meals', undefined],
    ['dinners only', ['dinner']],
    ['suppers for the week', ['dinner']],
    ['lunch boxes and dinners', ['lunch', 'dinner']],
    ['breakfast, lunch and dinner', undefined],
    ['everything but not breakfast', ['lunch', 'dinner']],
    ['skip the lunches', ['breakfast', 'dinner']],
  ])('the meals of “%s” are %o', (text, meals) => expect(mealsIn(text)).toEqual(meals));

  test.each([
    ['under 30 minutes', 30],
    ['20-minute dinners', 20],
    ['max 45 min', 45],
    ['half an hour at most', 30],
    ['less than an hour', 60],
    ['twenty five minutes', 25],
    ['quick dinners', 30],
    ['dinners for the week', undefined],
    ['dinner at 6', undefined],
  ])('the minutes of “%s” are %s', (text, minutes) => expect(minutesIn(text)).toBe(minutes));
  test.each([
    ['plan dinners under 30 minutes, no fish', ['fish']],
    ['plan our week without mushrooms or nuts please', ['mushrooms', 'nuts']],
    ['no pork and no beef next week', ['pork', 'beef']],
    ['plan our lunches but leave out eggs', ['eggs']],
    ['no shellfish this week, plan dinners', ['shellfish']],
    ['a dairy-free plan', ['dairy']],
    ['vegetarian dinners for the week', ['meat', 'fish']],
    ['plan our meals, no breakfast, no more than 30 minutes', []],
    ['plan our week', []],
  ])('“%s” leaves out %o', (text, foods) => expect(withoutFoods(text)).toEqual(foods));
});
