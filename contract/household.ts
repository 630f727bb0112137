// The household parents share: its name and zone, who belongs to it, inviting, leaving and removing it (D5).
import * as z from 'zod/mini';
import { TimeZone } from './account.ts';
import { Id, NoContent, Nothing, requiredName } from './common.ts';
import { operation } from './operation.ts';

/** An invitation can be used for this many days, once. */
export const INVITATION_DAYS = 7;
/** What a parent types before an account or a household is removed for good. */
export const DELETE_WORD = 'DELETE';

export const HouseholdMember = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'member']),
  joinedAt: z.string(),
  isYou: z.boolean(),
});
export type HouseholdMember = z.infer<typeof HouseholdMember>;

/** An invitation that can still be used; its link was shown once, when it was made. */
export const Invitation = z.object({
  id: z.string(),
  /** First name of the parent who made it. */
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const Household = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.nullable(z.string()),
  members: z.array(HouseholdMember),
  invitations: z.array(Invitation),
  /** Every household the parent belongs to; the session is in one of them at a time. */
  households: z.array(z.object({ id: z.string(), name: z.string(), current: z.boolean() })),
});
export type Household = z.infer<typeof Household>;

/** The word, and who is asking once more: the password or, in an account without one, a recovery code. */
const Deletion = z.object({
  word: z.literal(DELETE_WORD, `Please type ${DELETE_WORD} to confirm`),
  password: z.optional(z.string('Please enter your password').check(z.maxLength(1000))),
  recoveryCode: z.optional(z.string('Please enter a recovery code').check(z.maxLength(100))),
});
const ofHousehold = { kind: 'json', owner: 'household' } as const;
const answersNothing = { output: NoContent, answers: 204 } as const;

export const household = {
  getHousehold: operation({
    ...ofHousehold,
    method: 'GET',
    path: '/api/household',
    summary: 'The household, its members and open invitations',
    input: Nothing,
    output: Household,
  }),
  updateHousehold: operation({
    ...ofHousehold,
    method: 'PUT',
    path: '/api/household',
    summary: "Change the household's name or time zone; absent fields stay as they are",
    input: z.object({
      name: z.optional(requiredName('Name')),
      timeZone: z.optional(TimeZone),
      /** With a new zone: coming appointments keep what the clock shows, or the moment they are at (D31). */
      appointments: z.optional(z.enum(['keep-clock-time', 'keep-moment'])),
    }),
    output: Household,
  }),
  switchHousehold: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/household/switch',
    summary: 'Go on in another household the parent belongs to',
    input: z.object({ id: Id }),
    ...answersNothing,
  }),
  createInvitation: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/household/invitations',
    summary: 'Make a link with which the other parent joins, once, within 7 days',
    input: Nothing,
    /** `path` is the only time the link is told; the database keeps its hash. */
    output: z.extend(Invitation, { path: z.string() }),
    answers: 201,
  }),
  revokeInvitation: operation({
    ...ofHousehold,
    method: 'DELETE',
    path: '/api/household/invitations/{id}',
    summary: 'Take an invitation back',
    input: z.object({ id: Id }),
    ...answersNothing,
  }),
  removeHouseholdMember: operation({
    ...ofHousehold,
    method: 'DELETE',
    path: '/api/household/members/{id}',
    summary: 'Remove a parent from the household; what they signed in with there ends at once',
    input: z.object({ id: Id }),
    ...answersNothing,
  }),
  leaveHousehold: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/household/leave',
    summary: 'Leave the household',
    input: Nothing,
    ...answersNothing,
  }),
  exportHousehold: operation({
    method: 'GET',
    path: '/api/household/export',
    summary: 'Everything of the household in one zip: JSON, CSV and calendar files',
    kind: 'stream',
    media: 'application/zip',
    owner: 'household',
    input: Nothing,
    output: z.any(),
  }),
};

export const DeviceSession = z.object({
  id: z.string(),
  /** Readable name of browser and system, e.g. 'Chrome on Android'. */
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type DeviceSession = z.infer<typeof DeviceSession>;

export const access = {
  listSessions: operation({
    method: 'GET',
    path: '/api/sessions',
    summary: 'The devices the parent is signed in on',
    kind: 'json',
    owner: 'user',
    input: Nothing,
    output: z.array(DeviceSession),
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Sign a device out',
    kind: 'json',
    owner: 'user',
    input: z.object({ id: Id }),
    ...answersNothing,
  }),
  changePassword: operation({
    method: 'PUT',
    path: '/api/auth/password',
    summary: 'Change the password; every other device is signed out',
    kind: 'json',
    owner: 'user',
    // Tries are counted even when they fail, and nobody waits for a password to be hashed.
    ownTransaction: true,
    input: z.object({
      current: z.string('Please type your current password').check(z.maxLength(1000)),
      /** How long it may be is counted in characters, as at sign-up, by the function. */
      password: z.string('The new password is required').check(z.maxLength(1000)),
    }),
    ...answersNothing,
  }),
  deleteAccount: operation({
    method: 'POST',
    path: '/api/auth/delete',
    summary: 'Remove the account; a household nobody else belongs to goes with it',
    ownTransaction: true,
    kind: 'json',
    owner: 'user',
    input: Deletion,
    ...answersNothing,
  }),
  deleteHousehold: operation({
    ...ofHousehold,
    method: 'POST',
    path: '/api/household/delete',
    summary: 'Remove the whole household with everything in it, for good',
    // Tries are counted even when they fail, and afterwards the files are cleaned, outside the transaction.
    ownTransaction: true,
    input: Deletion,
    ...answersNothing,
  }),
};
