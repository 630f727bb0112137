// Entries of the user menu: the account's links and the theme. Loaded with the other overlays, at idle.
import { House, LogOut, Monitor, Moon, Settings, Sun, Users } from 'lucide-react';
import { THEMES, type Theme } from '#contract/preferences.ts';
import { MenuList, type MenuEntry } from '../kit/overlays/menu-list.tsx';
import type { ListProps } from '../kit/overlays/menu.tsx';
import { THEME_NAMES, useTheme } from '../look/theme.ts';
import { signOutByLink } from '../meal-store/sign-out/sign-out-link.ts';
import * as links from '../screen/links.ts';
import { useUser } from '../session/session.tsx';
import { shownName } from './user-name.ts';

const THEME_ICONS: Record<Theme, React.ReactNode> = {
  system: <Monitor aria-hidden />,
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
};

function useEntries(): MenuEntry[] {
  const user = useUser();
  const { theme, choose } = useTheme();
  return [
    { kind: 'link', label: 'Home', icon: <House aria-hidden />, href: links.home() },
    { kind: 'link', label: 'Family Overview', icon: <Users aria-hidden />, href: links.family() },
    { kind: 'link', label: 'Settings', icon: <Settings aria-hidden />, href: links.settings() },
    { kind: 'line' },
    {
      kind: 'choice',
      label: 'Theme',
      value: theme,
      options: THEMES.map((value) => ({ value, label: THEME_NAMES[value], icon: THEME_ICONS[value] })),
      onChoose: (value) => choose(THEMES.find((known) => known === value) ?? 'system'),
    },
    { kind: 'line' },
    {
      kind: 'link',
      label: 'Log out',
      icon: <LogOut aria-hidden />,
      href: links.logout(),
      reload: true,
      onSelect: (event) => signOutByLink(event, user),
    },
  ];
}

export function AccountList(props: ListProps) {
  const user = useUser();
  return (
    <MenuList
      {...props}
      label="Account"
      entries={useEntries()}
      header={
        <div className="mb-1.5 border-b border-line px-3 pt-1 pb-3">
          <p className="font-display text-lg font-extrabold">{shownName(user)}</p>
          <p className="text-soft">{user.email}</p>
        </div>
      }
    />
  );
}
