// Operations on weekly menus: one per week, saved as a whole, without changing the notes of the other edge (D6, D32).
import type { CheckedInput } from '#contract/index.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { CLEARED, DAYS, MEALS, menuId, type WeekMeals } from '#contract/week.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type Saved = CheckedInput<'saveWeeklyMenu'>;

type Wanted = CheckedInput<'listWeeklyMenus'>;

/** The menus with a day from `from` to `to`, in the order of weeks; all of them when neither is given. */
export const listWeeklyMenus = (context: Context, { from, to, limit }: Wanted): Promise<WeeklyMenu[]> =>
  context.records('weekly_menu').list({
    range: {
      field: 'weekStartDate',
      from: from && addDays(from, -6),
      before: to && addDays(to, 1),
    },
    orderBy: { field: 'weekStartDate', direction: 'asc' },
    limit,
  });

/** Without the slots that a dash clears. */
function withoutCleared(meals: WeekMeals): WeekMeals {
  const kept: WeekMeals = {};
  for (const day of DAYS)
    for (const meal of MEALS) {
      const text = meals[day]?.[meal];
      if (text !== undefined && text !== CLEARED) kept[day] = { ...kept[day], [meal]: text };
    }
  return kept;
}

/** Saves the menu of a week. Absent notes stay; the notes of single days belong to another screen and always stay. */
export async function saveWeeklyMenu(context: Context, saved: Saved): Promise<WeeklyMenu> {
  const { weekStartDate, notes, ifVersion } = saved;
  const meals = withoutCleared(saved.meals);
  const menus = context.records('weekly_menu');
  const id = menuId(weekStartDate);
  if (await menus.find(id)) return menus.update(id, { notes, meals }, ifVersion);
  if (ifVersion !== undefined) {
    throw new AppError('stale', 'This menu was removed in the meantime. Please look at it again.');
  }
  const menu = await menus.insert({ id, weekStartDate, notes: notes ?? '', meals, dayNotes: {} });
  // Somebody may have saved the same week in the same moment; then theirs was stored first, and ours comes last.
  const isOurs = JSON.stringify(menu.meals) === JSON.stringify(meals) && menu.notes === (notes ?? '');
  return isOurs ? menu : menus.update(id, { notes, meals });
}

/** Removes the whole menu of a week (D8). */
export async function deleteWeeklyMenu(
  context: Context,
  { id, ifVersion }: { id: string; ifVersion?: number | undefined },
): Promise<undefined> {
  await context.records('weekly_menu').remove(id, ifVersion);
  return undefined;
}
