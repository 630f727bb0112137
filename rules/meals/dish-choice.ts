// Chooses the next dish of a week: variety first, simple cooking on weekdays, and a different mix for each seed.
import type { Day } from '#contract/week.ts';
import { minutesOf } from './cookbook.ts';
import type { Dish } from './dish.ts';

/** The dishes chosen so far, day by day. */
export interface Chosen {
  dish: Dish;
  /** 0 is the first day of the week planned. */
  at: number;
}

const WEEKEND: ReadonlySet<Day> = new Set<Day>(['saturday', 'sunday']);
const WEEKDAY_MINUTES = { breakfast: 20, lunch: 30, dinner: 45 } as const;

/** Penalties of a dish; the noise is between 0 and 1 and decides between equal ones. */
const AGAINST = {
  servedYesterday: 1000,
  servedBefore: 100,
  slowOnWeekday: 4,
  weekendDishOnWeekday: 1.5,
  plainOnWeekend: 0.7,
  sameMainYesterday: 2,
  sameMainToday: 1,
  sameMainThisWeek: 0.8,
  sameCuisineYesterday: 1,
  sameCuisineThisWeek: 0.6,
} as const;

/** FNV-1a hash of a text, continuing from the hash `before`. */
function hashOf(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Start value of a plan's noise; computed once, because the seed includes every restriction of the family. */
export const noiseSeed = (text: string): number => hashOf(`${text} `);

/** A number between 0 and 1 that follows from the seed and the dish alone. */
function noise(seed: number, id: string): number {
  let hash = hashOf(id, seed);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function effort(dish: Dish, day: Day): number {
  const weekendDish = dish.tags.includes('weekend');
  if (WEEKEND.has(day)) return weekendDish ? 0 : AGAINST.plainOnWeekend;
  const slow = minutesOf(dish) > WEEKDAY_MINUTES[dish.meal];
  return (slow ? AGAINST.slowOnWeekday : 0) + (weekendDish ? AGAINST.weekendDishOnWeekday : 0);
}

function sameness(dish: Dish, at: number, chosen: readonly Chosen[]): number {
  let sum = 0;
  for (const before of chosen) {
    const yesterday = before.at === at - 1;
    const today = before.at === at;
    const sameMeal = before.dish.meal === dish.meal;
    if (before.dish.main === dish.main) {
      if (today) sum += AGAINST.sameMainToday;
      else if (sameMeal) sum += yesterday ? AGAINST.sameMainYesterday : AGAINST.sameMainThisWeek;
    }
    if (sameMeal && before.dish.cuisine === dish.cuisine)
      sum += yesterday ? AGAINST.sameCuisineYesterday : AGAINST.sameCuisineThisWeek;
    if (before.dish.id === dish.id) sum += yesterday ? AGAINST.servedYesterday : AGAINST.servedBefore;
  }
  return sum;
}

/** The best of the dishes for a day, or undefined when there are none. */
export function chooseDish(
  dishes: readonly Dish[],
  { at, day, chosen, seed }: { at: number; day: Day; chosen: readonly Chosen[]; seed: number },
): Dish | undefined {
  let best: Dish | undefined;
  let least = Infinity;
  for (const dish of dishes) {
    const against = effort(dish, day) + sameness(dish, at, chosen) + noise(seed, dish.id);
    if (against < least) [best, least] = [dish, against];
  }
  return best;
}
