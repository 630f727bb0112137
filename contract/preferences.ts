// What a parent chooses from: assistance areas, school types, integrations, themes and time zones.

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
export const AREA_IDS = Object.keys(AREAS) as AreaId[];

export const SCHOOL_TYPES = ['public', 'private', 'homeschool', 'hybrid'] as const;

/** Integrations a parent may note for later; none is connected yet (D27). */
export const INTEGRATIONS = ['gmail', 'google-calendar'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The seven zones offered first (ONB-03); any other IANA zone may be chosen too (D19). */
export const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;
