// The columns of the week's grid: three meals and a note.
import { MEALS } from '#contract/week.ts';
import { MEAL_NAMES } from '#rules/calendar/events/meal-events.ts';
import type { DayField } from '../menu-edits.ts';

export const FIELDS: readonly DayField[] = [...MEALS, 'notes'];
export const FIELD_NAMES: Record<DayField, string> = { ...MEAL_NAMES, notes: 'Note' };

/** Room for the day, three meals and a note. */
export const COLUMNS =
  '@2xl:grid @2xl:gap-1.5 @2xl:px-1.5 @2xl:grid-cols-[7rem_repeat(3,minmax(0,1fr))_minmax(0,0.8fr)]';
