// What is due in the household, as far as it can be told today (D18).
import type { WeeklyMenu } from '#contract/meals.ts';
import { mealsOfDate } from '#rules/calendar.ts';
import { addDays, weekStart } from '#rules/dates.ts';

/** Whether no day of the week that holds `today` has a meal. */
export function isMenuMissing(menus: readonly WeeklyMenu[], today: string): boolean {
  const monday = weekStart(today);
  return [0, 1, 2, 3, 4, 5, 6].every((day) => mealsOfDate(menus, addDays(monday, day)).length === 0);
}
