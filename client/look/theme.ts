// Choosing a theme: applied at once, then saved in the parent's preferences for their other devices.
import { useState } from 'react';
import { account } from '#contract/account.ts';
import type { Theme } from '#contract/preferences.ts';
import { useWrite } from '../data/write.ts';
import { toastError } from '../kit/overlays/toast.ts';
import { useUser } from '../session/session.tsx';
import { paintTheme } from './painted-theme.ts';

/** Display names of the themes. */
export const THEME_NAMES: Record<Theme, string> = {
  system: 'Match device',
  light: 'Light',
  dark: 'Dark',
};

/** The theme chosen by the signed-in parent, and how to choose another. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const stored = useUser().preferences.theme;
  // A choice applies until the preferences have changed, so that the theme never flickers back.
  const [choice, setChoice] = useState<{ theme: Theme; over: Theme } | null>(null);
  const save = useWrite(account.updatePreferences, {
    onError() {
      setChoice(null);
      paintTheme(stored);
      toastError("Your theme couldn't be saved.");
    },
  });
  return {
    theme: choice?.over === stored ? choice.theme : stored,
    choose(theme) {
      setChoice({ theme, over: stored });
      paintTheme(theme);
      save.mutate({ theme });
    },
  };
}
