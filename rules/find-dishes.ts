// 'What can I cook with chicken and rice?': the family's ideas and the cookbook, those that use most of it first, with
// what is missing from the pantry and who should not have it.
import type { MealType, MenuIdea, PantryItem } from '#contract/food-entities.ts';
import type { FoundDish } from '#contract/food.ts';
import { readFood } from './allergens.ts';
import { COOKBOOK, minutesOf } from './cookbook.ts';
import { isMadeWithout } from './dish-without.ts';
import { categoryOf } from './food-category.ts';
import type { Fact } from './food-facts.ts';
import { readIngredient } from './ingredient-lines.ts';
import { checkFor, concernSentence } from './meal-concerns.ts';
import type { Eater, FamilyCheck } from './meal-concerns.ts';
import { stockOf } from './pantry-stock.ts';
import { shopName } from './shop-names.ts';
import { coveredBy, meantBy, nameSets } from './shop-words.ts';
import { nameForm } from './words.ts';

type Idea = Pick<MenuIdea, 'id' | 'name' | 'mealType' | 'ingredients' | 'prepTime' | 'cookTime'>;

interface Wanted {
  /** Ingredients to cook with; what the pantry has when empty. */
  with: readonly string[];
  /** Classes or foods to leave out. */
  without: readonly string[];
  mealType?: MealType | undefined;
  /** Longest time from start to table; a dish whose time nobody knows does not count as quick. */
  maxMinutes?: number | undefined;
  limit?: number | undefined;
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

/** Words for a whole kind of food, as a parent asks for it. */
const KINDS: Readonly<Record<string, readonly Fact[]>> = {
  fish: ['fish'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  meat: ['meat'],
  beef: ['beef'],
  pork: ['pork'],
  lamb: ['lamb'],
  poultry: ['poultry'],
  nut: ['tree_nuts', 'peanuts'],
};

/** Kinds of food whose name comes first: 'chicken thighs' are chicken, 'rice vinegar' is no rice. */
const NAMED_FIRST: ReadonlySet<string> = new Set(['protein', 'produce']);

/** A food as it is compared: what it is bought as, in comparable form. */
interface Food {
  key: string;
  category: string;
  text: string;
}

function foodOf(line: string): Food {
  const read = readIngredient(line);
  const { key } = shopName(read);
  return { key, category: categoryOf(read.name), text: line };
}

/** 'Coconut milk' ends like milk and is none. */
const isStillOne = (of: string, text: string): boolean => {
  const [wanted, found] = [readFood(of), readFood(text)];
  return [...wanted.contains].every((fact) => found.contains.has(fact));
};

/** Whether an ingredient is what a parent asked for. */
function isIt(wanted: Food, food: Food): boolean {
  if (food.key === wanted.key || coveredBy(wanted.key).has(food.key) || meantBy(wanted.key).has(food.key))
    return true;
  const facts = KINDS[wanted.key];
  if (facts) {
    const { contains } = readFood(food.text);
    return (wanted.key === 'nut' || food.category === 'protein') && facts.some((fact) => contains.has(fact));
  }
  if (food.key.endsWith(` ${wanted.key}`)) return isStillOne(wanted.key, food.key);
  return (
    food.key.startsWith(`${wanted.key} `) &&
    food.category === wanted.category &&
    NAMED_FIRST.has(food.category)
  );
}

const isFromTheTap = ({ key }: Food): boolean => nameSets().tap.has(key) || nameSets().table.has(key);

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

interface Asked {
  wanted: readonly { word: string; food: Food }[];
  has: (key: string) => boolean;
  check: FamilyCheck;
}

/** The dish with what a parent wants to know about it. */
function told(dish: Dish, { wanted, has, check }: Asked): FoundDish {
  const foods = dish.ingredients.map(foodOf);
  const uses = wanted.filter(({ food }) => foods.some((one) => isIt(food, one)));
  const missing = foods.filter(
    (one) => !isFromTheTap(one) && !has(one.key) && !wanted.some(({ food }) => isIt(food, one)),
  );
  return {
    ...dish,
    uses: uses.map(({ word }) => word),
    missing: [...new Set(missing.map(({ text }) => shopName(readIngredient(text)).name))],
    concerns: check.ofDish(dish).map(concernSentence),
  };
}

/** Dishes that use what was asked for, the best first. */
export function findDishes({ ideas, pantry, members }: Household, asked: Wanted): FoundDish[] {
  const stock = stockOf(pantry);
  const isFromPantry = asked.with.length === 0;
  const words = isFromPantry
    ? pantry.filter(({ name }) => stock(foodOf(name).key) !== undefined).map(({ name }) => name)
    : asked.with;
  const wanted = words.map((word) => ({ word, food: foodOf(word) }));
  const check = checkFor(members, ideas);
  const fits = isMadeWithout(asked.without);
  const found = dishesOf(ideas)
    .filter(
      ({ mealType, minutes }) =>
        (asked.mealType === undefined || mealType === asked.mealType) &&
        (asked.maxMinutes === undefined || (minutes !== null && minutes <= asked.maxMinutes)),
    )
    .filter(fits)
    .map((dish) => told(dish, { wanted, has: (key) => stock(key) !== undefined, check }))
    .filter(({ uses }) => wanted.length === 0 || uses.length > 0);
  const last = (dish: FoundDish) => dish.minutes ?? Infinity;
  return found
    .toSorted(
      (a, b) =>
        // From the pantry, what can be cooked without shopping comes first.
        (isFromPantry ? a.missing.length - b.missing.length : b.uses.length - a.uses.length) ||
        Number(a.concerns.length > 0) - Number(b.concerns.length > 0) ||
        (isFromPantry ? b.uses.length - a.uses.length : a.missing.length - b.missing.length) ||
        Number(a.from === 'cookbook') - Number(b.from === 'cookbook') ||
        (last(a) === last(b) ? byText(a.name, b.name) : last(a) - last(b)),
    )
    .slice(0, asked.limit);
}
