// `/family?member=<id>` points to one card: it is scrolled to, focused and highlighted.
import { useDeferredValue, useEffect } from 'react';
import { useSearch } from 'wouter';
import { useAskedToAdd } from '../editing/panel/asked-to-add.ts';
import { focusArrival } from '../screen/focus-arrival.ts';
import { cardId } from './member-card.tsx';

/** The one of `members`, which are on the screen, that the address leads to; or it leads to the form that `add` opens. */
export function useAddressed(members: readonly { id: string }[], add: () => void): string | null {
  // Deferred like the path (routes.tsx), so that nothing is marked on the way to another screen.
  const wanted = new URLSearchParams(useDeferredValue(useSearch())).get('member');
  useAskedToAdd(wanted, add);
  const id = members.find((one) => one.id === wanted)?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    const card = document.getElementById(cardId(id));
    card?.scrollIntoView({ block: 'center' });
    focusArrival(card);
  }, [id]);
  return id;
}
