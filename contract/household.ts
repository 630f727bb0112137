// The household parents share: its name and zone, who belongs to it, inviting, leaving and removing it (D5).
import { operations } from './operation.ts';
import type { accessSchemas, householdSchemas } from './schemas/household.ts';

export type { DeviceSession, Household, HouseholdMember, Invitation } from './schemas/household.ts';

/** An invitation can be used for this many days, once. */
export const INVITATION_DAYS = 7;

export const household = operations<typeof householdSchemas>()({
  getHousehold: {
    method: 'GET',
    path: '/api/household',
    summary: 'The household, its members and open invitations',
    owner: 'household',
    reads: ['household'],
  },
  updateHousehold: {
    method: 'PUT',
    path: '/api/household',
    summary: "Change the household's name or time zone; absent fields stay as they are",
    owner: 'household',
    writes: ['user', 'household', 'medical_appointment'],
  },
  switchHousehold: {
    method: 'POST',
    path: '/api/household/switch',
    summary: 'Go on in another household the parent belongs to',
    owner: 'household',
    answers: 204,
    writes: 'everything',
  },
  createInvitation: {
    method: 'POST',
    path: '/api/household/invitations',
    summary: 'Make a link with which the other parent joins, once, within 7 days',
    owner: 'household',
    answers: 201,
    writes: ['household'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/household/invitations/{id}',
    summary: 'Take an invitation back',
    owner: 'household',
    answers: 204,
    writes: ['household'],
  },
  removeHouseholdMember: {
    method: 'DELETE',
    path: '/api/household/members/{id}',
    summary: 'Remove a parent from the household; what they signed in with there ends at once',
    owner: 'household',
    answers: 204,
    writes: ['household', 'family_member'],
  },
  leaveHousehold: {
    method: 'POST',
    path: '/api/household/leave',
    summary: 'Leave the household',
    owner: 'household',
    answers: 204,
    writes: 'everything',
  },
  exportHousehold: {
    method: 'GET',
    path: '/api/household/export',
    summary: 'Everything of the household in one zip: JSON, CSV and calendar files',
    owner: 'household',
    stream: true,
    media: 'application/zip',
  },
});

export const access = operations<typeof accessSchemas>()({
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    summary: 'The devices the parent is signed in on',
    owner: 'user',
    reads: ['session'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    summary: 'Sign a device out',
    owner: 'user',
    answers: 204,
    writes: ['session'],
  },
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    summary: 'Change the password; every other device is signed out',
    owner: 'user',
    // Tries are counted even when they fail, and nobody waits for a password to be hashed.
    ownTransaction: true,
    answers: 204,
    writes: ['session'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete',
    summary: 'Remove the account; a household nobody else belongs to goes with it',
    owner: 'user',
    ownTransaction: true,
    answers: 204,
    writes: ['user'],
  },
  deleteHousehold: {
    method: 'POST',
    path: '/api/household/delete',
    summary: 'Remove the whole household with everything in it, for good',
    owner: 'household',
    // Tries are counted even when they fail, and afterwards the files are cleaned, outside the transaction.
    ownTransaction: true,
    answers: 204,
    writes: 'everything',
  },
});
