// 'Find anything' may ask this screen for an invitation. The wish is in the history entry, which no other site can write:
// a link to us must not make invitations.
import { useEffect, useEffectEvent } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

/** Runs `invite` once where the way to this screen asks for it. */
export function useAskedToInvite(invite: () => void): void {
  const state = useHistoryState<{ invite?: true } | null>();
  const isAsked = state?.invite === true;
  const take = useEffectEvent(() => {
    history.replaceState(null, '');
    invite();
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
