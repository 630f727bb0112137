// Moves and copies of planned meals. Each shows at once, goes both ways through the store in one edit, and has
// its way back in the toast.
import type { Meal } from '#contract/week.ts';
import { dayOf, formatWeekday } from '#rules/time/dates.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import type { MealStore } from '../../meal-store/store.ts';
import { NOT_SAVED } from './menu-edits.ts';

/** The place of a meal, and what is planned there. */
export interface MealSpot {
  /** Start of its week. */
  weekStart: string;
  date: string;
  meal: Meal;
  text: string;
}

/** A meal that is moved to a planned one changes places with it: none goes because another one came. */
export type Way = 'move' | 'copy';

/** 'Thursday dinner' */
const nameOfSpot = ({ date, meal }: MealSpot): string => `${formatWeekday(date)} ${meal}`;

export const isSameSpot = (one: MealSpot, other: MealSpot): boolean =>
  one.date === other.date && one.meal === other.meal && one.weekStart === other.weekStart;

/** Both places as they are afterwards. */
function spotsAfter(way: Way, from: MealSpot, to: MealSpot): MealSpot[] {
  const arrived = { ...to, text: from.text };
  if (way === 'copy') return [arrived];
  return [arrived, { ...from, text: to.text }];
}

function write(store: MealStore, spots: readonly MealSpot[]): boolean {
  try {
    store.placeMeals(spots.map((spot) => ({ ...spot, weekday: dayOf(spot.date) })));
    return true;
  } catch {
    toastError(NOT_SAVED);
    return false;
  }
}

function said(way: Way, from: MealSpot, to: MealSpot): { title: string; description?: string } {
  if (way === 'move' && to.text !== '')
    return { title: 'Meals swapped', description: `${from.text} and ${to.text}` };
  const where = `${from.text}: ${nameOfSpot(to)}`;
  return {
    title: way === 'move' ? 'Meal moved' : 'Meal copied',
    description: to.text === '' ? where : `${where}, in place of ${to.text}`,
  };
}

/** Brings a meal from one place to another. */
export function bringMeal(store: MealStore, way: Way, from: MealSpot, to: MealSpot): void {
  if (isSameSpot(from, to) || !write(store, spotsAfter(way, from, to))) return;
  const undo = () => {
    if (write(store, way === 'copy' ? [to] : [to, from])) toast({ title: 'Put back as it was' });
  };
  toast({ ...said(way, from, to), action: { label: 'Undo', onClick: undo } });
}
