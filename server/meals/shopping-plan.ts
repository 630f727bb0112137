// Operation that plans the shopping for the meals of a week, without the pantry's stock.
import type { CheckedInput } from '#contract/index.ts';
import type { ShoppingPlan } from '#contract/schemas/food.ts';
import { currentWeek } from '#rules/meals/current-week.ts';
import { shoppingFromWeek } from '#rules/shopping/shopping-from-week.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';

type Asked = CheckedInput<'planShopping'>;

/** The menus around a date: the last before it, whose rhythm the week follows, and what may overlap its week. */
const menusAround = async (context: Context, date: string) => {
  const latest = await context.records('weekly_menu').list({
    range: { field: 'weekStartDate', before: addDays(date, 14) },
    orderBy: { field: 'weekStartDate', direction: 'desc' },
    limit: 40,
  });
  return latest.toReversed();
};

/**
 * Plans the shopping of the date's week, from today on, the same as on the screen; without a date, of this week. Writes
 * nothing.
 */
export async function planShopping(context: Context, { date }: Asked): Promise<ShoppingPlan> {
  const today = todayIn(context.now(), context.actor.timeZone);
  const day = date ?? today;
  const [menus, ideas, pantry] = await Promise.all([
    menusAround(context, day),
    context.records('menu_idea').list(),
    context.records('pantry_item').list(),
  ]);
  const starts = menus.map(({ weekStartDate }) => ({ weekStart: weekStartDate }));
  const weekStart = currentWeek(starts, day);
  return shoppingFromWeek({ weekStart, today, menus, ideas, pantry });
}
