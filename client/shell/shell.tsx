// The frame of the app for a parent who finished onboarding: sidebar or bottom bar around the main area.
import type { ReactNode } from 'react';
import { HeaderEnd } from '../screen/page.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ICONS } from './navigation-icons.tsx';
import { Sidebar } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';

interface ShellProps {
  /** Stands before the user menu in every heading row. */
  notifications: ReactNode;
  /** Opens the search over everything. */
  onFind: () => void;
  children: ReactNode;
}

export function Shell({ notifications, onFind, children }: ShellProps) {
  const end = (
    <>
      <IconButton label="Find anything" aria-haspopup="dialog" className="md:hidden" onClick={onFind}>
        <ICONS.find aria-hidden />
      </IconButton>
      {notifications}
      <UserMenu />
    </>
  );
  return (
    <div className="shell min-h-dvh md:grid md:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar onFind={onFind} />
      <main id="main" tabIndex={-1} className="min-w-0 pb-(--bottom-bar)">
        <HeaderEnd value={end}>{children}</HeaderEnd>
      </main>
      <BottomBar />
    </div>
  );
}
