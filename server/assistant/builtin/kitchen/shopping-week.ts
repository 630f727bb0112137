// 'Make a shopping list for this week': what the meals of the week need, without what the pantry has.
import type { ShoppingPlan } from '#contract/schemas/food.ts';
import { missingFrom } from '#rules/shopping/shopping-from-week.ts';
import { addDays, daysBetween, formatShortDate, weekStart } from '#rules/time/dates.ts';
import { namesThisWeek, weekIn } from '../dates.ts';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk/desk.ts';
import { lastPlan } from '../memory.ts';
import { dayAndMonth, listed, paragraphs, quoted } from '../say.ts';

/** As many as one card holds. */
const MOST_ITEMS = 100;

/** Any date of the week meant; that of a plan just shown, when no other is named. */
function dateOf({ turn: { said, before, facts } }: Desk): string {
  const { today } = facts;
  const named = weekIn(said, today);
  if (named !== undefined) return isWritten(said, today) ? named : sameDayIn(named, today);
  const monday = namesThisWeek(said) ? undefined : lastPlan(before.slice(-2))?.monday;
  // A menu that has passed needs no shopping.
  return monday === undefined || addDays(monday, 6) < today ? today : monday;
}

/** A date that is written out does not move with today, and 'starting Monday' names its day; 'next week' does not. */
const isWritten = (said: string, today: string): boolean =>
  /\bmonday\b/i.test(said) || weekIn(said, today) === weekIn(said, addDays(today, 7));

/** The same weekday of another week: a menu starts on any day, so 'next week' is seven days on from today. */
const sameDayIn = (monday: string, today: string): string =>
  addDays(today, daysBetween(weekStart(today), monday));

/** The same title as the Meal Planning screen gives it. */
const titleOf = (monday: string): string => `Week of ${formatShortDate(monday).replace(/, \d+$/, '')}`;

/** What is on the menu and nobody knows the ingredients of. */
export function unknownMeals(dishes: readonly string[]): string | undefined {
  if (dishes.length === 0) return undefined;
  const names = listed(dishes.slice(0, 6).map((dish) => `“${quoted(dish)}”`));
  return `I do not know what is in ${names}, so please add what you need for it yourself.`;
}

export const pantryWords = ({ inPantry }: Pick<ShoppingPlan, 'inPantry'>): string | undefined =>
  inPantry.length > 0
    ? `I left out what your pantry has, ${listed(inPantry.slice(0, 8).map(({ name }) => quoted(name)))}${inPantry.length > 8 ? ' and more' : ''}.`
    : undefined;

/** 'Make a shopping list for this week' */
export const shopForWeek = (desk: Desk): Decision =>
  desk.reading<ShoppingPlan>('planShopping', { date: dateOf(desk) }, (plan) => {
    const week = `the week of ${dayAndMonth(plan.weekStartDate)}`;
    if (plan.items.length === 0) {
      const nothing =
        plan.inPantry.length > 0
          ? `Your pantry has everything the meals of ${week} need.`
          : plan.unknownDishes.length > 0
            ? undefined
            : `Nothing is on the menu for ${week} yet. Shall I plan it? Once you approve the menu, I can make its shopping list.`;
      return { text: paragraphs(nothing, unknownMeals(plan.unknownDishes)) };
    }
    return desk.knowing(['listShoppingLists'], ({ listShoppingLists: lists }) => {
      const title = titleOf(plan.weekStartDate);
      const list = lists.findLast((one) => one.title === title);
      const missing = list ? missingFrom(list, plan.items) : plan.items;
      if (missing.length === 0)
        return { text: `Everything ${week} needs is on **${quoted(title)}** already.` };
      const items = missing.slice(0, MOST_ITEMS).map(({ name, qty }) => ({ name, qty }));
      const notes = [
        pantryWords(plan),
        unknownMeals(plan.unknownDishes),
        missing.length > MOST_ITEMS
          ? `These are the first ${MOST_ITEMS}; ask me again for the rest.`
          : undefined,
      ];
      const things = items.length === 1 ? 'one thing' : `${items.length} things`;
      if (list)
        return desk.propose(
          'addShoppingItems',
          { id: list.id, items },
          `Your list for ${week} lacks ${things}, which I prepared.`,
          ...notes,
        );
      return desk.propose(
        'createShoppingList',
        { title, items },
        `I put together what the meals of ${week} need, ${things}.`,
        ...notes,
      );
    });
  });
