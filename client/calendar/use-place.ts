// The place in the calendar, kept in the address: a reload and the Back button restore it.
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import * as links from '../screen/links.ts';
import { placeIn, searchOf, type CalendarView, type Open, type CalendarAddress } from './place.ts';

/** Milliseconds without a move before the address follows: browsers refuse hundreds of changes in a few seconds. */
const SETTLED = 200;

const stateHere = (): unknown => history.state;

/** Number of history entries of open dialogs, up to this one. */
function depthHere(): number {
  const state = stateHere();
  if (typeof state !== 'object' || state === null || !('dialogs' in state)) return 0;
  return typeof state.dialogs === 'number' ? state.dialogs : 0;
}

/** A selected day that the address may not have yet. */
interface Moved {
  at: string;
  /** Queries with which it holds: the one before, and the one it leads to. */
  searches: readonly string[];
}

/** The selected day of the latest move; undefined when none is pending. The address follows later. */
function useMoves(search: string) {
  const [moved, setMoved] = useState<Moved | null>(null);
  const [, navigate] = useLocation();
  const pending = moved?.searches.includes(search) ? moved : null;
  useEffect(() => {
    const target = pending?.searches.at(-1);
    if (pending === null || target === undefined || target === search) return;
    const timer = setTimeout(() => {
      // Another screen may be on its way.
      if (location.pathname !== links.home()) return;
      navigate(links.home() + target, { replace: true, state: stateHere() });
      // The former query must not bring the move back.
      setMoved({ ...pending, searches: [target] });
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [pending, search, navigate]);
  return { moved: pending?.at, setMoved };
}

export interface CalendarPlace extends CalendarAddress {
  /** Selects a day; leaves no trail for the Back button. */
  move: (at: string) => void;
  /** Changes the view or leaps to a day; Back returns. */
  go: (to: { view?: CalendarView; at?: string }) => void;
  /** Opens a dialog; Back closes it. */
  show: (open: Open) => void;
  /** Closes the dialog and returns to the place where it was opened. */
  close: () => void;
  /** From an event to its day. */
  back: () => void;
}

export function useCalendarPlace(today: string): CalendarPlace {
  const query = useSearch();
  const search = query === '' ? '' : `?${query}`;
  const [, navigate] = useLocation();
  // Deferred like the path (routes.tsx): on the way to another screen, this one must not fall back to today.
  const place = placeIn(useDeferredValue(search), today);
  const { moved, setMoved } = useMoves(search);
  const here = { ...place, at: moved ?? place.at };
  const { open } = here;
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [search]);

  const replace = (next: CalendarAddress) =>
    navigate(links.home() + searchOf(next, today), { replace: true, state: stateHere() });
  const push = (next: CalendarAddress, dialogs: number) => {
    const target = searchOf(next, today);
    // At once: the deferred address would show the former day for a moment.
    setMoved({ at: next.at, searches: [target] });
    navigate(links.home() + target, { state: { dialogs } });
  };
  /** Leaves `steps` dialogs; an address that was entered with its dialog has nothing before it, and is replaced. */
  const leave = (steps: number, other: CalendarAddress) => {
    if (open === null || leaving.current) return;
    leaving.current = true;
    if (steps > 0) history.go(-steps);
    else replace(other);
  };
  return {
    ...here,
    move: (at) => setMoved({ at, searches: [search, searchOf({ ...here, at, open: null }, today)] }),
    go: (to) => {
      // Back returns to the day selected last.
      if (moved !== undefined) replace(here);
      push({ ...here, ...to, open: null }, 0);
    },
    show: (next) => {
      const at = next.kind === 'day' ? next.date : here.at;
      const depth = open === null ? 0 : depthHere();
      // Closing returns to the same day; an address that was entered with its dialog gets that entry here.
      if (depth === 0) replace({ ...here, at, open: null });
      if (depth === 0 && open !== null) push({ ...here, at }, 1);
      push({ ...here, at, open: next }, open === null ? 1 : Math.max(depth, 1) + 1);
    },
    close: () => leave(depthHere(), { ...here, open: null }),
    back: () => leave(depthHere() > 1 ? 1 : 0, { ...here, open: open?.kind === 'event' ? open.from : null }),
  };
}
