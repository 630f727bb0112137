// `/family?member=<id>` points to one card: it is scrolled to, focused and highlighted.
import { useDeferredValue, useEffect } from 'react';
import { useSearch } from 'wouter';
import { focusArrival } from '../screen/focus-arrival.ts';
import { cardId } from './member-card.tsx';

/** The member the address leads to; `ids` are the members on the screen. */
export function useAddressed(ids: readonly string[]): string | null {
  // Deferred like the path (routes.tsx), so that nothing is marked on the way to another screen.
  const wanted = new URLSearchParams(useDeferredValue(useSearch())).get('member');
  const id = wanted !== null && ids.includes(wanted) ? wanted : null;
  useEffect(() => {
    if (id === null) return;
    const card = document.getElementById(cardId(id));
    card?.scrollIntoView({ block: 'center' });
    focusArrival(card);
  }, [id]);
  return id;
}
