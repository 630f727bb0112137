// The events of weekly menus, and the meals of a date (CAL-06, CAL-12, D6).
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { MADE_BY_PIP, MEALS, MEAL_TIMES, type Meal } from '#contract/week.ts';
import { addDays, dayOf } from '../../time/dates.ts';
import { MEAL_PREFIX, type CalendarEvent, type DateRange } from '../calendar.ts';

export type MenuOfWeek = Pick<WeeklyMenu, 'id' | 'weekStartDate' | 'notes' | 'meals'>;

/** One meal of one date, with its menu. */
interface PlannedMeal {
  date: string;
  meal: Meal;
  text: string;
  menu: MenuOfWeek;
}

export const MEAL_NAMES: Record<Meal, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

/** A menu runs from its start to this many days later. */
const LAST_DAY = 6;

const laterFirst = (a: MenuOfWeek, b: MenuOfWeek): number =>
  Number(a.weekStartDate < b.weekStartDate) - Number(a.weekStartDate > b.weekStartDate);

/** The meals of one date, from the menus that cover it, the later week first. */
function mealsFrom(covering: readonly MenuOfWeek[], date: string): PlannedMeal[] {
  const day = dayOf(date);
  return MEALS.flatMap((meal) => {
    for (const menu of covering) {
      const text = menu.meals[day]?.[meal]?.trim();
      if (text) return [{ date, meal, text, menu }];
    }
    return [];
  });
}

/** The meals of one date. Where menus overlap, the later week fills each slot for which it has a text (D6). */
export function mealsOfDate(menus: readonly MenuOfWeek[], date: string): PlannedMeal[] {
  const first = addDays(date, -LAST_DAY);
  const covering = menus.filter(({ weekStartDate }) => first <= weekStartDate && weekStartDate <= date);
  return mealsFrom(covering.toSorted(laterFirst), date);
}

/** The menus of each date that they cover, the later week first. */
function menusByDate(menus: readonly MenuOfWeek[], range?: DateRange): Map<string, MenuOfWeek[]> {
  const byDate = new Map<string, MenuOfWeek[]>();
  const first = range && addDays(range.from, -LAST_DAY);
  for (const menu of menus.toSorted(laterFirst)) {
    if (range && first && (menu.weekStartDate < first || menu.weekStartDate > range.to)) continue;
    for (let day = 0; day <= LAST_DAY; day += 1) {
      const date = addDays(menu.weekStartDate, day);
      if (range && (date < range.from || date > range.to)) continue;
      const covering = byDate.get(date);
      if (covering) covering.push(menu);
      else byDate.set(date, [menu]);
    }
  }
  return byDate;
}

const toEvent = ({ date, meal, text, menu }: PlannedMeal): CalendarEvent => {
  const id = MEAL_PREFIX + menu.id;
  return {
    id,
    key: `${id}-${date}-${meal}`,
    title: `${MEAL_NAMES[meal]}: ${text}`,
    date,
    time: MEAL_TIMES[meal],
    description: menu.notes,
    isAIGenerated: menu.notes === MADE_BY_PIP,
    type: 'meal',
  };
};

/** The events of weekly menus on the dates of a range, or on all dates; in chronological order (CAL-06, CAL-12). */
export const mealEvents = (menus: readonly MenuOfWeek[], range?: DateRange): CalendarEvent[] =>
  [...menusByDate(menus, range)]
    .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
    .flatMap(([date, covering]) => mealsFrom(covering, date).map(toEvent));
