// 'Add the ingredients for tonight to the list': the menu says which dishes are meant.
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { DAYS, type Meal } from '#contract/week.ts';
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { addDays, dayOf, formatWeekday, weekStart } from '#rules/time/dates.ts';
import { dayIn, weekIn } from '../dates.ts';
import type { Decision } from '../decision.ts';
import type { Desk } from '../desk/desk.ts';
import { dayAndMonth, listed, paragraphs, quoted } from '../say.ts';
import { mealsIn } from '../wishes.ts';
import type { Kitchen } from './kitchen-wish.ts';
import { putOnList } from './shopping-needs.ts';
import { unknownMeals } from './shopping-week.ts';

/** Which places in the menu are meant. */
interface MealMeant {
  dates: readonly string[];
  /** Undefined for all of them. */
  meals: readonly Meal[] | undefined;
}

/** Words of days and meals, and those that stand between them. */
const TIME =
  /\b(?:the|our|my|this|next|coming|on|for|of|at|in|and|all|meals?|menus?|plan(?:ned)?|breakfasts?|lunch(?:es)?|dinners?|suppers?|tonight|today|tomorrow|day after|evenings?|nights?|mornings?|noon|afternoons?|weekends?|weeks?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d+(?:st|nd|rd|th)?|s)\b/gi;

const BY_HOUR: readonly (readonly [RegExp, Meal])[] = [
  [/\bmornings?\b/i, 'breakfast'],
  [/\b(?:noon|afternoons?)\b/i, 'lunch'],
  [/\b(?:tonight|evenings?|nights?|suppers?)\b/i, 'dinner'],
];

/** Whether a text names days and meals and nothing else. */
const isTime = (text: string): boolean => /\p{L}/u.test(text) && !/\p{L}/u.test(text.replace(TIME, ''));

/** The day a part of a text names, in the week it names. */
function dateOf(part: string, today: string): string | undefined {
  const day = dayIn(part, today);
  const week = weekIn(part, today);
  return day === undefined || week === undefined ? day : addDays(weekStart(week), DAYS.indexOf(dayOf(day)));
}

function datesOf(text: string, today: string): string[] {
  const named = text.split(/,|\band\b|&/i).flatMap((part) => dateOf(part, today) ?? []);
  if (named.length > 0) return [...new Set(named)].toSorted();
  const sunday = /\bweekend/i.test(text) ? dayIn('sunday', today) : undefined;
  if (sunday === undefined) return [];
  return [addDays(sunday, -1), sunday].filter((date) => date >= today);
}

/** 'tonight', "Sunday's dinner": what it means on the menu; 'week' for the whole of it; undefined where it is a dish. */
export function mealMeant(text: string, today: string): MealMeant | 'week' | undefined {
  if (!isTime(text)) return undefined;
  const meals = mealsIn(text) ?? BY_HOUR.flatMap(([hour, meal]) => (hour.test(text) ? [meal] : []));
  const dates = datesOf(text, today);
  if (dates.length === 0 && /\bweeks?\b/i.test(text)) return 'week';
  // 'The menu', 'all meals'; but 'this' is something spoken of before.
  if (dates.length === 0 && meals.length === 0)
    return /\b(?:menu|plan|meals)/i.test(text) ? 'week' : undefined;
  return { dates: dates.length > 0 ? dates : [today], meals: meals.length > 0 ? meals : undefined };
}

const dayWords = (date: string): string => `${formatWeekday(date)}, ${dayAndMonth(date)}`;

/** 'Add the ingredients for Tuesday dinner to the list' */
export const shopForMeal = (
  desk: Desk,
  kitchen: Kitchen,
  { dates, meals }: MealMeant,
  without: readonly string[],
): Decision =>
  desk.reading<WeeklyMenu[]>('listWeeklyMenus', { from: dates[0], to: dates.at(-1) }, (menus) => {
    const planned = dates
      .flatMap((date) => mealsOfDate(menus, date))
      .filter(({ meal }) => !meals || meals.includes(meal));
    const when = listed(dates.map(dayWords));
    if (planned.length === 0) {
      const what = meals ? ` for ${listed(meals, 'or')}` : '';
      return desk.ask('dish', `Nothing is on your menu${what} on ${when}.`);
    }
    const needed = ['listMenuIdeas', 'listPantryItems', 'listShoppingLists'] as const;
    return desk.knowing(needed, (stored) => {
      const find = dishFinder(stored.listMenuIdeas);
      const cooked = planned.map(({ text }) => find(text)).filter(({ isLeftover }) => !isLeftover);
      const dishes = cooked.flatMap((meant) => meant.dishes);
      const has = listed(planned.map(({ meal, text }) => `**${quoted(text)}** for ${meal}`));
      const before = `On ${when} your menu has ${has}.`;
      const unknown = unknownMeals([...new Set(cooked.flatMap((meant) => meant.unknown))]);
      if (dishes.length === 0)
        return { text: paragraphs(before, unknown ?? 'That needs nothing from the shop.') };
      return putOnList(desk, kitchen, stored, { dishes, without, before, after: [unknown] });
    });
  });
