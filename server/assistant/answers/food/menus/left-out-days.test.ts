// Days that a wish for a plan leaves out.
import { describe, expect, test } from 'vitest';
import { askedOf, FACTS } from '../../testing/asked.ts';
import { clockOf } from '../../moments.ts';
import { leftOutDays } from './left-out-days.ts';
import { planAnswers } from './plan-wish.ts';

describe('days that are left out', () => {
  test.each([
    ['plan next week except Wednesday', 'wednesday'],
    ["plan next week's dinners but skip Wednesday and Friday", 'wednesday friday'],
    ["plan dinners next week, not Wednesday, we're eating out", 'wednesday'],
    ["plan dinners for next week, we're away Saturday and Sunday", 'saturday sunday'],
    ['plan next week, Thursday we are going out', 'thursday'],
    ['plan meals for next week but not the weekend', 'saturday sunday'],
    ['plan the week without Monday, Tuesday and Thursday', 'monday tuesday thursday'],
    ['plan dinners for next week no fish on Friday', ''],
    ['plan dinners next week but Wednesday should be pasta', ''],
    ['plan next week but not like last week', ''],
    ['plan dinners Monday to Thursday', ''],
  ])('“%s”', (said, days) => {
    expect(leftOutDays(said, clockOf(FACTS)).days.join(' ')).toBe(days);
  });

  test.each([
    ['plan next week except Wednesday', 'monday tuesday thursday friday saturday sunday'],
    ['plan dinners for the week but not the weekend', 'monday tuesday wednesday thursday friday'],
    ['plan dinners on Monday, Tuesday and Friday', 'monday tuesday friday'],
  ])('“%s” plans the others', (said, days) => {
    expect(planAnswers['menu_plan']?.(askedOf('menu_plan', said)).guided?.days?.join(' ')).toBe(days);
  });
});
