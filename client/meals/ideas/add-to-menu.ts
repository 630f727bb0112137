// Weekly menus that a menu idea can be added to (MEAL-14): the existing ones, and new ones for this week and the next.
import { DAYS, MEALS, MEAL_TIMES, menuId, type Day, type Meal } from '#contract/week.ts';
import { dayName, recordOf, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, dayOf, formatShortDate, weekStart } from '#rules/time/dates.ts';

export interface MenuChoice {
  /** The id it has, or would have. */
  id: string;
  weekStart: string;
  label: string;
  isNew: boolean;
}

const WEEK = 7;

/**
 * Menus to choose from: current and future ones first, then past ones, newest first. If this week or the next has none,
 * a new one is offered, which starts on its Monday.
 */
export function menuChoices(menus: readonly KeptWeeklyMenu[], today: string): MenuChoice[] {
  const monday = weekStart(today);
  const offered = [
    { start: monday, week: 'this week' },
    { start: addDays(monday, WEEK), week: 'next week' },
  ]
    .filter(({ start }) => menus.every((menu) => menu.weekStart !== start))
    .map(({ start, week }) => ({
      id: menuId(start),
      weekStart: start,
      label: `New menu for ${week}, from ${formatShortDate(start)}`,
      isNew: true,
    }));
  const kept = menus
    .map(({ id, weekStart: start }) => ({
      id,
      weekStart: start,
      label: `Week of ${formatShortDate(start)}`,
      isNew: false,
    }))
    .toSorted((a, b) => a.weekStart.localeCompare(b.weekStart));
  const isPast = (choice: MenuChoice) => addDays(choice.weekStart, WEEK - 1) < today;
  const ahead = [...kept.filter((choice) => !isPast(choice)), ...offered].toSorted((a, b) =>
    a.weekStart.localeCompare(b.weekStart),
  );
  return [...ahead, ...kept.filter(isPast).toReversed()];
}

/** The place of a meal in a menu. */
export interface MenuPlace {
  choice: MenuChoice;
  day: Day;
  meal: Meal;
}

/** The chosen slot; undefined while something is missing. */
export function placeOf(
  choices: readonly MenuChoice[],
  chosen: { menu: string; day: string; meal: string },
): MenuPlace | null {
  const choice = choices.find(({ id }) => id === chosen.menu);
  const day = DAYS.find((known) => known === chosen.day);
  const meal = MEALS.find((known) => known === chosen.meal);
  return choice && day && meal ? { choice, day, meal } : null;
}

/** The current text of that slot. */
export const mealAt = (menus: readonly KeptWeeklyMenu[], { choice, day, meal }: MenuPlace): string =>
  menus.find(({ id }) => id === choice.id)?.days.find((one) => one.day === dayName(day))?.[meal] ?? '';

/** A new menu with one meal in it. */
export function menuWith({ choice, day, meal }: MenuPlace, text: string) {
  const dated = { id: choice.id, createdAt: '', updatedAt: '' };
  const { days } = recordOf('weekly-menus', dated, { [`${day}.${meal}`]: text });
  return { weekStart: choice.weekStart, days };
}

/** The next place in which this meal is not planned and not over; undefined when there is none in the weeks ahead. */
export function nextEmptyPlace(
  menus: readonly KeptWeeklyMenu[],
  choices: readonly MenuChoice[],
  { meal, now }: { meal: Meal; now: { date: string; time: string } },
): MenuPlace | undefined {
  return choices
    .flatMap((choice) =>
      DAYS.map((_, at) => addDays(choice.weekStart, at))
        .filter((date) => date > now.date || (date === now.date && MEAL_TIMES[meal] >= now.time))
        .map((date): MenuPlace => ({ choice, day: dayOf(date), meal })),
    )
    .find((place) => mealAt(menus, place).trim() === '');
}
