// Display names of the integrations that a parent may note for later.
import type { Preferences } from '#contract/schemas/account.ts';

type Integration = Preferences['integrations'][number];

export const INTEGRATION_NAMES: Record<Integration, string> = {
  gmail: 'Gmail',
  'google-calendar': 'Google Calendar',
};
