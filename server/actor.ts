// The signed-in parent, or kitchen tablet, on whose behalf the server acts.

/** The signed-in parent, from one indexed lookup of the session. */
export interface Actor {
  sessionId: string;
  userId: string;
  firstName: string;
  householdId: string;
  /** The household's IANA zone; UTC until it is chosen in onboarding. */
  timeZone: string;
  /** Set for a kitchen tablet (decision 035): `userId` is the parent who made it. */
  kiosk?: { showTitles: boolean } | undefined;
  /** The browser tab of the request, if it sent one. */
  tab?: string | undefined;
}
