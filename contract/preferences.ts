// Choices that a parent can change at any time: assistance areas and themes.
import { keysOf } from './keys.ts';

/** Assistance areas with their screens; `familyManagement` has no screen of its own (SIDE-04, SET-01). */
export const AREAS = {
  mealPlanning: { label: 'Meal Planning', path: '/meal-planning' },
  schoolSchedules: { label: 'School Schedules', path: '/school' },
  dailyRoutines: { label: 'Daily Routines', path: '/daily-routines' },
  familyManagement: { label: 'Family Management', path: null },
  eventPlanning: { label: 'Event Planning', path: '/event-planning' },
  medical: { label: 'Medical Assistance', path: '/medical' },
  parentingTips: { label: 'Parenting Tips', path: '/parenting' },
} as const;
export type AreaId = keyof typeof AREAS;
export const AREA_IDS = keysOf(AREAS);

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
