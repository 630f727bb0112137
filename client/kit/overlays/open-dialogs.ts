// The open dialogs, topmost last. A toast is a layer above them, and Escape must pass it.
import { useEffect, useEffectEvent } from 'react';

const closers: (() => void)[] = [];

/** Counts a dialog among the open ones while it is open. */
export function useOpenDialog(open: boolean, close: () => void): void {
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const closer = () => latest();
    closers.push(closer);
    return () => void closers.splice(closers.indexOf(closer), 1);
  }, [open]);
}

/** Closes the topmost dialog; returns false where none is open. */
export function closeTopmostDialog(): boolean {
  const close = closers.at(-1);
  close?.();
  return close !== undefined;
}
