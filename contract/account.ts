// The signed-in parent: account, preferences, and completing the wizard.
import { operations } from './operation.ts';
import type { Preferences, accountSchemas } from './schemas/account.ts';

/** Preferences of a new account. */
export const NO_PREFERENCES: Preferences = {
  assistanceAreas: [],
  schoolType: null,
  integrations: [],
  theme: 'system',
};

export const account = operations<typeof accountSchemas>()({
  getUser: {
    method: 'GET',
    path: '/api/auth/user',
    owner: 'public',
    reads: ['user'],
  },
  updateName: {
    method: 'PUT',
    path: '/api/auth/user/name',
    owner: 'user',
    writes: ['user', 'household'],
  },
  updatePreferences: {
    method: 'PUT',
    path: '/api/auth/user/preferences',
    owner: 'user',
    writes: ['user'],
  },
  completeOnboarding: {
    method: 'POST',
    path: '/api/onboarding/complete',
    owner: 'user',
    writes: ['user', 'household'],
  },
});
