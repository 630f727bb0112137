// Compares the shopping of a week with the list made of it: only missing items are added, so that pressing twice adds nothing
// twice. Runs in the worker with the food rules.
import { shoppingFromWeek, type WeekToShopFor } from '#rules/shopping/shopping-from-week.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import type { Reviewed } from './make-list.ts';
import { countedOn, listOfWeek, review } from './week-list.ts';

export interface WeekAndLists extends WeekToShopFor {
  lists: readonly KeptShoppingList[];
  today: string;
}

/** The shopping that a week needs, compared with the list made of it. */
export interface WeekReview {
  reviewed: Reviewed;
  /** The list made of the week. */
  listId: string | undefined;
  unknownDishes: readonly string[];
}

/** The shopping of a week, compared with its list. The whole week tells which list that is. */
export function reviewWeek({ lists, today, ...week }: WeekAndLists): WeekReview {
  const { weekStart } = week;
  const plan = shoppingFromWeek({ ...week, today });
  const list = listOfWeek(lists, weekStart, shoppingFromWeek(week).items);
  return {
    reviewed: review(plan, list && { items: countedOn(list, weekStart) }),
    listId: list?.id,
    unknownDishes: plan.unknownDishes,
  };
}
