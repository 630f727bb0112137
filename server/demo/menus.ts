// A year of weekly menus: planned from the cookbook as the app plans, with the family's own dishes on their usual days.
import { DAYS, MEALS, menuId, type Day, type Meal } from '#contract/week.ts';
import { meals } from '#contract/meals.ts';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import type { Home, Step } from './home.ts';
import type { ParentKey } from '../demo-folder.ts';
import { mondayOf } from './when.ts';

/** Weeks before the current one. */
const PAST_WEEKS = 52;

/** A dish of ideas.ts that has its place in the week, from the week on in which the family had the idea. */
interface Habit {
  day: Day;
  meal: Meal;
  dish: string;
  fromWeek: number;
  /** Probability, from 0 to 1. */
  share: number;
}
const HABITS: readonly Habit[] = [
  { day: 'friday', meal: 'dinner', dish: 'Friday tacos', fromWeek: -49, share: 0.6 },
  { day: 'sunday', meal: 'lunch', dish: 'Grandma Rosa’s chicken soup', fromWeek: -49, share: 0.5 },
  { day: 'saturday', meal: 'breakfast', dish: 'Saturday egg and potato skillet', fromWeek: -44, share: 0.7 },
  { day: 'tuesday', meal: 'dinner', dish: 'Sheet-pan chicken and vegetables', fromWeek: -48, share: 0.25 },
  { day: 'wednesday', meal: 'dinner', dish: 'Salmon with peas and lemon rice', fromWeek: -21, share: 0.35 },
  { day: 'thursday', meal: 'dinner', dish: 'Turkey chili', fromWeek: -37, share: 0.2 },
];

/** Notes of single days. */
const DAY_NOTES: readonly { day: Day; note: string; share: number }[] = [
  { day: 'tuesday', note: 'Soccer until 6, eat at 6:30', share: 0.5 },
  { day: 'thursday', note: 'Soccer until 6', share: 0.4 },
  { day: 'sunday', note: 'Grandma eats with us', share: 0.7 },
  { day: 'wednesday', note: 'Chess club, Finn needs a snack', share: 0.2 },
];

/** Share of meals in past weeks that were not written down: eating out, leftovers, visits. */
const EMPTY_SHARE = 0.07;

type Fields = Record<string, string>;

function fieldsOf(plan: WeekPlan, week: number, random: () => number): Fields {
  const fields: Fields = {};
  for (const day of DAYS) {
    for (const meal of MEALS) {
      const dish = plan.meals[day]?.[meal];
      const isLeftOut = random() < EMPTY_SHARE && week < 0;
      if (dish !== undefined && !isLeftOut) fields[`${day}.${meal}`] = dish;
    }
  }
  for (const { day, meal, dish, fromWeek, share } of HABITS) {
    if (random() < share && week > fromWeek) fields[`${day}.${meal}`] = dish;
  }
  for (const { day, note, share } of DAY_NOTES) if (random() < share) fields[`${day}.notes`] = note;
  return fields;
}

async function planWeek(home: Home, by: ParentKey, week: number): Promise<void> {
  const date = home.date(mondayOf(home, week));
  const variation = Math.floor(home.random() * 1_000_000);
  const planned = await home.call(by, meals.planWeek, { date, variation });
  const set = fieldsOf(planned, week, home.random);
  await home.sync(by, [home.edit(by, 'weekly-menus', menuId(date), { set })]);
}

/** Menus planned by the parents themselves: every past week on the evening before it, and the next one yesterday. */
export function menuSteps(home: Home): Step[] {
  const past = Array.from({ length: PAST_WEEKS }, (_, at): Step => {
    const week = at - PAST_WEEKS;
    const by = home.random() < 0.7 ? 'nora' : 'daniel';
    const minute = String(Math.floor(home.random() * 50) + 10);
    return { day: mondayOf(home, week) - 1, time: `19:${minute}`, run: () => planWeek(home, by, week) };
  });
  return [...past, { day: -1, time: '20:25', run: () => planWeek(home, 'daniel', 1) }];
}
