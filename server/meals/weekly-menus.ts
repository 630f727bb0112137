// The household's weekly menus: one per week, saved whole, with the notes of the other edge left alone (D6, D32).
import type * as z from 'zod/mini';
import { menuId, type WeeklyMenu, type meals } from '#contract/meals.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type Saved = z.output<(typeof meals)['saveWeeklyMenu']['input']>;

type Wanted = z.output<(typeof meals)['listWeeklyMenus']['input']>;

/** The menus with a day from `from` to `to`, in the order of weeks; all of them when neither is given. */
export async function listWeeklyMenus(context: Context, { from, to, limit }: Wanted): Promise<WeeklyMenu[]> {
  const menus = await context
    .records('weekly_menu')
    .list({ orderBy: { field: 'weekStartDate', direction: 'asc' } });
  return menus
    .filter(
      ({ weekStartDate }) =>
        (from === undefined || addDays(weekStartDate, 6) >= from) &&
        (to === undefined || weekStartDate <= to),
    )
    .slice(0, limit);
}

/** Saves the menu of a week. Absent notes stay; the notes of single days belong to another screen and always stay. */
export async function saveWeeklyMenu(context: Context, saved: Saved): Promise<WeeklyMenu> {
  const { weekStartDate, notes, meals, ifVersion } = saved;
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
