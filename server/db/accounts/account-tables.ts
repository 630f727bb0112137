// The tables of accounts and signing in. Times are ISO 8601 UTC text, booleans 0 or 1, JSON is text; secrets are stored
// as hashes only.
import type { Generated } from 'kysely';

interface HouseholdTable {
  id: string;
  name: string;
  /** IANA zone; null until onboarding chose one (D5). */
  time_zone: string | null;
  /** Count of the household's writes; the cursor of its followers (D33). */
  seq: Generated<number>;
  created_at: string;
  /** JSON of its usage (usage.ts); null until its next change counts it again. */
  usage: Generated<string | null>;
  /** When its last member deleted it; its rows are being removed. */
  closed_at: Generated<string | null>;
}

interface UserTable {
  id: string;
  /** As typed, trimmed. */
  email: string;
  /** Trimmed and in lower case: what makes an account unique. */
  email_folded: string;
  /** 1 once the e-mail is known to be this person's: a provider vouched for it, or a link sent there was used. */
  email_proved: number;
  first_name: string;
  last_name: string;
  /** PHC string; null when the account signs in through a provider only. */
  password_hash: string | null;
  /** Counts replaced credentials: a sign-in that was checked against earlier ones begins no session. */
  credentials_version: Generated<number>;
  onboarding_completed: number;
  preferences: string;
  created_at: string;
  updated_at: string;
}

interface MembershipTable {
  household_id: string;
  user_id: string;
  role: 'owner' | 'member';
  joined_at: string;
  /** 1 while the member has to say first whether the others here are family (decision 014). */
  to_confirm: Generated<number>;
}

/** A link to a sheet for a sitter. */
interface SitterLinkTable {
  id: string;
  household_id: string;
  /** The member who made it. */
  user_id: string;
  token_hash: string;
  /** Written as text; PostgreSQL returns it parsed. */
  sheet: unknown;
  created_at: string;
  expires_at: string;
}

/** An invitation link to a household, for one use. */
interface InvitationTable {
  id: string;
  household_id: string;
  /** The member who made it. */
  user_id: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  /** The user who joined with it; null while it can be used. */
  used_by: string | null;
}

export interface SessionTable {
  id: string;
  token_hash: string;
  user_id: string;
  household_id: string;
  created_at: string;
  last_seen_at: string;
  address: string;
  user_agent: string;
}

/** A kitchen tablet (decision 035), or the code that waits for one. */
export interface KioskTable {
  id: string;
  household_id: string;
  /** The member who made it. */
  user_id: string;
  /** Null once the code was used. */
  code_hash: string | null;
  /** Null until then. */
  token_hash: string | null;
  show_titles: number;
  created_at: string;
  /** End of the code, or of the tablet's access. */
  expires_at: string;
  last_seen_at: string | null;
  user_agent: string;
}

/** An account at an OpenID Connect provider. */
interface IdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: string;
}

interface RecoveryCodeTable {
  user_id: string;
  code_hash: string;
  created_at: string;
}

interface PasswordResetTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

/** One counted try at a form, kept for an hour. 'signed-in' counts sign-ins that succeeded. */
export interface SignInAttemptTable {
  id: string;
  kind: 'sign-in' | 'signed-in' | 'recovery' | 'sign-up' | 'forgot' | 'kiosk';
  /** Hash of the folded e-mail, so that a typed address is not stored. */
  account_hash: string;
  address: string;
  /** 1 when the account had signed in from this address before. */
  known: number;
  at: string;
}

/** How far a parent has used up a rate limit, in milliseconds since 1970 (rates.ts). */
export interface RateUseTable {
  household_id: string;
  user_id: string;
  kind: 'message' | 'wording';
  used_until: number;
}

/** Addresses from which an account signed in before: its owner is not locked out there by strangers elsewhere (D24). */
interface SignInAddressTable {
  user_id: string;
  address: string;
  last_used_at: string;
}

export interface AccountsTables {
  household: HouseholdTable;
  user: UserTable;
  membership: MembershipTable;
  invitation: InvitationTable;
  sitter_link: SitterLinkTable;
  session: SessionTable;
  kiosk: KioskTable;
  identity: IdentityTable;
  recovery_code: RecoveryCodeTable;
  password_reset: PasswordResetTable;
  sign_in_attempt: SignInAttemptTable;
  sign_in_address: SignInAddressTable;
  rate_use: RateUseTable;
}
