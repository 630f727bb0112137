// The signed-in parent: who they are, what they chose, and finishing the wizard.
import * as z from 'zod/mini';
import { Id, Nothing, clearable } from './common.ts';
import { operation } from './operation.ts';

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

/** The specification spells the school area two ways; both are accepted and stored as one (D4). */
const AreaIdField = z.pipe(
  z.transform((value: unknown): unknown => (value === 'school-schedules' ? 'schoolSchedules' : value)),
  z.enum(AREA_IDS, 'Unknown assistance area'),
);
const AreaList = z
  .array(AreaIdField, 'Assistance areas must be a list')
  .check(z.overwrite((ids) => [...new Set(ids)]));

const SCHOOL_TYPES = ['public', 'private', 'homeschool', 'hybrid'] as const;
export const SchoolType = z.enum(SCHOOL_TYPES, 'School type is one of public, private, homeschool, hybrid');
export type SchoolType = z.infer<typeof SchoolType>;

/** Integrations a parent may note for later; none is connected yet (D27). */
export const INTEGRATIONS = ['gmail', 'google-calendar'] as const;
const Integrations = z
  .array(z.enum(INTEGRATIONS, 'Unknown integration'), 'Integrations must be a list')
  .check(z.overwrite((ids) => [...new Set(ids)]));

export const THEMES = ['system', 'light', 'dark'] as const;
const Theme = z.enum(THEMES, 'Theme is one of system, light, dark');
export type Theme = z.infer<typeof Theme>;

export const Preferences = z.object({
  assistanceAreas: AreaList,
  schoolType: z.nullable(SchoolType),
  integrations: Integrations,
  theme: Theme,
});
export type Preferences = z.infer<typeof Preferences>;

/** What a new account starts with. */
export const NO_PREFERENCES: Preferences = {
  assistanceAreas: [],
  schoolType: null,
  integrations: [],
  theme: 'system',
};

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

/** Whether `zone` is an IANA time zone this machine knows. */
function isTimeZone(zone: string): boolean {
  // Offsets such as '+02:00' are understood by Intl but have no daylight saving: not a place.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const TimeZone = z
  .string('Please choose a time zone')
  .check(z.maxLength(64, 'Please choose a time zone'), z.refine(isTimeZone, 'Please choose a time zone'));

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  onboardingCompleted: z.boolean(),
  preferences: Preferences,
  /** The household's zone (D5); `null` until onboarding chose it. */
  timeZone: z.nullable(z.string()),
  householdId: Id,
  /** False for an account that signs in through a provider only. */
  hasPassword: z.optional(z.boolean()),
  /** The household's count of changes before this was read: from there on a browser follows it (D33). */
  seq: z.optional(z.int()),
});
export type User = z.infer<typeof User>;

const partialPreferences = {
  assistanceAreas: clearable(AreaList, []),
  schoolType: clearable(z.nullable(SchoolType), null),
  integrations: clearable(Integrations, []),
  theme: clearable(Theme, 'system'),
};

export const account = {
  getUser: operation({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user, or null',
    kind: 'json',
    owner: 'public',
    input: Nothing,
    output: z.nullable(User),
  }),
  updatePreferences: operation({
    method: 'PUT',
    path: '/api/auth/user/preferences',
    summary: 'Change preferences; absent ones stay as they are',
    kind: 'json',
    owner: 'user',
    input: z.object(partialPreferences),
    output: User,
  }),
  completeOnboarding: operation({
    method: 'POST',
    path: '/api/onboarding/complete',
    summary: 'Finish the onboarding wizard',
    kind: 'json',
    owner: 'user',
    input: z.object({ timeZone: TimeZone, preferences: z.object(partialPreferences) }),
    output: User,
  }),
};
