// In-place edits of a week: typing, changing and clearing a meal or a note. Everything shows at once; an edit that this
// browser could not store is reported (MEAL-07, MEAL-15).
import type { Meal } from '#contract/week.ts';
import type { KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import type { MealStore } from '../../meal-store/store.ts';
import { emptyDays } from './menu-weeks.ts';

export const NOT_SAVED = "Couldn't save. Check your connection and try again.";

/** A field of a day. */
export type DayField = Meal | 'notes';

/** A week on the screen: its menu, if it is planned. */
export interface ShownWeek {
  start: string;
  menu: KeptWeeklyMenu | undefined;
}

/** Stores the text of one place; throws when it cannot be kept. A week without a menu gets one. */
function store(
  meals: MealStore,
  { start, menu }: ShownWeek,
  at: number,
  field: DayField,
  text: string,
): void {
  if (menu && field !== 'notes') {
    meals.placeMeal(menu.id, dayOf(addDays(start, at)), field, text);
    return;
  }
  const days = (menu?.days ?? emptyDays(start)).map((day, index) =>
    index === at ? { ...day, [field]: text } : day,
  );
  meals.saveMenu({ weekStart: start, days });
}

/** Stores the text of one slot of a week; returns false when it could not be stored. */
export function writePlace(
  meals: MealStore,
  week: ShownWeek,
  at: number,
  field: DayField,
  text: string,
): boolean {
  try {
    store(meals, week, at, field, text);
    return true;
  } catch {
    toastError(NOT_SAVED);
    return false;
  }
}

/** Empties one place, with the way back in the toast. */
export function clearPlace(meals: MealStore, week: ShownWeek, at: number, field: DayField): void {
  const before = week.menu?.days[at]?.[field] ?? '';
  if (before === '' || !writePlace(meals, week, at, field, '')) return;
  const undo = () => writePlace(meals, week, at, field, before);
  toast({
    title: field === 'notes' ? 'Note cleared' : 'Meal cleared',
    action: { label: 'Undo', onClick: undo },
  });
}
