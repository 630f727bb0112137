// What can be done with meals: plan a week from the cookbook, and keep the weekly menus.
import { mealSync } from '#contract/meal-sync.ts';
import { meals, type Meal } from '#contract/meals.ts';
import { todayIn, weekStart } from '#rules/dates.ts';
import { planWeek } from '#rules/week-plan.ts';
import { implement } from '../implement.ts';
import { syncMeals } from './sync.ts';
import { deleteWeeklyMenu, listWeeklyMenus, saveWeeklyMenu } from './weekly-menus.ts';

const menus = implement(meals, {
  listWeeklyMenus,
  saveWeeklyMenu,
  deleteWeeklyMenu,

  async planWeek(context, { date, meals: wanted, maxMinutes, variation }) {
    return planWeek({
      members: await context.records('family_member').list(),
      weekStartDate: weekStart(date ?? todayIn(context.now(), context.actor.timeZone)),
      meals: wanted?.split(',') as Meal[] | undefined,
      maxMinutes,
      variation,
    });
  },
});

export const mealOperations = [...menus, ...implement(mealSync, { syncMeals })];
