// The schemas of weekly menus and of the plan of a week.
import * as z from 'zod/mini';
import { recordSchema, weekMeals } from '../kind-schemas.ts';
import { weeklyMenu } from '../kinds/weekly-menu.ts';
import { DAYS, MEALS } from '../week.ts';
import { Id, LocalDate, NoContent, listLimit, localDate, longText, target } from './common.ts';

const Day = z.enum(DAYS);
const Meal = z.enum(MEALS);
const WeekMeals = weekMeals;
const WeeklyMenu = recordSchema(weeklyMenu);

/** A slot of the week that no dish fits, with a reason that the parent can act on. */
const Gap = z.object({ day: Day, meal: Meal, reason: z.string() });

/** A slot of the menu that the family has filled. */
const FilledPlace = z.object({ day: Day, meal: Meal, dish: z.string() });

export const WeekPlan = z.object({
  weekStartDate: LocalDate,
  /** The first day planned; earlier days are over (D38). */
  from: LocalDate,
  /** Meals planned for empty slots, and for slots to be replaced. */
  meals: WeekMeals,
  /** Filled slots that stay unchanged. */
  kept: z.array(FilledPlace),
  /** Filled slots that the plan would overwrite; only on request. */
  replaced: z.array(FilledPlace),
  gaps: z.array(Gap),
  /** Restrictions respected for each person: 'Mia', ['Peanut', 'Sesame'], ['Vegan']. */
  respected: z.array(
    z.object({ name: z.string(), allergens: z.array(z.string()), diets: z.array(z.string()) }),
  ),
  /** The parent's own words that no rule knows: dishes were checked for that exact name only. */
  checkedByName: z.array(z.object({ name: z.string(), word: z.string() })),
  /** Words found only in notes, to be checked by the parent (D34). */
  pleaseCheck: z.array(z.object({ name: z.string(), word: z.string() })),
  /** Sentences about people for whom a family plan is not suitable, such as babies. */
  advice: z.array(z.string()),
});
export type WeekPlan = z.infer<typeof WeekPlan>;

export const mealsSchemas = {
  listWeeklyMenus: {
    summary: 'List the weekly menus',
    /** Only menus with a day from `from` to `to`. */
    input: z.object({
      from: z.optional(localDate('From')),
      to: z.optional(localDate('To')),
      limit: listLimit,
    }),
    output: z.array(WeeklyMenu),
  },
  planWeek: {
    summary: "Plan a week of meals from the cookbook that respects everybody's allergies and diets",
    input: z.object({
      /** Any date of the week wanted; the current week when absent. */
      date: z.optional(localDate('Date')),
      /** Only these meals, comma-separated; all three when absent. */
      meals: z.optional(
        z
          .string()
          .check(
            z.regex(
              /^(breakfast|lunch|dinner)(,(breakfast|lunch|dinner))*$/,
              'Meals are breakfast, lunch, dinner',
            ),
          ),
      ),
      /** Longest time from start to table, in minutes. */
      maxMinutes: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(600))),
      /** Foods or kinds of food to leave out this time, separated by commas: 'fish, nuts'. */
      without: z.optional(z.string().check(z.maxLength(500, 'That is too long'))),
      /** A different number gives a different week. */
      variation: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
      /** 'keep' leaves filled slots unchanged; 'replace' only when the parent asks to overwrite them. */
      filled: z.optional(z.enum(['keep', 'replace'], 'Filled places are to keep or to replace')),
    }),
    output: WeekPlan,
  },
  saveWeeklyMenu: {
    summary: 'Save the weekly menu of the week that starts on this date',
    input: z.object({
      weekStartDate: localDate('Week start date'),
      ifVersion: target.ifVersion,
      notes: z.optional(longText('Notes')),
      meals: WeekMeals,
    }),
    output: WeeklyMenu,
  },
  deleteWeeklyMenu: { summary: 'Delete a whole weekly menu', input: z.object(target), output: NoContent },
  getWeeklyMenu: { summary: 'Read a weekly menu', input: z.object({ id: Id }), output: WeeklyMenu },
};
