// Links that sign out. The code that clears the browser loads when a link is used.
import type { MouseEvent } from 'react';
import type { User } from '#contract/schemas/account.ts';
import * as links from '../../screen/links.ts';

/** A link that signs out does the rest first; opened in a tab of its own, it is followed as it is. */
export function signOutByLink(event: MouseEvent, user: User): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const leave = () => {
    // Without that code: the page after signing out clears what is left.
    window.location.assign(links.logout());
  };
  void import('./sign-out.ts').then(({ signOut }) => signOut(user), leave);
}
