// Choices of the onboarding wizard: school types, integrations and time zones. Separate from the modules that every
// screen needs.

export const SCHOOL_TYPES = ['public', 'private', 'homeschool', 'hybrid'] as const;

/** Integrations a parent may note for later; none is connected yet (D27). */
export const INTEGRATIONS = ['gmail', 'google-calendar'] as const;

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
