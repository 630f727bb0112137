// Computes the shopping of a week's meals: the ingredients of every dish that the household or the cookbook knows,
// added up, without the pantry's stock. Water is never on it, nor salt and pepper unless a dish takes cups of them.
import type { MenuIdea } from '#contract/kinds/menu-idea.ts';
import { PANTRY_CATEGORIES, type PantryItem } from '#contract/kinds/pantry-item.ts';
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import type { NeededItem, ShoppingPlan } from '#contract/schemas/food.ts';
import { mealsOfDate } from '../calendar/events/meal-events.ts';
import type { MenuOfWeek } from '../calendar/events/meal-events.ts';
import { BY_FEEL } from '../data/measures.ts';
import { categoryOf } from '../food/food-category.ts';
import { weekCovers } from '../meals/current-week.ts';
import { dishFinder } from '../meals/dish-of-text.ts';
import type { KnownDish } from '../meals/dish-of-text.ts';
import { fieldsOf, mealsOfFields } from '../sync/meal-records.ts';
import type { KeptWeeklyMenu } from '../sync/meal-records.ts';
import { nameForm } from '../text/words.ts';
import { addDays, daysBetween } from '../time/dates.ts';
import type { Amount } from './amounts.ts';
import { readIngredient } from './ingredient-lines.ts';
import type { IngredientLine } from './ingredient-lines.ts';
import { stockOf } from './pantry-stock.ts';
import { addAmounts, formatQuantity, stillNeeded } from './quantities.ts';
import { isPlural, pluralOf, shopName } from './shop-names.ts';
import { nameSets } from './shop-words.ts';

export interface WeekToShopFor {
  /** The first date of the week, usually a Monday. */
  weekStart: string;
  /** Every menu of the household, as the server or as the browser keeps it; the later week wins where two overlap. */
  menus: readonly (MenuOfWeek | KeptWeeklyMenu)[];
  ideas: readonly Pick<MenuIdea, 'name' | 'ingredients'>[];
  pantry: readonly Pick<PantryItem, 'name' | 'quantity'>[];
  /** The meals of earlier days of its week are over; of another week, and without it, all are shopped for. */
  today?: string;
}

const asMenu = (menu: MenuOfWeek | KeptWeeklyMenu): MenuOfWeek =>
  'days' in menu
    ? {
        id: menu.id,
        weekStartDate: menu.weekStart,
        notes: menu.notes,
        meals: mealsOfFields(fieldsOf('weekly-menus', menu)).meals,
      }
    : menu;

/** The dishes of a week, one for each time it is cooked, and the unknown meals. */
function cookedInWeek({ weekStart, menus, ideas, today = weekStart }: WeekToShopFor): {
  dishes: KnownDish[];
  unknown: string[];
} {
  const find = dishFinder(ideas);
  const week = menus.map(asMenu);
  const dishes: KnownDish[] = [];
  const unknown = new Map<string, string>();
  const first = weekCovers(weekStart, today) ? daysBetween(weekStart, today) : 0;
  for (let day = first; day < 7; day += 1) {
    for (const { text } of mealsOfDate(week, addDays(weekStart, day))) {
      const meant = find(text);
      if (meant.isLeftover) continue;
      dishes.push(...meant.dishes);
      for (const part of meant.unknown) if (!unknown.has(nameForm(part))) unknown.set(nameForm(part), part);
    }
  }
  return { dishes, unknown: [...unknown.values()] };
}

/** A dish to be cooked. */
type Cooked = Pick<KnownDish, 'name' | 'ingredients'>;

interface Need {
  key: string;
  names: Set<string>;
  amounts: Amount[];
  dishes: Set<string>;
}

const SALT_AND_PEPPER = /^(.*\bsalt) (?:and|&) (.*\bpepper)$/i;
const SPOONS: readonly (string | null)[] = [
  'tsp',
  'tbsp',
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'drop',
  null,
];

/** True for a line with an item that a shop sells. */
function isToBuy({ name, unit }: IngredientLine, key: string): boolean {
  const { tap, table, prepared } = nameSets();
  const form = nameForm(name);
  // Splitting 'flour, sifted' at its comma leaves a line that is only 'sifted'.
  if (form === '' || prepared.has(form) || form.split(' ').every((word) => prepared.has(word))) return false;
  if (tap.has(form) || tap.has(key)) return false;
  return !((table.has(form) || table.has(key)) && SPOONS.includes(unit));
}

/** The lines of a dish; 'salt and pepper' are two things. */
const linesOf = ({ ingredients }: Cooked): IngredientLine[] =>
  ingredients.flatMap((text) => {
    const line = readIngredient(text);
    const [, first, second] = SALT_AND_PEPPER.exec(line.name) ?? [];
    return first && second
      ? [
          { ...line, name: first },
          { ...line, name: second },
        ]
      : [line];
  });

function addUp(dishes: readonly Cooked[]): Need[] {
  const needs = new Map<string, Need>();
  for (const dish of dishes) {
    for (const line of linesOf(dish)) {
      const { key, name, isCooked } = shopName(line);
      if (!isToBuy(line, key)) continue;
      const need = needs.get(key) ?? { key, names: new Set(), amounts: [], dishes: new Set() };
      need.names.add(name);
      need.dishes.add(dish.name);
      const { amount: value, unit } = line;
      if (value !== null && !(unit && BY_FEEL.has(unit))) {
        need.amounts.push({ value, unit, size: isCooked && unit ? 'cooked' : line.size });
      }
      needs.set(key, need);
    }
  }
  return [...needs.values()];
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** The plainest of the names it was written under, in the plural where more than one is needed. */
function nameOf({ names }: Need, amounts: readonly Amount[]): string {
  const sorted = [...names].toSorted((a, b) => a.length - b.length || byText(b, a));
  const shortest = sorted[0] ?? '';
  const pieces = amounts.filter(({ unit }) => unit === null);
  const isOnlyPieces = amounts.length > 0 && pieces.length === amounts.length;
  const isMore = pieces.reduce((all, { value }) => all + value, 0) > 1;
  if (isOnlyPieces && !isMore) return shortest;
  return sorted.find(isPlural) ?? (isMore ? pluralOf(shortest) : shortest);
}

/** A measured cup of something cooked stays apart from a cup of it raw. */
const isOfCooked = ({ size }: Amount): boolean => size === 'cooked';

function quantityOf(amounts: readonly Amount[]): string {
  // No shop sells half a cucumber.
  const raw = addAmounts(amounts.filter((amount) => !isOfCooked(amount))).map((amount) =>
    amount.unit === null ? { ...amount, value: Math.ceil(amount.value - 0.01) } : amount,
  );
  const cooked = addAmounts(amounts.filter(isOfCooked).map((amount) => ({ ...amount, size: '' })));
  return formatQuantity([...raw, ...cooked.map((amount) => ({ ...amount, size: 'cooked' }))]);
}

function itemOf(need: Need, amounts: readonly Amount[]): NeededItem {
  const name = nameOf(need, amounts);
  return { name, qty: quantityOf(amounts), category: categoryOf(name), dishes: [...need.dishes] };
}

const inOrder = (items: readonly NeededItem[]): NeededItem[] =>
  items.toSorted(
    (a, b) =>
      PANTRY_CATEGORIES.indexOf(a.category) - PANTRY_CATEGORIES.indexOf(b.category) ||
      byText(a.name.toLowerCase(), b.name.toLowerCase()),
  );

/** Shopping needed for dishes, grouped by category, and the part that the pantry has. */
export function shoppingFromDishes(
  dishes: readonly Cooked[],
  pantry: WeekToShopFor['pantry'],
): Pick<ShoppingPlan, 'items' | 'inPantry'> {
  const stock = stockOf(pantry);
  const items: NeededItem[] = [];
  const inPantry: NeededItem[] = [];
  for (const need of addUp(dishes)) {
    const there = stock(need.key);
    if (!there) items.push(itemOf(need, need.amounts));
    else {
      // A pantry that says how much it has may have too little; one that does not say has enough.
      const left = need.amounts.some(isOfCooked)
        ? undefined
        : stillNeeded(addAmounts(need.amounts), there.amounts);
      if (left && left.length > 0) items.push(itemOf(need, left));
      else inPantry.push(itemOf(need, need.amounts));
    }
  }
  return { items: inOrder(items), inPantry: inOrder(inPantry) };
}

/** Shopping needed for the meals of the week; the same week always gives the same list. */
export function shoppingFromWeek(week: WeekToShopFor): ShoppingPlan {
  const { dishes, unknown } = cookedInWeek(week);
  return {
    weekStartDate: week.weekStart,
    ...shoppingFromDishes(dishes, week.pantry),
    unknownDishes: unknown,
  };
}

/** The items that a list does not have yet, ticked or not: pressing twice adds nothing twice. */
export function missingFrom(
  list: { items: readonly Pick<ShoppingItem, 'name'>[] },
  items: readonly NeededItem[],
): NeededItem[] {
  const keyOf = (name: string) => shopName(readIngredient(name)).key;
  const there = new Set(list.items.map(({ name }) => keyOf(name)));
  return items.filter(({ name }) => !there.has(keyOf(name)));
}
