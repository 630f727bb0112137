// The signed-in parent on whose behalf the server acts.

/** The signed-in parent, from one indexed lookup of the session. */
export interface Actor {
  sessionId: string;
  userId: string;
  firstName: string;
  householdId: string;
  /** The household's IANA zone; UTC until it is chosen in onboarding. */
  timeZone: string;
  /** The browser tab of the request, if it sent one. */
  tab?: string | undefined;
}
