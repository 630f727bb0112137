// Back closes what is open on a screen, such as a dialog, before it leaves the screen.
import { useEffect, useEffectEvent } from 'react';

let last = 0;
/** The entry of something that has just closed. What opens in the same moment takes it over. */
let left: { mark: number; timer: number } | null = null;

function markHere(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('layer' in state)) return undefined;
  return typeof state.layer === 'number' ? state.layer : undefined;
}

function addEntry(): number {
  const taken = left !== null && left.mark === markHere() ? left.mark : undefined;
  if (left !== null) clearTimeout(left.timer);
  left = null;
  if (taken !== undefined) return taken;
  last = Math.max(last, markHere() ?? 0) + 1;
  history.pushState({ layer: last }, '');
  return last;
}

function leaveEntry(mark: number): void {
  const timer = window.setTimeout(() => {
    left = null;
    // Another screen has followed otherwise.
    if (markHere() === mark) history.back();
  });
  left = { mark, timer };
}

/** While `open`, Back calls `close`. Something that stays open all the same is asked again at the next Back. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    let mark: number | undefined = addEntry();
    let timer = 0;
    const back = () => {
      if (mark === undefined || markHere() === mark) return;
      mark = undefined;
      latest();
      timer = window.setTimeout(() => (mark = addEntry()));
    };
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      clearTimeout(timer);
      if (mark !== undefined) leaveEntry(mark);
    };
  }, [open]);
}
