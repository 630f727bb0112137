// Dishes suggested while a parent types a meal: the household's own ideas, and dishes of its earlier menus.
import type { Meal } from '#contract/week.ts';
import type { KeptMenuIdea, KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays } from '#rules/time/dates.ts';
import { shortDay } from '../menu-weeks.ts';

export interface OfferedDish {
  name: string;
  /** Origin: 'idea', or the day for which it was last planned. */
  from: string;
  isFavorite: boolean;
}

/** Nobody reads more than these while typing. */
const MOST = 6;

interface Wish {
  ideas: readonly Pick<KeptMenuIdea, 'name' | 'mealType' | 'isFavorite'>[];
  menus: readonly Pick<KeptWeeklyMenu, 'weekStart' | 'days'>[];
  meal: Meal;
  typed: string;
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Ideas for this meal come first, favourites before others. */
const rank = ({ mealType, isFavorite }: Wish['ideas'][number], meal: Meal): number =>
  (mealType === meal ? 0 : 2) + (isFavorite ? 0 : 1);

/** Dishes that were planned for this meal before, the latest week first. */
const plannedBefore = ({ menus, meal }: Wish): OfferedDish[] =>
  menus
    .toSorted((a, b) => (a.weekStart < b.weekStart ? 1 : -1))
    .flatMap(({ weekStart, days }) =>
      days.map((day, at) => ({
        name: day[meal].trim(),
        from: shortDay(addDays(weekStart, at)),
        isFavorite: false,
      })),
    );

/** The dishes to offer for what has been typed, the likeliest first. */
export function offeredDishes(wish: Wish): OfferedDish[] {
  const { ideas, meal, typed } = wish;
  const words = fold(typed).split(/\s+/);
  const own = ideas
    .toSorted((a, b) => rank(a, meal) - rank(b, meal))
    .map(({ name, isFavorite }) => ({ name, from: 'idea', isFavorite }));
  const offers = new Map<string, OfferedDish>();
  for (const dish of [...own, ...plannedBefore(wish)]) {
    const name = fold(dish.name);
    if (name === '' || name === fold(typed) || offers.has(name)) continue;
    if (words.every((word) => name.includes(word))) offers.set(name, dish);
  }
  return [...offers.values()].slice(0, MOST);
}
