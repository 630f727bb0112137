// Cards that change meals of the menu: each saves the whole week it is in.
import { CLEARED, DAYS, MEALS, type Meal, type WeekMeals } from '#contract/week.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { addDays, dayOf, weekStart } from '#rules/time/dates.ts';
import type { Card } from '../../../dialogue/state.ts';
import { dayWords, nearDay } from '../../moments.ts';
import type { Asked } from '../../plan.ts';
import { plannedIn, type Planned } from './menu-range.ts';

/** A meal as it shall be; without a text it is cleared. */
export interface Wished {
  date: string;
  meal: Meal;
  text: string | undefined;
}

const FROM_TO = /[-–]|\b(?:to|thru|through|until|till?)\b/i;
const MOST_DAYS = 7;
/** 'Mon-Thu' is each of its days; of 'next week' the first. */
export function datesIn({ text }: Asked, { date, endDate, span }: Asked['slots']['days'][number]): string[] {
  if (endDate === undefined || !FROM_TO.test(text.slice(...span))) return [date];
  const days = Array.from({ length: MOST_DAYS }, (_, at) => addDays(date, at));
  return days.filter((day) => day <= endDate);
}

/** The menu that a meal of a date is written into: the one it stands on, else the last that covers the date. */
function menuFor({ household }: Asked, date: string, meal: Meal): WeeklyMenu | undefined {
  const first = addDays(date, -6);
  const covering = household.menus
    .filter(({ weekStartDate }) => first <= weekStartDate && weekStartDate <= date)
    .toSorted((one, other) => (one.weekStartDate < other.weekStartDate ? 1 : -1));
  return covering.find(({ meals }) => meals[dayOf(date)]?.[meal]) ?? covering[0];
}

const isEmpty = (meals: WeekMeals): boolean =>
  DAYS.every((day) => MEALS.every((meal) => !meals[day]?.[meal] || meals[day]?.[meal] === CLEARED));

/** One card for each week that changes; a week without any meal left is removed. */
export function weekCards(asked: Asked, wishes: readonly Wished[]): Card[] {
  const weeks = new Map<string, { menu: WeeklyMenu | undefined; meals: WeekMeals }>();
  for (const { date, meal, text } of wishes) {
    const menu = menuFor(asked, date, meal);
    const start = menu?.weekStartDate ?? weekStart(date);
    const week = weeks.get(start) ?? { menu, meals: menu?.meals ?? {} };
    const day = dayOf(date);
    weeks.set(start, {
      ...week,
      meals: { ...week.meals, [day]: { ...week.meals[day], [meal]: text ?? CLEARED } },
    });
  }
  return [...weeks].map(([weekStartDate, { menu, meals }]) =>
    menu && isEmpty(meals)
      ? { tool: 'deleteWeeklyMenu', input: { id: menu.id } }
      : { tool: 'saveWeeklyMenu', input: { weekStartDate, meals } },
  );
}

/** The meal that is planned for a date. */
export const plannedAt = (asked: Asked, date: string, meal: Meal): Planned | undefined =>
  plannedIn(asked, { from: date, to: date }, meal)[0];

/** True for a dish that the family has put on the menu of that week already. */
export const isOnMenu = (asked: Asked, date: string, meal: Meal, dish: string): boolean =>
  Object.values(menuFor(asked, date, meal)?.meals ?? {}).some((own) =>
    Object.values(own ?? {}).includes(dish),
  );

/** 'today', 'tomorrow', or the whole day. */
export const onDay = (date: string, today: string): string =>
  date <= addDays(today, 1) && date >= today ? nearDay(date, today) : dayWords(date, today);
