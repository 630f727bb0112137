// The household that parents share: name and zone, members, inviting, leaving and removing it (D5).
import { operations } from './operation.ts';
import type { accessSchemas, householdSchemas } from './schemas/household.ts';

/** An invitation can be used for this many days, once. */
export const INVITATION_DAYS = 7;

export const household = operations<typeof householdSchemas>()({
  getHousehold: {
    method: 'GET',
    path: '/api/household',
    owner: 'household',
    reads: ['household'],
  },
  updateHousehold: {
    method: 'PUT',
    path: '/api/household',
    owner: 'household',
    writes: ['user', 'household', 'medical_appointment'],
  },
  switchHousehold: {
    method: 'POST',
    path: '/api/household/switch',
    owner: 'household',
    answers: 204,
    writes: ['user', 'household', 'records'],
  },
  createInvitation: {
    method: 'POST',
    path: '/api/household/invitations',
    owner: 'household',
    answers: 201,
    writes: ['household'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/household/invitations/{id}',
    owner: 'household',
    answers: 204,
    writes: ['household'],
  },
  removeHouseholdMember: {
    method: 'DELETE',
    path: '/api/household/members/{id}',
    owner: 'household',
    answers: 204,
    writes: ['household', 'family_member'],
  },
  leaveHousehold: {
    method: 'POST',
    path: '/api/household/leave',
    owner: 'household',
    answers: 204,
    writes: ['user', 'household', 'records'],
  },
  exportHousehold: {
    method: 'GET',
    path: '/api/household/export',
    owner: 'household',
    stream: true,
    media: 'application/zip',
  },
});

export const access = operations<typeof accessSchemas>()({
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    owner: 'user',
    reads: ['session'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/{id}',
    owner: 'user',
    answers: 204,
    writes: ['session'],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/sessions',
    owner: 'user',
    answers: 204,
    writes: ['session'],
  },
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    owner: 'user',
    // Attempts are counted even when they fail, and no transaction is held open while a password is hashed.
    ownTransaction: true,
    answers: 204,
    writes: ['session'],
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete',
    owner: 'user',
    ownTransaction: true,
    answers: 204,
    writes: ['user'],
  },
  deleteHousehold: {
    method: 'POST',
    path: '/api/household/delete',
    owner: 'household',
    // Attempts are counted even when they fail, and afterwards the files are cleaned, outside the transaction.
    ownTransaction: true,
    answers: 204,
    writes: ['user', 'household', 'records'],
  },
});
