// User of the app while the server cannot be reached: the parent who was last signed in on this device.
import { NO_PREFERENCES } from '#contract/account.ts';
import { THEMES, type AreaId } from '#contract/preferences.ts';
import type { User } from '#contract/schemas/account.ts';
import { paintTheme } from '../look/painted-theme.ts';

/** This browser's record of its last session. */
interface LastSession {
  userId: string;
  householdId: string;
  firstName: string;
  areas: readonly AreaId[];
}

/** The theme stored on this device. The cached document is the same for everybody and does not contain it. */
const rememberedTheme = () =>
  THEMES.find((theme) => new RegExp(`(?:^|; )theme=${theme}(?:;|$)`).test(document.cookie)) ?? 'system';

/** That parent as screens know parents. Nothing of it is ever written back. */
export function standIn({ userId, householdId, firstName, areas }: LastSession): User {
  const theme = rememberedTheme();
  paintTheme(theme);
  return {
    id: userId,
    householdId,
    firstName,
    lastName: '',
    email: '',
    onboardingCompleted: true,
    preferences: { ...NO_PREFERENCES, assistanceAreas: [...areas], theme },
    timeZone: null,
  };
}
