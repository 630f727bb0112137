// The signed-in parent on whose behalf the server acts.

/** The signed-in parent, as one indexed look-up of the session yields it. */
export interface Actor {
  sessionId: string;
  userId: string;
  firstName: string;
  householdId: string;
  /** The household's IANA zone; UTC until onboarding chose one. */
  timeZone: string;
  /** The browser tab that asks, where it said so. */
  tab?: string | undefined;
}
