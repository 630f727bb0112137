// Defers what a field does when it loses the focus until the press that took it has become a click: rows that moved
// under the finger meanwhile would lose the click.
import { useEffect, useRef } from 'react';

/** The press is over, or has become a drag. */
const ENDS = ['mouseup', 'dragend', 'pointercancel'] as const;

/** Returns a function that runs `work` at once, or after the click while a press is in progress. */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    document.addEventListener('mousedown', () => (isPressed.current = true), options);
    for (const end of ENDS) document.addEventListener(end, () => (isPressed.current = false), options);
    return () => gone.abort();
  }, []);
  return (work) => {
    if (!isPressed.current) return work();
    const over = new AbortController();
    const end = () => {
      over.abort();
      // The click follows in the same task.
      setTimeout(work);
    };
    for (const name of ENDS) document.addEventListener(name, end, { capture: true, signal: over.signal });
  };
}
