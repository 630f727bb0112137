// Operation that plans the shopping for the meals of a week, without the pantry's stock.
import type { CheckedInput } from '#contract/index.ts';
import type { ShoppingPlan } from '#contract/schemas/food.ts';
import { currentWeek } from '#rules/meals/current-week.ts';
import { shoppingFromWeek } from '#rules/shopping/shopping-from-week.ts';
import { todayIn } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';

type Asked = CheckedInput<'planShopping'>;

/** Plans the shopping of the date's week, the same as on the screen; without a date, of this week. Writes nothing. */
export async function planShopping(context: Context, { date }: Asked): Promise<ShoppingPlan> {
  const [menus, ideas, pantry] = await Promise.all([
    context.records('weekly_menu').list(),
    context.records('menu_idea').list(),
    context.records('pantry_item').list(),
  ]);
  const starts = menus.map(({ weekStartDate }) => ({ weekStart: weekStartDate }));
  const weekStart = currentWeek(starts, date ?? todayIn(context.now(), context.actor.timeZone));
  return shoppingFromWeek({ weekStart, menus, ideas, pantry });
}
