// Answers about what is on the menu, from the saved weekly menus.
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { DAYS, type Meal } from '#contract/week.ts';
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { addDays, daysBetween, formatWeekday, weekStart } from '#rules/time/dates.ts';
import { dayIn, weekIn } from './dates.ts';
import { capital, dayAndMonth, listed, paragraphs } from './say.ts';
import { mealsIn } from './wishes.ts';

function dayName(date: string, today: string): string {
  const away = daysBetween(today, date);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away === -1) return 'yesterday';
  return `on ${formatWeekday(date)}, ${dayAndMonth(date)}`;
}

const lineOf = (date: string, meal: string, text: string): string =>
  `${formatWeekday(date)} ${meal}: ${text.replace(/\s*[\r\n]+\s*/g, ', ')}`;

function sayDay(
  menus: readonly WeeklyMenu[],
  date: string,
  wanted: readonly Meal[] | undefined,
  today: string,
): string {
  const planned = mealsOfDate(menus, date).filter(({ meal }) => !wanted || wanted.includes(meal));
  const when = dayName(date, today);
  if (planned.length > 0) {
    const lines = planned.map(({ meal, text }) => lineOf(date, meal, text));
    return paragraphs(`This is planned for ${when.replace(/^on /, '')}.`, lines.join('\n'));
  }
  const what = wanted?.length ? listed(wanted, 'or') : 'meals';
  return `There is no ${what.replace('meals', 'meal')} planned for ${when.replace(/^on /, '')}. Shall I plan the week?`;
}

function sayWeek(menus: readonly WeeklyMenu[], monday: string, wanted: readonly Meal[] | undefined): string {
  const lines = DAYS.flatMap((_, index) => {
    const date = addDays(monday, index);
    return mealsOfDate(menus, date)
      .filter(({ meal }) => !wanted || wanted.includes(meal))
      .map(({ meal, text }) => lineOf(date, meal, text));
  });
  const week = `the week of ${dayAndMonth(monday)}`;
  if (lines.length === 0) return `Nothing is on the menu for ${week} yet. Shall I plan it?`;
  return paragraphs(capital(`your menu for ${week}.`), lines.join('\n'));
}

/** 'What's for dinner tonight?', 'Show this week's menu' */
export function sayMenu(menus: readonly WeeklyMenu[], text: string, today: string): string {
  const wanted = mealsIn(text);
  const week = weekIn(text, today);
  const day = dayIn(text, today);
  const wholeWeek = /\bweek\b|\bmenu\b(?! (?:for|on) (?:today|tonight|tomorrow))/i.test(text);
  if (day !== undefined && !/\bweek\b/i.test(text)) return sayDay(menus, day, wanted, today);
  if (week === undefined && !wholeWeek) return sayDay(menus, today, wanted, today);
  return sayWeek(menus, weekStart(week ?? today), wanted);
}
