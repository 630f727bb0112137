// Schemas of the household that parents share, of its devices and of its deletion.
import * as z from 'zod/mini';
import { DELETE_WORD } from '../common.ts';
import { TimeZone } from './account.ts';
import { Id, NoContent, Nothing, requiredName } from './common.ts';

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

/** The word, and a proof of identity: the password or, in an account without one, a recovery code. */
const Deletion = z.object({
  word: z.literal(DELETE_WORD, `Please type ${DELETE_WORD} to confirm`),
  password: z.optional(z.string('Please enter your password').check(z.maxLength(1000))),
  recoveryCode: z.optional(z.string('Please enter a recovery code').check(z.maxLength(100))),
});
export const householdSchemas = {
  getHousehold: {
    summary: 'The household, its members and open invitations',
    input: Nothing,
    output: Household,
  },
  updateHousehold: {
    summary: "Change the household's name or time zone; absent fields stay as they are",
    input: z.object({
      name: z.optional(requiredName('Name')),
      timeZone: z.optional(TimeZone),
      /** With a new zone: upcoming appointments keep their wall time, or their instant (D31). */
      appointments: z.optional(z.enum(['keep-clock-time', 'keep-moment'])),
    }),
    output: Household,
  },
  switchHousehold: {
    summary: 'Go on in another household the parent belongs to',
    input: z.object({ id: Id }),
    output: NoContent,
  },
  createInvitation: {
    summary: 'Make a link with which the other parent joins, once, within 7 days',
    input: Nothing,
    /** `path` is the only time the link is sent; the database stores its hash. */
    output: z.extend(Invitation, { path: z.string() }),
  },
  revokeInvitation: { summary: 'Take an invitation back', input: z.object({ id: Id }), output: NoContent },
  removeHouseholdMember: {
    summary: 'Remove a parent from the household; what they signed in with there ends at once',
    input: z.object({ id: Id }),
    output: NoContent,
  },
  leaveHousehold: { summary: 'Leave the household', input: Nothing, output: NoContent },
  exportHousehold: {
    summary: 'Everything of the household in one zip: JSON, CSV and calendar files',
    input: Nothing,
    output: z.any(),
  },
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

export const accessSchemas = {
  listSessions: {
    summary: 'The devices the parent is signed in on',
    input: Nothing,
    output: z.array(DeviceSession),
  },
  endSession: { summary: 'Sign a device out', input: z.object({ id: Id }), output: NoContent },
  endOtherSessions: {
    summary: 'Sign every other device of the parent out',
    input: Nothing,
    output: NoContent,
  },
  changePassword: {
    summary: 'Change the password; every other device is logged out',
    input: z.object({
      current: z.string('Please type your current password').check(z.maxLength(1000)),
      /** The function checks its length in characters, as at sign-up. */
      password: z.string('The new password is required').check(z.maxLength(1000)),
    }),
    output: NoContent,
  },
  deleteAccount: {
    summary: 'Remove the account; a household nobody else belongs to goes with it',
    input: Deletion,
    output: NoContent,
  },
  deleteHousehold: {
    summary: 'Remove the whole household with everything in it, for good',
    input: Deletion,
    output: NoContent,
  },
};
