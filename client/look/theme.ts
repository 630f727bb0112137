// Choosing a theme: applied at once, then saved in the parent's preferences for their other devices.
import { useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import type { Theme } from '#contract/preferences.ts';
import type { User } from '#contract/schemas/account.ts';
import { queryKey } from '../data/api.ts';
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

const USER = queryKey(account.getUser, {});

/**
 * The last choice that is being saved, and the theme to go back to if that fails. Of the page and not of a component:
 * the account menu is gone before the answer comes.
 */
let choice: { sent: object; saved: Theme } | null = null;

/** The theme chosen by the signed-in parent, and how to choose another. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const { theme: stored } = useUser().preferences;
  const client = useQueryClient();
  const show = (theme: Theme) => {
    paintTheme(theme);
    client.setQueryData<User | null>(
      USER,
      (user) => user && { ...user, preferences: { ...user.preferences, theme } },
    );
  };
  const save = useWrite(account.updatePreferences, {
    onSuccess({ preferences }, sent) {
      if (choice?.sent === sent) choice = null;
      else if (choice) choice.saved = preferences.theme;
    },
    onError(_, sent) {
      toastError("Your theme couldn't be saved.");
      if (choice?.sent !== sent) return;
      show(choice.saved);
      choice = null;
    },
  });
  return {
    theme: stored,
    choose(theme) {
      const sent = { theme };
      choice = { sent, saved: choice?.saved ?? stored };
      // An older read would bring the former theme back, and what is saved next would carry it.
      void client.cancelQueries({ queryKey: USER });
      show(theme);
      save.mutate(sent);
    },
  };
}
