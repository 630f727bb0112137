// The open dialogs, topmost last. A toast is a layer above them, and Escape must pass it. Back closes the topmost: each
// has an entry of the history, which stays behind when it is closed in another way, and is passed by the next Back.
import { useEffect, useEffectEvent } from 'react';

interface Opened {
  close: () => void;
  /** It has an address of its own, with its own entries (client/calendar/use-place.ts). */
  isPlace: boolean;
  /** A part of the screen that Back closes, and Escape does not. */
  isPart?: boolean;
}

let opened: Opened[] = [];

const withoutPlace = () => opened.filter(({ isPlace }) => !isPlace);

/** Number of dialogs of this entry of the history, and its page. */
const entryHere = () => ({
  depth: (history.state as { over?: number } | null)?.over ?? 0,
  path: location.pathname,
});
let entry = { depth: 0, path: '' };

function addEntry(): void {
  const over = withoutPlace().length;
  if (entryHere().depth < over) history.pushState({ ...history.state, over }, '');
  entry = entryHere();
}

function passBack(): void {
  const before = entry;
  entry = entryHere();
  if (entry.path !== before.path) return;
  const dialogs = withoutPlace();
  if (entry.depth < dialogs.length) {
    // Before it closes: it may ask, and stay open.
    addEntry();
    dialogs.at(-1)?.close();
  } else if (entry.depth < before.depth) history.back();
}

function useOpened(open: boolean, { isPlace, isPart }: Omit<Opened, 'close'>, close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const one = { isPlace, isPart, close: () => latest() };
    opened.push(one);
    addEntry();
    // The same listener each time: it is added once.
    addEventListener('popstate', passBack);
    return () => void (opened = opened.filter((other) => other !== one));
  }, [open, isPlace, isPart]);
}

/** Counts a dialog among the open ones while it is open. */
export const useOpenDialog = (open: boolean, isPlace: boolean, close: () => void): void =>
  useOpened(open, { isPlace }, close);

/** While a part of the screen is open, Back closes it before it leaves the screen. */
export const useBackCloses = (open: boolean, close: () => void): void =>
  useOpened(open, { isPlace: false, isPart: true }, close);

/** Closes the topmost dialog; returns false where none is open. */
export function closeTopmostDialog(): boolean {
  const top = opened.findLast(({ isPart }) => isPart !== true);
  top?.close();
  return top !== undefined;
}
