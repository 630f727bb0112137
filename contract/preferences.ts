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

/** The first steps on the dashboard: open for whoever set the household up, until all are done or they are dismissed. */
export const FIRST_STEPS = ['open', 'done'] as const;

/** Recovery codes: made and not yet kept, to be kept later, kept. Absent where none were made. */
export const CODES_STATES = ['new', 'later', 'kept'] as const;

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
