// Plans a week of meals from the cookbook that respects the restrictions of all members at once. A slot that no dish
// fits stays empty, with the reason.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { WeekPlan } from '#contract/schemas/meals.ts';
import { MEALS, type Day, type Meal } from '#contract/week.ts';
import { mealsOfDate, type MenuOfWeek } from '../calendar/events/meal-events.ts';
import { asInProfile } from '../family/joined-allergies.ts';
import { BABY_AGE, CHOKING_AGE } from '../data/age-rules.ts';
import { babyAdvice } from '../food/age-rules.ts';
import type { DishRule } from '../school/school-lunches.ts';
import { allergenLabel, dietLabel } from '../restrictions/restriction-labels.ts';
import { readRestrictions } from '../restrictions/restrictions.ts';
import type { MemberFood, Restrictions } from '../restrictions/restrictions.ts';
import { andList } from '../text/and-list.ts';
import { shortHash } from '../text/short-hash.ts';
import { addDays, dayOf } from '../time/dates.ts';
import { COOKBOOK, minutesOf } from './cookbook.ts';
import { chooseDish, noiseSeed } from './dish-choice.ts';
import type { Chosen } from './dish-choice.ts';
import { mustNotHave } from './dish-verdicts.ts';
import { isMadeWithout } from './dish-without.ts';
import type { Dish } from './dish.ts';

/** Fields of a family member that a plan uses. */
type PlannedFor = Pick<
  FamilyMember,
  'name' | 'age' | 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds' | 'notes'
> &
  MemberFood;

interface WeekPlanInput {
  members: readonly PlannedFor[];
  /** First date of the week, usually a Monday. */
  weekStartDate: string;
  /** Only these meals; all three when absent. */
  meals?: readonly Meal[] | undefined;
  /** Longest time from start to table, in minutes. */
  maxMinutes?: number | undefined;
  /** Foods or kinds of food to leave out this time: 'fish', 'mushrooms'. */
  without?: readonly string[] | undefined;
  /** A different number gives a different week. */
  variation?: number | undefined;
  /** The first day to plan; the first of the week when absent. */
  from?: string | undefined;
  /** The menus there are: places they fill stay, or are planned over where `replace` says so. */
  menus?: readonly MenuOfWeek[] | undefined;
  replace?: boolean | undefined;
  /** Food rules of the children's schools for lunches on this date. */
  lunchRulesOn?: ((date: string) => readonly DishRule[]) | undefined;
}

/** Number of times that a dish may be in one week. */
const MOST_SERVINGS: Record<Meal, number> = { breakfast: 2, lunch: 2, dinner: 1 };
const MEALS_NAMED: Record<Meal, string> = { breakfast: 'breakfasts', lunch: 'lunches', dinner: 'dinners' };

const DAYS_OF_WEEK = 7;

interface Guarded {
  person: PlannedFor;
  restrictions: Restrictions;
  /** Those of the profile: a plan is read by models that may not read the medical records. */
  told: Restrictions;
  labels: string[];
  /** Sort key of a person. */
  key: string;
}

/** A member with the restrictions read, in an order that does not depend on the order of the family. */
function guardedOf(members: readonly PlannedFor[]): Guarded[] {
  return members
    .map((person) => {
      const restrictions = readRestrictions(person);
      const told = readRestrictions(asInProfile(person));
      const labels = [...told.allergens.map(allergenLabel), ...told.diets.map(dietLabel), ...told.words];
      const { age } = person;
      if (age !== null && age < CHOKING_AGE) labels.push(`under ${age < BABY_AGE ? BABY_AGE : CHOKING_AGE}`);
      const key = JSON.stringify([person.name, labels, told.pleaseCheck, person.age]);
      return { person, restrictions, told, labels, key };
    })
    .toSorted((a, b) => compare(a.key, b.key));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** A reason is one sentence, however many restrictions there are. */
const MOST_LABELS = 20;
const shortened = (labels: readonly string[]): readonly string[] =>
  labels.length <= MOST_LABELS
    ? labels
    : [...labels.slice(0, MOST_LABELS), `${labels.length - MOST_LABELS} more`];

interface Shelf {
  dishes: Dish[];
  /** Why others are missing, for a parent: 'fit Mia (Milk)'. */
  because: string;
}

/** The dishes of a meal that fit all members, and the reasons that excluded the others. */
function shelfOf(
  meal: Meal,
  guarded: readonly Guarded[],
  { maxMinutes, without }: { maxMinutes: number; without: readonly string[] },
): Shelf {
  const isWithout = isMadeWithout(without);
  const inTime = COOKBOOK.filter(
    (dish) => dish.meal === meal && minutesOf(dish) <= maxMinutes && isWithout(dish),
  );
  const blocking = new Set<Guarded>();
  const dishes = inTime.filter((dish) => {
    const against = guarded.filter(({ person, restrictions }) => mustNotHave(person, restrictions, dish));
    for (const one of against) blocking.add(one);
    return against.length === 0;
  });
  const people = guarded
    .filter((one) => blocking.has(one))
    .map(({ person, labels }) =>
      labels.length === 0 ? person.name : `${person.name} (${shortened(labels).join(', ')})`,
    );
  const fit = people.length > 0 ? [`fits ${andList(people)}`] : [];
  const quick = Number.isFinite(maxMinutes)
    ? [`takes at most ${maxMinutes} minute${maxMinutes === 1 ? '' : 's'}`]
    : [];
  const plain = without.length > 0 ? [`has no ${without.join(' or ')}`] : [];
  return { dishes, because: [...fit, ...quick, ...plain].join(' and ') };
}

function reasonFor(meal: Meal, { dishes, because }: Shelf): string {
  const condition = because === '' ? '' : ` that ${because}`;
  if (dishes.length === 0) return `The cookbook has no ${meal}${condition}.`;
  const most = MOST_SERVINGS[meal] === 1 ? 'once' : 'twice';
  const number = dishes.length === 1 ? `one ${meal}` : `${dishes.length} ${MEALS_NAMED[meal]}`;
  return `The cookbook has only ${number}${condition}, and a ${meal} is planned at most ${most} a week.`;
}

/** The shelf without dishes that break a rule. */
function keepingRules(shelf: Shelf, rules: readonly DishRule[]): Shelf {
  if (rules.length === 0) return shelf;
  const kept = rules.map(({ says }) => `keeps the rule “${says}”`);
  return {
    dishes: shelf.dishes.filter(({ ingredients }) => !rules.some((rule) => rule.isBrokenBy(ingredients))),
    because: [...(shelf.because === '' ? [] : [shelf.because]), ...kept].join(' and '),
  };
}

/** The facts about a person that give a fresh plan when they change. */
const seedOf = ({ person: { fromRecords = [] }, labels }: Guarded): string =>
  [...labels, ...fromRecords.map(({ entry }) => entry)].join();

/** The week's meals, what they respect, and the places no dish fits. */
export function planWeek(input: WeekPlanInput): WeekPlan {
  const { weekStartDate, maxMinutes = Infinity, without = [], variation = 0 } = input;
  const guarded = guardedOf(input.members);
  const wanted = MEALS.filter((meal) => (input.meals ?? MEALS).includes(meal));
  // Restrictions are part of the seed: when one changes, the parent sees a fresh week, not a patched one.
  const seed = noiseSeed(JSON.stringify([weekStartDate, variation, guarded.map(seedOf).toSorted()]));
  const shelves = new Map(wanted.map((meal) => [meal, shelfOf(meal, guarded, { maxMinutes, without })]));
  const { from = weekStartDate, menus = [], replace = false, lunchRulesOn = () => [] } = input;
  const schoolRules = new Set<string>();
  const filled = filledPlaces(menus, weekStartDate);
  const chosen: Chosen[] = replace ? [] : knownDishes(filled);
  const plan: WeekPlan = {
    weekStartDate,
    from,
    meals: {},
    kept: [],
    replaced: [],
    gaps: [],
    ...reportOf(guarded),
  };
  for (let at = 0; at < DAYS_OF_WEEK; at += 1) {
    const date = addDays(weekStartDate, at);
    if (date < from) continue;
    const day: Day = dayOf(date);
    for (const [meal, all] of shelves) {
      const there = filled.find((place) => place.at === at && place.meal === meal);
      if (there) (replace ? plan.replaced : plan.kept).push({ day, meal, dish: there.text });
      if (there && !replace) continue;
      const rules = meal === 'lunch' ? lunchRulesOn(date) : [];
      for (const { says } of rules) schoolRules.add(says);
      const shelf = keepingRules(all, rules);
      const served = (dish: Dish) => chosen.filter((before) => before.dish === dish).length;
      const left = shelf.dishes.filter((dish) => served(dish) < MOST_SERVINGS[meal]);
      const dish = chooseDish(left, { at, day, chosen, seed });
      if (dish) {
        chosen.push({ dish, at });
        plan.meals[day] = { ...plan.meals[day], [meal]: dish.name };
      } else plan.gaps.push({ day, meal, reason: reasonFor(meal, shelf) });
    }
  }
  plan.advice.push(...[...schoolRules].map((says) => `Lunches on school days keep the rule “${says}”.`));
  return plan;
}

interface OneDish extends Pick<WeekPlanInput, 'members' | 'maxMinutes' | 'without' | 'lunchRulesOn'> {
  date: string;
  meal: Meal;
  /** Dishes the week has already. */
  taken: readonly string[];
}

/** Every other dish of the cookbook that fits all members in one place of a week; always in the same, mixed order. */
export function otherDishes({ date, meal, taken, ...input }: OneDish): string[] {
  const { maxMinutes = Infinity, without = [], lunchRulesOn = () => [] } = input;
  const shelf = shelfOf(meal, guardedOf(input.members), { maxMinutes, without });
  return keepingRules(shelf, meal === 'lunch' ? lunchRulesOn(date) : [])
    .dishes.map(({ name }) => name)
    .filter((name) => !taken.includes(name))
    .map((name) => ({ name, key: shortHash(`${date} ${meal} ${name}`) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ name }) => name);
}

/** The places of a week that its menus fill. */
const filledPlaces = (menus: readonly MenuOfWeek[], weekStartDate: string) =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) =>
    mealsOfDate(menus, addDays(weekStartDate, at)).map(({ meal, text }) => ({ at, meal, text })),
  ).flat();

/** Dishes of the cookbook the week has already, so that they are not planned once more. */
const knownDishes = (filled: readonly { at: number; text: string }[]): Chosen[] =>
  filled.flatMap(({ at, text }) => {
    const dish = COOKBOOK.find(({ name }) => name === text);
    return dish ? [{ dish, at }] : [];
  });

function reportOf(
  guarded: readonly Guarded[],
): Pick<WeekPlan, 'respected' | 'checkedByName' | 'pleaseCheck' | 'advice'> {
  const named = (pick: (restrictions: Restrictions) => readonly string[]) =>
    guarded.flatMap(({ person: { name }, told }) => pick(told).map((word) => ({ name, word })));
  return {
    respected: guarded
      .filter(({ told: { allergens, diets } }) => allergens.length + diets.length > 0)
      .map(({ person: { name }, told: { allergens, diets } }) => ({
        name,
        allergens: allergens.map(allergenLabel),
        diets: diets.map(dietLabel),
      })),
    checkedByName: named(({ words }) => words),
    pleaseCheck: named(({ pleaseCheck }) => pleaseCheck),
    advice: guarded.flatMap(({ person }) => babyAdvice(person) ?? []),
  };
}
