// Search behind 'What can I cook with chicken and rice?': the family's ideas and the cookbook, those that use most of
// it first, with the ingredients missing from the pantry and the concerns.
import type { MealType, MenuIdea } from '#contract/kinds/menu-idea.ts';
import type { PantryItem } from '#contract/kinds/pantry-item.ts';
import type { FoundDish } from '#contract/schemas/food.ts';
import { prepareChecks } from '../food/conflicts.ts';
import { checkFor, concernSentence } from '../food/meal-concerns.ts';
import type { Eater, FamilyCheck } from '../food/meal-concerns.ts';
import { foodOf, wantedFinder } from '../food/wanted-foods.ts';
import type { Food } from '../food/wanted-foods.ts';
import { stockOf } from '../shopping/pantry-stock.ts';
import { shopName } from '../shopping/shop-names.ts';
import { nameSets } from '../shopping/shop-words.ts';
import { nameForm } from '../text/words.ts';
import { COOKBOOK, minutesOf } from './cookbook.ts';
import { isMadeWithout } from './dish-without.ts';

type Idea = Pick<MenuIdea, 'id' | 'name' | 'mealType' | 'ingredients' | 'prepTime' | 'cookTime'>;

interface Wanted {
  /** Ingredients to cook with; what the pantry has when empty. */
  with: readonly string[];
  /** Classes or foods to leave out. */
  without: readonly string[];
  mealType?: MealType | undefined;
  /** Longest time from start to table, in minutes; a dish without a known time does not count as quick. */
  maxMinutes?: number | undefined;
  limit?: number | undefined;
  /** True to leave out dishes that only a medical record speaks against, and to name no such allergy. */
  hidesRecords?: boolean;
}

interface Household {
  ideas: readonly Idea[];
  pantry: readonly Pick<PantryItem, 'name' | 'quantity'>[];
  members: readonly Eater[];
}

type Dish = Pick<FoundDish, 'name' | 'from' | 'ideaId' | 'mealType' | 'minutes' | 'ingredients'>;

const together = (prep: number | null, cook: number | null): number | null =>
  prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0);

function dishesOf(ideas: readonly Idea[]): Dish[] {
  const own = ideas.map(({ id, name, mealType, ingredients, prepTime, cookTime }): Dish => ({
    name,
    from: 'idea',
    ideaId: id,
    mealType,
    minutes: together(prepTime, cookTime),
    ingredients,
  }));
  const names = new Set(own.map(({ name }) => nameForm(name)));
  // A dish the family made its own is listed once, as theirs.
  const others = COOKBOOK.filter(({ name }) => !names.has(nameForm(name))).map((dish): Dish => ({
    name: dish.name,
    from: 'cookbook',
    ideaId: null,
    mealType: dish.meal,
    minutes: minutesOf(dish),
    ingredients: [...dish.ingredients],
  }));
  return [...own, ...others];
}

const isFromTheTap = ({ key }: Food): boolean => nameSets().tap.has(key) || nameSets().table.has(key);

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

interface Asked {
  words: readonly string[];
  /** The places of the wanted words an ingredient is. */
  wantedBy: (ingredient: Food) => readonly number[];
  has: (key: string) => boolean;
  check: FamilyCheck;
  hidesRecords: boolean;
}

/** The dish with what a parent wants to know about it, in steps; undefined when it uses nothing of what is wanted. */
function* told(
  dish: Dish,
  { words, wantedBy, has, check, hidesRecords }: Asked,
): Generator<void, FoundDish | undefined> {
  const foods = dish.ingredients.map(foodOf);
  const uses = [...new Set(foods.flatMap(wantedBy))].toSorted((a, b) => a - b);
  if (words.length > 0 && uses.length === 0) return undefined;
  const missing = foods.filter((one) => !isFromTheTap(one) && !has(one.key) && wantedBy(one).length === 0);
  const concerns = yield* check.stepsOfDish(dish);
  if (hidesRecords && concerns.some(({ record }) => record !== undefined)) return undefined;
  return {
    ...dish,
    uses: uses.flatMap((place) => words[place] ?? []),
    missing: [...new Set(missing.map(({ line }) => shopName(line).name))],
    concerns: concerns.map(concernSentence),
    conflicting: concerns.some(({ strength }) => strength !== 'unknown'),
  };
}

/** Foods in the pantry to cook with: one name for each food, read in steps. */
function* inStock(pantry: Household['pantry'], has: Asked['has']): Generator<void, string[]> {
  const names = new Map<string, string>();
  for (const { name } of pantry) {
    const { key } = foodOf(name);
    if (has(key) && !names.has(key)) names.set(key, name);
    yield;
  }
  return [...names.values()];
}

/**
 * Finds dishes that use what was asked for, the best first. A household may have thousands of things and dishes, so it
 * yields after each of them for the caller to pause.
 */
export function* findDishes(
  { ideas, pantry, members }: Household,
  asked: Wanted,
): Generator<void, FoundDish[]> {
  yield* prepareChecks(members);
  for (const { name } of pantry) {
    foodOf(name);
    yield;
  }
  const stock = stockOf(pantry);
  const has = (key: string) => stock(key) !== undefined;
  const isFromPantry = asked.with.length === 0;
  const words = isFromPantry ? yield* inStock(pantry, has) : asked.with;
  const wantedBy = wantedFinder(words.map(foodOf));
  const check = checkFor(members, ideas);
  const fits = isMadeWithout(asked.without);
  const { hidesRecords = false } = asked;
  const found: FoundDish[] = [];
  for (const dish of dishesOf(ideas)) {
    yield;
    const { mealType, minutes } = dish;
    if (asked.mealType !== undefined && mealType !== asked.mealType) continue;
    if (asked.maxMinutes !== undefined && (minutes === null || minutes > asked.maxMinutes)) continue;
    const one = fits(dish) ? yield* told(dish, { words, wantedBy, has, check, hidesRecords }) : undefined;
    if (one) found.push(one);
  }
  const last = (dish: FoundDish) => dish.minutes ?? Infinity;
  return found
    .toSorted(
      (a, b) =>
        // A dish that a member should not have comes last, however well it fits the pantry.
        Number(a.conflicting) - Number(b.conflicting) ||
        // From the pantry, what can be cooked without shopping comes first.
        (isFromPantry ? a.missing.length - b.missing.length : b.uses.length - a.uses.length) ||
        Number(a.concerns.length > 0) - Number(b.concerns.length > 0) ||
        (isFromPantry ? b.uses.length - a.uses.length : a.missing.length - b.missing.length) ||
        Number(a.from === 'cookbook') - Number(b.from === 'cookbook') ||
        (last(a) === last(b) ? byText(a.name, b.name) : last(a) - last(b)),
    )
    .slice(0, asked.limit);
}
