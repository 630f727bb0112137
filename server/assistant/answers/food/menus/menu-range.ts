// The days that a wish about the menu means, 'this week', 'till Sunday', 'last night', and the meals that are planned on them.
import type { Meal } from '#contract/week.ts';
import { mealsOfDate } from '#rules/calendar/events/meal-events.ts';
import { addDays, weekStart } from '#rules/time/dates.ts';
import type { Asked, Read } from '../../plan.ts';

export interface Planned {
  date: string;
  meal: Meal;
  text: string;
}

export interface Range {
  from: string;
  to: string;
}

export const menusRead = ({ from, to }: Range): Read[] => [{ tool: 'listWeeklyMenus', input: { from, to } }];

export function plannedIn({ household }: Asked, { from, to }: Range, meal?: Meal): Planned[] {
  const planned: Planned[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const one of mealsOfDate(household.menus, date))
      if (meal === undefined || one.meal === meal) planned.push({ date, meal: one.meal, text: one.text });
  return planned;
}

/** 'What did we eat Wednesday?' is about the one that was. */
const WAS = /\b(?:did|had|ate|was|were)\b/i;
const TO_COME = /\b(?:tomorrow|tonight|next)\b/i;
const LAST_NIGHT = /\blast night(?:['’]?s)?\b/i;
const WEEKEND = /\bweekend(?:['’]?s)?\b/i;
/** 'The week of the 23rd' is all of it. */
const WEEK_OF = /\bweek (?:of|from|starting|beginning)\b/i;
export const weekOf = (monday: string): Range => ({ from: monday, to: addDays(monday, 6) });

const BOTH_WEEKS = /\b(?:this|the) (?:week|wk) (?:and|n|&|or) (?:the )?next\b/i;

/** The days a wish about the menu means; undefined where it names none. */
export function rangeOf({ intent, slots, text, facts: { today } }: Asked): Range | undefined {
  if (BOTH_WEEKS.test(text)) return { from: weekStart(today), to: addDays(weekStart(today), 13) };
  const day = slots.days.at(-1);
  // 'Till Sunday' begins today.
  const isUntil = slots.days.length === 1 && day?.lead === 'until' && day.date > today;
  const first = isUntil ? today : (slots.days[0]?.date ?? day?.date);
  if (day && first !== undefined) {
    const last = day.endDate ?? day.date;
    // A weekday to come within a week, asked about as past.
    const asked = text.split(/[.!;]\s+/).at(-1) ?? text;
    const isPast =
      intent === 'menu_ask' &&
      WAS.test(asked) &&
      !TO_COME.test(asked) &&
      first > today &&
      last < addDays(today, 7);
    const back = isPast ? -7 : 0;
    if (first === last && WEEK_OF.test(text)) return weekOf(weekStart(first));
    // 'Sunday and Friday' may stand in any order.
    const [from, to] = [first, last].toSorted() as [string, string];
    return { from: addDays(from, back), to: addDays(to, back) };
  }
  if (LAST_NIGHT.test(text)) return { from: addDays(today, -1), to: addDays(today, -1) };
  if (/\btonight\b/i.test(text)) return { from: today, to: today };
  if (WEEKEND.test(text)) return { from: addDays(weekStart(today), 5), to: addDays(weekStart(today), 6) };
  if (/\bnext week(?:['’]?s)?\b/i.test(text))
    return { from: addDays(weekStart(today), 7), to: addDays(weekStart(today), 13) };
  return /\bweek(?:'?s|ly)?\b/i.test(text)
    ? { from: weekStart(today), to: addDays(weekStart(today), 6) }
    : undefined;
}
