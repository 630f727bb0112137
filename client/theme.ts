// Choosing a theme: on the page at once, then in the parent's preferences, for their other devices.
import { account, type Theme } from '#contract/account.ts';
import { toastError } from './kit/toast.ts';
import { paintTheme, paintedTheme } from './painted-theme.ts';
import { useUser } from './session.tsx';
import { useWrite } from './write.ts';

/** What the themes are called. */
export const THEME_NAMES: Record<Theme, string> = {
  system: 'Like this device',
  light: 'Light',
  dark: 'Dark',
};

/** The theme chosen by the signed-in parent, and how to choose another. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const stored = useUser().preferences.theme;
  const save = useWrite(account.updatePreferences, {
    onError() {
      paintTheme(stored);
      toastError('Your theme could not be saved.');
    },
  });
  return {
    theme: save.isPending ? paintedTheme() : stored,
    choose(theme) {
      paintTheme(theme);
      save.mutate({ theme });
    },
  };
}
