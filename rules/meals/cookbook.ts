// The starter cookbook: all its dishes in one list.
import { BREAKFASTS } from '../data/cookbook-breakfasts.ts';
import { DINNERS } from '../data/cookbook-dinners.ts';
import { LUNCHES } from '../data/cookbook-lunches.ts';
import type { Dish } from './dish.ts';

/** Every dish of the starter cookbook. */
export const COOKBOOK: readonly Dish[] = [...BREAKFASTS, ...LUNCHES, ...DINNERS];

/** Minutes from start to table. */
export const minutesOf = ({ prepMinutes, cookMinutes }: Dish): number => prepMinutes + cookMinutes;
