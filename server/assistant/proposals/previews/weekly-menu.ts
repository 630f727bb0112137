// Previews of saving a weekly menu (the changes, and whether they fit every member) and of removing one.
import type { Proposal } from '#contract/schemas/chat.ts';
import { CLEARED, DAYS, MADE_BY_PIP, MEALS, menuId, type Day, type WeekMeals } from '#contract/week.ts';
import { mealsSchemas } from '#contract/schemas/meals.ts';
import type { Conflict } from '#rules/food/conflicts.ts';
import { concernSentence } from '#rules/food/meal-concerns.ts';
import { dishFinder, type IdeaOfDish } from '#rules/meals/dish-of-text.ts';
import { readRestrictions } from '#rules/restrictions/restrictions.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import type { Context } from '../../../context.ts';
import { eatingFamily } from '../../../eating-family.ts';
import { parseInput } from '../../../invalid-input.ts';
import { householdLunches } from '../../../meals/school-lunches.ts';
import { capital, dayAndMonth } from '../../text/say.ts';
import { conflictWords, dishConflicts, isDietOfChoice, isKnownDish } from '../../guard/dishes.ts';
import { recordLines } from './concerns.ts';
import { conditionLines, type NamedDish } from './condition-lines.ts';
import type { Look, Preview } from './preview.ts';

const slots = DAYS.flatMap((day) => MEALS.map((meal) => ({ day, meal })));

/** The menu after the change: slots without a wish stay as they are, and a dash clears one. */
function merged(before: WeekMeals, wished: WeekMeals): WeekMeals {
  const meals: WeekMeals = {};
  for (const { day, meal } of slots) {
    const text = wished[day]?.[meal]?.trim() || before[day]?.[meal];
    if (text && text !== CLEARED) meals[day] = { ...meals[day], [meal]: text };
  }
  return meals;
}

/** The menu as it is saved: a slot that loses its dish says so. */
function saved(meals: WeekMeals, before: WeekMeals): WeekMeals {
  const all: WeekMeals = {};
  for (const { day, meal } of slots) {
    const text = meals[day]?.[meal] ?? (before[day]?.[meal] ? CLEARED : undefined);
    if (text) all[day] = { ...all[day], [meal]: text };
  }
  return all;
}

/** A line for each lunch on a school day that breaks a rule of the school. */
async function againstSchools(
  context: Context,
  ideas: readonly IdeaOfDish[],
  weekStartDate: string,
  lunches: readonly { day: Day; text: string }[],
): Promise<Proposal['lines']> {
  const { ofLunch } = await householdLunches(context, ideas);
  const dates = DAYS.map((_, at) => addDays(weekStartDate, at));
  const concerns = lunches.flatMap(({ day, text }) =>
    dates.filter((date) => dayOf(date) === day).flatMap((date) => ofLunch(date, text)),
  );
  const sentences = new Set(concerns.map(concernSentence));
  return [...sentences].map((after) => ({ label: 'Careful', before: null, after }));
}

/** Dishes that the parent wants in spite of an allergy; no operation takes them as input. */
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text: unknown): text is string => typeof text === 'string') : [];

/** The dishes that texts of a menu name, with their ingredients where these are known. */
function dishesOf(texts: readonly string[], own: readonly IdeaOfDish[]): NamedDish[] {
  const find = dishFinder(own);
  return texts.flatMap((text) => {
    const { dishes, unknown } = find(text);
    return [...dishes, ...unknown.map((name) => ({ name, ingredients: [] }))];
  });
}

type DishConflict = Conflict & { dish: string };

/** 'Chickpea curry: 1 can chickpeas contains chickpea, which is not for Leo'; the card shows it at the dish, too. */
const dishConflictWords = (one: DishConflict): string =>
  `${one.dish}: ${conflictWords(one.ingredient === one.dish ? { ...one, ingredient: 'it' } : one)}`;

/** A line for each reason; a dish that has to go is named, with one reason for each person. */
function warningLines(
  conflicts: readonly DishConflict[],
  mayStay: (one: DishConflict) => boolean,
): Proposal['lines'] {
  const words = new Map<string, string>();
  for (const one of conflicts) {
    const said = mayStay(one) ? conflictWords(one) : dishConflictWords(one);
    const key = mayStay(one) ? said : JSON.stringify([one.dish, one.memberName]);
    if (!words.has(key)) words.set(key, said);
  }
  return [...words.values()].map((after) => ({ label: 'Careful', before: null, after }));
}

/** The slots that would change; refused for a dish that somebody must not eat, unless the parent insists on it. */
export async function previewWeeklyMenu(context: Context, input: Record<string, unknown>): Promise<Preview> {
  const { weekStartDate, meals: wished } = parseInput(mealsSchemas.saveWeeklyMenu.input, input);
  const id = menuId(weekStartDate);
  const stored = await context.records('weekly_menu').find(id);
  const members = await context.records('family_member').list();
  const own = await context.records('menu_idea').list();
  const meals = merged(stored?.meals ?? {}, wished);
  // A menu that the family has written does not become one of Pip's by another dish.
  const isTheirs = slots.some(({ day, meal }) => stored?.meals[day]?.[meal]);
  const changed = slots.filter(({ day, meal }) => meals[day]?.[meal] !== stored?.meals[day]?.[meal]);
  // A dish that changes its day was put on the menu by the family: it is warned of, and not refused.
  const there = new Set(slots.map(({ day, meal }) => stored?.meals[day]?.[meal]));
  const insisted = textsIn(input['insisted']);
  const wanted = changed.map(({ day, meal }) => meals[day]?.[meal] ?? '');
  const conflictsFor = (eaters: typeof members) =>
    wanted.flatMap((dish) => dishConflicts(eaters, dish, own).map((one) => ({ ...one, dish })));
  const mayStay = (one: DishConflict) =>
    isDietOfChoice(one) || insisted.includes(one.dish) || there.has(one.dish);
  // A refusal goes to the model, which may not read health records; the lines are for the parent.
  const conflict = conflictsFor(members).find((one) => !mayStay(one));
  const lines: Proposal['lines'] = changed.map(({ day, meal }) => ({
    label: `${capital(day)} ${meal}`,
    before: stored?.meals[day]?.[meal] ?? null,
    after: meals[day]?.[meal] ?? null,
  }));
  const eaters = await eatingFamily(context);
  lines.push(...warningLines(conflictsFor(eaters), mayStay));
  if (changed.length > 0) lines.push(...recordLines(eaters));
  lines.push(...(await conditionLines(context, eaters, dishesOf(wanted, own))));
  const guarded = eaters.filter((member) => {
    const { allergens, diets, words } = readRestrictions(member);
    return allergens.length + diets.length + words.length > 0;
  });
  // A name says little: what the cookbook does not know, the parent has to judge.
  const unknown = wanted.filter((dish) => dish !== '' && !isKnownDish(dish, own));
  if (guarded.length > 0 && unknown.length > 0) {
    const dishes = [...new Set(unknown)].join(', ');
    lines.push({ label: 'Please check', before: null, after: `I don't know what's in: ${dishes}` });
  }
  const lunches = changed
    .filter(({ meal }) => meal === 'lunch')
    .map(({ day }) => ({ day, text: meals[day]?.lunch ?? '' }));
  lines.push(...(await againstSchools(context, own, weekStartDate, lunches)));
  return {
    title: `Save the menu for the week of ${dayAndMonth(weekStartDate)}`,
    lines,
    concerns: guarded.map(({ name }) => name),
    // Notes of the family's own stay.
    arguments: {
      weekStartDate,
      notes: isTheirs ? (stored?.notes ?? '') : stored?.notes || MADE_BY_PIP,
      meals: saved(meals, stored?.meals ?? {}),
      // For the second look, at approval.
      ...(insisted.length > 0 ? { insisted } : {}),
    },
    targets: [{ table: 'weekly_menu', id, version: stored?.version ?? null }],
    ...(conflict && { refused: `This menu doesn't fit your family: ${dishConflictWords(conflict)}.` }),
  };
}

/** 'Remove the menu for the week of …', with every meal and note that goes (D8). */
export const previewMenuRemoval: Look = async (context, input) => {
  const { id } = parseInput(mealsSchemas.deleteWeeklyMenu.input, input);
  const { weekStartDate, meals, notes, dayNotes, version } = await context.records('weekly_menu').get(id);
  const gone = (label: string, text: string | undefined): Preview['lines'] =>
    text ? [{ label, before: text, after: null }] : [];
  return {
    title: `Remove the menu for the week of ${dayAndMonth(weekStartDate)}`,
    lines: [
      ...slots.flatMap(({ day, meal }) => gone(`${capital(day)} ${meal}`, meals[day]?.[meal])),
      ...gone('Notes', notes),
      ...DAYS.flatMap((day) => gone(`${capital(day)}, notes`, dayNotes[day])),
    ],
    concerns: [],
    arguments: { id, ifVersion: version },
    targets: [{ table: 'weekly_menu', id, version }],
  };
};
