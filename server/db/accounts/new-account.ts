// An account that is about to be stored.
import type { Preferences } from '#contract/schemas/account.ts';

export interface NewAccount {
  userId: string;
  /** Id of the user's own household; a user who joins another one gets none. */
  householdId: string;
  householdName: string;
  /** Hash of the invitation link by which the user joins a household instead. */
  invitation?: string | undefined;
  email: string;
  emailFolded: string;
  emailProved: boolean;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  preferences: Preferences;
  /** Time of creation, ISO 8601 UTC. */
  at: string;
}
