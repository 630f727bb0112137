// Schemas of the signed-in parent and their preferences.
import * as z from 'zod/mini';
import { INTEGRATIONS, SCHOOL_TYPES } from '../onboarding.ts';
import { AREA_IDS, CODES_STATES, FIRST_STEPS, THEMES } from '../preferences.ts';
import { Id, Instant, Nothing, clearable, requiredName, shortText } from './common.ts';

/** The specification spells the school area in two ways; both are accepted and stored as one (D4). */
const AreaIdField = z.pipe(
  z.transform((value: unknown): unknown => (value === 'school-schedules' ? 'schoolSchedules' : value)),
  z.enum(AREA_IDS, 'Unknown assistance area'),
);
const AreaList = z
  .array(AreaIdField, 'Assistance areas must be a list')
  .check(z.overwrite((ids) => [...new Set(ids)]));

export const SchoolType = z.enum(SCHOOL_TYPES, 'School type is one of public, private, homeschool, hybrid');
export type SchoolType = z.infer<typeof SchoolType>;

const Integrations = z
  .array(z.enum(INTEGRATIONS, 'Unknown integration'), 'Integrations must be a list')
  .check(z.overwrite((ids) => [...new Set(ids)]));

const Theme = z.enum(THEMES, 'Theme is one of system, light, dark');

export const Preferences = z.object({
  assistanceAreas: AreaList,
  schoolType: z.nullable(SchoolType),
  integrations: Integrations,
  theme: Theme,
  firstSteps: z.optional(z.enum(FIRST_STEPS)),
  recoveryCodes: z.optional(z.enum(CODES_STATES)),
});
export type Preferences = z.infer<typeof Preferences>;

/** True for an IANA time zone that this machine knows. */
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

/** Offsets of the clocks of a zone, for browsers: their own table of zones takes longer to load than a screen. */
const ZoneOffsets = z.object({
  /** Each holds until the next one; the last until `until`. */
  changes: z.array(z.object({ at: Instant, seconds: z.int() })),
  until: Instant,
});

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  onboardingCompleted: z.boolean(),
  preferences: Preferences,
  /** The household's zone (D5); `null` until it is chosen in onboarding. */
  timeZone: z.nullable(z.string()),
  /** Seconds that zone is ahead of UTC, from a year ago until in a year. */
  zoneOffsets: z.optional(ZoneOffsets),
  householdId: Id,
  /** False for an account that signs in only through a provider. */
  hasPassword: z.optional(z.boolean()),
  /** The household's count of changes before this was read: the cursor from which a browser follows it (D33). */
  seq: z.optional(z.int()),
});
export type User = z.infer<typeof User>;

const partialPreferences = {
  assistanceAreas: clearable(AreaList, []),
  schoolType: clearable(z.nullable(SchoolType), null),
  integrations: clearable(Integrations, []),
  theme: clearable(Theme, 'system'),
  firstSteps: z.optional(z.enum(FIRST_STEPS, 'Unknown state of the first steps')),
  recoveryCodes: z.optional(z.enum(CODES_STATES, 'Unknown state of recovery codes')),
};

export const accountSchemas = {
  getUser: { summary: 'The signed-in user, or null', input: Nothing, output: z.nullable(User) },
  updateName: {
    summary: "Change the parent's own name; an absent last name stays",
    input: z.object({
      firstName: requiredName('First name'),
      lastName: clearable(shortText('Last name'), ''),
    }),
    output: User,
  },
  updatePreferences: {
    summary: 'Change preferences; absent ones stay as they are',
    input: z.object(partialPreferences),
    output: User,
  },
  completeOnboarding: {
    summary: 'Finish the onboarding wizard',
    input: z.object({ timeZone: TimeZone, preferences: z.object(partialPreferences) }),
    output: User,
  },
};
