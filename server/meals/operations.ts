// Operations on food: planning a week from the cookbook, menus, pantry, lists and ideas, and the sync with browsers.
import { food } from '#contract/food.ts';
import { mealSync } from '#contract/meal-sync.ts';
import { meals } from '#contract/meals.ts';
import { MEALS } from '#contract/week.ts';
import { prepareChecks } from '#rules/food/conflicts.ts';
import { wordsIn } from '#rules/meals/dish-without.ts';
import { planDays } from '#rules/meals/plan-days.ts';
import { planWeek } from '#rules/meals/week-plan.ts';
import { addDays } from '#rules/time/dates.ts';
import { eatingFamily } from '../eating-family.ts';
import { implement } from '../implement.ts';
import { inTurns } from '../in-turns.ts';
import { findDishes } from './dishes.ts';
import { householdLunches } from './school-lunches.ts';
import { planShopping } from './shopping-plan.ts';
import { addShoppingItems, createShoppingList, deleteShoppingItem, updateShoppingItem } from './shopping.ts';
import { syncMeals } from './sync.ts';
import { deleteWeeklyMenu, listWeeklyMenus, saveWeeklyMenu } from './weekly-menus.ts';

const menuOperations = implement(meals, {
  listWeeklyMenus,
  saveWeeklyMenu,
  deleteWeeklyMenu,
  getWeeklyMenu: (context, { id }) => context.records('weekly_menu').get(id),

  async planWeek(context, { date, meals: wanted, maxMinutes, without, variation, filled }) {
    const days = planDays(date, context.now(), context.actor.timeZone);
    const members = await eatingFamily(context);
    await inTurns(prepareChecks(members));
    const { rulesOn } = await householdLunches(context);
    return planWeek({
      ...days,
      members,
      menus: await listWeeklyMenus(context, { from: days.from, to: addDays(days.weekStartDate, 6) }),
      replace: filled === 'replace',
      meals: wanted === undefined ? undefined : MEALS.filter((meal) => wanted.split(',').includes(meal)),
      maxMinutes,
      without: wordsIn(without),
      variation,
      lunchRulesOn: rulesOn,
    });
  },
});

const foodOperations = implement(food, {
  createShoppingList,
  addShoppingItems,
  updateShoppingItem,
  deleteShoppingItem,
  findDishes,
  planShopping,
});

export const mealOperations = [...menuOperations, ...foodOperations, ...implement(mealSync, { syncMeals })];
